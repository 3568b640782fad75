import { isStopWord } from '../analysis/stopWords.ts';
import type { Analyzer } from '../analysis/tokens.ts';
import type { SearchIndex } from '../indexing/decode.ts';
import { mistakesIn } from '../query/typos.ts';

/** Finds the pages whose title or label a query is. */
export interface PageNames {
  find(query: string): ReadonlySet<number>;
}

/** Words that say what kind of page it is, by their roots: readers who look for `servicenow` leave them out. */
const GENERIC = ['integration', 'connector', 'autodiscovery', 'discovery', 'overview', 'guide'];
/** A name of so many letters is recognized with one wrong letter, too. */
const SHORTEST_MISSPELT = 6;

interface Name {
  page: number;
  /** All of its words, and those that remain without the generic ones. */
  whole: string;
  bare: string;
  /** The roots of all words: who types `license` is led to Licensing. */
  roots: string;
}

/**
 * Reads the names of all pages when the first query comes. Names are compared as one word, so that `service now` is
 * ServiceNow; of a title such as `Puppet and Chef Integrations`, each part is a name.
 */
export function createPageNames(
  { pages }: SearchIndex,
  { tokens }: Analyzer,
  rootOf: (word: string) => string,
): PageNames {
  const generic = new Set(GENERIC.map(rootOf));
  const formsOf = (text: string) => {
    const keys = tokens(text).flatMap(({ key, span }) => (span === 1 ? [key] : []));
    const words = keys.filter((key) => !isStopWord(key));
    const isGeneric = (at: number) => {
      const [root = '', before = '', next = ''] = [at, at - 1, at + 1].map((one) => rootOf(words[one] ?? ''));
      return generic.has(root) || generic.has(before + root) || (root === 'auto' && generic.has(root + next));
    };
    const bare = words.filter((_, at) => !isGeneric(at));
    const [whole, rest] = [words.length ? words : keys, bare].map((list) => formOf(list, rootOf));
    return { whole: whole ?? '', bare: rest ?? '', roots: words.map(rootOf).join('') };
  };
  const readNames = () =>
    pages.flatMap(({ title, label }, page): Name[] =>
      [title, label].filter(Boolean).flatMap((text) => {
        const own = { page, ...formsOf(text) };
        const parts = own.bare === own.whole ? text.split(/:\s/).slice(0, 1) : text.split(/,? and |, |: /);
        return [own, ...parts.map((part) => ({ page, whole: '', bare: formsOf(part).bare, roots: '' }))];
      }),
    );
  let names: Name[] | undefined;
  return {
    find(query) {
      names ??= readNames();
      const { whole, bare, roots } = formsOf(query);
      const known = names;
      const pagesOf = (fits: (name: Name) => boolean) =>
        new Set(known.flatMap((name) => (fits(name) ? [name.page] : [])));
      const isNear = (typed: string, name: string) =>
        name.length >= SHORTEST_MISSPELT &&
        Math.abs(typed.length - name.length) <= 1 &&
        mistakesIn(typed, name, { limit: 1, prefix: false }) <= 1;
      if (!whole) return new Set();
      const ways = [
        (name: Name) => name.whole === whole,
        (name: Name) => bare !== '' && name.bare === bare,
        (name: Name) => roots !== '' && name.roots === roots,
        (name: Name) => isNear(whole, name.whole),
        (name: Name) => isNear(bare, name.bare),
      ];
      for (const way of ways) {
        const found = pagesOf(way);
        if (found.size) return found;
      }
      return new Set();
    },
  };
}

/** Words as one, in the form in which names are compared: only the last can be recognized as a plural. */
function formOf(words: readonly string[], rootOf: (word: string) => string): string {
  return words.map((word) => (word.length > 3 ? word.replace(/s$/, '') : rootOf(word))).join('');
}
