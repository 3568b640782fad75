import { compoundOpenings } from '../analysis/compound.ts';
import { isStopWord } from '../analysis/stopWords.ts';

/** Words of letters only: what stands beside digits and dots is joined by the analysis or not at all. */
const LETTERS = /^[a-z]{4,}$/;

/**
 * Makes a function that gives what may follow a word to make one of `words`, with what both are together: after
 * back, `up` with `backup`.
 */
export function createCompounds(
  words: Iterable<string>,
  rootOf: (word: string) => string,
): (first: string) => ReadonlyMap<string, string> | undefined {
  const sorted = [...words].filter((word) => LETTERS.test(word) && !isStopWord(word)).sort();
  return (first) => continuationsOf(first, { root: rootOf(first), sorted });
}

function continuationsOf(
  first: string,
  { root, sorted }: { root: string; sorted: readonly string[] },
): ReadonlyMap<string, string> | undefined {
  const found = new Map<string, string>();
  for (const opening of compoundOpenings(first, root)) {
    for (let at = lowerBound(sorted, opening); sorted[at]?.startsWith(opening); at++) {
      const rest = (sorted[at] ?? '').slice(opening.length);
      if (rest.length > 1 && !found.has(rest)) found.set(rest, sorted[at] ?? '');
    }
  }
  return found.size ? found : undefined;
}

function lowerBound(sorted: readonly string[], key: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < key) low = middle + 1;
    else high = middle;
  }
  return low;
}
