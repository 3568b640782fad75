import type { SynonymGroup } from '../../search/synonyms.ts';
import type { SearchPage } from '../../search/types.ts';

/** What the main thread sends to the worker that makes the search index; it answers the last with `SearchBytes`. */
export type ToWorker =
  | { type: 'add'; pages: SearchPage[] }
  | { type: 'finish'; synonyms: readonly SynonymGroup[] };
