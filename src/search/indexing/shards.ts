import { SearchUnavailable } from '../types.ts';
import { checksum } from './format.ts';
import type { Section } from './sections.ts';

/** Text of one section: body and code. */
export type SectionText = [text: string, code: string];

/** A file with the text of some pages, for snippets, phrases and proximity. */
export interface Shard {
  id: string;
  content: string;
}

/**
 * Pages are gathered until they hold this many characters: few requests, yet a query for a dozen pages stays under
 * 30 KB compressed.
 */
const FULL = 2_500;

/** Puts the text of pages, in order, into files; tells how many pages stand in each. */
export function makeShards(pages: readonly (readonly Section[])[]): { shards: Shard[]; counts: number[] } {
  const shards: Shard[] = [];
  const counts: number[] = [];
  let open: SectionText[][] = [];
  let size = 0;
  const close = () => {
    if (!open.length) return;
    const content = JSON.stringify(open);
    shards.push({ id: `${shards.length.toString(36)}-${checksum(content)}`, content });
    counts.push(open.length);
    open = [];
    size = 0;
  };
  for (const sections of pages) {
    open.push(sections.map(({ text, code }) => [text, code]));
    size += sections.reduce((sum, { text, code }) => sum + text.length + code.length, 0);
    if (size >= FULL) close();
  }
  close();
  return { shards, counts };
}

/** Reads a shard. @throws SearchUnavailable where it is not the one that was written with the index. */
export function readShard(id: string, content: string | Uint8Array): SectionText[][] {
  const text = typeof content === 'string' ? content : new TextDecoder().decode(content);
  if (!id.endsWith(`-${checksum(text)}`)) {
    throw new SearchUnavailable(`The search text ${id} is damaged or of another build. Try again.`);
  }
  return JSON.parse(text) as SectionText[][];
}
