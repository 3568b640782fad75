import { expect, it } from 'vitest';
import { shownValue } from './outcome.ts';

it.each([
  ['2026-11-01 00:00:00+00', '2026-11-01'],
  ['2026-11-02 09:30:12.5+00', '2026-11-02 09:30 UTC'],
  ['2026-11-01', '2026-11-01'],
  ['10.10.10.0/24', '10.10.10.0/24'],
  [null, ''],
])('%s reads %j', (value, text) => {
  expect(shownValue(value)).toBe(text);
});
