import { termForm } from '../indexing/synonymTable.ts';
import type { Unit } from './units.ts';

/** Other terms for a run of neighbouring units; each is a list of keys. */
export interface SynonymMatch {
  /** Units that the term covers, from the first one. */
  length: number;
  targets: string[][];
}

/** Terms that begin at a place in a query, longest first. */
export type SynonymLookup = (units: readonly Unit[], at: number) => SynonymMatch[];

/** Longest term that is looked for. */
const LONGEST_TERM = 5;

/** Makes a look-up of the synonyms of an index; they are read when the first query comes. */
export function createSynonymLookup(synonyms: readonly string[]): SynonymLookup {
  let targetsOf: ReadonlyMap<string, readonly string[]> | undefined;
  return (units, at) => {
    targetsOf ??= readTargets(synonyms);
    const matches: SynonymMatch[] = [];
    for (let length = Math.min(LONGEST_TERM, units.length - at); length > 0; length--) {
      const own = termForm(
        units.slice(at, at + length).flatMap(({ key, parts }) => (parts.length ? parts : [key])),
      );
      const targets = (targetsOf.get(own) ?? []).map((target) => target.split(' '));
      const others = targets.filter((target) => termForm(target) !== own);
      if (others.length) matches.push({ length, targets: others });
    }
    return matches;
  };
}

function readTargets(synonyms: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const targetsOf = new Map<string, string[]>();
  for (const group of synonyms) {
    const [from = '', to = from] = group.split('>');
    const targets = to.split(',');
    for (const term of from.split(',')) {
      const form = termForm(term.split(' '));
      targetsOf.set(form, [...new Set([...(targetsOf.get(form) ?? []), ...targets])]);
    }
  }
  return targetsOf;
}
