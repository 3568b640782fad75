import { isStopWord } from '../analysis/stopWords.ts';
import type { Analyzer } from '../analysis/tokens.ts';
import { CODES, codeOf } from './fields.ts';

/** Collects in which sections each word stands. Sections are added one after the other. */
export interface PostingsWriter {
  /** Adds a text to the section that is being read: to a field, or to its body where `field` is 0. */
  add(text: string, field: number): void;
  /** Ends a section. `page` is its page's first section. */
  endSection(section: number, page: number): void;
  /** Words in order of code points, each with its postings in order of sections. */
  finish(): { word: string; postings: readonly number[] }[];
}

/** A section and its code in one number: a large site has millions, and each array would take its share. */
export const sectionOf = (posting: number) => Math.floor(posting / CODES);
export const codeIn = (posting: number) => posting % CODES;

interface Entry {
  word: string;
  stop: boolean;
  postings: number[];
  fields: number;
  count: number;
}

export function createPostingsWriter(analyzer: Analyzer): PostingsWriter {
  const entries = new Map<string, Entry>();
  let touched: Entry[] = [];

  return {
    add(text, field) {
      analyzer.eachKey(text, (key) => {
        let entry = entries.get(key);
        if (!entry) {
          entry = { word: key, stop: isStopWord(key), postings: [], fields: 0, count: 0 };
          entries.set(key, entry);
        }
        if (entry.fields === 0 && entry.count === 0) touched.push(entry);
        if (field) entry.fields |= field;
        else entry.count++;
      });
    },
    endSection(section, page) {
      for (const entry of touched) {
        // Stop words are told apart by page only: they are many and say little.
        const at = entry.stop && !entry.fields ? page : section;
        const code = entry.stop ? codeOf(entry.fields, 1) : codeOf(entry.fields, entry.count);
        const last = sectionOf(entry.postings.at(-1) ?? -1);
        if (last !== at && !(entry.stop && last >= at)) entry.postings.push(at * CODES + code);
        entry.fields = 0;
        entry.count = 0;
      }
      touched = [];
    },
    finish: () =>
      [...entries.values()]
        .sort((a, b) => (a.word < b.word ? -1 : 1))
        .map(({ word, postings }) => ({ word, postings })),
  };
}
