import type { SearchIndex } from '../indexing/decode.ts';
import { readShard, type SectionText } from '../indexing/shards.ts';

export type LoadShard = (id: string) => Promise<Uint8Array | string>;

/** Text of sections; `undefined` where it was not asked for or cannot be had now. */
export interface SectionTexts {
  of(section: number): SectionText | undefined;
  /** More can be had by loading it. */
  partial: boolean;
}

/** Gives the text of as many of the sections as a query may look at, first ones first. */
export interface TextLoader {
  /** What is here. */
  kept(sections: readonly number[]): SectionTexts;
  /** All that can be had. */
  load(sections: readonly number[], signal: AbortSignal): Promise<SectionTexts>;
}

/** Files of text for one query: together under 30 KB compressed. */
const MOST_SHARDS = 14;

/** Loads text of sections in shards and keeps it. A load that failed is tried again by the next query. */
export function createTextLoader(index: SearchIndex, loadShard: LoadShard): TextLoader {
  const kept = new Map<number, SectionText[]>();
  const load = async (shard: number) => {
    const id = index.shards[shard];
    if (id === undefined || kept.has(shard)) return;
    try {
      kept.set(shard, readShard(id, await loadShard(id)));
    } catch {
      // Results without snippets are better than none; the ranking stands without text.
    }
  };
  const shardsOf = (sections: readonly number[]) => {
    const all = new Set(sections.map((section) => index.shardOfSection[section] ?? -1));
    return new Set([...all].slice(0, MOST_SHARDS));
  };
  const textsIn = (shards: ReadonlySet<number>, partial: boolean): SectionTexts => ({
    // Only what this query asked for, so that the order of results does not depend on earlier queries.
    of(section) {
      const shard = index.shardOfSection[section] ?? -1;
      return shards.has(shard) ? kept.get(shard)?.[section - (index.firstInShard[shard] ?? 0)] : undefined;
    },
    partial,
  });
  return {
    kept(sections) {
      const shards = shardsOf(sections);
      return textsIn(
        shards,
        [...shards].some((shard) => index.shards[shard] !== undefined && !kept.has(shard)),
      );
    },
    async load(sections, signal) {
      const shards = shardsOf(sections);
      await Promise.all([...shards].map((shard) => load(shard)));
      signal.throwIfAborted();
      return textsIn(shards, false);
    },
  };
}
