import { areNeighbours, typingDistance } from './distance.ts';
import type { Vocabulary } from './vocabulary.ts';

export interface Correction {
  word: number;
  cost: number;
}

export interface CorrectionOptions {
  /** The word may be unfinished. */
  prefix: boolean;
}

/** Finds the words of the site a misspelled word may stand for. */
export type Corrector = (typed: string, options: CorrectionOptions) => Correction[];

/** How many letters may be wrong: none in short words, and none in names with digits, dots or slashes. */
export function allowedErrors(typed: string): number {
  if (typed.length < 4 || !/^\p{L}+$/u.test(typed)) return 0;
  return typed.length < 8 ? 1 : 2;
}

/** Makes a corrector; what helps to skip most words at once is computed at the first misspelled word. */
export function createCorrector({ words }: Vocabulary): Corrector {
  let masks: Uint32Array | undefined;
  return (typed, { prefix }) => {
    const limit = allowedErrors(typed);
    if (!limit) return [];
    masks ??= Uint32Array.from(words, lettersOf);
    const mask = lettersOf(typed);
    const found: Correction[] = [];
    for (let word = 0; word < words.length; word++) {
      const form = words[word] ?? '';
      const longer = form.length - typed.length;
      if (longer < -limit || (!prefix && longer > limit)) continue;
      const own = masks[word] ?? 0;
      if (bits(mask & ~own) > limit || (!prefix && bits(own & ~mask) > limit)) continue;
      if (!startsAlike(typed, form) || /[^\p{L}]/u.test(form)) continue;
      const cost = typingDistance(typed, prefix ? form.slice(0, typed.length + limit) : form, {
        limit,
        prefix,
      });
      if (cost <= limit) found.push({ word, cost });
    }
    return found;
  };
}

/** First letters are seldom wrong: the same, a neighbouring key, swapped with the second, or one of the two left out. */
function startsAlike(typed: string, word: string): boolean {
  const [a = '', b = ''] = typed;
  const [c = '', d = ''] = word;
  return a === c || (a === d && b === c) || areNeighbours(a, c) || b === c || a === d;
}

/** A bit for each letter that stands in the word. */
function lettersOf(word: string): number {
  let mask = 0;
  for (let index = 0; index < word.length; index++) mask |= 1 << (word.charCodeAt(index) % 32);
  return mask;
}

function bits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest; rest &= rest - 1) count++;
  return count;
}
