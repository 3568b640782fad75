import { SearchUnavailable } from '../types.ts';

/** Raised whenever an index of before can no longer be read, or analysis changes what stands in it. */
export const FORMAT_VERSION = 3;

const MAGIC = 'fieldguide-search';

/** The index was written by another release than the code that reads it: load the page anew. */
export class OtherIndexVersion extends SearchUnavailable {
  override name = 'OtherIndexVersion';
}

/** What stands in an index file, after its first line. Lists of words are joined text, lists of numbers encoded. */
export interface IndexData {
  /** Of the shards that belong to it. */
  shards: string[];
  /** Sections in each shard. */
  shardSections: string;
  routes: string;
  titles: string;
  /** Each different trail of breadcrumbs once. */
  trails: string[][];
  trailOfPage: string;
  /** Sections of each page; the first is the page itself with what stands before its first heading. */
  sectionCounts: string;
  headings: string;
  /** Empty where it follows from the heading. */
  anchors: string;
  /** Sorted; see `encodeWords`. */
  words: string;
  /** Postings of each word. Below, words come in the order of `orderByCount`. */
  wordCounts: string;
  /** Section numbers; see `encodeSections`. */
  gaps: string;
  /** Fields and count of each posting, as a number in `codeTable`. */
  codes: string;
  codeTable: number[];
  postingCount: number;
  /** See `shippedSynonyms`; a semicolon stands between groups. */
  synonyms: string;
}

/** The file's text: a line with version, length and checksum, then the data. */
export function writeIndex(data: IndexData): string {
  const body = JSON.stringify(data);
  return `${MAGIC} ${FORMAT_VERSION} ${body.length} ${checksum(body)}\n${body}`;
}

/**
 * Reads an index file.
 * @throws OtherIndexVersion where another release wrote it; SearchUnavailable where it is foreign or damaged.
 */
export function readIndex(file: string | Uint8Array): IndexData {
  const text = typeof file === 'string' ? file : new TextDecoder().decode(file);
  const line = text.slice(0, 100).split('\n', 1)[0] ?? '';
  const [magic, version, length, sum] = line.split(' ');
  if (magic !== MAGIC)
    throw new SearchUnavailable('The search index is not a search index. Load the page again.');
  if (Number(version) !== FORMAT_VERSION) {
    throw new OtherIndexVersion(
      `The search index has format ${version}, expected ${FORMAT_VERSION}. Load the page again.`,
    );
  }
  const body = text.slice(line.length + 1);
  if (body.length !== Number(length)) {
    throw new SearchUnavailable(
      `The search index is incomplete (${body.length} of ${length} characters). Try again.`,
    );
  }
  if (checksum(body) !== sum) throw new SearchUnavailable('The search index is damaged. Try again.');
  return JSON.parse(body) as IndexData;
}

/** FNV-1a: finds a damaged file, no protection against malice. */
export function checksum(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(36);
}
