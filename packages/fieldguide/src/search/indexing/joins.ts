import { compoundsOf } from '../analysis/compound.ts';

/** Words of a term, and the one word under which the places that have them together are listed. */
interface KnownTerm {
  roots: readonly string[];
  joined: string;
}

/** What neighbouring words are as one word. `words` follow one another without a break. */
export type Joiner = (words: readonly string[]) => string[];

/** Words of letters only: words next to digits and dots are joined by the analysis or not at all. */
const LETTERS = /^[a-z]{4,}$/;

/**
 * Makes a joiner. Two neighbours are one word where that is among `words` or a known term (`back up` and `backup`);
 * terms of several words, given as lists of keys, are found whole, in any inflection.
 */
export function createJoiner(
  words: Iterable<string>,
  terms: readonly (readonly string[])[],
  rootOf: (word: string) => string,
): Joiner {
  const single = terms.flatMap((keys) => (keys.length === 1 ? keys : []));
  const known = new Set([...words, ...single].filter((word) => LETTERS.test(word)));
  const byFirst = new Map<string, KnownTerm[]>();
  for (const keys of terms) {
    if (keys.length < 2) continue;
    const roots = keys.map(rootOf);
    const [first = ''] = roots;
    byFirst.set(first, [...(byFirst.get(first) ?? []), { roots, joined: keys.join('') }]);
  }

  const compoundOf = (first: string, second: string): string | undefined =>
    compoundsOf(first, second, rootOf).find((compound) => known.has(compound));

  return (words) => {
    const found: string[] = [];
    const roots = words.map(rootOf);
    words.forEach((first, at) => {
      const next = words[at + 1];
      if (next === undefined) return;
      const compound = compoundOf(first, next);
      if (compound) found.push(compound);
      for (const { roots: own, joined } of byFirst.get(roots[at] ?? '') ?? [])
        if (joined !== compound && own.every((root, step) => roots[at + step] === root)) found.push(joined);
    });
    return found;
  };
}
