import { expect, it } from 'vitest';
import { longDate } from './text.ts';

it.each([
  ['2026-11-21', 'November 21, 2026'],
  ['2026-01-05T10:00:00Z', 'January 5, 2026'],
  ['2026-13-01', '2026-13-01'],
  ['yesterday', 'yesterday'],
])('%s', (date, expected) => {
  expect(longDate(date)).toBe(expected);
});
