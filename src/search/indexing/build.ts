import { createStemmer } from '../analysis/stem.ts';
import { createAnalyzer } from '../analysis/tokens.ts';
import type { SynonymGroup } from '../synonyms.ts';
import type { SearchPage } from '../types.ts';
import { FIELD } from './fields.ts';
import { type IndexData, writeIndex } from './format.ts';
import { encodeNumbers } from './numbers.ts';
import { codeIn, createPostingsWriter, sectionOf } from './postings.ts';
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

/** Builds the files of the embedded search. The same pages give the same bytes, in whatever order they come. */
export function buildIndex(
  pages: readonly SearchPage[],
  synonyms: readonly SynonymGroup[] = [],
): SearchFiles {
  const sorted = [...pages].sort((a, b) => (a.route < b.route ? -1 : a.route > b.route ? 1 : 0));
  const sections = sorted.map(sectionsOf);
  const rootOf = createStemmer();
  const groups = termGroups(synonyms, rootOf);
  const { words, ...postings } = encodePostings(
    collectPostings(sorted, sections, { terms: targetTerms(groups), rootOf }),
  );
  // Behind the postings, whose memory is free by now.
  const { shards, counts } = makeShards(sections);
  const trails = distinctTrails(sorted);
  const index = writeIndex({
    shards: shards.map(({ id }) => id),
    shardSections: encodeNumbers(counts),
    routes: lines(sorted.map(({ route }) => route)),
    titles: lines(sorted.map(({ title }) => title)),
    trails: [...trails.values()].map(({ labels }) => labels),
    trailOfPage: encodeNumbers(sorted.map((page) => trails.get(trailKey(page))?.number ?? 0)),
    sectionCounts: encodeNumbers(sections.map(({ length }) => length)),
    headings: lines(sections.flat().map(({ heading }) => heading)),
    anchors: lines(
      sections.flat().map(({ heading, anchor }) => (anchor === anchorOf(heading) ? '' : anchor)),
    ),
    words: encodeWords(words),
    ...postings,
    synonyms: shippedSynonyms(groups, words, rootOf),
  });
  return { index, shards };
}

function collectPostings(
  pages: readonly SearchPage[],
  sections: readonly (readonly Section[])[],
  { terms, rootOf }: { terms: readonly (readonly string[])[]; rootOf(word: string): string },
) {
  const writer = createPostingsWriter(createAnalyzer(), rootOf);
  let section = 0;
  pages.forEach((page, index) => {
    const first = section;
    for (const { heading, text, code } of sections[index] ?? []) {
      if (section === first) {
        writer.add(page.title, FIELD.title);
        writer.add(page.description, FIELD.description);
        writer.add(page.keywords.join('\n'), FIELD.keywords);
        writer.add(page.breadcrumbs.join('\n'), FIELD.breadcrumbs);
      }
      writer.add(heading, FIELD.heading);
      writer.add(text, 0);
      writer.add(code, FIELD.code);
      writer.endSection(section++, first);
    }
  });
  return writer.finish(terms);
}

/** Frequent combinations of fields and count get short numbers. */
function encodePostings(
  entries: readonly { word: string; postings: readonly number[] }[],
): Pick<IndexData, 'wordCounts' | 'gaps' | 'codes' | 'codeTable' | 'postingCount'> & { words: Set<string> } {
  const uses = new Map<number, number>();
  for (const { postings } of entries)
    for (const posting of postings) uses.set(codeIn(posting), (uses.get(codeIn(posting)) ?? 0) + 1);
  const codeTable = [...uses.keys()].sort((a, b) => (uses.get(b) ?? 0) - (uses.get(a) ?? 0) || a - b);
  const rank = new Map(codeTable.map((code, index) => [code, index]));
  const counts = entries.map(({ postings }) => postings.length);
  const ordered = orderByCount(counts).flatMap((word) => entries[word] ?? []);
  function* gaps() {
    for (const { postings } of ordered) {
      let before = 0;
      for (const posting of postings) {
        const section = sectionOf(posting);
        yield section - before;
        before = section;
      }
    }
  }
  function* codes() {
    for (const { postings } of ordered) for (const posting of postings) yield rank.get(codeIn(posting)) ?? 0;
  }
  return {
    words: new Set(entries.map(({ word }) => word)),
    wordCounts: encodeNumbers(counts),
    gaps: encodeNumbers(gaps()),
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
