import { compoundOpenings } from '../analysis/compound.ts';
import { stem } from '../analysis/stem.ts';
import type { Token } from '../analysis/tokens.ts';

/** Longest term that is looked for. */
const LONGEST_TERM = 5;
const LETTERS = /^[a-z]{4,}$/;

/** Neighbouring words of a text that are one of the searched words together. */
export interface JoinedWord {
  /** The searched word. */
  word: string;
  /** The words it is made of. */
  tokens: readonly Token[];
}

/** Makes a function that finds `back up` in a text where `backup` is searched, and all words of a term. */
export function createJoinedWords(words: Iterable<string>): (tokens: readonly Token[]) => JoinedWord[] {
  const byStart = new Map<string, string[]>();
  for (const word of words) {
    if (!LETTERS.test(word)) continue;
    const start = word.slice(0, 2);
    byStart.set(start, [...(byStart.get(start) ?? []), word]);
  }
  return (tokens) => {
    if (!byStart.size) return [];
    const single = tokens.filter(({ span }) => span === 1);
    return single.flatMap((first, at) => {
      const likely = byStart.get(first.key.slice(0, 2));
      if (!likely) return [];
      const openings = compoundOpenings(first.key);
      return likely.flatMap((word) => {
        const count = openings.reduce(
          (most, opening) => Math.max(most, wordsOf(word, opening, { single, at })),
          0,
        );
        return count ? [{ word, tokens: single.slice(at, at + count) }] : [];
      });
    });
  };
}

/** How many neighbours from `at` on make up the word; 0 where they do not. */
function wordsOf(
  word: string,
  opening: string,
  { single, at }: { single: readonly Token[]; at: number },
): number {
  let made = opening;
  for (let count = 1; count < LONGEST_TERM && word.startsWith(made); count++) {
    const next = single[at + count];
    if (!next || next.position !== (single[at + count - 1]?.position ?? 0) + 1) return 0;
    made += next.key;
    // Quick look before the stems are compared.
    if (made === word || (made.startsWith(word.slice(0, -2)) && stem(made) === stem(word))) return count + 1;
  }
  return 0;
}
