import type { Vocabulary } from './indexWords.ts';

/**
 * Finds the words of the site that a misspelled word may mean: those with the fewest mistakes, frequent ones
 * first. `prefix`: the word may be unfinished.
 */
export type Corrector = (typed: string, prefix: boolean) => number[];

const MOST_CORRECTIONS = 6;

/** Whether a word can be taken for a misspelt one. */
export const isMisread = (word: string): boolean => allowedErrors(word) > 0;

/** How many letters may be wrong: none in short words, and none in names with digits, dots or slashes. */
function allowedErrors(typed: string): number {
  if (typed.length < 4 || !/^\p{L}+$/u.test(typed)) return 0;
  return typed.length < 7 ? 1 : 2;
}

/** `common`: words that are right as they are, though the site has none of them. */
export function createCorrector(
  { words, rootOf, sectionCount }: Vocabulary,
  common: readonly string[] = [],
): Corrector {
  const commonRoots = new Set(common.map(rootOf));
  const isCommon = (typed: string, prefix: boolean) =>
    commonRoots.has(rootOf(typed)) || (prefix && common.some((word) => word.startsWith(typed)));
  return (typed, prefix) => {
    const limit = allowedErrors(typed);
    if (!limit || isCommon(typed, prefix)) return [];
    const found = words.flatMap((form, word) => {
      const longer = form.length - typed.length;
      if (longer < -limit || (!prefix && longer > limit + 1) || !startsAlike(typed, form)) return [];
      // That the site has a word in the plural only is hardly a mistake of the reader.
      const forms = !prefix && form.endsWith('s') ? [form, form.slice(0, -1)] : [form];
      const mistakes = Math.min(...forms.map((form) => mistakesIn(typed, form, { limit, prefix })));
      return mistakes <= limit ? [{ word, mistakes }] : [];
    });
    const fewest = Math.min(...found.map(({ mistakes }) => mistakes));
    return found
      .filter(({ mistakes }) => mistakes === fewest)
      .map(({ word }) => word)
      .sort((a, b) => sectionCount(b) - sectionCount(a) || a - b)
      .slice(0, MOST_CORRECTIONS);
  };
}

/** First letters are seldom wrong: the same, swapped with the second, or one of the two left out. */
function startsAlike(typed: string, word: string): boolean {
  return typed[0] === word[0] || typed[1] === word[0] || typed[0] === word[1];
}

/**
 * How many letters of `typed` were left out, added, exchanged or swapped with the next, to be `word`; with `prefix`, to
 * be the beginning of `word` that is nearest. Infinite above `limit`.
 */
export function mistakesIn(
  typed: string,
  word: string,
  { limit, prefix }: { limit: number; prefix: boolean },
): number {
  const width = Math.min(word.length, typed.length + limit);
  let before: number[] = [];
  let row = Array.from({ length: width + 1 }, (_, column) => column);
  for (let i = 1; i <= typed.length; i++) {
    const next = [i];
    for (let j = 1; j <= width; j++) {
      const same = typed[i - 1] === word[j - 1] ? 0 : 1;
      let cost = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      next.push(cost);
    }
    if (Math.min(...next) > limit) return Number.POSITIVE_INFINITY;
    before = row;
    row = next;
  }
  const mistakes = prefix ? Math.min(...row) : width < word.length ? limit + 1 : (row[width] ?? 0);
  return mistakes <= limit ? mistakes : Number.POSITIVE_INFINITY;
}
