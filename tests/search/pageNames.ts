import type { SearchPage } from '../../packages/fieldguide/src/search/searchTypes.ts';

/** A query that is a name, and the pages that have it. */
export interface NameQuery {
  q: string;
  kind: 'whole' | 'bare' | 'part' | 'apart' | 'typo';
  routes: ReadonlySet<string>;
}

const GENERIC = /\b(?:integrations?|connectors?|auto-?discovery|discovery|overview|guide)\b/gi;
const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();

/**
 * Names as readers type them, made from the titles and labels of all pages: whole, without their generic words, each of
 * several that a title names, in parts (`Service Now`), and with two letters swapped, or with one left out. Pages that share a
 * name count alike.
 */
export function nameQueries(pages: readonly SearchPage[]): NameQuery[] {
  const made = pages.flatMap(({ route, title, label = title }) =>
    [...new Set([title, label])].flatMap((name) => {
      const bare = tidy(name.replace(GENERIC, ''));
      const parts = bare === name ? [] : bare.split(/,? and |, |: /).map(tidy);
      const apart = tidy(
        name
          .replace(/([a-z])(?=[A-Z][a-z])/g, '$1 ')
          .replace(/autodiscovery/gi, (found) => `${found.slice(0, 4)} ${found.slice(4)}`)
          .replaceAll('-', ' '),
      );
      const forms: [NameQuery['kind'], string][] = [
        ['whole', name],
        ['bare', bare],
        ...parts.map((part): [NameQuery['kind'], string] => ['part', part]),
        ['apart', apart],
        ['typo', misspelt(bare || name, swapped)],
        ['typo', misspelt(bare || name, shortened)],
      ];
      return forms
        .filter(([, q], at) => q !== '' && forms.findIndex(([, other]) => other === q) === at)
        .map(([kind, q]) => ({ route, kind, q: q.toLowerCase() }));
    }),
  );
  const byName = new Map<string, Set<string>>();
  for (const { q, route } of made) byName.set(plain(q), (byName.get(plain(q)) ?? new Set()).add(route));
  const queries = new Map<string, NameQuery>();
  for (const { kind, q } of made)
    if (!queries.has(q)) queries.set(q, { q, kind, routes: byName.get(plain(q)) ?? new Set() });
  return [...queries.values()];
}

const swapped = (a: string, b: string) => (a === b ? a : b + a);
const shortened = (_: string, b: string) => b;

/** One mistake in the longest word of a name of six letters or more, never in its first two letters. */
function misspelt(name: string, change: (a: string, b: string) => string): string {
  const words = name.match(/[A-Za-z]{6,}/g) ?? [];
  const [longest = ''] = words.sort((a, b) => b.length - a.length);
  if (!longest) return '';
  const at = 2 + (longest.length % Math.max(1, longest.length - 4));
  const [a = '', b = ''] = longest.slice(at, at + 2);
  return name.replace(longest, longest.slice(0, at) + change(a, b) + longest.slice(at + 2));
}
