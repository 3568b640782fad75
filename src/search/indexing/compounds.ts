import { compoundOpenings } from '../analysis/compound.ts';
import { isStopWord } from '../analysis/stopWords.ts';

/** Words of letters only: what stands beside digits and dots is joined by the analysis or not at all. */
const LETTERS = /^[a-z]{4,}$/;

/** Makes a function that gives the one word that two neighbours are, if it is among `words`: `backup` for back up. */
export function createCompounds(
  words: Iterable<string>,
): (first: string, second: string) => string | undefined {
  const sorted = [...words].filter((word) => LETTERS.test(word) && !isStopWord(word)).sort();
  const continuations = new Map<string, ReadonlyMap<string, string> | undefined>();
  return (first, second) => {
    let known = continuations.get(first);
    if (!known && !continuations.has(first)) {
      known = continuationsOf(first, sorted);
      continuations.set(first, known);
    }
    return known?.get(second);
  };
}

/** What may follow a word, with what both are together. */
function continuationsOf(first: string, sorted: readonly string[]): ReadonlyMap<string, string> | undefined {
  const found = new Map<string, string>();
  for (const opening of compoundOpenings(first)) {
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
