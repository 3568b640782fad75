import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readDataSet } from '../../../src/engine/data/readDataSet.ts';
import { dataSets } from '../dataSets.ts';
import { sizeRows } from './index.ts';
import { type Need, readCount, type SizeRow, sizeOf } from './sizes.ts';

const file = path.resolve(import.meta.dirname, '../../data/sizing.yaml');
const set = readDataSet({
  name: 'sizing',
  file,
  text: readFileSync(file, 'utf8'),
  schema: dataSets.sizing,
}).set;
const rows: readonly SizeRow[] = set ? sizeRows(set) : [];

const segment = (workloads: number, windows = 0, allScanWindows = false) => ({
  workloads,
  windows,
  allScanWindows,
});
const need: Need = { devices: 1900, heavy: false, evaluation: false, segments: [segment(500)] };

function sizes(change: Partial<Need>): string {
  return sizeOf(rows, { ...need, ...change })
    .map(({ row, count, reason }) => `${count} ${row.part} ${row.vcpu}/${row.ram} (${reason})`)
    .join('; ');
}

describe('the appliance', () => {
  it.each([
    [{ devices: 2500 }, '1 appliance 4/16 GB (2,500 of at most 2,500 devices)'],
    [{ devices: 2501 }, '1 appliance-large 16/64 GB (2,501 devices are more than 2,500)'],
    [
      { devices: 10, heavy: true },
      '1 appliance-large 16/64 GB (an option that loads the database is in use)',
    ],
    [{ devices: 9000, heavy: true, evaluation: true }, '1 appliance-evaluation 2/8 GB (evaluation)'],
  ])('%o', (change, expected) => {
    expect(sizes(change).split('; ')[0]).toBe(expected);
  });
});

describe('collectors and Windows services', () => {
  it.each([
    [[segment(1000)], '1 collector 2/4 GB (segment 1: 1)'],
    [[segment(1001)], '2 collector 2/4 GB (segment 1: 2)'],
    [[segment(0)], '1 collector 2/4 GB (segment 1: 1)'],
    // The example of the sizing page.
    [
      [segment(1500, 700, true), segment(400)],
      '3 collector 2/4 GB (segment 1: 2, segment 2: 1); 2 windows-service 2/8 GB (segment 1: 2, segment 2: 0)',
    ],
    [[segment(1500, 700)], '2 collector 2/4 GB (segment 1: 2); 1 windows-service 2/8 GB (segment 1: 1)'],
  ])('%o', (segments, expected) => {
    expect(sizes({ segments }).split('; ').slice(1).join('; ')).toBe(expected);
  });
});

it.each([
  ['2500', 2500],
  ['2,500', 2500],
  ["2'500", 2500],
  ['', 0],
  ['-3', 0],
  ['1e9', 0],
  ['9999999999', 0],
])('the count %j', (text, expected) => {
  expect(readCount(text)).toBe(expected);
});
