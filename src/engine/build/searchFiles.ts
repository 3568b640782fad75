import { createHash } from 'node:crypto';
import type { SynonymGroup } from '../../search/synonyms.ts';
import type { SearchPage } from '../../search/types.ts';
import type { SiteFacts } from '../../shared/types.ts';
import { fileHref, type UrlSettings } from '../../shared/url.ts';

const SHARDS = 'assets/search/';

/** Names the index by all that it is made from: pages can be written before it is made. */
export interface IndexName {
  add(page: SearchPage): void;
  /** Output path of the index. Call once, after the last page. */
  file(synonyms: readonly SynonymGroup[]): string;
}

/** `reader`: changes with the code that reads the index, and so with its format. */
export function createIndexName(reader: string): IndexName {
  const hash = createHash('sha256').update(reader);
  return {
    add: (page) => void hash.update(JSON.stringify(page)),
    file: (synonyms) =>
      `assets/search-${hash.update(JSON.stringify(synonyms)).digest('hex').slice(0, 8)}.txt`,
  };
}

/** Output path of a text shard; its id changes with its content. */
export function shardFile(id: string): string {
  return `${SHARDS}${id}.json`;
}

/** What pages tell the browser about the embedded search. */
export function searchFacts(index: string, urls: UrlSettings): NonNullable<SiteFacts['search']> {
  const folder = fileHref(SHARDS, urls);
  return { provider: 'embedded', index: fileHref(index, urls), shard: `${folder}[id].json` };
}
