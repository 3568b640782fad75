import path from 'node:path';
import type { SearchIndexer } from '../build/searchIndexer.ts';
import type { ProjectOptions } from '../build/types.ts';
import { createWorkerIndexer } from '../build/workerIndexer.ts';

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
}

export function projectOptions(context: CommandContext, drafts: boolean): ProjectOptions {
  const { cwd, siteDir, docsDir, lenient, home } = context;
  return { cwd, siteDir, docsDir, lenient, tolerant: lenient, drafts, cache: path.join(home, 'modules') };
}

/** Begins a search index in a second thread, with the synonyms that hold on every site. */
export function indexerOf({ home }: CommandContext): SearchIndexer {
  return createWorkerIndexer({
    workerFile: path.join(home, 'searchWorker.mjs'),
    termsFile: path.join(home, 'it-terms.json'),
  });
}
