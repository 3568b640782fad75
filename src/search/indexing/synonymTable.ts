import { stem } from '../analysis/stem.ts';
import { type Analyzer, createAnalyzer } from '../analysis/tokens.ts';
import type { SynonymGroup } from '../synonyms.ts';

type Stemmer = (word: string) => string;

/**
 * The form in which terms are compared, from the keys of their words: `log in`, `log-in` and `login` are one, and so
 * are `active directory` and `active directories`.
 */
export function termForm(keys: readonly string[], rootOf: Stemmer = stem): string {
  return keys.map(rootOf).join('');
}

/** A group of synonyms by the keys of its terms. */
export interface TermGroup {
  /** Taken apart when asked for: many groups lead to nothing that stands in a site. */
  from: () => readonly Term[];
  to: readonly Term[];
}

interface Term {
  keys: string[];
  form: string;
}

export function termGroups(groups: readonly SynonymGroup[], rootOf: Stemmer = stem): TermGroup[] {
  const analyzer = createAnalyzer();
  return groups.map(({ from, to }) => {
    const terms = distinct(to, analyzer, rootOf);
    return { to: terms, from: () => (from === to ? terms : distinct(from, analyzer, rootOf)) };
  });
}

/** Terms that pages are searched for: places where one stands together are listed under its words as one. */
export function targetTerms(groups: readonly TermGroup[]): string[][] {
  return groups.flatMap(({ to }) => to.map(({ keys }) => keys));
}

/**
 * Groups as they stand in the index: `sso,single sign on` or, one way, `box>host,appliance`. What leads to the same
 * terms is one group, and the like stands together: that packs better.
 */
export function shippedSynonyms(
  groups: readonly TermGroup[],
  words: ReadonlySet<string>,
  rootOf: Stemmer = stem,
): string[] {
  const stems = new Set([...words].map(rootOf));
  const stands = ({ keys }: Term) => stems.has(rootOf(keys.join('')));
  const textsOf = (terms: readonly Term[]) => terms.map(({ keys }) => keys.join(' '));
  const equal = new Set<string>();
  /** Terms by those that they lead to. */
  const oneWay = new Map<string, Set<string>>();
  for (const { from, to } of groups) {
    // Only what stands in the site can be found.
    const standing = to.filter(stands);
    if (standing.length === 0) continue;
    const own = from();
    if (!standing.some((target) => own.some(({ form }) => form !== target.form))) continue;
    if (own === to) equal.add(textsOf(own).join(','));
    else {
      const targets = textsOf(standing).join(',');
      oneWay.set(targets, new Set([...(oneWay.get(targets) ?? []), ...textsOf(own)]));
    }
  }
  const targets = [...oneWay.keys()].sort();
  return [
    ...[...equal].sort(),
    ...targets.map((to) => `${[...(oneWay.get(to) ?? [])].sort().join(',')}>${to}`),
  ];
}

/** Terms by the words they are made of, each form once: `log in` stands for `login` too. */
function distinct(terms: readonly string[], analyzer: Analyzer, rootOf: Stemmer): Term[] {
  const found = new Map<string, Term>();
  for (const term of terms) {
    const keys = analyzer
      .tokens(term)
      .filter(({ span }) => span === 1)
      .map(({ key }) => key);
    const form = termForm(keys, rootOf);
    if (form && keys.length > (found.get(form)?.keys.length ?? 0)) found.set(form, { keys, form });
  }
  return [...found.values()];
}
