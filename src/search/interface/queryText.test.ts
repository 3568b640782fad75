import { expect, it } from 'vitest';
import { queryText } from './queryText.ts';

it.each([
  ['space around and line breaks go', '  open \n\t ports ', 'open ports'],
  ['nothing stays nothing', ' \n ', ''],
  ['HTML is text', '<b>ports</b>', '<b>ports</b>'],
  ['right-to-left text stays as it is', 'שלום עולם', 'שלום עולם'],
  ['a long text is cut', 'x'.repeat(10_000), 'x'.repeat(300)],
  ['no emoji is cut in two', '🪨'.repeat(400), '🪨'.repeat(300)],
  ['no space is left at the cut', `${'x'.repeat(299)} y`, 'x'.repeat(299)],
])('%s', (_, typed, expected) => {
  expect(queryText(typed)).toBe(expected);
});
