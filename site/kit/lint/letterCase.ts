import type { LintDictionary } from './dictionary.ts';

const WORD = /[\p{L}\p{N}\uFFFC][\p{L}\p{N}\uFFFC'’./*&+-]*/gu;

/** The first word of a text that sentence case would write differently; `offset` counts characters. */
export function caseFault(
  text: string,
  dictionary: LintDictionary,
): { offset: number; message: string; hint: string } | undefined {
  const words = [...text.matchAll(WORD)].map((match) => ({ text: clean(match[0]), offset: match.index }));
  const hint = 'Write it in sentence case; names that keep their capitals are listed in site/dictionary.txt.';
  for (let at = 0; at < words.length; ) {
    const { text: word = '', offset = 0 } = words[at] ?? {};
    const name = dictionary.nameLength(words.slice(at).map((entry) => entry.text));
    const starts = at === 0 || /[:.?!]\s+["“(]*$/.test(text.slice(0, offset));
    const isCapital = /^\p{Lu}\p{Ll}/u.test(word);
    if (name === 0 && at === 0 && /^\p{Ll}+$/u.test(word))
      return { offset, message: `"${word}" does not start with a capital letter.`, hint };
    if (name === 0 && !starts && isCapital && !/\d/.test(word))
      return {
        offset,
        message: `"${word}" has a capital letter in "${text.replaceAll('\uFFFC', '…')}".`,
        hint,
      };
    at += Math.max(1, name);
  }
  return undefined;
}

function clean(word: string): string {
  return word.replace(/[.'’/-]+$/, '');
}
