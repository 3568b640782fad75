import { expect, it } from 'vitest';
import { toCsv } from './dataSet.ts';

it.each([
  ['plain', 'plain'],
  ['', ''],
  ['a, b', '"a, b"'],
  ['say "x"', '"say ""x"""'],
  ['two\nlines', '"two\nlines"'],
  ['=1+1', "'=1+1"],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['=HYPERLINK("x","y")', '"\'=HYPERLINK(""x"",""y"")"'],
  ['1025-5000', '1025-5000'],
])('the cell %j', (cell, expected) => {
  expect(toCsv([['id', cell]])).toBe(`id,${expected}\r\n`);
});

it('ends every line in CRLF', () => {
  expect(toCsv([['a'], ['b']])).toBe('a\r\nb\r\n');
});
