import path from 'node:path';
import type { ComponentType } from 'react';
import { type Diagnostic, FieldguideError } from '../../shared/errors.ts';
import type { PageProps } from '../../shared/facts.ts';
import { isRecord } from '../../shared/text.ts';
import * as english from '../../shared/texts/english.ts';
import type { Translate } from '../../shared/texts/translate.ts';
import { normalizeRoute } from '../../shared/url.ts';
import { loadModule } from '../config/load.ts';
import type { Locale, SiteConfig } from '../config/schema.ts';
import { filesBelow, isFile, isFolder } from '../content/disk.ts';
import type { PageSyntax } from '../content/parsePage.ts';
import { scanDocs } from '../content/scan.ts';
import { blogPages } from '../site/blog.ts';
import { type SitePage, sourcePage } from '../site/siteTypes.ts';
import { scanLocale } from './locales.ts';
import type { PageComponents, ProjectOptions } from './projectTypes.ts';

const SEARCH_ROUTE = '/search/';
/** The page that offers files to take along. */
const DOWNLOADS_ROUTE = '/downloads/';

export interface ExtraPages {
  pages: SitePage[];
  components: PageComponents;
  diagnostics: Diagnostic[];
}

interface ExtraInput {
  config: SiteConfig;
  syntax: PageSyntax;
  t: Translate;
  locale: Locale;
  /** Folder of the pages of another locale than the default one. */
  translations?: string;
}

/**
 * The pages outside the docs: those of the site's `pages` folder and the folders in it (`.tsx`, `.md`), the search page, and a home
 * page if the site has none.
 * @throws FieldguideError for a page module without a default export (specification 5).
 */
export async function loadExtraPages(
  options: ProjectOptions,
  { config, syntax, t, locale, translations }: ExtraInput,
): Promise<ExtraPages> {
  const folder = folderIn(options.siteDir, 'pages');
  const ownFolder = folderIn(translations, 'pages');
  const components = new Map<string, ComponentType<PageProps>>();
  const pages: SitePage[] = [];
  const diagnostics: Diagnostic[] = [];
  const markdownIn = (root: string) => {
    const usual = scanDocs({ root, cwd: options.cwd, syntax });
    const own = translations === undefined ? undefined : path.join(translations, path.basename(root));
    const { cwd } = options;
    const scan =
      own === undefined ? usual : scanLocale(usual, { root: own, cwd, syntax, label: locale.label });
    diagnostics.push(...scan.diagnostics);
    return scan.pages.filter(({ frontMatter }) => options.drafts || !frontMatter.draft);
  };
  if (folder !== undefined) {
    const isModule = (name: string) => /\.[jt]sx$/.test(name) && !/(?:^|\/)_|\.test\.[jt]sx$/.test(name);
    for (const name of filesBelow(folder).filter(isModule)) {
      const own = path.join(ownFolder ?? folder, name);
      const file = isFile(own) ? own : path.join(folder, name);
      const route = normalizeRoute(name.replace(/\.[jt]sx$/, ''));
      const isHome = route === '/';
      const { default: component, title, description } = await loadModule(file, options);
      if (!isComponent(component)) {
        throw new FieldguideError(
          `The page component ${path.relative(options.cwd, file)} has no default export. End the file with: export default function Page() { ... }`,
        );
      }
      // Of two modules with one route the first stays, as of two pages.
      if (!components.has(route)) components.set(route, component);
      pages.push({
        route,
        title: typeof title === 'string' ? title : isHome ? config.title : (route.split('/').at(-2) ?? ''),
        description: typeof description === 'string' ? description : isHome ? config.tagline : '',
        kind: isHome ? 'home' : 'page',
        file: path.relative(options.cwd, file),
        ...(translations !== undefined && file !== own ? { untranslated: true as const } : {}),
      });
    }
    diagnostics.push(...noPages(folder, options.cwd));
    pages.push(...markdownIn(folder).map((source) => sourcePage(source, 'page')));
  }
  const blogFolder = config.blog ? folderIn(options.siteDir, 'blog') : undefined;
  if (config.blog && blogFolder !== undefined)
    pages.push(...blogPages(markdownIn(blogFolder), config.blog, { t, locale }));
  const has = (route: string) => pages.some((page) => page.route === route);
  if (!has('/'))
    pages.push({
      route: '/',
      title: config.title,
      description: config.tagline,
      kind: 'home',
      implicit: true,
    });
  pages.push({
    route: SEARCH_ROUTE,
    title: t(english.search),
    description: t(english.searchDescription, { site: config.title }),
    kind: 'search',
  });
  if (config.downloads.length > 0)
    pages.push({
      route: DOWNLOADS_ROUTE,
      title: t(english.downloadsTitle),
      description: t(english.downloadsDescription),
      kind: 'downloads',
    });
  return { pages, components, diagnostics };
}

/** Scripts in the folder of pages that other generators would show as pages. */
function noPages(folder: string, cwd: string): Diagnostic[] {
  return filesBelow(folder)
    .filter((name) => /\.[cm]?[jt]s$/.test(name) && !/(?:^|\/)_|\.(?:test|d)\.[cm]?[jt]s$/.test(name))
    .map((name) => ({
      severity: 'warning',
      code: 'no-page',
      file: path.relative(cwd, path.join(folder, name)),
      line: 1,
      column: 1,
      message: 'the file is not a page: pages are .tsx, .jsx or .md files.',
      hint: `If it is one, rename it to "${name.replace(/[jt]s$/, (end) => `${end}x`).replace(/\.[cm]([jt]sx)$/, '.$1')}"; if it helps another, to "_${name.split('/').at(-1)}".`,
    }));
}

/** A function, or what React makes of one: `memo(Page)`. */
function isComponent(value: unknown): value is ComponentType<PageProps> {
  return typeof value === 'function' || (isRecord(value) && '$$typeof' in value);
}

/** A folder in another one; undefined if it does not exist. */
export function folderIn(parent: string | undefined, name: string): string | undefined {
  const folder = parent === undefined ? undefined : path.join(parent, name);
  return folder !== undefined && isFolder(folder) ? folder : undefined;
}
