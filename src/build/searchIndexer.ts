import { buildIndex, type SearchFiles } from '../search/indexing/build.ts';
import type { SynonymGroup } from '../search/synonyms.ts';
import type { SearchPage } from '../search/types.ts';

/** Makes the index of the embedded search. Takes pages over as they come and lets go of them. */
export interface SearchIndexer {
  add(page: SearchPage): void;
  /** The files of the index, with the synonyms of the site. Call once, after the last page. */
  finish(synonyms: readonly SynonymGroup[]): Promise<SearchFiles>;
  /** Stops the work, finished or not. */
  close(): Promise<void>;
}

/** Works in this thread. `terms`: synonyms that hold on every site. */
export function createSearchIndexer(terms: readonly SynonymGroup[] = []): SearchIndexer {
  let pages: SearchPage[] = [];
  return {
    add(page) {
      pages.push(page);
    },
    async finish(synonyms) {
      const taken = pages;
      pages = [];
      return buildIndex(taken, [...terms, ...synonyms]);
    },
    close: async () => {},
  };
}
