import { describe, expect, it } from 'vitest';
import { lintPage, say } from '../../../tests/support/lintPage.ts';
import { opening, tableHeads } from './voice.ts';

describe('the opening of a page', () => {
  it.each([
    ['Yes, it can.', 'the page opens with "Yes".'],
    ['If the test fails, wait.', 'the page opens with "If".'],
    ['`n` is the letter.', 'the page opens with a value or a label.'],
    ['**Resources > Services** shows it.', 'the page opens with a value or a label.'],
    ['The letter is `n`.', 'the page opens with a quotation or a letter.'],
    ['This page explains it.', 'the page opens with itself.'],
    ['Half of them are missing when it refused them.', 'the page opens with a failure ("refused").'],
  ])('%j', (body, message) => {
    expect(say(opening, lintPage(`${body} More.\n`, { title: 'Lamps' }))).toEqual([`1:1 ${message}`]);
  });

  it.each([
    'The console menu sets the network. An error is rare.',
    'A device is a record.',
    'Find lamps with `find`.',
    '## If there is no text',
  ])('may be %j', (body) => {
    expect(say(opening, lintPage(body, { title: 'Lamps' }))).toEqual([]);
  });

  it('may name a failure where the page is about it', () => {
    expect(say(opening, lintPage('Find out why jobs fail.', { title: 'Job errors' }))).toEqual([]);
  });
});

describe('the heads of tables', () => {
  it.each([
    ['| Field | Default value |', []],
    ['| Field | `key` | |', []],
    ['| Field | meaning |', ['1:1 in the table header, "meaning" does not start with a capital letter.']],
    ['| Default Value |', ['1:1 in the table header, "Value" has a capital letter in "Default Value".']],
  ])('%j', (head, faults) => {
    expect(say(tableHeads, lintPage(`${head}\n${head.replace(/[^|]+/g, '---')}`))).toEqual(faults);
  });
});
