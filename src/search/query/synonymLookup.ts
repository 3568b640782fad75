import { termForm } from '../indexing/synonymTable.ts';
import { type Root, readTerms, type Stemmer, type SynonymTarget, type Terms } from './synonymTerms.ts';
import type { Unit } from './units.ts';

/** Other terms for a run of neighbouring units. */
export interface SynonymMatch {
  /** Units that the term covers, from the first one. */
  length: number;
  targets: readonly SynonymTarget[];
}

/** A term that stands in a query in another order, with words between, or for the most part. */
export interface LooseMatch {
  /** Places of its words in the query, in order. */
  places: readonly number[];
  /** How much of the term stands there, 0 to 1. */
  share: number;
  targets: readonly SynonymTarget[];
}

export interface SynonymLookup {
  /** Terms that begin at a place in a query, longest first. */
  at(units: readonly Unit[], at: number): SynonymMatch[];
  /** Terms of several words, most of which stand anywhere in a query. */
  loose(units: readonly Unit[]): LooseMatch[];
}

/** Less than this share of a term says too little of it: `warn before expiry` is not meant by warn alone. */
const MOST_OF_TERM = 0.6;
/** Longest term that is looked for. */
const LONGEST_TERM = 5;

/** Makes a look-up of the synonyms of an index; they are read when the first query comes. */
export function createSynonymLookup(synonyms: readonly string[], rootOf: Stemmer): SynonymLookup {
  let read: Terms | undefined;
  const terms = (): Terms => {
    read ??= readTerms(synonyms, rootOf);
    return read;
  };
  return {
    at(units, at) {
      const { byForm } = terms();
      const matches: SynonymMatch[] = [];
      for (let length = Math.min(LONGEST_TERM, units.length - at); length > 0; length--) {
        const form = termForm(units.slice(at, at + length).flatMap(wordsOf), rootOf);
        const targets = byForm.get(form)?.targets;
        if (targets) matches.push({ length, targets });
      }
      return matches;
    },
    loose(units) {
      const { byRoot } = terms();
      const placeOf = new Map(
        units.flatMap((unit, at) => (unit.stop ? [] : [[rootOf(unit.key), at] as const])),
      );
      const found = new Set([...placeOf.keys()].flatMap((root) => byRoot.get(root) ?? []));
      return [...found].flatMap(({ roots, targets }) => {
        const own = roots.filter(({ root }) => placeOf.has(root));
        const share = tellingOf(own) / tellingOf(roots);
        const places = own.map(({ root }) => placeOf.get(root) ?? 0).sort((a, b) => a - b);
        return share < MOST_OF_TERM ? [] : [{ places, share, targets }];
      });
    },
  };
}

const wordsOf = ({ key, parts }: Unit): readonly string[] => (parts.length ? parts : [key]);

function tellingOf(roots: readonly Root[]): number {
  return roots.reduce((sum, { telling }) => sum + telling, 0);
}
