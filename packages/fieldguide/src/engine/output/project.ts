import path from 'node:path';
import { invariant, placeSubjects } from '../../shared/errors.ts';
import { checkLocalePaths } from './locales.ts';
import { openLocale } from './openLocale.ts';
import type { Project, ProjectOptions, Tools } from './projectTypes.ts';
import { readSettings } from './siteSettings.ts';
import { readSources, type SiteSources } from './siteSources.ts';

/**
 * Reads a site folder, or a bare folder of Markdown: settings, then all that is written, then the site of each locale.
 * It returns the site in its default locale; `locales` has the others.
 * @throws FieldguideError for settings that are not valid or a docs folder that does not exist.
 */
export async function openProject(options: ProjectOptions, tools: Tools): Promise<Project> {
  const settings = await readSettings(options);
  const sources = await readSources(options, settings);
  const [usual, ...others] = sources.locales;
  invariant(usual, 'A site has at least one locale.');
  const projects: Project[] = [];
  const open = (locale: typeof usual) => openLocale(locale, { options, settings, sources, tools, projects });
  const first = await open(usual);
  projects.push(first);
  const paths = checkLocalePaths(takenPaths(first, sources), settings);
  for (const locale of others) if (!paths.clashing.has(locale.locale.code)) projects.push(await open(locale));
  const found = [...sources.diagnostics, ...paths.diagnostics];
  const project: Project = {
    ...first,
    diagnostics: [...first.diagnostics, ...placeSubjects(found, settings.configFile, settings.settingsText)],
  };
  projects[0] = project;
  return project;
}

/** The addresses that the default locale takes, with what has them: no other locale can have its folder there. */
function takenPaths({ site }: Project, { redirects, staticFiles }: SiteSources) {
  return [
    ...[...site.table.pages.values()].map(({ route, source, file }) => ({
      route,
      file: source?.file ?? file,
    })),
    ...site.redirects.map(({ from }) => ({ route: from, file: redirects.file })),
    ...staticFiles.map((file) => ({ route: `/${file}`, file: `the static file ${file}` })),
  ];
}

/** Folders that hold input: what is watched, and where no output may be. */
export function inputFolders({ docsDir, siteDir }: ProjectOptions): string[] {
  return siteDir === undefined ? [docsDir, path.join(path.dirname(docsDir), 'static')] : [docsDir, siteDir];
}
