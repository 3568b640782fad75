import { expect, it } from 'vitest';
import { collapseDuration } from './collapseDuration.ts';

it.each([
  ['nothing', 0, false, 60],
  ['one line', 36, false, 84],
  ['some lines', 200, false, 117],
  ['a long list', 5_000, false, 148],
  ['reduced motion', 5_000, true, 1],
])('%s', (_, height, reduced, expected) => {
  expect(collapseDuration(height, reduced)).toBe(expected);
});
