import type { ReactElement } from 'react';

/** The upper stone of the mark, about its own middle: 4.7 to each side, 3.6 up and down. */
const STONE = 'M-4.7.5C-4.9-2-2.7-3.7.2-3.7 3-3.7 4.8-2.2 4.7 0 4.6 2.3 2.7 3.5-.2 3.5-3 3.5-4.5 2.6-4.7.5Z';

/** Where a stone lies in a field of 24 by 24, and its half width and half height. */
type Stone = readonly [x: number, y: number, width: number, height: number];

/** The mark's three stones laid in other ways. The first stone is the full one: what the glyph is about. */
// biome-ignore format: a line a glyph reads as a table.
const GLYPHS = {
  cairn: [[12.5, 4.5, 3.8, 2.8], [12, 11.5, 6.2, 2.8], [12, 19, 9.5, 3]],
  stairs: [[18.5, 5.5, 4.5, 2.8], [12, 12, 4.5, 2.8], [5.5, 18.5, 4.5, 2.8]],
  balance: [[6.5, 10, 3.6, 3.6], [17, 8.2, 4.6, 5.4], [12, 19, 10.5, 2.8]],
  gates: [[12, 12, 3, 8], [4, 12, 3, 8], [20, 12, 3, 8]],
  ripples: [[12, 12, 3.4, 2.6], [12, 12, 7.2, 5.6], [12, 12, 11, 8.6]],
  shelves: [[12, 4.6, 9, 2.7], [12, 12, 9, 2.7], [12, 19.4, 9, 2.7]],
  tripod: [[12, 6, 5, 4], [6, 17.5, 5, 4], [18, 17.5, 5, 4]],
  bars: [[20, 12, 3, 10], [12, 15, 3, 7], [4, 18, 3, 4]],
  link: [[12, 12, 2.6, 2], [4.8, 12, 4, 6], [19.2, 12, 4, 6]],
  trail: [[17.5, 6, 5, 4], [9.5, 13, 3.4, 2.7], [4, 18.5, 2.2, 1.7]],
  crossing: [[8.5, 4.5, 4.2, 2.7], [16, 11.5, 4.6, 2.9], [8, 19, 5.2, 3]],
  arrival: [[12, 3.8, 3.8, 2.6], [12, 14.4, 7.4, 2.4], [12, 20.2, 10, 2.6]],
  entry: [[4.8, 6, 3.6, 2.8], [16.5, 6, 6, 2], [12, 17, 10, 2.2]],
  dolmen: [[12, 6.2, 10, 3.4], [6, 16.6, 3, 5.4], [18, 16.6, 3, 5.4]],
  layers: [[15.8, 16.4, 7, 5], [12, 12, 7, 5], [8.2, 7.6, 7, 5]],
} satisfies Record<string, readonly [Stone, Stone, Stone]>;

export type GlyphName = keyof typeof GLYPHS;

/** A glyph of three stones in the colour of the text; hidden from screen readers, the words beside it say it all. */
export function Glyph({ name }: { name: GlyphName }): ReactElement {
  return (
    <svg className="glyph" viewBox="0 0 24 24" width="28" height="28" aria-hidden="true">
      {GLYPHS[name].map(([x, y, width, height]) => (
        <path
          key={`${x} ${y} ${width}`}
          d={STONE}
          transform={`translate(${x} ${y}) scale(${(width / 4.7).toFixed(2)} ${(height / 3.6).toFixed(2)})`}
        />
      ))}
    </svg>
  );
}
