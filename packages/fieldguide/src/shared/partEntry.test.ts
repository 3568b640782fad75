import { expect, it } from 'vitest';
import { staysOnPage, withPartMark } from './partEntry.ts';

const page = 'https://example.com/ports/';

it.each([
  [withPartMark({ entry: 'a' }), `${page}?features=snmp`, true],
  [withPartMark(null), page, true],
  [withPartMark({}), 'https://example.com/sizes/?features=snmp', false],
  [{ entry: 'a' }, `${page}?features=snmp`, false],
  [null, page, false],
])('%o at %s', (state, here, expected) => {
  expect(staysOnPage(state, here, page)).toBe(expected);
});

it('keeps what the entry holds', () => {
  expect(withPartMark({ entry: 'a' })).toMatchObject({ entry: 'a' });
});
