import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { asError } from '../../shared/errors.ts';
import { keepJson, keptJson } from '../config/keptJson.ts';
import { encodePng } from './png.ts';

/** Makes pictures of SVG. The same SVG gives the same bytes on every machine: only one font of our own is used. */
export interface Pictures {
  /** Changes with all that pictures depend on besides their SVG. */
  id: string;
  /**
   * A PNG of so many pixels in width. `rows`: a drawing as wide as the first, whose rows of pixels take the place of those
   * from `top` on, so that what many pictures share is drawn once.
   * @throws Error where an SVG cannot be read.
   */
  png(svg: string, width: number, rows?: { svg: string; top: number }): Promise<Uint8Array>;
  /** The letters of a text that the font does not have. */
  missing(text: string): string[];
}

/** In SVG: the one font there is. */
export const PICTURE_FONT = 'Inter';

/**
 * `font`: its file. `cache`: a folder that keeps pictures from build to build, since one takes some hundredths of a second;
 * what is damaged is drawn again.
 */
export function createPictures({ font, cache }: { font: string; cache: string }): Pictures {
  const bytes = readFileSync(font);
  const id = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  const has = fontLetters(bytes);
  const grounds = new Map<string, Promise<Uint8Array>>();
  const pixelsOf = async (svg: string, width: number) => {
    const { renderAsync } = await loadRenderer();
    const drawn = await renderAsync(svg, {
      font: { fontFiles: [font], loadSystemFonts: false, defaultFontFamily: PICTURE_FONT },
      fitTo: { mode: 'width', value: width },
      logLevel: 'off',
    });
    return drawn.pixels;
  };
  const groundOf = (svg: string, width: number) => {
    const ground = grounds.get(`${width} ${svg}`) ?? pixelsOf(svg, width);
    grounds.set(`${width} ${svg}`, ground);
    return ground;
  };
  return {
    id,
    missing: (text) => [...new Set(text)].filter((letter) => !has(letter.codePointAt(0) ?? 0)),
    async png(svg, width, rows) {
      const key = createHash('sha256')
        .update(JSON.stringify([id, width, svg, rows]))
        .digest('hex')
        .slice(0, 24);
      const file = path.join(cache, `${key}.json`);
      const kept = keptJson(file, z.base64());
      if (kept !== undefined) return Buffer.from(kept, 'base64');
      const pixels = rows ? Buffer.from(await groundOf(svg, width)) : await pixelsOf(svg, width);
      if (rows) pixels.set(await pixelsOf(rows.svg, width), rows.top * width * 4);
      const png = await encodePng(pixels, width);
      keepJson(file, png.toString('base64'));
      return png;
    },
  };
}

/** Pictures cannot be drawn on this machine at all. */
export class NoRenderer extends Error {
  override name = 'NoRenderer';
}

/** Loaded when it is needed: most builds find all their pictures. Its code is made for each system, and may be missing. */
async function loadRenderer(): Promise<typeof import('@resvg/resvg-js')> {
  try {
    return await import('@resvg/resvg-js');
  } catch (cause) {
    throw new NoRenderer(`@resvg/resvg-js cannot be loaded: ${asError(cause).message}`, { cause });
  }
}

/** Which characters an OpenType font has, by its table of segments (`cmap`, format 12). */
function fontLetters(font: Buffer): (codePoint: number) => boolean {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + 16 * index);
  const record = tables.find((at) => font.toString('latin1', at, at + 4) === 'cmap');
  const cmap = record === undefined ? 0 : font.readUInt32BE(record + 8);
  const subtables = Array.from(
    { length: font.readUInt16BE(cmap + 2) },
    (_, index) => cmap + font.readUInt32BE(cmap + 4 + 8 * index + 4),
  );
  const segments = subtables.find((at) => font.readUInt16BE(at) === 12);
  if (segments === undefined) throw new Error('The font for pictures has no cmap of format 12.');
  const ranges = Array.from({ length: font.readUInt32BE(segments + 12) }, (_, index) => {
    const at = segments + 16 + 12 * index;
    return [font.readUInt32BE(at), font.readUInt32BE(at + 4)] as const;
  });
  return (codePoint) => ranges.some(([first, last]) => first <= codePoint && codePoint <= last);
}
