import type { SearchIndex } from '../indexing/decode.ts';
import { readShard, type SectionText } from '../indexing/shards.ts';

export type LoadShard = (id: string, signal: AbortSignal) => Promise<Uint8Array | string>;

/** Text of a page's sections; `undefined` where it cannot be had now. */
export interface PageTexts {
  load(pages: readonly number[], signal: AbortSignal): Promise<void>;
  sectionsOf(page: number): readonly SectionText[] | undefined;
}

/** Loads text of pages in shards and keeps them. A load that failed is tried again by the next query. */
export function createPageTexts(index: SearchIndex, loadShard: LoadShard): PageTexts {
  const kept = new Map<number, SectionText[][]>();
  return {
    async load(pages, signal) {
      const wanted = new Set(
        pages.map((page) => index.pages[page]?.shard ?? -1).filter((shard) => !kept.has(shard)),
      );
      await Promise.all(
        [...wanted].map(async (shard) => {
          const id = index.shards[shard];
          if (id === undefined) return;
          try {
            kept.set(shard, readShard(id, await loadShard(id, signal)));
          } catch {
            // Results without snippets are better than none; the ranking stands without text.
          }
        }),
      );
      signal.throwIfAborted();
    },
    sectionsOf(page) {
      const place = index.pages[page];
      return place && kept.get(place.shard)?.[place.numberInShard];
    },
  };
}
