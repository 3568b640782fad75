import type { SearchFiles } from '../search/indexing/build.ts';
import type { SynonymGroup } from '../search/synonyms.ts';
import type { SearchPage } from '../search/types.ts';

/** What the main thread sends to the worker that makes the search index. */
export type ToWorker =
  | { type: 'add'; pages: SearchPage[] }
  | { type: 'finish'; synonyms: readonly SynonymGroup[] };

/** What it sends back, once. */
export type FromWorker = SearchFiles;
