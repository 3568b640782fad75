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
  /** Sections that have a word. */
  sectionCount(word: number): number;
}

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
    sectionCount: (word) => (postingStart[word + 1] ?? 0) - (postingStart[word] ?? 0),
  };
}
