import { KINDS, type Kind } from '../searchTypes.ts';
import { decodeNumbers } from './encoding.ts';
import { countOf, FIELD, type RestData, readIndex, type WordData } from './format.ts';
import { anchorOf, readShard, rowAnchorOf } from './sections.ts';

/** An index as it is searched: pages, their sections, words and their places. */
export interface SearchIndex {
  pages: { route: string; title: string; label: string; breadcrumbs: readonly string[] }[];
  /** Id of the file with the rest of the index. */
  rest: string;
  /** Ids of the files with text. */
  shards: readonly string[];
  shardOfSection: Uint32Array;
  /** First section of each shard. */
  firstInShard: Uint32Array;
  headings: readonly string[];
  kindOfSection(section: number): Kind;
  /** Empty for the first section of a page. */
  anchorOfSection(section: number): string;
  /** First section of each page, and one more at the end. */
  firstSection: Uint32Array;
  pageOfSection: Uint32Array;
  /** Sorted by code units. */
  words: readonly string[];
  /** Where the postings of each word begin, and one more at the end. */
  postingStart: Uint32Array;
  sections: Uint32Array;
  codes: Uint32Array;
  /** Words in the body of each section and of each page; in code as well. */
  sectionLength: Float32Array;
  pageLength: Float32Array;
  /** See `shippedSynonyms`. */
  synonyms: readonly string[];
  /** Common words that the site does not have, sorted. */
  common: readonly string[];
  /** The sections that have a row of a name, by its anchor. */
  cells: ReadonlyMap<string, readonly number[]>;
}

/** The places of words: the sections of a word are a stretch of the lists. */
type Places = Pick<SearchIndex, 'words' | 'postingStart' | 'sections' | 'codes'>;

/**
 * Opens an index file, with the rest of the index where that is here. @throws SearchUnavailable, see `readIndex`; also
 * where the rest is not the one that was written with the index.
 */
export function openIndex(file: string | Uint8Array, restFile?: string | Uint8Array): SearchIndex {
  const data = readIndex(file);
  const rest = restFile === undefined ? undefined : readShard<RestData>(data.rest, restFile);
  const routes = data.routes.split('\n');
  const titles = data.titles.split('\n');
  const labels = data.labels.split('\n');
  const firstSection = sums(decodeNumbers(data.sectionCounts, routes.length));
  const pageOfSection = groupOfEach(firstSection);
  const firstInShard = sums(decodeNumbers(data.shardSections, data.shards.length));
  const headings = data.headings.split('\n');
  const anchors = data.anchors.split('\n');
  const kinds = decodeNumbers(data.kinds, headings.length);
  const rows = decodeNumbers(data.rows, data.rowCount);
  rise(rows, 0, rows.length);
  const [rowHeadings = [], rowAnchors = []] = rest ? [rest.headings, rest.anchors].map(linesOf) : [];
  for (const [at, section] of rows.entries()) {
    headings[section] = rowHeadings[at] ?? '';
    anchors[section] = rowAnchors[at] || rowAnchorOf(rowHeadings[at] ?? '');
  }
  const named = placesOf(data, linesOf(data.words));
  const places = rest ? together(named, placesOf(rest, merged(named.words, linesOf(rest.words)))) : named;
  return {
    rest: data.rest,
    pages: routes.map((route, page) => ({
      route,
      title: titles[page] ?? '',
      label: labels[page] ?? '',
      breadcrumbs: data.breadcrumbs[page] ?? [],
    })),
    shards: data.shards,
    shardOfSection: groupOfEach(firstInShard),
    firstInShard,
    headings,
    kindOfSection: (section) => KINDS[kinds[section] ?? 0] ?? 'page',
    anchorOfSection: (section) => anchors[section] || anchorOf(headings[section] ?? ''),
    firstSection,
    pageOfSection,
    ...places,
    ...lengthsOf(places, pageOfSection, routes.length),
    synonyms: [data.synonyms, rest?.synonyms].flatMap((groups) => (groups ? groups.split(';') : [])),
    common: linesOf(rest?.common ?? ''),
    cells: rest ? cellsOf(rest, headings.length) : new Map(),
  };
}

const linesOf = (text: string): string[] => (text === '' ? [] : text.split('\n'));

function cellsOf(rest: RestData, sections: number): Map<string, number[]> {
  const first = sums(decodeNumbers(rest.cellCounts, sections));
  const names = linesOf(rest.cells);
  const found = new Map<string, number[]>();
  for (const [at, section] of groupOfEach(first).entries()) {
    const name = names[at] ?? '';
    found.set(name, [...(found.get(name) ?? []), section]);
  }
  return found;
}

/** Turns distances into what they lead to, in place. */
function rise(numbers: Uint32Array, from: number, to: number): void {
  let before = -1;
  for (let at = from; at < to; at++) {
    before += (numbers[at] ?? 0) + 1;
    numbers[at] = before;
  }
}

function placesOf(data: WordData, words: readonly string[]): Places {
  const postingStart = sums(decodeNumbers(data.wordCounts, words.length));
  const sections = decodeNumbers(data.gaps, postingStart.at(-1) ?? 0);
  for (let word = 0; word < words.length; word++)
    rise(sections, postingStart[word] ?? 0, postingStart[word + 1] ?? 0);
  return { words, postingStart, sections, codes: decodeNumbers(data.codes, sections.length) };
}

/** Two sorted lists as one. */
function merged(some: readonly string[], others: readonly string[]): string[] {
  return [...some, ...others].sort();
}

/** The places of both halves. `rest` has all words. */
function together(named: Places, rest: Places): Places {
  const { words } = rest;
  const sections: number[] = [];
  const codes: number[] = [];
  const counts = new Uint32Array(words.length);
  let other = 0;
  for (let word = 0; word < words.length; word++) {
    const isNamed = named.words[other] === words[word];
    let a = isNamed ? (named.postingStart[other] ?? 0) : 0;
    const aEnd = isNamed ? (named.postingStart[other + 1] ?? 0) : 0;
    let b = rest.postingStart[word] ?? 0;
    const bEnd = rest.postingStart[word + 1] ?? 0;
    if (isNamed) other++;
    const before = sections.length;
    while (a < aEnd || b < bEnd) {
      const inNamed = a < aEnd ? (named.sections[a] ?? 0) : Infinity;
      const inRest = b < bEnd ? (rest.sections[b] ?? 0) : Infinity;
      const section = Math.min(inNamed, inRest);
      sections.push(section);
      codes.push(
        (inNamed === section ? (named.codes[a++] ?? 0) : 0) |
          (inRest === section ? (rest.codes[b++] ?? 0) : 0),
      );
    }
    counts[word] = sections.length - before;
  }
  return {
    words,
    postingStart: sums(counts),
    sections: Uint32Array.from(sections),
    codes: Uint32Array.from(codes),
  };
}

/** For each member the number of its group, from where each group begins. */
function groupOfEach(first: Uint32Array): Uint32Array {
  const groups = new Uint32Array(first.at(-1) ?? 0);
  for (let group = 0; group + 1 < first.length; group++) groups.fill(group, first[group], first[group + 1]);
  return groups;
}

/** Lengths follow from the postings, so they need not be stored. */
function lengthsOf(
  { sections, codes }: Pick<SearchIndex, 'sections' | 'codes'>,
  pageOfSection: Uint32Array,
  pages: number,
): Pick<SearchIndex, 'sectionLength' | 'pageLength'> {
  const sectionLength = new Float32Array(pageOfSection.length);
  const pageLength = new Float32Array(pages);
  for (const [at, section] of sections.entries()) {
    const page = pageOfSection[section] ?? 0;
    const code = codes[at] ?? 0;
    const count = countOf(code) + (code & FIELD.code ? 1 : 0);
    sectionLength[section] = (sectionLength[section] ?? 0) + count;
    pageLength[page] = (pageLength[page] ?? 0) + count;
  }
  return { sectionLength, pageLength };
}

/** Running sums, from 0. */
function sums(numbers: Uint32Array): Uint32Array {
  const result = new Uint32Array(numbers.length + 1);
  for (let index = 0; index < numbers.length; index++)
    result[index + 1] = (result[index] ?? 0) + (numbers[index] ?? 0);
  return result;
}
