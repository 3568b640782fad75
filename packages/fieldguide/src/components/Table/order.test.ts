import { describe, expect, it } from 'vitest';
import { matchRows, nextSorting, sortedOrder } from './tableView.ts';

describe('sortedOrder', () => {
  const sorted = (texts: string[], direction: 'ascending' | 'descending' = 'ascending') =>
    sortedOrder(texts, direction).map((index) => texts[index]);

  it('takes numbers for numbers', () => {
    expect(sorted(['443', '80', '49152-65535', '1025-5000', '9'])).toEqual([
      '9',
      '80',
      '443',
      '1025-5000',
      '49152-65535',
    ]);
  });

  it('passes over case', () => {
    expect(sorted(['beta', 'Alpha', 'alpha'])).toEqual(['Alpha', 'alpha', 'beta']);
  });

  it('puts empty cells last either way', () => {
    expect(sorted(['', 'a', 'b'])).toEqual(['a', 'b', '']);
    expect(sorted(['', 'a', 'b'], 'descending')).toEqual(['b', 'a', '']);
  });

  it('keeps the order of equal rows', () => {
    expect(sortedOrder(['x', 'x', 'a', 'x'], 'descending')).toEqual([0, 1, 3, 2]);
  });
});

it('a header leads up, down and back; another one begins anew', () => {
  const up = nextSorting(undefined, 1);
  const down = nextSorting(up, 1);
  expect([up, down, nextSorting(down, 1), nextSorting(down, 2)]).toEqual([
    { column: 1, direction: 'ascending' },
    { column: 1, direction: 'descending' },
    undefined,
    { column: 2, direction: 'ascending' },
  ]);
});

it.each([
  ['', [true, true, true]],
  ['snmp', [true, false, true]],
  ['SNMP 161', [true, false, false]],
  ['161 snmp', [true, false, false]],
  ['nothing', [false, false, false]],
])('the filter %j', (query, expected) => {
  expect(matchRows(['snmp collector 161', 'wmi 135', 'snmp trap 162'], query)).toEqual(expected);
});
