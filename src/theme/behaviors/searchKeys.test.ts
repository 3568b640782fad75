import { expect, it } from 'vitest';
import { isSearchKey } from './searchKeys.ts';

const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

it.each([
  ['Ctrl K', { ...none, key: 'k', ctrlKey: true }, false, true],
  ['Cmd K', { ...none, key: 'k', metaKey: true }, false, true],
  ['Ctrl K with caps lock', { ...none, key: 'K', ctrlKey: true }, false, true],
  ['Ctrl K in a text field', { ...none, key: 'k', ctrlKey: true }, true, true],
  ['Ctrl Shift K belongs to the browser', { ...none, key: 'K', ctrlKey: true, shiftKey: true }, false, false],
  ['a slash', { ...none, key: '/' }, false, true],
  ['a slash made with Shift', { ...none, key: '/', shiftKey: true }, false, true],
  ['a slash typed in a text field', { ...none, key: '/' }, true, false],
  ['the letter alone', { ...none, key: 'k' }, false, false],
])('%s', (_, event, inTextField, expected) => {
  expect(isSearchKey(event, inTextField)).toBe(expected);
});
