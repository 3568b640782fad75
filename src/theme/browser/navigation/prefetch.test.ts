import { describe, expect, it } from 'vitest';
import { isSlowConnection, prefetchAddress } from './prefetch.ts';

describe('prefetch is skipped', () => {
  it.each([
    [undefined, false],
    [null, false],
    [{}, false],
    [{ effectiveType: '4g', saveData: false }, false],
    [{ effectiveType: '3g' }, false],
    [{ effectiveType: '2g' }, true],
    [{ effectiveType: 'slow-2g' }, true],
    [{ effectiveType: '4g', saveData: true }, true],
  ])('on %j: %s', (connection, slow) => {
    expect(isSlowConnection(connection)).toBe(slow);
  });
});

describe('the address to prefetch', () => {
  const place = { location: 'https://docs.example/guide/', baseUrl: '/' };
  const link = { target: '', rel: '', hasDownload: false };

  it.each([
    ['https://docs.example/other/#part', 'https://docs.example/other/'],
    ['https://docs.example/guide/#part', undefined],
    ['https://docs.example/guide/', undefined],
    ['https://other.example/', undefined],
    ['https://docs.example/manual.pdf', undefined],
  ])('of %s is %s', (href, address) => {
    expect(prefetchAddress({ ...link, href }, place)).toBe(address);
  });
});
