import { expect, it } from 'vitest';
import { decodeNumbers, decodeWords, encodeNumbers, encodeWords } from './encoding.ts';

it('reads the words it wrote', () => {
  const long = 'x'.repeat(30);
  const words = ['', '--flag', '10.0.0.1', 'back', 'backup', 'backups', long, `${long}y`, 'über', '検索'];
  expect(encodeWords(words.slice(3, 6))).toBe('AbackEupGs');
  expect(decodeWords(encodeWords(words))).toEqual(words);
  expect(decodeWords(encodeWords([]))).toEqual([]);
});

it('reads the numbers it wrote, from letters that need no escape in JSON or in a script', () => {
  const numbers = [0, 1, 44, 45, 46, 2024, 2025, 91_125, 4_294_967_295, ...Array(200).keys()];
  const text = encodeNumbers(numbers);
  expect([...decodeNumbers(text, numbers.length)]).toEqual(numbers);
  expect(text).toMatch(/^[#-[\]-~]+$/);
  expect(text).not.toMatch(/[<\\"]/);
});
