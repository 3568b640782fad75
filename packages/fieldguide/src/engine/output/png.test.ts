import { renderAsync } from '@resvg/resvg-js';
import { expect, it } from 'vitest';
import { encodePng } from './png.ts';

/** What another program sees in a PNG. */
async function pixelsOf(png: Buffer, width: number, height: number): Promise<Buffer> {
  const href = `data:image/png;base64,${png.toString('base64')}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><image width="${width}" height="${height}" href="${href}"/></svg>`;
  return (await renderAsync(svg)).pixels;
}

/** A picture in which no two pixels are the same, nearly. */
function colorful(width: number, height: number): Buffer {
  return Buffer.from(
    Array.from({ length: width * height }, (_, at) => [
      at % 256,
      (at >> 3) % 256,
      (at * 7) % 256,
      255,
    ]).flat(),
  );
}

it.each([
  ['few colors, by a palette', 5, 3],
  ['256 colors, all that a palette holds', 16, 16],
  ['more colors, as they are', 40, 30],
])('%s', async (_, width, height) => {
  const pixels = colorful(width, height);
  expect(await pixelsOf(await encodePng(pixels, width), width, height)).toEqual(pixels);
});

it('transparent pixels stay transparent', async () => {
  const pixels = Buffer.from([10, 20, 30, 255, 0, 0, 0, 0]);
  expect(await pixelsOf(await encodePng(pixels, 2), 2, 1)).toEqual(pixels);
});
