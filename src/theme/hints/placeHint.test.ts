import { describe, expect, it } from 'vitest';
import { lineUnder, placeHint } from './placeHint.ts';

const view = { width: 400, height: 600, covered: 50 };
const size = { width: 300, height: 100 };
const link = (left: number, top: number) => ({ left, top, right: left + 60, bottom: top + 20 });

describe('placeHint', () => {
  it.each([
    ['below the link', link(20, 100), { left: 20, top: 124 }],
    ['within the right edge', link(350, 100), { left: 92, top: 124 }],
    ['within the left edge', link(-20, 100), { left: 8, top: 124 }],
    ['above, where there is no room below', link(20, 560), { left: 20, top: 456 }],
  ])('puts a hint %s', (_, rect, expected) => {
    expect(placeHint(rect, size, view)).toEqual(expected);
  });

  it('stays below where there is no room above either', () => {
    expect(placeHint(link(20, 60), { width: 300, height: 700 }, view).top).toBe(84);
  });
});

it('belongs to the line that the pointer is on', () => {
  const lines = [link(300, 10), link(0, 30)];
  expect(lineUnder(lines, 40)).toBe(lines[1]);
  expect(lineUnder(lines, undefined)).toBe(lines[0]);
  expect(lineUnder([], 5)).toBeUndefined();
});
