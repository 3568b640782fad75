import path from 'node:path';
import type { Diagnostic } from '../../shared/errors.ts';
import { readClient } from '../output/clientFiles.ts';
import { createWorkerTools } from '../output/compileTools.ts';
import { generatedLinks } from '../output/generatedLinks.ts';
import { withKit } from '../output/kitFiles.ts';
import { outputClashes } from '../output/outputClashes.ts';
import { siteOutputs } from '../output/outputs.ts';
import { ownFaults } from '../output/ownFaults.ts';
import { createPictures, type Pictures } from '../output/pictures.ts';
import { prepareTools } from '../output/prepareTools.ts';
import type { Project, ProjectOptions, PublishedPlace, Tools } from '../output/projectTypes.ts';
import { type PageContent, pageContent } from '../output/renderPage.tsx';
import type { SearchIndexer } from '../output/searchIndexer.ts';
import { siteFacts } from '../output/siteFacts.ts';
import { createWorkerIndexer } from '../output/workerIndexer.ts';
import { checkCompiled, type LinkReport } from '../site/linkCheck.ts';

/** What every command gets: paths are absolute. */
export interface CommandContext {
  cwd: string;
  home: string;
  /** Folder for what can be made again. */
  cache: string;
  siteDir?: string;
  docsDir: string;
  out: string;
  lenient: boolean;
  /** The site is to open from a folder, without a server. */
  portable: boolean;
  /** Each text is also written compressed. */
  compress: boolean;
  place?: PublishedPlace;
}

export function projectOptions(context: CommandContext, drafts: boolean): ProjectOptions {
  const { cwd, siteDir, docsDir, lenient, cache, place } = context;
  return { cwd, siteDir, docsDir, place, tolerant: lenient, drafts, cache: path.join(cache, 'modules') };
}

/** Tools that highlight and draw in a second thread. */
export function threadTools({ home, cache }: CommandContext): Tools {
  return createWorkerTools(path.join(home, 'fenceWorker.mjs'), path.join(cache, 'diagrams'));
}

/** Begins a search index in a second thread, with the words that hold on every site. */
export function indexerOf({ home }: CommandContext): SearchIndexer {
  return createWorkerIndexer(path.join(home, 'searchWorker.mjs'), path.join(home, 'search-words.json'));
}

/** Draws previews and icons by the generator's own font, and keeps them. */
export function picturesOf({ home, cache }: CommandContext): Pictures {
  return createPictures({ font: path.join(home, 'font.otf'), cache: path.join(cache, 'pictures') });
}

/** The pages of a site as they are built. */
interface CompiledPages {
  /** The pages of each locale, the default one first. */
  locales: readonly { project: Project; contents: PageContent[] }[];
  /** Faults that only the whole site shows; each page has its own. */
  diagnostics: Diagnostic[];
  waiting: LinkReport['waiting'];
}

/** Compiles every page of a site and checks it as a build would, for commands that write no site. */
export async function compilePages(
  project: Project,
  tools: Tools,
  { home }: CommandContext,
): Promise<CompiledPages> {
  const { locales } = project;
  await prepareTools(
    locales.flatMap(({ site }) => [...site.table.pages.values()]),
    project,
    tools,
  );
  const client = withKit(readClient(path.join(home, 'client')), project.kitFiles, project.site.urls);
  const compiled = locales.map((one) => {
    const facts = siteFacts(one);
    const contents = [...one.site.table.pages.values()].map((page) => pageContent(page, one, facts));
    return { project: one, contents };
  });
  const parts = locales.map((one) => ({
    project: one,
    client,
    files: { tree: 'assets/tree.json', terms: 'assets/terms.json' },
    document: () => '',
    markdown: () => '',
    notFound: () => '',
  }));
  const [first, ...others] = parts;
  const outputs = first ? siteOutputs(first, others) : [];
  const written = new Set(outputs.map(({ file }) => file));
  const checks = compiled.map(({ project: one, contents }) => {
    const generated = generatedLinks(contents, one, (file) => written.has(file));
    const { diagnostics, waiting } = checkCompiled(one.site, contents, generated);
    return { diagnostics: ownFaults(diagnostics, one), waiting };
  });
  const diagnostics = [
    ...locales.flatMap((one) => one.diagnostics),
    ...checks.flatMap((one) => one.diagnostics),
    ...outputClashes(outputs, project),
  ];
  return { locales: compiled, diagnostics, waiting: checks[0]?.waiting ?? { links: 0, pages: 0 } };
}
