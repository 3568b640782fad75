import type { SynonymGroup } from '../../search/synonyms.ts';
import type { SearchPage } from '../../search/types.ts';
import type { SearchBytes, SearchTarget } from './searchIndexer.ts';
import type { WriterTotal } from './writer.ts';

/** What the main thread sends to the worker that makes the search index. */
export type ToWorker =
  | { type: 'add'; pages: SearchPage[] }
  | { type: 'finish'; synonyms: readonly SynonymGroup[] }
  | { type: 'write'; synonyms: readonly SynonymGroup[]; target: SearchTarget };

/** What it sends back, once. */
export type FromWorker =
  | { type: 'finished'; files: SearchBytes }
  | { type: 'written'; total: WriterTotal }
  /** The disk does not take a file. */
  | { type: 'fault'; message: string };
