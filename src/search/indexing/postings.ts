import { isStopWord } from '../analysis/stopWords.ts';
import type { Analyzer } from '../analysis/tokens.ts';
import { CODES, codeOf } from './fields.ts';
import { createJoiner, type Joinable, type Joiner, NAMING } from './joins.ts';

/** A text of a section: of a field, or of its body where `field` is 0. */
export interface SectionText {
  text: string;
  field: number;
}

/** A section as numbers of words and marks: which words stand together is known when all words are. */
export type ReadSection = readonly { field: number; tokens: Int32Array }[];

/** A section that has its number. `page`: the number of its page's first section. */
export interface NumberedSection {
  section: number;
  page: number;
  read: ReadSection;
}

/** Collects in which sections each word stands. */
export interface PostingsWriter {
  /** Reads a section; in which order they are read does not matter. */
  read(texts: readonly SectionText[]): ReadSection;
  /**
   * Words in order of code points, each with its postings in order of sections, which are given in that order. `terms`,
   * as lists of keys, are listed as one word where they stand together.
   */
  finish(
    sections: Iterable<NumberedSection>,
    terms: readonly (readonly string[])[],
  ): { word: string; postings: readonly number[] }[];
}

/** A section and its code in one number: a large site has millions, and each array would take its share. */
export const sectionOf = (posting: number) => Math.floor(posting / CODES);
export const codeIn = (posting: number) => posting % CODES;

interface Entry extends Joinable {
  stop: boolean;
  postings: number[];
  fields: number;
  count: number;
}

/** Marks among the numbers of words: a break, and a whole whose words follow. */
const BREAK = -1;
const WHOLE = -2;

export function createPostingsWriter(analyzer: Analyzer, rootOf: (word: string) => string): PostingsWriter {
  const numbers = new Map<string, number>();
  const entries: Entry[] = [];
  const numberOf = (key: string): number => {
    let number = numbers.get(key);
    if (number === undefined) {
      number = entries.length;
      entries.push({ word: key, stop: isStopWord(key), postings: [], fields: 0, count: 0 });
      numbers.set(key, number);
    }
    return number;
  };
  const entryOf = (key: string): Entry => {
    const number = numberOf(key);
    const entry = entries[number];
    if (!entry) throw new RangeError(`Word ${number} of the index is missing.`);
    return entry;
  };

  return {
    read: (texts) =>
      texts.flatMap(({ text, field }) => {
        const tokens: number[] = [];
        analyzer.eachKey(text, (key, span) => {
          if (span > 1) tokens.push(WHOLE);
          tokens.push(span ? numberOf(key) : BREAK);
        });
        return tokens.length > 0 ? [{ field, tokens: Int32Array.from(tokens) }] : [];
      }),
    finish(sections, terms) {
      const joiner = createJoiner(numbers.keys(), terms, rootOf);
      for (const section of sections) post(section, { entries, entryOf, joiner });
      return [...entries]
        .sort((a, b) => (a.word < b.word ? -1 : 1))
        .map(({ word, postings }) => ({ word, postings }));
    },
  };
}

interface PostContext {
  entries: readonly Entry[];
  entryOf(key: string): Entry;
  joiner: Joiner;
}

/** Counts the words of a section and lists it under each. */
function post({ section, page, read }: NumberedSection, { entries, entryOf, joiner }: PostContext): void {
  const touched: Entry[] = [];
  const count = (entry: Entry, field: number) => {
    if (entry.fields === 0 && entry.count === 0) touched.push(entry);
    if (field) entry.fields |= field;
    else entry.count++;
  };
  for (const { field, tokens } of read) {
    const all: Entry[] = [];
    let run: Entry[] = [];
    const wholes: string[] = [];
    const join = (joined: string) => {
      // `sign-on` stands there as a whole already.
      if (!wholes.includes(joined)) count(entryOf(joined), field);
    };
    for (let at = 0; at < tokens.length; at++) {
      const token = tokens[at] ?? BREAK;
      if (token === WHOLE) {
        const whole = entries[tokens[++at] ?? BREAK];
        if (!whole) continue;
        wholes.push(whole.word);
        count(whole, field);
      } else if (token !== BREAK) {
        const entry = entries[token];
        if (!entry) continue;
        run.push(entry);
        if (field & NAMING) all.push(entry);
        count(entry, field);
      } else {
        joiner.eachJoin(run, join);
        run = [];
      }
    }
    joiner.eachJoin(run, join);
    if (field & NAMING) joiner.eachLooseTerm(all, join);
  }
  for (const entry of touched) {
    // Stop words are told apart by page only: they are many and say little.
    const at = entry.stop && !entry.fields ? page : section;
    const code = entry.stop ? codeOf(entry.fields, 1) : codeOf(entry.fields, entry.count);
    const last = sectionOf(entry.postings.at(-1) ?? -1);
    if (last !== at && !(entry.stop && last >= at)) entry.postings.push(at * CODES + code);
    entry.fields = 0;
    entry.count = 0;
  }
}
