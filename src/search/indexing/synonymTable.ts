import { stem } from '../analysis/stem.ts';
import { createAnalyzer } from '../analysis/tokens.ts';
import type { SynonymGroup } from '../synonyms.ts';

/** Keys of a term's words; `whole`: exact wholes are taken as one, so that `sign-in` is `signin`. */
function termKeys(term: string, whole: boolean): string[] {
  const tokens = createAnalyzer().tokens(term);
  const kept = whole
    ? tokens.filter(({ position, span }) => !tokens.some((other) => covers(other, position, span)))
    : tokens.filter(({ span }) => span === 1);
  return kept.map(({ key }) => key);
}

function covers(other: { position: number; span: number }, position: number, span: number): boolean {
  return other.span > span && other.position <= position && other.position + other.span >= position + span;
}

/** The form in which neighbouring words are compared with terms: `log in`, `log-in` and `login` are one. */
export function termForm(keys: readonly string[]): string {
  return keys.map(stem).join('');
}

/**
 * The synonyms that can find something: targets whose every word stands in the site. Terms are in the form of
 * `termForm`, targets are keys.
 */
export function shippedSynonyms(
  groups: readonly SynonymGroup[],
  words: ReadonlySet<string>,
): [from: string[], to: string[]][] {
  const stems = new Set([...words].map(stem));
  const standsHere = (keys: readonly string[]) =>
    keys.length > 0 && keys.every((key) => stems.has(stem(key)));
  const shipped: [string[], string[]][] = [];
  for (const { from, to } of groups) {
    const terms = [...new Set(from.map((term) => termForm(termKeys(term, true))))].filter(Boolean);
    const targets = to
      .map((term) => [termKeys(term, true), termKeys(term, false)].find(standsHere) ?? [])
      .filter((keys) => keys.length && terms.some((term) => term !== termForm(keys)));
    if (targets.length) shipped.push([terms, [...new Set(targets.map((keys) => keys.join(' ')))]]);
  }
  return shipped;
}
