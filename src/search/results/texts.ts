import type { SearchIndex } from '../indexing/decode.ts';
import { readShard, type SectionText } from '../indexing/shards.ts';

export type LoadShard = (id: string, signal: AbortSignal) => Promise<Uint8Array | string>;

/** Text of sections; `undefined` where it was not asked for or cannot be had now. */
export interface SectionTexts {
  of(section: number): SectionText | undefined;
}

export interface TextLoader {
  /** Loads the text of as many of the sections as a query may, first ones first. */
  load(sections: readonly number[], signal: AbortSignal): Promise<SectionTexts>;
}

/** Files of text for one query: together under 30 KB compressed. */
const MOST_SHARDS = 14;

/** Loads text of sections in shards and keeps it. A load that failed is tried again by the next query. */
export function createTextLoader(index: SearchIndex, loadShard: LoadShard): TextLoader {
  const kept = new Map<number, SectionText[]>();
  const load = async (shard: number, signal: AbortSignal) => {
    const id = index.shards[shard];
    if (id === undefined || kept.has(shard)) return;
    try {
      kept.set(shard, readShard(id, await loadShard(id, signal)));
    } catch {
      // Results without snippets are better than none; the ranking stands without text.
    }
  };
  return {
    async load(sections, signal) {
      const all = new Set(sections.map((section) => index.shardOfSection[section] ?? -1));
      const shards = new Set([...all].slice(0, MOST_SHARDS));
      await Promise.all([...shards].map((shard) => load(shard, signal)));
      signal.throwIfAborted();
      return {
        // Only what this query asked for, so that the order of results does not depend on earlier queries.
        of(section) {
          const shard = index.shardOfSection[section] ?? -1;
          return shards.has(shard)
            ? kept.get(shard)?.[section - (index.firstInShard[shard] ?? 0)]
            : undefined;
        },
      };
    },
  };
}
