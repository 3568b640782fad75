import type { Diagnostic } from 'fieldguide';
import type { LintPassage } from './passage.ts';
import type { LintPage } from './rule.ts';

const RUN = 12;
const WORD = /[\p{L}\p{N}{}'-]+/gu;

interface Word {
  word: string;
  passage: LintPassage;
  offset: number;
}

/**
 * Runs of twelve words of prose that are on two pages, reported at the second page; the first run of each pair of pages.
 * Code and labels do not count, nor do numbered steps: the same procedure has the same words.
 */
export function sharedRuns(pages: readonly LintPage[]): Diagnostic[] {
  const seen = new Map<string, { page: LintPage; start: Word }>();
  const reported = new Set<string>();
  const shared: Diagnostic[] = [];
  for (const page of pages)
    for (const words of page.prose.runs.map(wordsOf))
      for (const [at, start] of words.entries()) {
        if (at + RUN > words.length) break;
        const run = words.slice(at, at + RUN).map(({ word }) => word);
        const text = run.join(' ');
        const first = seen.get(text);
        if (!first) seen.set(text, { page, start });
        else if (first.page !== page) {
          const { file } = first.page.source;
          const pair = `${file}|${page.source.file}`;
          if (reported.has(pair)) continue;
          reported.add(pair);
          const message = `the same twelve words are in ${file}:${lineOf(first.start)}: "${text}".`;
          const hint = 'Write the sentence differently on this page.';
          const place = { file: page.source.file, line: lineOf(start), column: 1 };
          shared.push({ code: 'shared-run', ...place, message, hint });
        }
      }
  return shared;
}

function wordsOf(passages: readonly LintPassage[]): Word[] {
  return passages.flatMap((passage) =>
    [...passage.text.toLowerCase().matchAll(WORD)].map(({ 0: word, index: offset }) => ({
      word,
      passage,
      offset,
    })),
  );
}

function lineOf({ passage, offset }: Word): number {
  return passage.placeAt(offset).line;
}
