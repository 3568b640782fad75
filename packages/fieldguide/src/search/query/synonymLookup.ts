import { isStopWord } from '../analysis/stopWords.ts';
import { termForm } from '../indexing/synonymTable.ts';
import type { Unit } from './units.ts';

/** Another term. */
export interface SynonymTarget {
  term: string;
  /** Its words as one, under which the index lists the places that have them together. */
  joined: string;
  /** It leads to what was typed, not the other way: a hint only. */
  backwards: boolean;
}

/** A known term in a query, with the other terms for it. */
export interface KnownUse {
  /** Places of its words in the query, in order. */
  places: readonly number[];
  targets: readonly SynonymTarget[];
}

export interface SynonymLookup {
  /** Terms whose words begin at a place in a query and follow one another there, longest first. */
  at(units: readonly Unit[], at: number): KnownUse[];
  /** The shortest term of one word that begins so. */
  beginning(key: string): KnownUse | undefined;
}

type Stemmer = (word: string) => string;

/** A term that readers may type. */
interface KnownTerm {
  /** Roots of its words but stop words. */
  roots: readonly string[];
  targets: SynonymTarget[];
}

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
        const targets = terms().get(form)?.targets;
        const places = Array.from({ length }, (_, index) => at + index);
        if (targets) uses.push({ places, targets });
      }
      return uses;
    },
    beginning(key) {
      if (key.length < SHORTEST_BEGINNING) return undefined;
      const begun = [...terms()].filter(([form, { roots }]) => roots.length === 1 && form.startsWith(key));
      const [, shortest] = begun.sort(([a], [b]) => a.length - b.length)[0] ?? [];
      return shortest && { places: [0], targets: shortest.targets };
    },
  };
}

const wordsOf = ({ key, parts }: Unit): readonly string[] => (parts.length ? parts : [key]);

/**
 * Reads the synonyms as an index ships them: `sso,single sign on` or, one way, `box>host,appliance`.
 */
function readTerms(synonyms: readonly string[], rootOf: Stemmer) {
  const byForm = new Map<string, KnownTerm>();
  const addTerms = (from: readonly string[], to: readonly string[], backwards: boolean) => {
    const targets = to.map((term) => ({
      target: { term, joined: term.replaceAll(' ', ''), backwards },
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
  return byForm;
}
