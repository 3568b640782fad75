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
    ['a Git LFS pointer', Buffer.from('version https://git-lfs.github.com/spec/v1\noid x\nsize 1\n'), '.jpg'],
    ['an HTML page', Buffer.from('<!DOCTYPE html><svg viewBox="0 0 1 1"></svg>'), '.png'],
    ['incomplete', PNG.subarray(0, 50), '.png'],
    ['incomplete', Buffer.from('<svg width="3" height="2"><path d="M0'), '.svg'],
    ['damaged or not an image', Buffer.from('x'), '.webp'],
    ['not an SVG file', Buffer.from('text'), '.svg'],
    ['PNG data with the extension .svg', PNG, '.svg'],
    ['SVG data with the extension .png', Buffer.from('<svg width="3" height="2"></svg>'), '.png'],
  ])('is not what is %s', (what, bytes, ending) => {
    expect(readPicture(bytes, ending).fault?.what).toBe(what);
  });
});
