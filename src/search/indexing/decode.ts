import { countOf, FIELD } from './fields.ts';
import { type IndexData, readIndex } from './format.ts';
import { decodeNumbers } from './numbers.ts';
import { sectionReader } from './sectionGaps.ts';
import { anchorOf } from './sections.ts';
import { decodeWords, orderByCount } from './wordList.ts';

/** An index as it is searched: pages, their sections, words and where they stand. */
export interface SearchIndex {
  pages: { route: string; title: string; breadcrumbs: readonly string[] }[];
  /** Ids of the files with text. */
  shards: readonly string[];
  shardOfSection: Uint32Array;
  /** First section of each shard. */
  firstInShard: Uint32Array;
  headings: readonly string[];
  anchorOfSection(section: number): string;
  /** First section of each page, and one more at the end. */
  firstSection: Uint32Array;
  pageOfSection: Uint32Array;
  /** Sorted by code units. */
  words: readonly string[];
  /** Where the postings of each word begin, and one more at the end. */
  postingStart: Uint32Array;
  sections: Uint32Array;
  codes: Uint16Array;
  /** Words in the body of each section and of each page; in code as well. */
  sectionLength: Float32Array;
  pageLength: Float32Array;
  titleLength: Float32Array;
  /** See `shippedSynonyms`. */
  synonyms: readonly string[];
}

/** Opens an index file. @throws SearchUnavailable, see `readIndex`. */
export function openIndex(file: string | Uint8Array): SearchIndex {
  const data = readIndex(file);
  const routes = data.routes.split('\n');
  const words = decodeWords(data.words);
  const firstSection = sums(decodeNumbers(data.sectionCounts, routes.length));
  const pageOfSection = groupOfEach(firstSection);
  const firstInShard = sums(decodeNumbers(data.shardSections, data.shards.length));
  const headings = data.headings.split('\n');
  const anchors = data.anchors.split('\n');
  const postings = readPostings(data, words.length, pageOfSection.length);
  return {
    pages: pagesOf(data, routes),
    shards: data.shards,
    shardOfSection: groupOfEach(firstInShard),
    firstInShard,
    headings,
    anchorOfSection: (section) => anchors[section] || anchorOf(headings[section] ?? ''),
    firstSection,
    pageOfSection,
    words,
    ...postings,
    ...lengthsOf(postings, pageOfSection, routes.length),
    synonyms: data.synonyms ? data.synonyms.split(';') : [],
  };
}

function pagesOf(data: IndexData, routes: readonly string[]): SearchIndex['pages'] {
  const titles = data.titles.split('\n');
  const trails = decodeNumbers(data.trailOfPage, routes.length);
  return routes.map((route, page) => ({
    route,
    title: titles[page] ?? '',
    breadcrumbs: data.trails[trails[page] ?? 0] ?? [],
  }));
}

/** For each member the number of its group, from where each group begins. */
function groupOfEach(first: Uint32Array): Uint32Array {
  const groups = new Uint32Array(first.at(-1) ?? 0);
  for (let group = 0; group + 1 < first.length; group++) groups.fill(group, first[group], first[group + 1]);
  return groups;
}

function readPostings(data: IndexData, wordCount: number, sectionCount: number) {
  const counts = decodeNumbers(data.wordCounts, wordCount);
  const postingStart = sums(counts);
  const readSections = sectionReader(data.gaps, sectionCount);
  const ranks = decodeNumbers(data.codes, data.postingCount);
  const sections = new Uint32Array(data.postingCount);
  const codes = new Uint16Array(data.postingCount);
  let read = 0;
  for (const word of orderByCount(counts)) {
    let at = postingStart[word] ?? 0;
    readSections(counts[word] ?? 0, (section) => {
      sections[at] = section;
      codes[at++] = data.codeTable[ranks[read++] ?? 0] ?? 0;
    });
  }
  return { postingStart, sections, codes };
}

/** Lengths follow from the postings, so they need not be stored. */
function lengthsOf(
  postings: { sections: Uint32Array; codes: Uint16Array },
  pageOfSection: Uint32Array,
  pages: number,
) {
  const sectionLength = new Float32Array(pageOfSection.length);
  const pageLength = new Float32Array(pages);
  const titleLength = new Float32Array(pages);
  for (let at = 0; at < postings.sections.length; at++) {
    const section = postings.sections[at] ?? 0;
    const page = pageOfSection[section] ?? 0;
    const code = postings.codes[at] ?? 0;
    const count = countOf(code) + (code & FIELD.code ? 1 : 0);
    sectionLength[section] = (sectionLength[section] ?? 0) + count;
    pageLength[page] = (pageLength[page] ?? 0) + count;
    if (code & FIELD.title) titleLength[page] = (titleLength[page] ?? 0) + 1;
  }
  return { sectionLength, pageLength, titleLength };
}

/** Running sums, from 0. */
function sums(numbers: Uint32Array): Uint32Array {
  const result = new Uint32Array(numbers.length + 1);
  for (let index = 0; index < numbers.length; index++)
    result[index + 1] = (result[index] ?? 0) + (numbers[index] ?? 0);
  return result;
}
