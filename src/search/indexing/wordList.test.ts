import { expect, it } from 'vitest';
import { decodeWords, encodeWords, orderByCount } from './wordList.ts';

it('reads the words it wrote', () => {
  const long = 'x'.repeat(30);
  const words = ['', '--flag', '10.0.0.1', 'back', 'backup', 'backups', long, `${long}y`, 'über', '検索'];
  expect(encodeWords(words.slice(3, 6))).toBe('AbackEupGs');
  expect(decodeWords(encodeWords(words))).toEqual(words);
  expect(decodeWords(encodeWords([]))).toEqual([]);
});

it('puts many postings first, equal ones in the order of the words', () => {
  expect(orderByCount([1, 5, 1, 9])).toEqual([3, 1, 0, 2]);
});
