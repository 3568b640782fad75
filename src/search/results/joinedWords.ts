import { compoundOpenings } from '../analysis/compound.ts';
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
export function createJoinedWords(
  words: Iterable<string>,
  rootOf: (word: string) => string,
): (tokens: readonly Token[]) => JoinedWord[] {
  const byStart = new Map<string, string[]>();
  for (const word of words) {
    if (!LETTERS.test(word)) continue;
    const start = word.slice(0, 2);
    byStart.set(start, [...(byStart.get(start) ?? []), word]);
  }
  /** Words that the key may begin, by key: the same words stand in a text again and again. */
  const begun = new Map<string, Begun>();
  const begunBy = (key: string): Begun => {
    let found = begun.get(key);
    if (!found) {
      found = whatBegins(key, { likely: byStart.get(key.slice(0, 2)) ?? [], rootOf });
      begun.set(key, found);
    }
    return found;
  };
  return (tokens) => {
    if (!byStart.size || !tokens.some(({ key }) => begunBy(key).words.length)) return [];
    const single = tokens.filter(({ span }) => span === 1);
    return single.flatMap((first, at) => {
      const { words: likely, openings } = begunBy(first.key);
      return likely.flatMap((word) => {
        const count = openings.reduce(
          (most, opening) => Math.max(most, wordsOf(word, opening, { single, at, rootOf })),
          0,
        );
        return count ? [{ word, tokens: single.slice(at, at + count) }] : [];
      });
    });
  };
}

interface Begun {
  words: readonly string[];
  openings: readonly string[];
}

function whatBegins(
  key: string,
  { likely, rootOf }: { likely: readonly string[]; rootOf: (word: string) => string },
): Begun {
  // A stem shares the first letters with its word; no other word is worth the look.
  const start = key.slice(0, 3);
  const openings = likely.some((word) => word.startsWith(start)) ? compoundOpenings(key, rootOf(key)) : [];
  return { words: likely.filter((word) => openings.some((opening) => isBegun(word, opening))), openings };
}

const isBegun = (word: string, opening: string) =>
  word.length > opening.length + 1 && word.startsWith(opening);

/** How many neighbours from `at` on make up the word; 0 where they do not. */
function wordsOf(
  word: string,
  opening: string,
  { single, at, rootOf }: { single: readonly Token[]; at: number; rootOf: (word: string) => string },
): number {
  let made = opening;
  for (let count = 1; count < LONGEST_TERM && word.startsWith(made); count++) {
    const next = single[at + count];
    if (!next || next.position !== (single[at + count - 1]?.position ?? 0) + 1) return 0;
    made += next.key;
    // Quick look before the stems are compared.
    if (made === word || (made.startsWith(word.slice(0, -2)) && rootOf(made) === rootOf(word)))
      return count + 1;
  }
  return 0;
}
