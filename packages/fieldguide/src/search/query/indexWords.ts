import { createStemmer, irregularForms } from '../analysis/stem.ts';
import type { SearchIndex } from '../indexing/decode.ts';

/** Finds words of the site by their beginning or stem. Words are numbers in `index.words`. */
export interface Vocabulary {
  readonly words: readonly string[];
  /** The stem of any word; words that were asked for before cost nothing. */
  rootOf(key: string): string;
  /** The word's number, or -1. */
  numberOf(key: string): number;
  /** First and last number, exclusive, of words that begin so. */
  beginning(prefix: string): [from: number, to: number];
  withStem(root: string): number[];
  /** Words that end with a key of at least `SHORTEST_END` letters. */
  endingWith(key: string): number[];
  /** Sections that have a word. */
  sectionCount(word: number): number;
}

/** Letters of the least word that is found at the end of others. */
export const SHORTEST_END = 5;

export function createVocabulary({ words, postingStart }: SearchIndex): Vocabulary {
  const rootOf = createStemmer();
  const lowerBound = (key: string): number => {
    let low = 0;
    let high = words.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((words[middle] ?? '') < key) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  const numberOf = (key: string): number => {
    const at = lowerBound(key);
    return words[at] === key ? at : -1;
  };
  const beginning = (prefix: string): [number, number] => [lowerBound(prefix), lowerBound(`${prefix}\uffff`)];
  /** Forms of a root share all of it but the last letter, which may have changed (`policy`, `polici`). */
  const within = (root: string, fits: (word: string) => boolean): number[] => {
    const [from, to] = beginning(root.slice(0, Math.max(2, root.length - 1)));
    const found: number[] = [];
    for (let at = from; at < to; at++) if (fits(words[at] ?? '')) found.push(at);
    return found;
  };

  /** By their last letters. */
  const ends = new Map<string, number[]>();
  for (const [number, word] of words.entries()) {
    const end = word.slice(-SHORTEST_END);
    const known = ends.get(end) ?? [];
    known.push(number);
    ends.set(end, known);
  }

  return {
    words,
    rootOf,
    numberOf,
    beginning,
    withStem(root) {
      const regular = within(root, (word) => rootOf(word) === root);
      const irregular = irregularForms(root).map(numberOf);
      return [...new Set([...regular, ...irregular])].filter((word) => word >= 0);
    },
    endingWith: (key) =>
      ends.get(key.slice(-SHORTEST_END))?.filter((number) => words[number]?.endsWith(key)) ?? [],
    sectionCount: (word) => (postingStart[word + 1] ?? 0) - (postingStart[word] ?? 0),
  };
}
