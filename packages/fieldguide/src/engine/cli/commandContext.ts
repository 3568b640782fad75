import path from 'node:path';
import { readClient } from '../output/clientFiles.ts';
import { type CompiledSite, compileSite } from '../output/compileSite.ts';
import { createWorkerTools } from '../output/compileTools.ts';
import { type CompiledLocale, finishedOutputs } from '../output/finishedOutputs.ts';
import { withKit } from '../output/kitFiles.ts';
import { createPictures, type Pictures } from '../output/pictures.ts';
import type { Project, ProjectOptions, PublishedPlace, Tools } from '../output/projectTypes.ts';
import type { SearchIndexer } from '../output/searchIndexer.ts';
import { createWorkerIndexer } from '../output/workerIndexer.ts';

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

/** Compiles a whole site as a build would, for commands that write none. */
export function compileAll(project: Project, tools: Tools, { home }: CommandContext): Promise<CompiledSite> {
  const client = withKit(readClient(path.join(home, 'client')), project.kitFiles, project.site.urls);
  const outputs = (locales: readonly CompiledLocale[]) => finishedOutputs(locales, { client });
  return compileSite(project.locales, { tools, outputs });
}
