import { describe, expect, it } from 'vitest';
import { activeSection } from './TableOfContents.tsx';

/** A page of 3,000 px in a window of 800 px; the bar covers 80. The last two sections are short. */
const sections = [
  { id: 'first', top: 400 },
  { id: 'long', top: 900 },
  { id: 'short', top: 2_700 },
  { id: 'last', top: 2_850 },
];
const at = (scrollY: number) => ({ scrollY, height: 800, documentHeight: 3_000, covered: 80 });

describe('activeSection', () => {
  it.each([
    ['above the first heading', 0, undefined],
    ['a heading scrolled to by its link', 320, 'first'],
    ['just before the next heading reaches the line', 780, 'first'],
    ['in the middle of a long section, far from any heading', 1_400, 'long'],
    ['at the very end', 2_200, 'last'],
  ])('%s', (_, scrollY, expected) => {
    expect(activeSection(sections, at(scrollY))).toBe(expected);
  });

  it('gives each short section at the end its turn, in order', () => {
    const seen = Array.from({ length: 2_201 }, (_, scrollY) => activeSection(sections, at(scrollY)));
    expect([...new Set(seen)]).toEqual([undefined, 'first', 'long', 'short', 'last']);
  });

  it('stays with the first section on a page that does not scroll', () => {
    const short = [
      { id: 'a', top: 100 },
      { id: 'b', top: 300 },
    ];
    expect(activeSection(short, { scrollY: 0, height: 1_200, documentHeight: 1_200, covered: 80 })).toBe('a');
  });

  it('knows no section on a page without headings', () => {
    expect(activeSection([], at(500))).toBeUndefined();
  });
});
