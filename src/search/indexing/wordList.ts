/** Longest beginning that is taken over: `A` says none, `Z` says 25 characters. */
const LONGEST = 25;
const NONE = 'A'.charCodeAt(0);

/**
 * Writes sorted words as text: for each a capital letter for how much of the word before it begins with, then the
 * rest. Words are folded, so none has a capital letter of its own.
 */
export function encodeWords(words: Iterable<string>): string {
  let text = '';
  let before = '';
  for (const word of words) {
    let shared = 0;
    while (shared < LONGEST && shared < word.length && word[shared] === before[shared]) shared++;
    text += String.fromCharCode(NONE + shared) + word.slice(shared);
    before = word;
  }
  return text;
}

/** Reads what `encodeWords` wrote. */
export function decodeWords(text: string): string[] {
  const words: string[] = [];
  let before = '';
  for (const entry of text.match(/[A-Z][^A-Z]*/g) ?? []) {
    before = before.slice(0, entry.charCodeAt(0) - NONE) + entry.slice(1);
    words.push(before);
  }
  return words;
}

/** Numbers of words with many postings first: neighbours alike in size compress better than neighbours in the alphabet. */
export function orderByCount(counts: ArrayLike<number>): number[] {
  return Array.from({ length: counts.length }, (_, word) => word).sort(
    (a, b) => (counts[b] ?? 0) - (counts[a] ?? 0) || a - b,
  );
}
