import { createCompounds } from './compounds.ts';
import { FIELD } from './fields.ts';

/** Words of a term, and the one word under which places are listed where they stand together. */
interface KnownTerm {
  roots: readonly string[];
  joined: string;
}

/** What a word may begin: a compound, by the word that follows, or terms. */
interface Opening {
  compounds: ReadonlyMap<string, string> | undefined;
  terms: readonly KnownTerm[];
}

/** A word of a text. Most begin nothing, so that is remembered with the word. */
export interface Joinable {
  word: string;
  /** `null` where it begins nothing; filled by the joiner. */
  opening?: Opening | null;
  /** Filled by the joiner: asked for at each place where the word stands. */
  root?: string;
}

type Visit = (joined: string) => void;

/** Finds words of a text that stand for one word together. */
export interface Joiner {
  /** Calls `visit` with the joined word for every such place. `words` are neighbours without a break between. */
  eachJoin(words: readonly Joinable[], visit: Visit): void;
  /** In a name the words of a term may stand in any order: `Hosts for virtualization`. */
  eachLooseTerm(words: readonly Joinable[], visit: Visit): void;
}

/** Fields short enough that all their words belong together. */
export const NAMING = FIELD.title | FIELD.heading;

/**
 * Makes a joiner. Two neighbours are one word where that is among `words` or a known term (`back up` and `backup`);
 * terms of several words, given as lists of keys, are found whole, in any inflection.
 */
export function createJoiner(
  words: Iterable<string>,
  terms: readonly (readonly string[])[],
  rootOf: (word: string) => string,
): Joiner {
  const compoundsFrom = createCompounds(
    new Set([...words, ...terms.flatMap((keys) => (keys.length === 1 ? keys : []))]),
    rootOf,
  );
  const byFirst = termsByFirst(terms, rootOf);
  const rootIn = (item: Joinable): string => {
    item.root ??= rootOf(item.word);
    return item.root;
  };
  const openingOf = (item: Joinable): Opening | null => {
    if (item.opening === undefined) {
      const compounds = compoundsFrom(item.word);
      const begun = byFirst.get(rootIn(item));
      item.opening = compounds || begun ? { compounds, terms: begun ?? [] } : null;
    }
    return item.opening;
  };

  /** Whether the words of a term, whose first one is there, stand behind one another. */
  const stands = (roots: readonly string[], words: readonly Joinable[], at: number): boolean => {
    for (let step = 1; step < roots.length; step++) {
      const word = words[at + step];
      if (!word || rootIn(word) !== roots[step]) return false;
    }
    return true;
  };

  return {
    eachJoin(words, visit) {
      for (let at = 0; at + 1 < words.length; at++) {
        const first = words[at];
        const opening = first && openingOf(first);
        if (!opening) continue;
        const compound = opening.compounds?.get(words[at + 1]?.word ?? '');
        if (compound) visit(compound);
        for (const { roots, joined } of opening.terms) {
          if (joined !== compound && stands(roots, words, at)) visit(joined);
        }
      }
    },
    eachLooseTerm(words, visit) {
      if (!words.some((word) => openingOf(word)?.terms.length)) return;
      const standing = new Set(words.map(rootIn));
      for (const root of standing) {
        for (const { roots, joined } of byFirst.get(root) ?? []) {
          if (roots.every((other) => standing.has(other))) visit(joined);
        }
      }
    },
  };
}

function termsByFirst(terms: readonly (readonly string[])[], rootOf: (word: string) => string) {
  const byFirst = new Map<string, KnownTerm[]>();
  for (const keys of terms) {
    if (keys.length < 2) continue;
    const roots = keys.map(rootOf);
    const [first = ''] = roots;
    byFirst.set(first, [...(byFirst.get(first) ?? []), { roots, joined: keys.join('') }]);
  }
  return byFirst;
}
