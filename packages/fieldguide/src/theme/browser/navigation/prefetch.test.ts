import { describe, expect, it } from 'vitest';
import { isSlowConnection } from './prefetch.ts';

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
