import { createHash } from 'node:crypto';
import type { SearchFiles } from '../search/indexing/build.ts';
import type { SiteFacts } from '../shared/types.ts';
import { fileHref, type UrlSettings } from '../shared/url.ts';

const SHARDS = 'assets/search/';

/** Output path of the index, by its content. */
export function indexFile({ index }: SearchFiles): string {
  return `assets/search-${createHash('sha256').update(index).digest('hex').slice(0, 8)}.txt`;
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
