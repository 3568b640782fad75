import { describe, expect, it } from 'vitest';
import { formatDiagnostic } from '../../shared/errors.ts';
import { parseCsvTree } from './csvTree.ts';
import { readDataSet } from './readDataSet.ts';

const read = (text: string) => {
  const { set, diagnostics } = readDataSet({
    name: 'lamps',
    text,
    file: 'data/lamps.csv',
    product: undefined,
  });
  return { set, faults: diagnostics.map(formatDiagnostic) };
};

describe('a data set of CSV', () => {
  it.each([
    ['with commas', 'Name,Watts used\nRed,40\nBlue,25\n'],
    ['with semicolons, from a spreadsheet', '\uFEFFName;Watts used\r\nRed;40\r\nBlue;25\r\n'],
    ['with tabs, and without an end', 'Name\tWatts used\n\nRed\t40\nBlue\t25'],
    ['in quotes', '"Name","Watts used"\n"Red","40"\n"Blue",25\n\n'],
  ])('%s has a row for each line', (_, text) => {
    const { set, faults } = read(text);
    expect(faults).toEqual([]);
    expect(set?.columns).toEqual([
      { key: 'name', label: 'Name' },
      { key: 'watts-used', label: 'Watts used' },
    ]);
    expect(set?.rows.map(({ id, cells }) => ({ id, ...cells }))).toEqual([
      { id: 'red', name: 'Red', 'watts-used': '40' },
      { id: 'blue', name: 'Blue', 'watts-used': '25' },
    ]);
  });

  it('keeps commas, quotes and empty cells, and its own ids', () => {
    const { set, faults } = read('id,Name,Place\nr-1,"a ""red"", old one",\nr-2,,x\n');
    expect(faults).toEqual([]);
    expect(set?.rows.map(({ id, cells, line }) => ({ id, ...cells, line }))).toEqual([
      { id: 'r-1', name: 'a "red", old one', place: '', line: 2 },
      { id: 'r-2', name: '', place: 'x', line: 3 },
    ]);
  });

  it('has an id of its own for each of two equal first cells', () => {
    expect(read('Name,Watts\nRed,1\nRed,2\n').set?.rows.map(({ id }) => id)).toEqual(['red', 'red-2']);
  });

  it.each([
    ['', '1:1: error: the file is empty.'],
    ['Name,,Watts\n', '1:6: error: a column has no name.'],
    ['Name,name\n', '1:6: error: the column "name" is there twice.'],
    [
      'Name,Watts\nRed, dark,40\n',
      '2:1: error: this row has 3 cells, and the first line has 2. Put cells with commas in quotes.',
    ],
    [
      'Name,Watts\n"Red,40\n',
      '2:1: error: a quote in this cell has no partner. Write a quote in a cell as two.',
    ],
    [
      'id,Name\na,1\na,2\n',
      '3:1: error: the id "a" is used twice, first in line 2. Give each row its own id.',
    ],
  ])('%j is told', (text, fault) => {
    expect(read(text).faults).toEqual([`data/lamps.csv:${fault}`]);
  });
});

it('A file of many rows takes no square of the time', () => {
  const start = process.cpuUsage();
  parseCsvTree(`name,port\n${'lamp,443\n'.repeat(20_000)}`);
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(5_000);
});
