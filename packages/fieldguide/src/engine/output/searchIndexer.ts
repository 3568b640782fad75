import { readFileSync } from 'node:fs';
import { createIndexBuilder, type SearchFiles } from '../../search/indexing/buildIndex.ts';
import type { SearchPage } from '../../search/searchTypes.ts';
import { type SynonymEntry, type SynonymGroup, synonymGroups } from '../../search/synonyms.ts';

/** Search files as bytes: these go from thread to thread without a copy. */
export interface SearchBytes {
  index: Uint8Array<ArrayBuffer>;
  shards: { id: string; content: Uint8Array<ArrayBuffer> }[];
}

/** Makes the index of the embedded search. Takes pages over as they come and lets go of them. */
export interface SearchIndexer {
  add(page: SearchPage): void;
  /** The files of the index, with the synonyms of the site. Call this once, after the last page. */
  finish(synonyms: readonly SynonymGroup[]): Promise<SearchBytes>;
  /** Stops the work, finished or not. */
  close(): Promise<void>;
}

/** Works in this thread. `terms`: synonyms that hold on every site. */
export function createSearchIndexer(terms: readonly SynonymGroup[] = []): SearchIndexer {
  const builder = createIndexBuilder();
  return {
    add: builder.add,
    async finish(synonyms) {
      return toBytes(builder.finish([...terms, ...synonyms]));
    },
    close: async () => {},
  };
}

/** The general synonyms (`packages/fieldguide/src/search/it-terms.yaml`), as `packages/fieldguide/scripts/bundle.mjs` left them: parsed. */
export function readTerms(file: string): SynonymGroup[] {
  return synonymGroups(JSON.parse(readFileSync(file, 'utf8')) as SynonymEntry[]);
}

function toBytes({ index, shards }: SearchFiles): SearchBytes {
  const encoder = new TextEncoder();
  return {
    index: encoder.encode(index),
    shards: shards.map(({ id, content }) => ({ id, content: encoder.encode(content) })),
  };
}
