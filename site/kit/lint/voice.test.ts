import { describe, expect, it } from 'vitest';
import { contextOf, lintPage, say } from '../../../tests/support/lintPage.ts';
import { opening, tableHeads, turnsOfPhrase } from './voice.ts';

const codes = (body: string) => turnsOfPhrase(lintPage(body), contextOf()).map(({ code }) => code);

describe('turns of phrase that no page uses', () => {
  it.each([
    ['fronted-what', 'Ask it. What a firewall drops, Nmap cannot see.'],
    ['fronted-what', 'What a function needs by decision is the subject of a business service.'],
    ['opening-where', 'Where names are unique, the name does.'],
    ['opening-where', '| A |\n| --- |\n| Where it is missing, the chart has a gap. |'],
    ['of-own', 'It has a store of its own.'],
    ['alone', 'Send the name alone.'],
    ['alone', 'It needs `name` alone.'],
    ['is-no', 'A row without it is no fault.'],
    ['see', 'It affects posts too, see [records](/a/).'],
    ['see', '| A |\n| --- |\n| the console, see below |'],
    ['percent', 'At 95 % of it.'],
    ['nobody', 'A backup that nobody has restored is a hope.'],
    ['speaking', 'The answer tells which it is.'],
    ['ordinal', 'The second prints the rows.'],
  ])('%s: %j', (code, body) => {
    expect(codes(body)).toEqual([code]);
  });

  it.each([
    'What did you see? What to do: wait.',
    '- What you did, what you expected and what happened.',
    'Where does it run?',
    'It has its own store. It stands alone, leave the file alone.',
    'There is no fault. It is no longer there. The value is no older than that.',
    'For details, see [records](/a/). See below.',
    'Give it ranges, see the answers, and turn them into jobs.',
    'At 95% of it, `95 %` in code.',
    'Support tells you. A reader who knows it.',
    '| What you see | Where |\n| --- | --- |',
    '## What a firewall drops, Nmap cannot see.',
  ])('not in %j', (body) => {
    expect(codes(body)).toEqual([]);
  });

  it('each with its place', () => {
    expect(say(turnsOfPhrase, lintPage('One.\n\n- Two. It has\n  a store of its own.'))).toEqual([
      '4:11 "of its own" is a phrase to avoid.',
    ]);
  });
});

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
