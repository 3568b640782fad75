import { readFileSync } from 'node:fs';
import { createIndexBuilder, type SearchFiles } from '../../search/indexing/buildIndex.ts';
import type { SearchPage } from '../../search/searchTypes.ts';
import { type SearchWords, type SynonymEntry, synonymGroups } from '../../search/synonyms.ts';

/** Search files as bytes: these go from thread to thread without a copy. */
export interface SearchBytes {
  index: Uint8Array<ArrayBuffer>;
  shards: { id: string; content: Uint8Array<ArrayBuffer> }[];
}

/** Makes the index of the embedded search. Takes pages over as they come and lets go of them. */
export interface SearchIndexer {
  add(page: SearchPage): void;
  /** The files of the index. Call this once, after the last page. */
  finish(): Promise<SearchBytes>;
  /** Stops the work, finished or not. */
  close(): Promise<void>;
}

/** Works in this thread. */
export function createSearchIndexer(words?: SearchWords): SearchIndexer {
  const builder = createIndexBuilder();
  return {
    add: builder.add,
    async finish() {
      return toBytes(builder.finish(words));
    },
    close: async () => {},
  };
}

/** What search knows of the language on every site, as `packages/fieldguide/scripts/bundle.mjs` left it: parsed. */
export function readSearchWords(file: string): SearchWords {
  const { terms, common }: StoredWords = JSON.parse(readFileSync(file, 'utf8'));
  return { synonyms: synonymGroups(terms), common };
}

interface StoredWords {
  terms: SynonymEntry[];
  common: string[];
}

function toBytes({ index, shards }: SearchFiles): SearchBytes {
  const encoder = new TextEncoder();
  return {
    index: encoder.encode(index),
    shards: shards.map(({ id, content }) => ({ id, content: encoder.encode(content) })),
  };
}
