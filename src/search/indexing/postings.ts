import { isStopWord } from '../analysis/stopWords.ts';
import type { Analyzer } from '../analysis/tokens.ts';
import { codeOf } from './fields.ts';

/** Collects in which sections each word stands. Sections are added one after the other. */
export interface PostingsWriter {
  /** Adds a text to the section that is being read: to a field, or to its body where `field` is 0. */
  add(text: string, field: number): void;
  /** Ends a section. `page` is its page's first section. */
  endSection(section: number, page: number): void;
  /** Words in order of code points, each with its postings. */
  finish(): { word: string; sections: number[]; codes: number[] }[];
}

interface Entry {
  word: string;
  stop: boolean;
  sections: number[];
  codes: number[];
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
          entry = { word: key, stop: isStopWord(key), sections: [], codes: [], fields: 0, count: 0 };
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
        const last = entry.sections.length - 1;
        if (entry.sections[last] !== at && !(entry.stop && (entry.sections[last] ?? -1) >= at)) {
          entry.sections.push(at);
          entry.codes.push(code);
        }
        entry.fields = 0;
        entry.count = 0;
      }
      touched = [];
    },
    finish: () =>
      [...entries.values()]
        .sort((a, b) => (a.word < b.word ? -1 : 1))
        .map(({ word, sections, codes }) => ({ word, sections, codes })),
  };
}
