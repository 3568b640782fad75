/*
 * Lists of numbers and texts as one text. The index is text, because every host compresses text, and a script can carry
 * it where nothing can be fetched (`file://`).
 */

/** No quote, backslash or `<`: they would have to be escaped in JSON and in scripts. */
const ALPHABET = Array.from({ length: 92 }, (_, index) => String.fromCharCode(35 + index))
  .filter((letter) => letter !== '\\' && letter !== '<')
  .join('');
/** Digits below say "the last one", digits above say "more follow". */
const BASE = 45;

/** Writes whole numbers, small ones in one character. */
export function encodeNumbers(numbers: Iterable<number>): string {
  // Joined at the end: a text that grows letter by letter takes forty times its size until it is read.
  const letters: (string | undefined)[] = [];
  for (const number of numbers) {
    let rest = number;
    for (; rest >= BASE; rest = Math.floor(rest / BASE)) letters.push(ALPHABET[BASE + (rest % BASE)]);
    letters.push(ALPHABET[rest]);
  }
  return letters.join('');
}

/** Reads what `encodeNumbers` wrote. `count` is how many there are. */
export function decodeNumbers(text: string, count: number): Uint32Array {
  const values = new Uint8Array(128);
  for (let index = 0; index < ALPHABET.length; index++) values[ALPHABET.charCodeAt(index)] = index;
  const numbers = new Uint32Array(count);
  let at = 0;
  for (let index = 0; index < count; index++) {
    let scale = 1;
    let number = 0;
    let digit = values[text.charCodeAt(at++)] ?? 0;
    while (digit >= BASE) {
      number += (digit - BASE) * scale;
      scale *= BASE;
      digit = values[text.charCodeAt(at++)] ?? 0;
    }
    numbers[index] = number + digit * scale;
  }
  return numbers;
}

/** One value a line. */
export function encodeLines(values: readonly string[]): string {
  return values.map((value) => value.replace(/\s+/g, ' ')).join('\n');
}
