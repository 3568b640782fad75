import type { SearchIndex } from '../indexing/decode.ts';
import { readShard, type SectionText } from '../indexing/shards.ts';

export type LoadShard = (id: string, signal: AbortSignal) => Promise<Uint8Array | string>;

/** Text of sections; `undefined` where it is not loaded or cannot be had now. */
export interface SectionTexts {
  load(sections: readonly number[], signal: AbortSignal): Promise<void>;
  of(section: number): SectionText | undefined;
}

/** Loads text of sections in shards and keeps it. A load that failed is tried again by the next query. */
export function createSectionTexts(index: SearchIndex, loadShard: LoadShard): SectionTexts {
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
      const shards = new Set(sections.map((section) => index.shardOfSection[section] ?? -1));
      await Promise.all([...shards].map((shard) => load(shard, signal)));
      signal.throwIfAborted();
    },
    of(section) {
      const shard = index.shardOfSection[section] ?? -1;
      return kept.get(shard)?.[section - (index.firstInShard[shard] ?? 0)];
    },
  };
}
