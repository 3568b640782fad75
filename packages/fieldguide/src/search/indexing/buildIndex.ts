import { createStemmer } from '../analysis/stem.ts';
import { createAnalyzer } from '../analysis/tokens.ts';
import { isMisread } from '../query/typos.ts';
import { KINDS, type SearchPage } from '../searchTypes.ts';
import type { SearchWords } from '../synonyms.ts';
import { encodeLines, encodeNumbers } from './encoding.ts';
import { FIELD, NAMING, type RestData, type WordData, writeIndex } from './format.ts';
import { collectPostings, type Postings, type ReadText, readText, type SectionText } from './postings.ts';
import {
  anchorOf,
  cellsOf,
  isRow,
  makeShards,
  namedByContent,
  rowAnchorOf,
  type Section,
  type Shard,
  sectionsOf,
} from './sections.ts';
import { shippedSynonyms, targetTerms, termGroups } from './synonymTable.ts';

export interface SearchFiles {
  /** Text of the index file: names, headings and authors' words, all that the first rows need. */
  index: string;
  /** The rest of the index, then the text of pages, loaded for the best results only. */
  shards: [rest: Shard, ...texts: Shard[]];
}

/** Makes the files of the embedded search. The same pages give the same bytes, in whatever order they come. */
export interface IndexBuilder {
  /** Reads a page at once: while pages are still on their way, much of the work is done. */
  add(page: SearchPage): void;
  /** Call once, after the last page. */
  finish(words?: SearchWords): SearchFiles;
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
      // A drawing mostly repeats its page: the words that it alone has find its section, and names with digits and signs.
      const said = new Set(read.flat().flatMap(wordsOf));
      for (const [at, { labels = '' }] of sections.entries()) {
        const words = wordsOf(readText({ text: labels, field: FIELD.code }, analyzer));
        const own = words.filter((word) => !said.has(word) || !/^\p{L}+$/u.test(word));
        if (own.length) read[at]?.push({ field: FIELD.code, runs: own.map((word) => [word]), wholes: [] });
      }
      pages.push({ page, sections, read });
    },
    finish({ synonyms = [], common = [] } = {}) {
      pages.sort(({ page: a }, { page: b }) => (a.route < b.route ? -1 : 1));
      // Who types a term that is known has not misspelt another word.
      const right = [...common, ...synonyms.flatMap(({ from, to }) => [...from, ...to])];
      return writeFiles(pages, { groups: termGroups(synonyms, rootOf), common: right, rootOf });
    },
  };
}

/** The files for pages that are all there. */
export function buildIndex(pages: readonly SearchPage[], words: SearchWords = {}): SearchFiles {
  const builder = createIndexBuilder();
  for (const page of pages) builder.add(page);
  return builder.finish(words);
}

function textsOfPage({ title, keywords, questions, breadcrumbs }: SearchPage): SectionText[] {
  return [
    { text: title, field: FIELD.title },
    { text: keywords.join('\n'), field: FIELD.keywords },
    { text: questions.join('\n'), field: FIELD.questions },
    { text: breadcrumbs.join('\n'), field: FIELD.breadcrumbs },
  ];
}

const wordsOf = ({ runs, wholes }: ReadText): string[] => [...runs.flat(), ...wholes];

function textsOfSection({ heading, text, code, questions = [] }: Section): SectionText[] {
  return [
    { text: heading, field: FIELD.heading },
    { text: questions.join('\n'), field: FIELD.questions },
    { text, field: 0 },
    { text: code, field: FIELD.code },
  ];
}

interface Language {
  groups: ReturnType<typeof termGroups>;
  common: readonly string[];
  rootOf: (word: string) => string;
}

function writeFiles(read: readonly ReadPage[], { groups, common, rootOf }: Language): SearchFiles {
  const postings = collectPostings(
    read.map((each) => each.read),
    targetTerms(groups),
    rootOf,
  );
  const words = [...postings.keys()].sort();
  const lists = words.map((word) => postings.get(word) ?? NOWHERE);
  const pages = read.map(({ page }) => page);
  const sections = read.map((each) => each.sections);
  const { shards, counts } = makeShards(sections);
  const all = sections.flat();
  // A row's heading is what a page says, and not what it is about: it is a part of the rest.
  const rowNumbers = all.flatMap((section, at) => (isRow(section) ? [at] : []));
  const rowSet = new Set(rowNumbers);
  // What readers would call a section finds more than the first rows need: it is a part of the rest, too.
  const isFirst = sections.flatMap((own) => own.map((_, at) => at === 0));
  const firstFields = (at: number) => (rowSet.has(at) ? 0 : isFirst[at] ? NAMING : NAMING & ~FIELD.questions);
  const naming = lists.map((list) => part(list, (code, at) => code & firstFields(at)));
  const others = lists.map((list) => part(list, (code, at) => code & ~firstFields(at)));
  const isNaming = (_: string, word: number) => (naming[word]?.sections.length ?? 0) > 0;
  const anchorLine = (section: Section) => {
    const usual = isRow(section) ? rowAnchorOf(section.heading) : anchorOf(section.heading);
    return section.anchor === usual ? '' : section.anchor;
  };
  const rows = all.filter(isRow);
  const cells = all.map(cellsOf);
  const roots = new Set(words.map(rootOf));
  const rightWords = new Map(common.filter(isMisread).map((word) => [rootOf(word), word]));
  const synonyms = shippedSynonyms(groups, roots, rootOf);
  const leadsOneWay = (group: string) => group.includes('>');
  const restData: RestData = {
    ...encodePostings(others),
    words: encodeLines(words.filter((word, at) => !isNaming(word, at))),
    headings: encodeLines(rows.map(({ heading }) => heading)),
    anchors: encodeLines(rows.map(anchorLine)),
    synonyms: synonyms.filter(leadsOneWay).join(';'),
    cells: encodeLines(cells.flat()),
    cellCounts: encodeNumbers(cells.map(({ length }) => length)),
    common: encodeLines([...rightWords].flatMap(([root, word]) => (roots.has(root) ? [] : [word])).sort()),
  };
  const rest = namedByContent('rest', JSON.stringify(restData));
  const index = writeIndex({
    rest: rest.id,
    shards: shards.map(({ id }) => id),
    shardSections: encodeNumbers(counts),
    routes: encodeLines(pages.map(({ route }) => route)),
    titles: encodeLines(pages.map(({ title }) => title)),
    labels: encodeLines(pages.map(({ label = '' }) => label)),
    breadcrumbs: pages.map(({ breadcrumbs }) => breadcrumbs),
    sectionCounts: encodeNumbers(sections.map(({ length }) => length)),
    headings: encodeLines(all.map((section) => (isRow(section) ? '' : section.heading))),
    rows: encodeNumbers(gapsOf(rowNumbers)),
    rowCount: rowNumbers.length,
    kinds: encodeNumbers(all.map(({ kind = 'page' }) => KINDS.indexOf(kind))),
    anchors: encodeLines(all.map((section) => (isRow(section) ? '' : anchorLine(section)))),
    ...encodePostings(naming.filter(({ sections }) => sections.length)),
    words: encodeLines(words.filter(isNaming)),
    synonyms: synonyms.filter((group) => !leadsOneWay(group)).join(';'),
  });
  return { index, shards: [rest, ...shards] };
}

const NOWHERE: Postings = { sections: [], codes: [] };

/** A part of the places of a word: those that have a code left. */
function part(list: Postings, codeAt: (code: number, section: number) => number): Postings {
  const kept: Postings = { sections: [], codes: [] };
  for (const [at, section] of list.sections.entries()) {
    const code = codeAt(list.codes[at] ?? 0, section);
    if (!code) continue;
    kept.sections.push(section);
    kept.codes.push(code);
  }
  return kept;
}

function encodePostings(lists: readonly Postings[]): Omit<WordData, 'words'> {
  return {
    wordCounts: encodeNumbers(lists.map(({ sections }) => sections.length)),
    gaps: lists.map(({ sections }) => encodeNumbers(gapsOf(sections))).join(''),
    codes: lists.map(({ codes }) => encodeNumbers(codes)).join(''),
  };
}

/** The distance of each number of a rising list to the one before. */
function gapsOf(numbers: readonly number[]): number[] {
  return numbers.map((number, at) => number - (numbers[at - 1] ?? -1) - 1);
}
