/*
 * Section numbers of each word, by the distance to the one before, in Rice codes: the low bits as they are, the rest as
 * a row of ones. They are two thirds of the index, and nothing that compresses text comes as near to the least that
 * such numbers take. Six bits make a letter, which compression turns into six bits again.
 */

const LETTERS = new TextEncoder().encode('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_');
const BITS = 6;

/** Bits that are written as they are: the more, the rarer the word. */
function lowBits(postings: number, sections: number): number {
  return Math.max(0, Math.floor(Math.log2((Math.LN2 * sections) / (postings + 1)) + 0.5));
}

/** Writes lists of rising section numbers. `sections`: how many there are. */
export function encodeSections(lists: Iterable<readonly number[]>, sections: number): string {
  let bytes = new Uint8Array(1024);
  let length = 0;
  let buffer = 0;
  let held = 0;
  const write = (bit: number) => {
    buffer = (buffer << 1) | bit;
    if (++held < BITS) return;
    if (length === bytes.length) {
      const longer = new Uint8Array(bytes.length * 2);
      longer.set(bytes);
      bytes = longer;
    }
    bytes[length++] = LETTERS[buffer] ?? 0;
    buffer = held = 0;
  };
  for (const list of lists) {
    const low = lowBits(list.length, sections);
    let before = -1;
    for (const section of list) {
      const gap = section - before - 1;
      before = section;
      for (let ones = gap >> low; ones > 0; ones--) write(1);
      write(0);
      for (let bit = low - 1; bit >= 0; bit--) write((gap >> bit) & 1);
    }
  }
  while (held) write(0);
  return new TextDecoder().decode(bytes.subarray(0, length));
}

/** Makes a reader of what `encodeSections` wrote: gives the numbers of the next list, of which there are `postings`. */
export function sectionReader(
  text: string,
  sections: number,
): (postings: number, take: (section: number) => void) => void {
  const values = new Uint8Array(128);
  for (const [value, letter] of LETTERS.entries()) values[letter] = value;
  let at = 0;
  let buffer = 0;
  let held = 0;
  const read = (): number => {
    if (!held) {
      buffer = values[text.charCodeAt(at++)] ?? 0;
      held = BITS;
    }
    held--;
    return (buffer >> held) & 1;
  };
  return (postings, take) => {
    const low = lowBits(postings, sections);
    let before = -1;
    for (let index = 0; index < postings; index++) {
      let gap = 0;
      // A damaged text ends in zeros, so this ends.
      while (read()) gap++;
      for (let bit = 0; bit < low; bit++) gap = (gap << 1) | read();
      before += gap + 1;
      take(before);
    }
  };
}
