import { SearchUnavailable } from '../searchTypes.ts';

/** Raised whenever an older index can no longer be read, or analysis changes its content. */
export const FORMAT_VERSION = 11;

const MAGIC = 'fieldguide-search';

/** The index was written by another release than the code that reads it: reload the page. */
export class OtherIndexVersion extends SearchUnavailable {
  override name = 'OtherIndexVersion';
}

/** The fields of a section that have a word: one bit a field. The higher bits are the count in the body. */
export const FIELD = {
  title: 1,
  heading: 2,
  keywords: 4,
  breadcrumbs: 8,
  code: 16,
  questions: 32,
} as const;

export type Field = keyof typeof FIELD;

/** The fields that name what a page or a section is about. They are the first half of an index. */
export const NAMES = ['title', 'heading', 'keywords', 'questions', 'breadcrumbs'] as const;
export const NAMING = NAMES.reduce((bits, name) => bits | FIELD[name], 0);

/** Counts in the body are rounded down to one of these: what lies between says no more and compresses worse. */
const COUNTS = [0, 1, 3];
const COUNT_SHIFT = 6;

/** One number for the fields and the count of a word in a section. */
export function codeOf(fields: number, count: number): number {
  const rounded = COUNTS.findLast((step) => step <= count) ?? 0;
  return (rounded << COUNT_SHIFT) | fields;
}

export function countOf(code: number): number {
  return code >> COUNT_SHIFT;
}

/**
 * Words and their places. The rest of an index has the words that are in no name alone, and of all words in order
 * the places where they are more than a name.
 */
export interface WordData {
  /** Sorted by code units. */
  words: string;
  /** Postings of each word: the sections that have it. */
  wordCounts: string;
  /** Distance of each posting's section to the one before it in the list of its word. */
  gaps: string;
  /** Fields and count of each posting; see `codeOf`. */
  codes: string;
}

/** The rest of an index: what bodies, code and rows say. */
export interface RestData extends WordData {
  /** Of the sections that are rows of tables, in order. */
  headings: string;
  anchors: string;
  /** Those that lead one way: a hint, and half of the bytes. */
  synonyms: string;
  /** Common words that the site does not have. */
  common: string;
  /** Names of rows of two words and more, as their anchors have them, by section; how many each section has. */
  cells: string;
  cellCounts: string;
}

/**
 * The content of an index file, after its first line: all that is named, enough for the first rows. Lists of words are
 * lines, lists of numbers encoded.
 */
export interface IndexData extends WordData {
  /** Id of the file with the rest of the index, and of those with text. */
  rest: string;
  shards: string[];
  /** Sections in each shard. */
  shardSections: string;
  routes: string;
  titles: string;
  /** What the sidebar calls each page; empty where that is its title. */
  labels: string;
  breadcrumbs: (readonly string[])[];
  /** Sections of each page; the first is the page itself with the text before its first heading. */
  sectionCounts: string;
  headings: string;
  /** Sections that are rows of tables, by the distance to the one before: their headings are in the rest. */
  rows: string;
  rowCount: number;
  /** What each section answers with: its place in `KINDS`. */
  kinds: string;
  /** Empty where it follows from the heading. */
  anchors: string;
  /** See `shippedSynonyms`; those that mean the same. Groups are separated by semicolons. */
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
