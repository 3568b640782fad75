import { KINDS, type Kind } from '../types.ts';
import { decodeNumbers } from './encoding.ts';
import { countOf, FIELD, readIndex } from './format.ts';
import { anchorOf } from './sections.ts';

/** An index as it is searched: pages, their sections, words and where they stand. */
export interface SearchIndex {
  pages: { route: string; title: string; label: string; breadcrumbs: readonly string[] }[];
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
}

/** Opens an index file. @throws SearchUnavailable, see `readIndex`. */
export function openIndex(file: string | Uint8Array): SearchIndex {
  const data = readIndex(file);
  const routes = data.routes.split('\n');
  const titles = data.titles.split('\n');
  const labels = data.labels.split('\n');
  const words = data.words.split('\n');
  const firstSection = sums(decodeNumbers(data.sectionCounts, routes.length));
  const pageOfSection = groupOfEach(firstSection);
  const firstInShard = sums(decodeNumbers(data.shardSections, data.shards.length));
  const headings = data.headings.split('\n');
  const anchors = data.anchors.split('\n');
  const kinds = decodeNumbers(data.kinds, headings.length);
  const postingStart = sums(decodeNumbers(data.wordCounts, words.length));
  const sections = decodeNumbers(data.gaps, postingStart.at(-1) ?? 0);
  for (let word = 0; word < words.length; word++) {
    let before = -1;
    for (let at = postingStart[word] ?? 0; at < (postingStart[word + 1] ?? 0); at++) {
      before += (sections[at] ?? 0) + 1;
      sections[at] = before;
    }
  }
  const codes = decodeNumbers(data.codes, sections.length);
  return {
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
    words,
    postingStart,
    sections,
    codes,
    ...lengthsOf({ sections, codes }, pageOfSection, routes.length),
    synonyms: data.synonyms ? data.synonyms.split(';') : [],
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
