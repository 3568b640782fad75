import { isStopWord } from './stopWords.ts';

const NEGATIONS: ReadonlySet<string> = new Set(['no', 'not', 'without', 'cannot']);

/** How many words may be between: "not in any of the", and no more. */
const REACH = 5;

/** True for a word that a negation turns: `agent` in "without an agent". `words` follow one another. */
export function isNegated(words: readonly string[], at: number): boolean {
  if (isStopWord(words[at] ?? '')) return false;
  const before =
    words.slice(Math.max(0, at - REACH), at).findLast((word) => !isStopWord(word) || NEGATIONS.has(word)) ??
    '';
  return NEGATIONS.has(before);
}

/** The mark of a negated word in the index; no text contains it. */
export function negatedKey(word: string, rootOf: (word: string) => string): string {
  return `!${rootOf(word)}`;
}
