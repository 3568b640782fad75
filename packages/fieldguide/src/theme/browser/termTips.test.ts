import { describe, expect, it } from 'vitest';
import { placeTip } from './termTips.ts';

const view = { width: 400, height: 600, covered: 50 };
const size = { width: 300, height: 100 };
const word = (left: number, top: number) => ({ left, top, right: left + 60, bottom: top + 20 });

describe('placeTip', () => {
  it.each([
    ['below the word', word(20, 100), { left: 20, top: 124 }],
    ['within the right edge', word(350, 100), { left: 92, top: 124 }],
    ['within the left edge', word(-20, 100), { left: 8, top: 124 }],
    ['above, where there is no room below', word(20, 560), { left: 20, top: 456 }],
  ])('puts a tip %s', (_, rect, expected) => {
    expect(placeTip(rect, size, view)).toEqual(expected);
  });

  it('stays below where there is no room above either', () => {
    expect(placeTip(word(20, 60), { width: 300, height: 700 }, view).top).toBe(84);
  });
});
