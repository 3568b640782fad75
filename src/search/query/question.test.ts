import { expect, it } from 'vitest';
import { createAnalyzer } from '../analysis/tokens.ts';
import { isSentence } from './question.ts';
import { parseQuery } from './units.ts';

it.each([
  ['how do i restore a backup', true, 'a question word'],
  ['restore backup', false, 'the name of a subject'],
  ['what is snmp', false, 'one word is the subject, however it is asked for'],
  ['devices missing after import of spreadsheet rows', true, 'many telling words'],
  ['', false, 'nothing'],
])('%s: %s, %s', (query, expected) => {
  expect(isSentence(parseQuery(query, createAnalyzer()).units)).toBe(expected);
});
