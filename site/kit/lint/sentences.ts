import { VALUE } from './passage.ts';
import type { LintFault, Rule } from './rule.ts';

const MAX_WORDS = 30;
/** A sentence ends before white space and what can begin one. */
const END = /(?<=[.!?…]["”')\]]*)\s+(?=["“(]*[\p{Lu}\p{N}\uFFFC])/u;
const ABBREVIATION = /\b(?:e\.g|i\.e|etc|vs|approx|incl|min|max|No)\.$/i;
const VALUES = new RegExp(`${VALUE}(?:(?:\\s*[,/]\\s*|\\s+)(?:(?:and|or|to)\\s+)?${VALUE})+`, 'g');
const WORD = /[\p{L}\p{N}\uFFFC][^\s]*/gu;

/** Sentences of more than thirty words. Tables, headings and lists of values do not count. */
export const sentenceLength: Rule = ({ prose }) =>
  prose.passages
    .filter(({ kind }) => kind !== 'cell' && kind !== 'heading')
    .flatMap((passage) =>
      sentencesOf(passage.text).flatMap(({ text, offset }): LintFault[] => {
        const words = lengthOf(text);
        if (words <= MAX_WORDS) return [];
        const place = passage.placeAt(offset + text.search(/\S/));
        const message = `the sentence has ${words} words.`;
        return [{ ...place, code: 'long-sentence', message, hint: `Split it: ${MAX_WORDS} words at most.` }];
      }),
    );

/** The sentences of a text, each with its place in it. */
export function sentencesOf(text: string): { text: string; offset: number }[] {
  const sentences: { text: string; offset: number }[] = [];
  let offset = 0;
  for (const piece of text.split(new RegExp(`(${END.source})`, 'u'))) {
    const last = sentences.at(-1);
    const continues = last && (piece.trim() === '' || ABBREVIATION.test(last.text.trimEnd()));
    if (last && continues) last.text += piece;
    else sentences.push({ text: piece, offset });
    offset += piece.length;
  }
  return sentences;
}

/** Words of a sentence; a list of values counts as one, of a list of short names three count. */
export function lengthOf(sentence: string): number {
  const pieces = sentence
    .replace(VALUES, VALUE)
    .split(/[,;]/)
    .map((piece) => piece.match(WORD)?.length ?? 0);
  let total = 0;
  let short = 0;
  for (const count of pieces) {
    short = count <= 3 ? short + 1 : 0;
    if (short <= 3) total += count;
  }
  return total;
}
