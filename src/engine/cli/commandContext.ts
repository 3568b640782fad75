import path from 'node:path';
import type { Diagnostic } from '../../shared/errors.ts';
import { readClient } from '../output/clientFiles.ts';
import { generatedLinks } from '../output/generatedLinks.ts';
import { withKit } from '../output/kitFiles.ts';
import { outputClashes, siteOutputs } from '../output/outputs.ts';
import { createPictures, type Pictures } from '../output/pictures.ts';
import { prepareTools } from '../output/project.ts';
import type { Project, ProjectOptions, Tools } from '../output/projectTypes.ts';
import { type PageContent, pageContent } from '../output/renderPage.tsx';
import type { SearchIndexer } from '../output/searchIndexer.ts';
import { siteFacts } from '../output/siteFacts.ts';
import { createWorkerTools } from '../output/tools.ts';
import { createWorkerIndexer } from '../output/workerIndexer.ts';
import { checkCompiled, type LinkReport } from '../site/linkCheck.ts';

/** What every command gets: paths are absolute. */
export interface CommandContext {
  cwd: string;
  home: string;
  siteDir?: string;
  docsDir: string;
  out: string;
  lenient: boolean;
  /** The site is to open from a folder, without a server. */
  portable: boolean;
  /** Each text is also written compressed. */
  compress: boolean;
}

export function projectOptions(context: CommandContext, drafts: boolean): ProjectOptions {
  const { cwd, siteDir, docsDir, lenient, home } = context;
  return { cwd, siteDir, docsDir, tolerant: lenient, drafts, cache: path.join(home, 'modules') };
}

/** Tools that highlight and draw in a second thread. */
export function threadTools({ home }: CommandContext): Tools {
  return createWorkerTools(path.join(home, 'fenceWorker.mjs'), path.join(home, 'diagrams'));
}

/** Begins a search index in a second thread, with the synonyms that hold on every site. */
export function indexerOf({ home }: CommandContext): SearchIndexer {
  return createWorkerIndexer(path.join(home, 'searchWorker.mjs'), path.join(home, 'it-terms.json'));
}

/** Draws previews and icons by the generator's own font, and keeps them. */
export function picturesOf({ home }: CommandContext): Pictures {
  return createPictures({ font: path.join(home, 'font.otf'), cache: path.join(home, 'pictures') });
}

/** The pages of a site as they are built. */
interface CompiledPages {
  contents: PageContent[];
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
  const pages = [...project.site.table.pages.values()];
  await prepareTools(pages, project, tools);
  const facts = siteFacts(project);
  const contents = pages.map((page) => pageContent(page, project, facts));
  const outputs = siteOutputs({
    project,
    client: withKit(readClient(path.join(home, 'client')), project.kitFiles),
    files: { tree: 'assets/tree.json', terms: 'assets/terms.json' },
    document: () => '',
    markdown: () => '',
    notFound: () => '',
  });
  const written = new Set(outputs.map(({ file }) => file));
  const generated = generatedLinks(contents, project, (file) => written.has(file));
  const links = checkCompiled(project.site, contents, generated);
  const diagnostics = [...project.diagnostics, ...links.diagnostics, ...outputClashes(outputs, project)];
  return { contents, diagnostics, waiting: links.waiting };
}
