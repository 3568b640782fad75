import { stem } from '../analysis/stem.ts';
import { createCompounds } from './compounds.ts';
import { FIELD } from './fields.ts';

/** Words of a term, and the one word under which places are listed where they stand together. */
interface KnownTerm {
  roots: readonly string[];
  joined: string;
}

type Visit = (joined: string) => void;

/** Finds words of a text that stand for one word together. */
export interface Joiner {
  /** Calls `visit` with the joined word for every such place. `words` are neighbours without a break between. */
  eachJoin(words: readonly string[], visit: Visit): void;
  /** In a name the words of a term may stand in any order: `Hosts for virtualization`. */
  eachLooseTerm(words: readonly string[], visit: Visit): void;
}

/** Fields short enough that all their words belong together. */
export const NAMING = FIELD.title | FIELD.heading;

/**
 * Makes a joiner. Two neighbours are one word where that is among `words` or a known term (`back up` and `backup`);
 * terms of several words, given as lists of keys, are found whole, in any inflection.
 */
export function createJoiner(words: Iterable<string>, terms: readonly (readonly string[])[]): Joiner {
  const compoundOf = createCompounds(
    new Set([...words, ...terms.flatMap((keys) => (keys.length === 1 ? keys : []))]),
  );
  const rootOf = createStems();
  const byFirst = termsByFirst(terms, rootOf);

  return {
    eachJoin(words, visit) {
      for (let at = 0; at + 1 < words.length; at++) {
        const compound = compoundOf(words[at] ?? '', words[at + 1] ?? '');
        if (compound) visit(compound);
        const begun = byFirst.size ? byFirst.get(rootOf(words[at] ?? '')) : undefined;
        for (const { roots, joined } of begun ?? []) {
          if (joined !== compound && roots.every((root, step) => root === rootOf(words[at + step] ?? '')))
            visit(joined);
        }
      }
    },
    eachLooseTerm(words, visit) {
      const standing = new Set(words.map(rootOf));
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

/** Stems, each computed once. */
function createStems(): (word: string) => string {
  const known = new Map<string, string>();
  return (word) => {
    let root = known.get(word);
    if (root === undefined) {
      root = stem(word);
      known.set(word, root);
    }
    return root;
  };
}
