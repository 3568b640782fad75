import type { Form } from './conceptForms.ts';
import type { Vocabulary } from './indexWords.ts';

/** Finds other spellings of a typed value, and values that it begins. */
export type ValueForms = (key: string, unfinished: boolean) => Form[];

interface Value {
  word: number;
  /** Without signs, and without the mark of a hexadecimal number. */
  plain: string;
  /** The number of letters of `plain` before each sign. */
  cuts: ReadonlySet<number>;
}

const SIGNS = /[^\p{L}\p{N}]/gu;
/** A prefix weighs less than the whole value. */
const BEGINNING = 0.6;
/** Letters of the shortest value that is looked for without its signs. */
const SHORTEST = 4;

const plainOf = (key: string) => key.replace(/^0x(?=[\da-f]{4,}$)/, '').replace(SIGNS, '');

/**
 * Addresses, codes and numbers are written with signs or without them: `00:1a:2b:3c:4d:5e`, `0x80070005`, `1.000.000`.
 * They are found either way, and by the part before one of their signs: `10.10.0` finds `10.10.0.5`.
 */
export function createValueForms({ words }: Vocabulary): ValueForms {
  let values: Value[] | undefined;
  const read = () =>
    words.flatMap((key, word): Value[] => {
      if (!/\d/.test(key)) return [];
      const cuts = new Set([...key.matchAll(SIGNS)].map(({ index }) => plainOf(key.slice(0, index)).length));
      return [{ word, plain: plainOf(key), cuts }];
    });
  return (key, unfinished) => {
    const typed = plainOf(key);
    if (!/\d/.test(key) || typed.length < SHORTEST) return [];
    values ??= read();
    return values.flatMap(({ word, plain, cuts }) => {
      if (plain === typed) return [{ word, weight: 1 }];
      const begins = plain.startsWith(typed) && (unfinished || cuts.has(typed.length));
      return begins ? [{ word, weight: BEGINNING }] : [];
    });
  };
}
