import { expect, it } from 'vitest';
import { lifeLine } from './lifeLine.ts';

const at = (x: number, y: number) => ({ x, y, width: 40, height: 10 });

it.each([
  ['no words', [], 'M50.5 10V100'],
  ['words across it', [at(30, 20)], 'M50.5 10V20M50.5 30V100'],
  ['words beside it', [at(54, 20), at(0, 60)], 'M50.5 10V100'],
  [
    'two texts, in any order, of which one reaches into the other',
    [at(40, 25), at(20, 20)],
    'M50.5 10V20M50.5 35V100',
  ],
  ['words at its end', [at(30, 95)], 'M50.5 10V95'],
])('a line of life stops for %s', (_, words, path) => {
  expect(lifeLine(50, { from: 10, to: 100, words })).toBe(path);
});
