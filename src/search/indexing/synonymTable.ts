import { stem } from '../analysis/stem.ts';
import { type Analyzer, createAnalyzer } from '../analysis/tokens.ts';
import type { SynonymGroup } from '../synonyms.ts';

/**
 * The form in which terms are compared, from the keys of their words: `log in`, `log-in` and `login` are one, and so
 * are `active directory` and `active directories`.
 */
export function termForm(keys: readonly string[]): string {
  return keys.map(stem).join('');
}

/** Groups as they stand in the index: `sso,single sign on` or, one way, `box>host,appliance`. */
export function shippedSynonyms(groups: readonly SynonymGroup[], words: ReadonlySet<string>): string[] {
  const analyzer = createAnalyzer();
  const stems = new Set([...words].map(stem));
  const shipped: string[] = [];
  for (const { from, to } of groups) {
    const terms = distinct(from, analyzer);
    // Only what stands in the site can be found.
    const targets = distinct(to, analyzer).filter(({ keys }) => keys.every((key) => stems.has(stem(key))));
    if (!targets.some((target) => terms.some(({ form }) => form !== target.form))) continue;
    const list = (own: readonly Term[]) => own.map(({ keys }) => keys.join(' ')).join(',');
    shipped.push(from === to ? list(terms) : `${list(terms)}>${list(targets)}`);
  }
  return shipped;
}

interface Term {
  keys: string[];
  form: string;
}

/** Terms by the words they are made of, each form once. */
function distinct(terms: readonly string[], analyzer: Analyzer): Term[] {
  const found = new Map<string, Term>();
  for (const term of terms) {
    const keys = analyzer
      .tokens(term)
      .filter(({ span }) => span === 1)
      .map(({ key }) => key);
    const form = termForm(keys);
    if (form && !found.has(form)) found.set(form, { keys, form });
  }
  return [...found.values()];
}
