import { isStopWord } from '../analysis/stopWords.ts';
import type { Analyzer } from '../analysis/tokens.ts';
import { codeOf } from './format.ts';
import { createJoiner, type Joiner } from './joins.ts';

/** A text of a section: of a field, or of its body where `field` is 0. */
export interface SectionText {
  text: string;
  field: number;
}

/** A text split into words. Which of them belong together as one is known when all words of the site are. */
export interface ReadText {
  field: number;
  /** Runs of neighbouring words; a line or a clause ends a run. */
  runs: readonly (readonly string[])[];
  /** Exact tokens that cover several words: `sign-on`, paths, addresses. */
  wholes: readonly string[];
}

/** The sections that have a word, rising, and its fields and count in each. */
export interface Postings {
  sections: number[];
  codes: number[];
}

/** End of a line, or of a clause. */
const BREAK = /\n|[.,:;!?)]\s/;

/** Splits a text for the index. */
export function readText({ text, field }: SectionText, analyzer: Analyzer): ReadText {
  const runs: string[][] = [[]];
  const wholes: string[] = [];
  let end = 0;
  for (const token of analyzer.tokens(text)) {
    if (token.span > 1) wholes.push(token.key);
    else {
      if (BREAK.test(text.slice(end, token.start))) runs.push([]);
      runs.at(-1)?.push(token.key);
      end = token.end;
    }
  }
  // Copied: an array that has grown keeps room for more, and a large site has a million of them.
  return { field, runs: runs.map((run) => [...run]), wholes };
}

/**
 * Lists for each word the sections that have it. `pages`: the texts of each section of each page, in order. `terms`,
 * as lists of keys, are listed as one word where they are together.
 */
export function collectPostings(
  pages: readonly (readonly (readonly ReadText[])[])[],
  terms: readonly (readonly string[])[],
  rootOf: (word: string) => string,
): Map<string, Postings> {
  const words = new Set<string>();
  for (const { runs, wholes } of pages.flat(2))
    for (const list of [wholes, ...runs]) for (const word of list) words.add(word);
  const joiner = createJoiner(words, terms, rootOf);
  const postings = new Map<string, Postings>();
  let section = 0;
  for (const sections of pages) {
    const page = section;
    for (const texts of sections) {
      for (const [word, { fields, count }] of countWords(texts, joiner)) {
        let list = postings.get(word);
        if (!list) {
          list = { sections: [], codes: [] };
          postings.set(word, list);
        }
        // Stop words are indexed by page only, because they are frequent and say little.
        const stop = isStopWord(word);
        const at = stop && !fields ? page : section;
        if (stop && (list.sections.at(-1) ?? -1) >= at) continue;
        list.sections.push(at);
        list.codes.push(codeOf(fields, stop ? 1 : count));
      }
      section++;
    }
  }
  return postings;
}

interface Count {
  fields: number;
  count: number;
}

/** How often a section has each word, and in which of its fields. */
function countWords(texts: readonly ReadText[], joiner: Joiner): Map<string, Count> {
  const counts = new Map<string, Count>();
  const add = (word: string, field: number) => {
    const entry = counts.get(word) ?? { fields: 0, count: 0 };
    if (field) entry.fields |= field;
    else entry.count++;
    counts.set(word, entry);
  };
  for (const { field, runs, wholes } of texts) {
    for (const word of wholes) add(word, field);
    for (const run of runs) {
      for (const word of run) add(word, field);
      // `sign-on` is there as a whole already.
      for (const word of joiner(run)) if (!wholes.includes(word)) add(word, field);
    }
  }
  return counts;
}
