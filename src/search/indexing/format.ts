import { SearchUnavailable } from '../types.ts';

/** Raised whenever an older index can no longer be read, or analysis changes what stands in it. */
export const FORMAT_VERSION = 8;

const MAGIC = 'fieldguide-search';

/** The index was written by another release than the code that reads it: reload the page. */
export class OtherIndexVersion extends SearchUnavailable {
  override name = 'OtherIndexVersion';
}

/** Where in a section a word stands: one bit a field. Above them stands the count in the body. */
export const FIELD = {
  title: 1,
  heading: 2,
  keywords: 4,
  description: 8,
  breadcrumbs: 16,
  code: 32,
  questions: 64,
} as const;

export type Field = keyof typeof FIELD;

/** Counts in the body are rounded down to one of these: what lies between says no more and compresses worse. */
const COUNTS = [0, 1, 3];
const COUNT_SHIFT = 7;

/** One number for the fields and the count of a word in a section. */
export function codeOf(fields: number, count: number): number {
  const rounded = COUNTS.findLast((step) => step <= count) ?? 0;
  return (rounded << COUNT_SHIFT) | fields;
}

export function countOf(code: number): number {
  return code >> COUNT_SHIFT;
}

/** What stands in an index file, after its first line. Lists of words are lines, lists of numbers encoded. */
export interface IndexData {
  /** Ids of the files with text. */
  shards: string[];
  /** Sections in each shard. */
  shardSections: string;
  routes: string;
  titles: string;
  /** What the sidebar calls each page; empty where that is its title. */
  labels: string;
  breadcrumbs: (readonly string[])[];
  /** Sections of each page; the first is the page itself with what stands before its first heading. */
  sectionCounts: string;
  headings: string;
  /** What each section answers with: its place in `KINDS`. */
  kinds: string;
  /** Empty where it follows from the heading. */
  anchors: string;
  /** Sorted by code units. */
  words: string;
  /** Postings of each word: the sections where it stands. */
  wordCounts: string;
  /** Distance of each posting's section to the one before it in the list of its word. */
  gaps: string;
  /** Fields and count of each posting; see `codeOf`. */
  codes: string;
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
  if (magic !== MAGIC) throw new SearchUnavailable('The search index is not valid. Reload the page.');
  if (Number(version) !== FORMAT_VERSION) {
    throw new OtherIndexVersion(
      `The search index has format ${version}, expected ${FORMAT_VERSION}. Reload the page.`,
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
