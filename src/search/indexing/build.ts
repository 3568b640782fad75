import { createStemmer } from '../analysis/stem.ts';
import { createAnalyzer } from '../analysis/tokens.ts';
import type { SynonymGroup } from '../synonyms.ts';
import type { SearchPage } from '../types.ts';
import { FIELD } from './fields.ts';
import { type IndexData, writeIndex } from './format.ts';
import { encodeNumbers } from './numbers.ts';
import {
  codeIn,
  createPostingsWriter,
  type NumberedSection,
  type ReadSection,
  type SectionText,
  sectionOf,
} from './postings.ts';
import { encodeSections } from './sectionGaps.ts';
import { anchorOf, type Section, sectionsOf } from './sections.ts';
import { makeShards, type Shard } from './shards.ts';
import { shippedSynonyms, targetTerms, termGroups } from './synonymTable.ts';
import { encodeWords, orderByCount } from './wordList.ts';

export interface SearchFiles {
  /** Text of the index file: all that a first ranked query needs. */
  index: string;
  /** Text of pages, loaded for the best results only. */
  shards: Shard[];
}

/** Makes the files of the embedded search. The same pages give the same bytes, in whatever order they come. */
export interface IndexBuilder {
  /** Reads a page at once: while pages are still on their way, most of the work is done. */
  add(page: SearchPage): void;
  /** Call once, after the last page. */
  finish(synonyms: readonly SynonymGroup[]): SearchFiles;
}

/** A page and its sections, as text and as words. */
interface ReadPage {
  page: SearchPage;
  sections: readonly Section[];
  read: readonly ReadSection[];
}

/** Makes a builder for one index. */
export function createIndexBuilder(): IndexBuilder {
  const rootOf = createStemmer();
  const writer = createPostingsWriter(createAnalyzer(), rootOf);
  const pages: ReadPage[] = [];
  return {
    add(page) {
      const sections = sectionsOf(page);
      const read = sections.map((section, index) =>
        writer.read([...(index === 0 ? textsOfPage(page) : []), ...textsOfSection(section)]),
      );
      pages.push({ page, sections, read });
    },
    finish(synonyms) {
      const sorted = pages.splice(0).sort(({ page: a }, { page: b }) => (a.route < b.route ? -1 : 1));
      const groups = termGroups(synonyms, rootOf);
      const { words, ...postings } = encodePostings(
        writer.finish(numbered(sorted), targetTerms(groups)),
        sorted.reduce((sum, { sections }) => sum + sections.length, 0),
      );
      const synonymTable = shippedSynonyms(groups, words, rootOf);
      return writeFiles(sorted, { ...postings, words: encodeWords(words), synonyms: synonymTable.join(';') });
    },
  };
}

/** The files for pages that are all there. */
export function buildIndex(
  pages: readonly SearchPage[],
  synonyms: readonly SynonymGroup[] = [],
): SearchFiles {
  const builder = createIndexBuilder();
  for (const page of pages) builder.add(page);
  return builder.finish(synonyms);
}

function textsOfPage({ title, description, keywords, breadcrumbs }: SearchPage): SectionText[] {
  return [
    { text: title, field: FIELD.title },
    { text: description, field: FIELD.description },
    { text: keywords.join('\n'), field: FIELD.keywords },
    { text: breadcrumbs.join('\n'), field: FIELD.breadcrumbs },
  ];
}

function textsOfSection({ heading, text, code }: Section): SectionText[] {
  return [
    { text: heading, field: FIELD.heading },
    { text, field: 0 },
    { text: code, field: FIELD.code },
  ];
}

/** Sections in their order, numbered through all pages. */
function* numbered(pages: readonly ReadPage[]): Generator<NumberedSection> {
  let section = 0;
  for (const { read } of pages) {
    const page = section;
    for (const each of read) yield { section: section++, page, read: each };
  }
}

function writeFiles(
  read: readonly ReadPage[],
  words: Pick<IndexData, 'words' | 'synonyms' | keyof EncodedPostings>,
): SearchFiles {
  const pages = read.map(({ page }) => page);
  const sections = read.map((each) => each.sections);
  // Behind the postings, whose memory is free by now.
  const { shards, counts } = makeShards(sections);
  const trails = distinctTrails(pages);
  const index = writeIndex({
    ...words,
    shards: shards.map(({ id }) => id),
    shardSections: encodeNumbers(counts),
    routes: lines(pages.map(({ route }) => route)),
    titles: lines(pages.map(({ title }) => title)),
    trails: [...trails.values()].map(({ labels }) => labels),
    trailOfPage: encodeNumbers(pages.map((page) => trails.get(trailKey(page))?.number ?? 0)),
    sectionCounts: encodeNumbers(sections.map(({ length }) => length)),
    headings: lines(sections.flat().map(({ heading }) => heading)),
    anchors: lines(
      sections.flat().map(({ heading, anchor }) => (anchor === anchorOf(heading) ? '' : anchor)),
    ),
  });
  return { index, shards };
}

type EncodedPostings = Pick<IndexData, 'wordCounts' | 'gaps' | 'codes' | 'codeTable' | 'postingCount'>;

/** Frequent combinations of fields and count get short numbers. */
function encodePostings(
  entries: readonly { word: string; postings: readonly number[] }[],
  sections: number,
): EncodedPostings & { words: Set<string> } {
  const uses = new Map<number, number>();
  for (const { postings } of entries)
    for (const posting of postings) uses.set(codeIn(posting), (uses.get(codeIn(posting)) ?? 0) + 1);
  const codeTable = [...uses.keys()].sort((a, b) => (uses.get(b) ?? 0) - (uses.get(a) ?? 0) || a - b);
  const rank = new Map(codeTable.map((code, index) => [code, index]));
  const counts = entries.map(({ postings }) => postings.length);
  const ordered = orderByCount(counts).flatMap((word) => entries[word] ?? []);
  // One list after the other: a large site has millions of postings.
  function* sectionLists() {
    for (const { postings } of ordered) yield postings.map(sectionOf);
  }
  function* codes() {
    for (const { postings } of ordered) for (const posting of postings) yield rank.get(codeIn(posting)) ?? 0;
  }
  return {
    words: new Set(entries.map(({ word }) => word)),
    wordCounts: encodeNumbers(counts),
    gaps: encodeSections(sectionLists(), sections),
    codes: encodeNumbers(codes()),
    codeTable,
    postingCount: counts.reduce((sum, count) => sum + count, 0),
  };
}

const trailKey = (page: SearchPage) => page.breadcrumbs.join('\n');

function distinctTrails(pages: readonly SearchPage[]): Map<string, { number: number; labels: string[] }> {
  const trails = new Map<string, { number: number; labels: string[] }>();
  for (const page of pages) {
    const key = trailKey(page);
    if (!trails.has(key)) trails.set(key, { number: trails.size, labels: [...page.breadcrumbs] });
  }
  return trails;
}

/** One value a line. */
function lines(values: readonly string[]): string {
  return values.map((value) => value.replace(/\s+/g, ' ')).join('\n');
}
