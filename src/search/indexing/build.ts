import { createStemmer } from '../analysis/stem.ts';
import { createAnalyzer } from '../analysis/tokens.ts';
import type { SynonymGroup } from '../synonyms.ts';
import { KINDS, type SearchPage } from '../types.ts';
import { encodeLines, encodeNumbers } from './encoding.ts';
import { FIELD, writeIndex } from './format.ts';
import { collectPostings, type ReadText, readText, type SectionText } from './postings.ts';
import { anchorOf, makeShards, type Section, type Shard, sectionsOf } from './sections.ts';
import { shippedSynonyms, targetTerms, termGroups } from './synonymTable.ts';

export interface SearchFiles {
  /** Text of the index file: all that a first ranked query needs. */
  index: string;
  /** Text of pages, loaded for the best results only. */
  shards: Shard[];
}

/** Makes the files of the embedded search. The same pages give the same bytes, in whatever order they come. */
export interface IndexBuilder {
  /** Reads a page at once: while pages are still on their way, much of the work is done. */
  add(page: SearchPage): void;
  /** Call once, after the last page. */
  finish(synonyms: readonly SynonymGroup[]): SearchFiles;
}

/** A page and its sections, as text and as words. */
interface ReadPage {
  page: SearchPage;
  sections: readonly Section[];
  read: readonly (readonly ReadText[])[];
}

/** Makes a builder for one index. */
export function createIndexBuilder(): IndexBuilder {
  const rootOf = createStemmer();
  const analyzer = createAnalyzer();
  const pages: ReadPage[] = [];
  return {
    add(page) {
      const sections = sectionsOf(page);
      const read = sections.map((section, index) =>
        [...(index === 0 ? textsOfPage(page) : []), ...textsOfSection(section)]
          .filter(({ text }) => text !== '')
          .map((text) => readText(text, analyzer)),
      );
      pages.push({ page, sections, read });
    },
    finish(synonyms) {
      pages.sort(({ page: a }, { page: b }) => (a.route < b.route ? -1 : 1));
      return writeFiles(pages, termGroups(synonyms, rootOf), rootOf);
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

function textsOfPage({ title, description, keywords, questions, breadcrumbs }: SearchPage): SectionText[] {
  return [
    { text: title, field: FIELD.title },
    { text: description, field: FIELD.description },
    { text: keywords.join('\n'), field: FIELD.keywords },
    { text: questions.join('\n'), field: FIELD.questions },
    { text: breadcrumbs.join('\n'), field: FIELD.breadcrumbs },
  ];
}

function textsOfSection({ heading, text, code, labels = '' }: Section): SectionText[] {
  return [
    { text: heading, field: FIELD.heading },
    { text, field: 0 },
    { text: code, field: FIELD.code },
    { text: labels, field: FIELD.code },
  ];
}

function writeFiles(
  read: readonly ReadPage[],
  groups: ReturnType<typeof termGroups>,
  rootOf: (word: string) => string,
): SearchFiles {
  const postings = collectPostings(
    read.map((each) => each.read),
    targetTerms(groups),
    rootOf,
  );
  const words = [...postings.keys()].sort();
  const lists = words.map((word) => postings.get(word) ?? { sections: [], codes: [] });
  const pages = read.map(({ page }) => page);
  const sections = read.map((each) => each.sections);
  const { shards, counts } = makeShards(sections);
  const index = writeIndex({
    shards: shards.map(({ id }) => id),
    shardSections: encodeNumbers(counts),
    routes: encodeLines(pages.map(({ route }) => route)),
    titles: encodeLines(pages.map(({ title }) => title)),
    labels: encodeLines(pages.map(({ label = '' }) => label)),
    breadcrumbs: pages.map(({ breadcrumbs }) => breadcrumbs),
    sectionCounts: encodeNumbers(sections.map(({ length }) => length)),
    headings: encodeLines(sections.flat().map(({ heading }) => heading)),
    kinds: encodeNumbers(sections.flat().map(({ kind = 'page' }) => KINDS.indexOf(kind))),
    anchors: encodeLines(
      sections.flat().map(({ heading, anchor }) => (anchor === anchorOf(heading) ? '' : anchor)),
    ),
    words: encodeLines(words),
    wordCounts: encodeNumbers(lists.map((list) => list.sections.length)),
    gaps: lists.map((list) => encodeNumbers(gapsOf(list.sections))).join(''),
    codes: lists.map((list) => encodeNumbers(list.codes)).join(''),
    synonyms: shippedSynonyms(groups, words, rootOf).join(';'),
  });
  return { index, shards };
}

/** The distance of each number of a rising list to the one before. */
function gapsOf(numbers: readonly number[]): number[] {
  return numbers.map((number, at) => number - (numbers[at - 1] ?? -1) - 1);
}
