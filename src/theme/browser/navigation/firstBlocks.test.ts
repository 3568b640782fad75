import { expect, it } from 'vitest';
import { firstBlocks } from './firstBlocks.ts';

const desktop = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };
const paragraphs = Array.from({ length: 40 }, () => 270);

it.each([
  ['nothing', [], desktop, 0],
  ['all of a short article', [20, 300, 300], desktop, 3],
  ['paragraphs until a window is full', paragraphs, desktop, 8],
  ['fewer on a phone, where lines are short', paragraphs, phone, 5],
  ['a long table alone', [9000, 300, 300], desktop, 1],
  ['short blocks until they fill it, too', Array.from({ length: 90 }, () => 10), desktop, 17],
])('%s', (_, lengths, window, expected) => {
  expect(firstBlocks(lengths, window)).toBe(expected);
});
