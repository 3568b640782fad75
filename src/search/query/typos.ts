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
      if (longer < -limit || (!prefix && longer > limit + 1)) continue;
      const own = masks[word] ?? 0;
      if (bits(mask & ~own) > limit || (!prefix && bits(own & ~mask) > limit + 1)) continue;
      if (!startsAlike(typed, form) || /[^\p{L}]/u.test(form)) continue;
      const cost = costOf(typed, form, { limit, prefix });
      if (cost <= limit) found.push({ word, cost });
    }
    return found;
  };
}

/** That the site has a word in the plural only is hardly a mistake of the reader. */
const PLURAL = 0.2;

function costOf(typed: string, word: string, options: { limit: number; prefix: boolean }): number {
  if (options.prefix) return typingDistance(typed, word.slice(0, typed.length + options.limit), options);
  const cost = typingDistance(typed, word, options);
  if (!word.endsWith('s') || typed.endsWith('s')) return cost;
  return Math.min(cost, Math.max(PLURAL, typingDistance(typed, word.slice(0, -1), options)));
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
