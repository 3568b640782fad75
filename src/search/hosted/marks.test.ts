import { expect, it } from 'vitest';
import { MARK, readMarks } from './marks.ts';

const marked = (text: string) => text.replace(/\[/g, MARK.begin).replace(/\]/g, MARK.end);

it.each([
  ['', []],
  ['plain', [{ text: 'plain', marked: false }]],
  [
    'a [b] c',
    [
      { text: 'a ', marked: false },
      { text: 'b', marked: true },
      { text: ' c', marked: false },
    ],
  ],
  ['[<b>x</b>]', [{ text: '<b>x</b>', marked: true }]],
  [
    '&lt;[a',
    [
      { text: '&lt;', marked: false },
      { text: 'a', marked: true },
    ],
  ],
  [
    'a]b',
    [
      { text: 'a', marked: false },
      { text: 'b', marked: false },
    ],
  ],
])('the marks of %j', (text, fragments) => {
  expect(readMarks(marked(text))).toEqual(fragments);
});
