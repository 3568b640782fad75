import { describe, expect, it } from 'vitest';
import { shownNodes } from '../../../../../tests/support/shownNodes.ts';
import { text } from '../nodes.ts';
import { belowRows, withBelow } from './below.ts';

/** Seven fields, of which one has choices; the fourth column is full. */
const ROWS = [
  ['Interval', 'How often the job runs', '1 hour, 2 hours', 'no'],
  ...Array.from({ length: 6 }, (_, field) => [`Field ${field}`, 'What it is for', '–', 'yes']),
];

describe('belowRows', () => {
  it('a column of which more than 85 % is empty gives up its room to the longest texts', () => {
    expect(belowRows(ROWS, { columns: 4 })).toEqual({ kept: [0, 1, 3], sparse: [2], host: 1 });
  });

  it('columns stay that are fuller, empty in each row, or the names of the rows', () => {
    const stays = { kept: [0, 1, 2, 3], sparse: [], host: 1 };
    expect(belowRows(ROWS.slice(0, 6), { columns: 4 })).toEqual(stays);
    expect(belowRows(ROWS.slice(1), { columns: 4 })).toEqual(stays);
    const unnamed = ROWS.map(([name, ...row], index) => [index === 0 ? (name ?? '') : '', ...row]);
    expect(belowRows(unnamed, { columns: 4 }).kept).toContain(0);
  });

  it('a column stays that may not go', () => {
    expect(belowRows(ROWS, { columns: 4, mayGo: (column) => column !== 2 }).sparse).toEqual([]);
  });

  it('without another column, the names of the rows take the texts', () => {
    const rows = ROWS.map(([name = '', , choices = '']) => [name, choices]);
    expect(belowRows(rows, { columns: 2 })).toEqual({ kept: [0], sparse: [1], host: 0 });
  });

  it('rows may be short of cells, and tables of rows', () => {
    expect(belowRows([], { columns: 2 })).toEqual({ kept: [0, 1], sparse: [], host: 1 });
    expect(belowRows([['a'], ['b', 'c']], { columns: 2 }).kept).toEqual([0, 1]);
  });
});

it('the text stands below the others of its row, behind the name of its column; signs for nothing go', () => {
  const below = belowRows(ROWS, { columns: 4 });
  const heads = ['Field', 'Meaning', 'Choices', 'Required'].map((name) => [text(name)]);
  const [first = [], second = []] = ROWS.map((row) =>
    row.map((cell) => ({ text: cell, nodes: [text(cell)] })),
  );
  const shown = (cells: typeof first) => withBelow(cells, { heads, below });
  const html = (cells: typeof first) =>
    shown(cells).map(({ nodes }) => shownNodes(nodes).html.replace(/\s+/g, ' ').trim());
  expect(html(first)).toEqual([
    'Interval',
    'How often the job runs <span class="below"><span>Choices: </span>1 hour, 2 hours</span>',
    'no',
  ]);
  expect(html(second)).toEqual(['Field 0', 'What it is for', 'yes']);
  expect(shown(first).map((cell) => cell.text)).toEqual(['Interval', 'How often the job runs', 'no']);
});
