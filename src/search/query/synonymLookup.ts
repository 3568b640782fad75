import type { SearchIndex } from '../indexing/decode.ts';
import { termForm } from '../indexing/synonymTable.ts';

/** Other terms for a run of neighbouring keys; each is a list of keys. */
export interface SynonymMatch {
  /** Keys that the term covers, from the first one. */
  length: number;
  targets: string[][];
}

/** Longest term that is looked for. */
const LONGEST_TERM = 5;

/** Makes a look-up of terms that begin at a place in a list of keys, longest first. */
export function createSynonymLookup(
  synonyms: SearchIndex['synonyms'],
): (keys: readonly string[], at: number) => SynonymMatch[] {
  const targetsOf = new Map<string, Set<string>>();
  for (const [from, to] of synonyms) {
    for (const term of from) {
      const targets = targetsOf.get(term) ?? new Set<string>();
      for (const target of to) targets.add(target);
      targetsOf.set(term, targets);
    }
  }
  return (keys, at) => {
    const matches: SynonymMatch[] = [];
    for (let length = Math.min(LONGEST_TERM, keys.length - at); length > 0; length--) {
      const own = termForm(keys.slice(at, at + length));
      const targets = [...(targetsOf.get(own) ?? [])]
        .map((target) => target.split(' '))
        .filter((target) => termForm(target) !== own);
      if (targets.length) matches.push({ length, targets });
    }
    return matches;
  };
}
