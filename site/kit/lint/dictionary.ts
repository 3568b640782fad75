import { nearest } from 'fieldguide';

/** What a spelling library answers. */
export interface Speller {
  correct(word: string): boolean;
  /** Words that may be meant, the nearest first. */
  suggest(word: string): readonly string[];
}

/** The words of the project on top of a language's. */
export interface LintDictionary {
  /** True for a word that may be written like this. Always true where no speller is installed. */
  knows(word: string): boolean;
  /** The known word that may be meant. */
  suggestion(word: string): string | undefined;
  /** How many of these words, from the first, make a name that keeps its capitals; 0 for none. */
  nameLength(words: readonly string[]): number;
}

/**
 * Reads `dictionary.txt`: one word or name a line. A word in lower case is known with a capital too; a name of
 * several words (`Main Appliance`) or with a capital keeps its spelling.
 */
export function readDictionary(text: string, speller?: Speller): LintDictionary {
  const entries = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const words = new Set(entries.flatMap((entry) => entry.split(' ')));
  const names = new Map<string, string[][]>();
  for (const entry of entries) {
    const parts = entry.split(' ');
    if (!/\p{Lu}/u.test(entry)) continue;
    const first = parts[0] ?? '';
    names.set(first, [...(names.get(first) ?? []), parts]);
  }
  const suggested = new Map<string, string | undefined>();

  const isListed = (word: string) =>
    [word, lowerFirst(word)].some((form) => words.has(form) || words.has(form.replace(/'?s$/, '')));
  const isKnown = (word: string) =>
    isListed(word) || !speller || speller.correct(word) || speller.correct(lowerFirst(word));
  /** A noun that the language writes with a capital: `Microsoft`. */
  const isProper = (word: string) => speller?.correct(word) === true && !speller.correct(lowerFirst(word));
  const same = (word: string | undefined, part: string, last: boolean) =>
    word === part || (last && word?.replace(/(?:'s|s'?)$/, '') === part);

  return {
    knows(word) {
      const plain = word.replace(/’/g, "'").replace(/'s?$/, '');
      // Abbreviations and what holds digits are no words of a language.
      if (/\d/.test(plain) || /^\p{Lu}{1,6}s?$/u.test(plain)) return true;
      return isKnown(plain) || (plain.includes('-') && plain.split('-').every((part) => this.knows(part)));
    },
    suggestion(word) {
      if (!suggested.has(word)) suggested.set(word, nearest(word, words) ?? speller?.suggest(word)[0]);
      return suggested.get(word);
    },
    nameLength(found) {
      const first = (found[0] ?? '').replace(/’/g, "'");
      const known = [...(names.get(first) ?? []), ...(names.get(first.replace(/(?:'s|s'?)$/, '')) ?? [])];
      const matching = known.filter((parts) =>
        parts.every((part, index) => same(found[index], part, index === parts.length - 1)),
      );
      const longest = Math.max(0, ...matching.map((parts) => parts.length));
      return longest > 0 || !isProper(first) ? longest : 1;
    },
  };
}

function lowerFirst(word: string): string {
  return word.charAt(0).toLowerCase() + word.slice(1);
}
