import type { ReactElement } from 'react';

/** The upper stone of the mark, about its own middle: 4.7 to each side, 3.6 up and down. */
const STONE = 'M-4.7.5C-4.9-2-2.7-3.7.2-3.7 3-3.7 4.8-2.2 4.7 0 4.6 2.3 2.7 3.5-.2 3.5-3 3.5-4.5 2.6-4.7.5Z';

/** Where a stone lies in a field of 24 by 24, and its half width and half height. */
type Stone = readonly [x: number, y: number, width: number, height: number];

/** The mark's three stones laid in other ways. The first stone is the full one: what the glyph is about. */
// biome-ignore format: a line a glyph reads as a table.
const GLYPHS = {
  stairs: [[18.5, 5.5, 4.5, 2.8], [12, 12, 4.5, 2.8], [5.5, 18.5, 4.5, 2.8]],
  ripples: [[12, 12, 3.4, 2.6], [12, 12, 7.2, 5.6], [12, 12, 11, 8.6]],
  shelves: [[12, 4.6, 9, 2.7], [12, 12, 9, 2.7], [12, 19.4, 9, 2.7]],
  bars: [[20, 12, 3, 10], [12, 15, 3, 7], [4, 18, 3, 4]],
  link: [[12, 12, 2.6, 2], [4.8, 12, 4, 6], [19.2, 12, 4, 6]],
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

/** One stone of a stack, in a field of 160 by 52. */
export function Stone({ width }: { width: number }): ReactElement {
  return (
    <svg className="stone" viewBox="0 0 160 52" width="160" height="52" aria-hidden="true">
      <path d={STONE} transform={`translate(80 26) scale(${(width / 9.4).toFixed(2)} 6.9)`} />
    </svg>
  );
}
