import { isStopWord } from '../analysis/stopWords.ts';
import { termForm } from '../indexing/synonymTable.ts';

/** Gives the stem of a word. */
export type Stemmer = (word: string) => string;

/** Another term. */
export interface SynonymTarget {
  /** Its words as one, under which the index lists where they stand together. */
  joined: string;
  /** Its words. */
  keys: readonly string[];
  /** It leads to what was typed, not the other way: a hint only. */
  backwards: boolean;
}

/** A term that readers may type. */
export interface KnownTerm {
  /** Its words but stop words. */
  roots: Root[];
  targets: SynonymTarget[];
}

export interface Root {
  root: string;
  /** The fewer terms have the word, the more. */
  telling: number;
}

/** All terms of an index. */
export interface Terms {
  byForm: ReadonlyMap<string, KnownTerm>;
  /** Terms of at least two telling words, by each of them. */
  byRoot: ReadonlyMap<string, readonly KnownTerm[]>;
}

/** Terms as they are looked for. */
export function readTargets(terms: readonly string[], backwards = false): SynonymTarget[] {
  return terms.map((term) => ({ joined: term.replaceAll(' ', ''), keys: term.split(' '), backwards }));
}

/** Reads the synonyms as an index ships them: `sso,single sign on` or, one way, `box>host,appliance`. */
export function readTerms(synonyms: readonly string[], rootOf: Stemmer): Terms {
  const byForm = new Map<string, KnownTerm>();
  const learn = (from: readonly string[], to: readonly string[], backwards: boolean) => {
    const targets = readTargets(to, backwards).map((target) => ({
      target,
      form: termForm(target.keys, rootOf),
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
      known.targets.push(...others.map(({ target }) => target));
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
