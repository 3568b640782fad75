import { createAnalyzer } from '../analysis/tokens.ts';
import type { SynonymGroup } from '../synonyms.ts';

type Stemmer = (word: string) => string;

/**
 * The form in which terms are compared, from the keys of their words: `log in`, `log-in` and `login` are one, and so
 * are `active directory` and `active directories`.
 */
export function termForm(keys: readonly string[], rootOf: Stemmer): string {
  return keys.map(rootOf).join('');
}

interface Term {
  keys: readonly string[];
  form: string;
}

/** A group of synonyms by the keys of its terms. */
export interface TermGroup {
  from: readonly Term[];
  /** The same list where all mean the same. */
  to: readonly Term[];
}

/** Terms by the words they are made of, each form once: `log in` means `login` too. */
export function termGroups(groups: readonly SynonymGroup[], rootOf: Stemmer): TermGroup[] {
  const analyzer = createAnalyzer();
  const distinct = (terms: readonly string[]): Term[] => {
    const found = new Map<string, Term>();
    for (const term of terms) {
      const words = analyzer.tokens(term).filter(({ span }) => span === 1);
      const keys = words.map(({ key }) => key);
      const form = termForm(keys, rootOf);
      if (form && keys.length > (found.get(form)?.keys.length ?? 0)) found.set(form, { keys, form });
    }
    return [...found.values()];
  };
  return groups.map(({ from, to }) => {
    const terms = distinct(to);
    return { to: terms, from: from === to ? terms : distinct(from) };
  });
}

/** Terms that pages are searched for: places that have all its words together are listed under them as one. */
export function targetTerms(groups: readonly TermGroup[]): (readonly string[])[] {
  return groups.flatMap(({ to }) => to.map(({ keys }) => keys));
}

/**
 * Groups as the index has them: `sso,single sign on` or, one way, `box>host,appliance`. Sorted by what they lead
 * to, which compresses better. Groups that lead to nothing on the site are left out. `roots`: of all its words.
 */
export function shippedSynonyms(
  groups: readonly TermGroup[],
  roots: ReadonlySet<string>,
  rootOf: Stemmer,
): string[] {
  const textOf = (terms: readonly Term[]) => terms.map(({ keys }) => keys.join(' ')).join(',');
  const equal = new Set<string>();
  /** Terms that lead to the same. */
  const oneWay = new Map<string, Set<string>>();
  for (const { from, to } of groups) {
    const standing = to.filter(({ keys }) => roots.has(rootOf(keys.join(''))));
    if (!standing.some((target) => from.some(({ form }) => form !== target.form))) continue;
    if (from === to) equal.add(textOf(from));
    else {
      const targets = textOf(standing);
      const known = oneWay.get(targets) ?? new Set();
      for (const term of from) known.add(textOf([term]));
      oneWay.set(targets, known);
    }
  }
  const sorted = [...oneWay].sort(([a], [b]) => (a < b ? -1 : 1));
  return [...[...equal].sort(), ...sorted.map(([to, from]) => `${[...from].sort().join(',')}>${to}`)];
}
