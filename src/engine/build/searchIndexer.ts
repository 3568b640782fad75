import { createIndexBuilder, type SearchFiles } from '../../search/indexing/build.ts';
import type { SynonymGroup } from '../../search/synonyms.ts';
import type { SearchPage } from '../../search/types.ts';
import { type OutputPlace, openWriter } from './portable/portableWriter.ts';
import { shardFile } from './searchFiles.ts';
import type { WriterTotal } from './writer.ts';

/** Search files as bytes: these go from thread to thread without a copy. */
export interface SearchBytes {
  index: Uint8Array<ArrayBuffer>;
  shards: { id: string; content: Uint8Array<ArrayBuffer> }[];
}

/** Where the files of the index are to be written. */
export interface SearchTarget extends OutputPlace {
  /** Path of the index. */
  indexFile: string;
}

/** Makes the index of the embedded search. Takes pages over as they come and lets go of them. */
export interface SearchIndexer {
  add(page: SearchPage): void;
  /** The files of the index, with the synonyms of the site. Call this or `write` once, after the last page. */
  finish(synonyms: readonly SynonymGroup[]): Promise<SearchBytes>;
  /**
   * Writes the same files where they are made.
   * @throws FieldguideError where the disk does not take one.
   */
  write(synonyms: readonly SynonymGroup[], target: SearchTarget): Promise<WriterTotal>;
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
    async write(synonyms, { indexFile, ...place }) {
      const { index, shards } = builder.finish([...terms, ...synonyms]);
      const writer = openWriter(place);
      writer.write(indexFile, index);
      for (const { id, content } of shards) writer.write(shardFile(id), content);
      return writer.total;
    },
    close: async () => {},
  };
}

function toBytes({ index, shards }: SearchFiles): SearchBytes {
  const encoder = new TextEncoder();
  return {
    index: encoder.encode(index),
    shards: shards.map(({ id, content }) => ({ id, content: encoder.encode(content) })),
  };
}
