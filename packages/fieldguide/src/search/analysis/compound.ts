import { isStopWord } from './stopWords.ts';

/** Stop words that begin compounds: `on-premises`, `up-to-date`. Others would make `inactive` of "in Active Directory". */
const OPENERS: ReadonlySet<string> = new Set(['on', 'off', 'out', 'up']);

/**
 * What a word may be at the beginning of a compound, to be followed by the word after it: `back` for back up, `log`
 * for logging in. Nothing where it begins none.
 */
export function compoundOpenings(first: string, rootOf: (word: string) => string): string[] {
  if (first.length < 2 || (isStopWord(first) && !OPENERS.has(first))) return [];
  const root = rootOf(first);
  return root === first || root.length < 2 ? [first] : [first, root];
}

/** What two neighbouring words may be as one. Whether the site knows such a word is for the caller to find out. */
export function compoundsOf(first: string, second: string, rootOf: (word: string) => string): string[] {
  if (second.length < 2) return [];
  return compoundOpenings(first, rootOf)
    .map((opening) => opening + second)
    .filter((compound) => !isStopWord(compound));
}
