import { expect, it } from 'vitest';
import type { Expected } from './parsedPage.ts';
import { missingWords } from './wordCheck.ts';

const text = (value: string): Expected => ({ kind: 'text', value, line: 3, start: 0 });
const target = (value: string): Expected => ({ kind: 'target', value, line: 3, start: 0 });

it.each<[string, Expected[], string, string[]]>([
  ['words in another order', [text('one two')], '# two\n\none\n', []],
  ['a word counts once', [text('one one')], 'one', []],
  ['a word that is gone, once', [text('one two'), text('two')], 'one', ['two']],
  ['boxes glued to one word', [text('One'), text('Two')], '- OneTwo', ['One', 'Two']],
  ['references of characters', [text('café_x <b>')], 'caf&eacute;\\_x &#x3C;b>', []],
  ['a target as it is', [target('/a?b=1&c=2')], '<a href="/a?b=1&#x26;c=2">', []],
  ['a target with marks', [target('/a_b_c?d=1&e=2*3')], '[a](/a_b_c?d=1\\&e=2\\*3)', []],
  ['a target with escapes', [target('./a b.md')], '[a](./a%20b.md)', []],
  ['a target that is an address of mail', [target('mailto:a_b@c.de')], '<a_b@c.de>', []],
  ['a target that is gone', [target('/a')], 'a', ['/a']],
])('%s', (_, expected, copy, words) => {
  expect(missingWords(expected, copy, (url) => url).flatMap((one) => one.words)).toEqual(words);
});
