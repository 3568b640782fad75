import { expect, it } from 'vitest';
import { nextPosition } from './glideToTop.ts';

it('eases by 0.85 a frame and arrives', () => {
  expect(nextPosition(1_000)).toBe(850);
  const frames: number[] = [];
  for (let y = 2_000; y > 0; y = nextPosition(y)) frames.push(y);
  expect(frames.length).toBeLessThan(60);
});
