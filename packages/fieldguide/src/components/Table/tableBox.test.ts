import { expect, it } from 'vitest';
import { createTranslate } from '../../shared/texts/translate.ts';
import { rowLines, tableBox, tableLabel } from './tableBox.ts';

const t = createTranslate();

const STAYS = { name: '', cells: [{}, {}, {}] };

it('a table whose columns have room on a phone stays one', () => {
  expect(
    rowLines([
      ['Port', 'Use', 'Open'],
      ['443', 'console', 'yes'],
    ]),
  ).toEqual(STAYS);
  expect(
    rowLines([
      ['Field', 'Meaning'],
      ['Name', 'A sentence of many words, '.repeat(20)],
    ]).name,
  ).toBe('');
  expect(rowLines([])).toEqual({ name: '', cells: [] });
});

it('sentences in three columns become lines, each behind the name of its column', () => {
  const sentence = 'The account of the job has no right to read the registry.';
  expect(
    rowLines([
      ['What you see', 'Why', '<Do>'],
      [sentence, sentence, 'Add it.'],
    ]),
  ).toEqual({
    name: 'stack',
    cells: [{}, { 'data-label': 'Why: ' }, { 'data-label': '<Do>: ' }],
  });
});

it('long words become lines too; of two columns, the second needs no name', () => {
  const word = 'x'.repeat(40);
  expect(
    rowLines([
      ['Setting', 'Value'],
      [word, '1'],
    ]),
  ).toEqual({ name: 'stack', cells: [{}, {}] });
  expect(
    rowLines([
      ['a', 'b', '', 'd'],
      ['1', '2', word, '4'],
    ]).cells,
  ).toEqual([{}, { 'data-label': 'b: ' }, {}, { 'data-label': 'd: ' }]);
});

it('only a table whose values are picked has the frame of a tool, under its name', () => {
  expect(tableBox({ rows: 9, label: 'Lamps & co', filters: [1] }).open).toMatch(
    /^<div class="table-box tool-frame"><div class="table-tools"[^>]*><p class="tool-title"><b>Lamps &amp; co<\/b><\/p>/,
  );
  expect(tableBox({ rows: 9, label: 'Lamps' }).open).not.toContain('tool-');
});

it('a table of plain text is called by its first columns', () => {
  expect(tableLabel([['Port', '', 'Use', 'Open', 'Since'], ['443']], t)).toBe('Table: Port, Use, Open');
  expect(tableLabel([['', '']], t)).toBeUndefined();
  expect(tableLabel([], t)).toBeUndefined();
});
