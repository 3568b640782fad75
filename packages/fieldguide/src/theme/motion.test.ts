import { expect, it } from 'vitest';
import { collapseDuration, nextPosition } from './motion.ts';

it.each([
  ['nothing', 0, false, 60],
  ['one line', 36, false, 84],
  ['some lines', 200, false, 117],
  ['a long list', 5_000, false, 148],
  ['reduced motion', 5_000, true, 1],
])('a box opens in time: %s', (_, height, reduced, expected) => {
  expect(collapseDuration(height, reduced)).toBe(expected);
});

it('eases by 0.85 a frame and arrives', () => {
  expect(nextPosition(1_000)).toBe(850);
  const frames: number[] = [];
  for (let y = 2_000; y > 0; y = nextPosition(y)) frames.push(y);
  expect(frames.length).toBeLessThan(60);
});
