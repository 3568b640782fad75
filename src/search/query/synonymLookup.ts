import { termForm } from '../indexing/synonymTable.ts';
import type { Unit } from './units.ts';

/** Another term. */
export interface SynonymTarget {
  /** Its words as one, under which the index lists where they stand together. */
  joined: string;
  /** Its words. */
  keys: readonly string[];
  /** It leads to what was typed, not the other way: a hint only. */
  backwards: boolean;
}

/** Other terms for a run of neighbouring units. */
export interface SynonymMatch {
  /** Units that the term covers, from the first one. */
  length: number;
  targets: readonly SynonymTarget[];
}

/** Terms that begin at a place in a query, longest first. */
export type SynonymLookup = (units: readonly Unit[], at: number) => SynonymMatch[];

/** Longest term that is looked for. */
const LONGEST_TERM = 5;

/** Makes a look-up of the synonyms of an index; they are read when the first query comes. */
export function createSynonymLookup(synonyms: readonly string[]): SynonymLookup {
  let targetsOf: ReadonlyMap<string, readonly SynonymTarget[]> | undefined;
  return (units, at) => {
    targetsOf ??= readTargets(synonyms);
    const matches: SynonymMatch[] = [];
    for (let length = Math.min(LONGEST_TERM, units.length - at); length > 0; length--) {
      const own = termForm(
        units.slice(at, at + length).flatMap(({ key, parts }) => (parts.length ? parts : [key])),
      );
      const targets = targetsOf.get(own);
      if (targets) matches.push({ length, targets });
    }
    return matches;
  };
}

function readTargets(synonyms: readonly string[]): ReadonlyMap<string, readonly SynonymTarget[]> {
  const targetsOf = new Map<string, SynonymTarget[]>();
  const learn = (from: readonly string[], to: readonly string[], backwards: boolean) => {
    const targets = to.map((term) => ({
      joined: term.replaceAll(' ', ''),
      keys: term.split(' '),
      form: termForm(term.split(' ')),
    }));
    for (const term of from) {
      const form = termForm(term.split(' '));
      const known = targetsOf.get(form) ?? [];
      const others = targets.filter((target) => target.form !== form);
      targetsOf.set(form, [...known, ...others.map(({ joined, keys }) => ({ joined, keys, backwards }))]);
    }
  };
  for (const group of synonyms) {
    const [from = [], to] = group.split('>').map((terms) => terms.split(','));
    learn(from, to ?? from, false);
    // Terms of several words are what readers type, not what pages say.
    if (to)
      learn(
        to,
        from.filter((term) => !term.includes(' ')),
        true,
      );
  }
  return targetsOf;
}
