import { isStopWord } from '../analysis/stopWords.ts';
import { termForm } from '../indexing/synonymTable.ts';
import type { Unit } from './units.ts';

/** Another term. */
export interface SynonymTarget {
  /** Its words as one, under which the index lists the places that have them together. */
  joined: string;
  /** It leads to what was typed, not the other way: a hint only. */
  backwards: boolean;
}

/** A known term in a query, with the other terms for it. */
export interface KnownUse {
  /** Places of its words in the query, in order. */
  places: readonly number[];
  /** How much of the term is there, 0 to 1. */
  share: number;
  targets: readonly SynonymTarget[];
}

export interface SynonymLookup {
  /** Terms whose words begin at a place in a query and follow one another there, longest first. */
  at(units: readonly Unit[], at: number): KnownUse[];
  /** The shortest term of one word that begins so. */
  beginning(key: string): KnownUse | undefined;
  /** Terms of several words, most of which are anywhere in a query. */
  loose(units: readonly Unit[]): KnownUse[];
}

type Stemmer = (word: string) => string;

/** A term that readers may type. */
interface KnownTerm {
  /** Roots of its words but stop words. */
  roots: readonly string[];
  targets: SynonymTarget[];
}

/** The least share of a term that must be typed: `warn` does not match `warn before expiry`. */
const MOST_OF_TERM = 0.6;
/** The least letters of a prefix that selects a term. */
const SHORTEST_BEGINNING = 4;
/** Longest term that is looked for. */
const LONGEST_TERM = 5;

/** Makes a look-up of the synonyms of an index; they are read when the first query comes. */
export function createSynonymLookup(synonyms: readonly string[], rootOf: Stemmer): SynonymLookup {
  let read: ReturnType<typeof readTerms> | undefined;
  const terms = () => {
    read ??= readTerms(synonyms, rootOf);
    return read;
  };
  return {
    at(units, at) {
      const uses: KnownUse[] = [];
      for (let length = Math.min(LONGEST_TERM, units.length - at); length > 0; length--) {
        const form = termForm(units.slice(at, at + length).flatMap(wordsOf), rootOf);
        const targets = terms().byForm.get(form)?.targets;
        const places = Array.from({ length }, (_, index) => at + index);
        if (targets) uses.push({ places, share: 1, targets });
      }
      return uses;
    },
    beginning(key) {
      if (key.length < SHORTEST_BEGINNING) return undefined;
      const begun = [...terms().byForm].filter(
        ([form, { roots }]) => roots.length === 1 && form.startsWith(key),
      );
      const [, shortest] = begun.sort(([a], [b]) => a.length - b.length)[0] ?? [];
      return shortest && { places: [0], share: 1, targets: shortest.targets };
    },
    loose(units) {
      const { byForm, byRoot } = terms();
      const placeOf = new Map(
        units.flatMap((unit, at) => (unit.stop ? [] : [[rootOf(unit.key), at] as const])),
      );
      /** The fewer terms contain a word, the more specific it is. */
      const telling = (roots: readonly string[]) =>
        roots.reduce((sum, root) => sum + Math.log(1 + byForm.size / (byRoot.get(root)?.length ?? 1)), 0);
      const found = new Set([...placeOf.keys()].flatMap((root) => byRoot.get(root) ?? []));
      return [...found].flatMap(({ roots, targets }) => {
        const own = roots.filter((root) => placeOf.has(root));
        const share = telling(own) / telling(roots);
        const places = own.map((root) => placeOf.get(root) ?? 0).sort((a, b) => a - b);
        return share < MOST_OF_TERM ? [] : [{ places, share, targets }];
      });
    },
  };
}

const wordsOf = ({ key, parts }: Unit): readonly string[] => (parts.length ? parts : [key]);

/**
 * Reads the synonyms as an index ships them: `sso,single sign on` or, one way, `box>host,appliance`. `byRoot` has the
 * terms of at least two telling words, by each of them.
 */
function readTerms(synonyms: readonly string[], rootOf: Stemmer) {
  const byForm = new Map<string, KnownTerm>();
  const addTerms = (from: readonly string[], to: readonly string[], backwards: boolean) => {
    const targets = to.map((term) => ({
      target: { joined: term.replaceAll(' ', ''), backwards },
      form: termForm(term.split(' '), rootOf),
    }));
    for (const term of from) {
      const keys = term.split(' ');
      const form = termForm(keys, rootOf);
      const roots = [...new Set(keys.filter((key) => !isStopWord(key)).map(rootOf))];
      const known = byForm.get(form) ?? { roots, targets: [] };
      known.targets.push(...targets.filter((other) => other.form !== form).map(({ target }) => target));
      byForm.set(form, known);
    }
  };
  for (const group of synonyms) {
    const [from = [], to] = group.split('>').map((terms) => terms.split(','));
    addTerms(from, to ?? from, false);
    // Terms of several words are what readers type, not what pages say.
    const back = from.filter((term) => !term.includes(' '));
    if (to) addTerms(to, back, true);
  }
  const byRoot = new Map<string, KnownTerm[]>();
  for (const term of byForm.values()) {
    if (term.roots.length < 2) continue;
    for (const root of term.roots) {
      const known = byRoot.get(root) ?? [];
      known.push(term);
      byRoot.set(root, known);
    }
  }
  return { byForm, byRoot };
}
