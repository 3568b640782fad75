import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readDataSet } from 'fieldguide/testing';
import { describe, expect, it } from 'vitest';
import { dataSets } from '../dataSets.ts';
import { sizeRows } from './index.ts';
import { type Need, readCount, type SiteNeed, type SizeRow, sizeOf, workloadsOf } from './sizes.ts';

const file = path.resolve(import.meta.dirname, '../../data/product/sizing.yaml');
const set = readDataSet({
  name: 'sizing',
  file,
  text: readFileSync(file, 'utf8'),
  schema: dataSets.sizing,
}).set;
const rows: readonly SizeRow[] = set ? sizeRows(set) : [];

const site = (devices: number, windows = 0, allScanWindows = false): SiteNeed => ({
  name: 'site',
  devices,
  windows,
  allScanWindows,
});
const need: Need = { heavy: false, evaluation: false, sites: [site(500)] };

function sizes(change: Partial<Need>): string {
  return sizeOf(rows, { ...need, ...change })
    .machines.map(({ row, count, reason }) => `${count} ${row.part} ${row.vcpu}/${row.ram} (${reason})`)
    .join('; ');
}

describe('the appliance', () => {
  it.each([
    [{ sites: [site(2500)] }, '1 appliance 4/16 GB (2,500 of at most 2,500 devices)'],
    [{ sites: [site(2000), site(501)] }, '1 appliance-large 16/64 GB (2,501 devices are more than 2,500)'],
    [{ heavy: true }, '1 appliance-large 16/64 GB (an option that increases the database load is in use)'],
    [{ heavy: true, evaluation: true }, '1 appliance-evaluation 2/8 GB (evaluation)'],
  ])('%o', (change, expected) => {
    expect(sizes(change).split('; ')[0]).toBe(expected);
  });
});

describe('collectors and Windows services', () => {
  it.each([
    [[site(1000)], '1 collector 2/4 GB (site: 1)'],
    [[site(1001)], '2 collector 2/4 GB (site: 2)'],
    [[site(0)], '1 collector 2/4 GB (site: 1)'],
    // The example of the sizing page.
    [
      [site(1500, 700, true), site(400)],
      '3 collector 2/4 GB (site: 2, site: 1); 2 windows-service 2/8 GB (site: 2, site: 0)',
    ],
    [[site(1500, 700)], '2 collector 2/4 GB (site: 2); 1 windows-service 2/8 GB (site: 1)'],
  ])('%o', (sites, expected) => {
    expect(sizes({ sites }).split('; ').slice(1).join('; ')).toBe(expected);
  });
});

it.each([
  [{ devices: 300, virtual: 200 }, 500],
  [{ devices: 300, virtual: 200, windows: 100, addresses: 2000 }, 500],
  [{ windows: 40 }, 40],
  [{ addresses: 254 }, 254],
  [{}, 0],
])('workloads of %o', (counts, expected) => {
  expect(workloadsOf({ ...site(0), ...counts })).toBe(expected);
});

it('says totals, and for each machine what is assumed', () => {
  const { total, machines } = sizeOf(rows, {
    ...need,
    retention: 12,
    sites: [site(1500, 700, true), { name: 'hill', addresses: 400, allScanWindows: false }],
  });
  expect(total).toEqual({
    machines: 6,
    vcpu: 4 + 3 * 2 + 2 * 2,
    ram: 16 + 3 * 4 + 2 * 8,
    disk: 150 + 5 * 50,
  });
  const [appliance = '', collector = '', service = ''] = machines.map((each) => each.assumptions.join(' '));
  expect(appliance).toContain('one workload: 1,900.');
  expect(appliance).toContain('One device for each IP address at hill');
  expect(appliance).toContain('12 months of logs and history are stored on the disk of the MA.');
  expect(collector).toContain('At least one RC at each site');
  expect(service).toContain('scanned by WMI');
});

it('sizes nothing, and the most there is, by finite numbers', () => {
  expect(sizeOf(rows, { ...need, sites: [site(0)] }).total).toMatchObject({ machines: 2, vcpu: 6 });
  expect(sizeOf(rows, { ...need, sites: [site(100_000_000, 100_000_000)] }).total.machines).toBe(200_001);
});

it.each([
  ['2500', 2500],
  ['2,500', 2500],
  ["2'500", 2500],
  [' 1 000 000 ', 1_000_000],
  ['0', 0],
  ['', undefined],
])('the count %j', (text, expected) => {
  expect(readCount(text)).toEqual(expected === undefined ? {} : { count: expected });
});

it.each([
  ['-3', '-3 is not a whole number of 0 or more.'],
  ['1e9', '1e9 is not a whole number of 0 or more.'],
  ['2.5', '2.5 is not a whole number of 0 or more.'],
  ['1000000000', '1000000000 is more than the maximum of 100,000,000.'],
])('the count %j is a fault', (text, fault) => {
  expect(readCount(text)).toEqual({ fault });
});
