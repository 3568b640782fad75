import type { SearchIndex } from '../indexing/decode.ts';
import { readShard, type SectionText } from '../indexing/sections.ts';

export type LoadShard = (id: string) => Promise<Uint8Array | string>;

/** The text of sections, which is in separate files next to the index. */
export interface Texts {
  /** The text of a section; undefined where it has not been loaded. */
  of(section: number): SectionText | undefined;
  /** Loads the text of sections. Never rejects: results without snippets are better than none. */
  load(sections: readonly number[]): Promise<void>;
}

/** Keeps all text it has loaded. What could not be loaded is asked for again by the next query. */
export function createTexts({ shards, shardOfSection, firstInShard }: SearchIndex, load: LoadShard): Texts {
  const kept = new Map<number, SectionText[]>();
  /** Queries come and go while a text is on its way. */
  const loading = new Map<number, Promise<void>>();

  async function read(shard: number, id: string): Promise<void> {
    try {
      kept.set(shard, readShard(id, await load(id)));
    } catch {
      // No snippet this time.
    }
    loading.delete(shard);
  }

  return {
    of(section) {
      const shard = shardOfSection[section] ?? -1;
      return kept.get(shard)?.[section - (firstInShard[shard] ?? 0)];
    },
    async load(sections) {
      const wanted = new Set(sections.map((section) => shardOfSection[section] ?? -1));
      const reading = [...wanted].map((shard) => {
        const id = shards[shard];
        if (id === undefined || kept.has(shard)) return undefined;
        const known = loading.get(shard) ?? read(shard, id);
        loading.set(shard, known);
        return known;
      });
      await Promise.all(reading);
    },
  };
}
