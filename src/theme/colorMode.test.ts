import { describe, expect, it } from 'vitest';
import { modeOfStorageEvent } from './colorMode.ts';

describe('modeOfStorageEvent', () => {
  it.each([
    ['dark chosen in another tab', 'fieldguide.theme', 'dark', 'dark'],
    ['light chosen in another tab', 'fieldguide.theme', 'light', 'light'],
    ['the choice removed', 'fieldguide.theme', null, 'light'],
    ['storage cleared', null, null, 'light'],
    ['a value nobody wrote', 'fieldguide.theme', 'sepia', 'light'],
    ['another key', 'fieldguide.tabs.os', 'dark', undefined],
  ])('%s', (_, key, newValue, expected) => {
    expect(modeOfStorageEvent({ key, newValue }, 'light')).toBe(expected);
  });
});
