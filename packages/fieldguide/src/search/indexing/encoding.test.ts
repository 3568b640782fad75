import { expect, it } from 'vitest';
import { decodeNumbers, encodeNumbers } from './encoding.ts';

it('reads the numbers it wrote, from letters that need no escape in JSON or in a script', () => {
  const numbers = [0, 1, 44, 45, 46, 2024, 2025, 91_125, 4_294_967_295, ...Array(200).keys()];
  const text = encodeNumbers(numbers);
  expect([...decodeNumbers(text, numbers.length)]).toEqual(numbers);
  expect(text).toMatch(/^[#-[\]-~]+$/);
  expect(text).not.toMatch(/[<\\"]/);
});
