import { describe, expect, it } from 'vitest';
import { readPicture } from './pictureFile.ts';

/** One pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

describe('A picture', () => {
  it.each([
    ['PNG', PNG, '.png', { width: 1, height: 1 }],
    ['SVG with a size', Buffer.from('<svg width="30" height="20"></svg>'), '.svg', { width: 30, height: 20 }],
    ['SVG of no size', Buffer.from('<?xml version="1.0"?><svg xmlns="x"/>'), '.SVG', {}],
    ['SVG without a height', Buffer.from('<svg width="30" height="0"></svg>'), '.svg', {}],
  ])('%s is one', (_, bytes, ending, size) => {
    expect(readPicture(bytes, ending)).toEqual(size);
  });

  it.each([
    ['empty', Buffer.of(), '.png'],
    [
      'a pointer of Git LFS',
      Buffer.from('version https://git-lfs.github.com/spec/v1\noid x\nsize 1\n'),
      '.jpg',
    ],
    ['a page of HTML', Buffer.from('<!DOCTYPE html><svg viewBox="0 0 1 1"></svg>'), '.png'],
    ['cut short', PNG.subarray(0, 50), '.png'],
    ['cut short', Buffer.from('<svg width="3" height="2"><path d="M0'), '.svg'],
    ['damaged, or no picture', Buffer.from('x'), '.webp'],
    ['no SVG', Buffer.from('text'), '.svg'],
    ['PNG, and browsers go by its name', PNG, '.svg'],
    ['SVG, and browsers go by its name', Buffer.from('<svg width="3" height="2"></svg>'), '.png'],
  ])('is not what is %s', (what, bytes, ending) => {
    expect(readPicture(bytes, ending).fault?.what).toBe(what);
  });
});
