/*
 * Numbers as printable characters. The index is text, because every host compresses text, a script can carry it
 * where nothing can be fetched (`file://`), and Brotli takes out what the alphabet costs.
 */

/** No quote, backslash or `<`: they would have to be escaped in JSON and in scripts. */
const ALPHABET = Array.from({ length: 92 }, (_, index) => String.fromCharCode(35 + index))
  .filter((letter) => letter !== '\\' && letter !== '<')
  .join('');
/** Digits below say "the last one", digits above say "more follow". */
const BASE = 45;

/** Writes whole numbers, small ones in one character. */
export function encodeNumbers(numbers: Iterable<number>): string {
  let text = '';
  for (const number of numbers) {
    let rest = number;
    while (rest >= BASE) {
      text += ALPHABET[BASE + (rest % BASE)];
      rest = Math.floor(rest / BASE);
    }
    text += ALPHABET[rest];
  }
  return text;
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
