import { createStemmer, stem } from '../analysis/stem.ts';
import { isStopWord } from '../analysis/stopWords.ts';
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
export function createSynonymLookup(synonyms: readonly string[]): SynonymLookup {
  let terms: Terms | undefined;
  return {
    at(units, at) {
      terms ??= readTerms(synonyms);
      const matches: SynonymMatch[] = [];
      for (let length = Math.min(LONGEST_TERM, units.length - at); length > 0; length--) {
        const targets = terms.byForm.get(termForm(units.slice(at, at + length).flatMap(wordsOf)))?.targets;
        if (targets) matches.push({ length, targets });
      }
      return matches;
    },
    loose(units) {
      terms ??= readTerms(synonyms);
      const { byRoot } = terms;
      const placeOf = new Map(
        units.flatMap((unit, at) => (unit.stop ? [] : [[stem(unit.key), at] as const])),
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

interface KnownTerm {
  /** Its words but stop words. */
  roots: Root[];
  targets: SynonymTarget[];
}

interface Root {
  root: string;
  /** The fewer terms have the word, the more. */
  telling: number;
}

interface Terms {
  byForm: ReadonlyMap<string, KnownTerm>;
  /** Terms of at least two telling words, by each of them. */
  byRoot: ReadonlyMap<string, readonly KnownTerm[]>;
}

function tellingOf(roots: readonly Root[]): number {
  return roots.reduce((sum, { telling }) => sum + telling, 0);
}

function readTerms(synonyms: readonly string[]): Terms {
  const byForm = new Map<string, KnownTerm>();
  const rootOf = createStemmer();
  const learn = (from: readonly string[], to: readonly string[], backwards: boolean) => {
    const targets = to.map((term) => ({
      joined: term.replaceAll(' ', ''),
      keys: term.split(' '),
      form: termForm(term.split(' '), rootOf),
    }));
    for (const term of from) {
      const keys = term.split(' ');
      const form = termForm(keys, rootOf);
      const others = targets.filter((target) => target.form !== form);
      const known = byForm.get(form) ?? {
        roots: [...new Set(keys.filter((key) => !isStopWord(key)).map(rootOf))].map((root) => ({
          root,
          telling: 0,
        })),
        targets: [],
      };
      known.targets.push(...others.map(({ joined, keys }) => ({ joined, keys, backwards })));
      byForm.set(form, known);
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
  const byRoot = termsByRoot(byForm.values());
  for (const { roots } of byForm.values())
    for (const own of roots) own.telling = Math.log(1 + byForm.size / (byRoot.get(own.root)?.length ?? 1));
  return { byForm, byRoot };
}

function termsByRoot(terms: Iterable<KnownTerm>): Map<string, KnownTerm[]> {
  const byRoot = new Map<string, KnownTerm[]>();
  for (const term of terms) {
    if (term.roots.length < 2) continue;
    for (const { root } of term.roots) {
      const known = byRoot.get(root);
      if (known) known.push(term);
      else byRoot.set(root, [term]);
    }
  }
  return byRoot;
}
