import { appendFileSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FieldguideError } from 'fieldguide';
import { readYaml } from 'fieldguide/components';
import { loadDiagrams, NARROW, TALLEST } from 'fieldguide/testing';
import { describe, expect, it } from 'vitest';
import { linesOf, shownNodes } from '../../../tests/support/shownNodes.ts';
import { openDataCenter } from './dataCenter.ts';
import { dataCenterFence } from './fence.ts';

const folder = path.resolve(import.meta.dirname, '../../data/datacenter');
const fence = dataCenterFence(openDataCenter(folder));
const draw = (yaml: string) => fence.draw({ text: yaml, meta: '' }, readYaml);

function shown(yaml: string) {
  const result = draw(yaml);
  if (!('nodes' in result)) throw new Error(JSON.stringify(result));
  const { html, markdown } = shownNodes(result.nodes);
  return { html, markdown, lines: linesOf(result.nodes), chart: result.chart };
}

describe('Drawings of the data center', () => {
  it.each([
    ['draw: rack\nrack: HB-R01', 'HB-R01 has 42 units, counted from the bottom: 11 are taken, 31 are free.'],
    ['draw: floor-plan\nroom: Hall 1', 'HB-R08 (spare): column 10, row 3 to 4.'],
    [
      'draw: subnet-tree\nof: 10.10.0.0/16',
      '10.10.0.0/16 Harbor: 5 subnets with 2,048 of 65,536 addresses (3%).',
    ],
    [
      'draw: subnet-tree\nof: 10.10.0.0/16',
      '10.10.40.0/24 servers: 10 of 254 addresses in use (4%), VLAN 10, 20, gateway 10.10.40.1.',
    ],
    [
      'draw: power-chain\nof: HB-R02',
      'If hb-pdu-r02-a fails, hb-pdu-r02-b carries up to 1,500 W, 20% of its 7,360 W; hb-sw-02 is without power.',
    ],
    ['draw: cable-path\nfrom: hb-esx-01\nport: eth0', 'It ends at hb-core-01 gig0/1.'],
    [
      'draw: cable-path\nfrom: hb-core-01\nport: fiber/1',
      'It ends at hb-sw-02 fiber/1, hb-sw-03 fiber/1, hb-sw-04 fiber/1 and hb-sw-05 fiber/1.',
    ],
    ['draw: service-map\nof: Web Shop', 'hb-app-01 connects to hb-db-01 on port 5432.'],
    ['draw: impact\nof: hb-esx-01', 'If hb-esx-01 fails, hb-web-01 and hb-web-02 are affected directly.'],
    ['draw: impact\nof: hb-san-01', 'Order storage: Order database (component).'],
  ])('%s', (yaml, fact) => {
    const { html, lines, markdown } = shown(yaml);
    expect(lines).toContain(fact);
    expect(html).toContain(`<li>${fact}</li>`);
    expect(markdown).toContain(`- ${fact}`);
    expect(html).not.toMatch(/<style|\sstyle=|NaN|undefined/);
  });

  it.each([
    'power-chain\nof: HB-R01',
    'power-chain\nof: HB-R02',
    'service-map\nof: Web Shop',
    'impact\nof: HB-R06',
    'impact\nof: hb-pdu-r01-a',
    'impact\nof: hb-esx-03',
    'impact\nof: hb-core-01',
  ])('fits a phone: %s', async (yaml) => {
    const { chart } = shown(`draw: ${yaml}`);
    if (!chart) throw new Error('no chart');
    const draw = await loadDiagrams();
    const { wide, narrow = wide } = draw(chart);
    expect(narrow.width).toBeLessThanOrEqual(NARROW);
    expect(Math.max(wide.height, narrow.height)).toBeLessThanOrEqual(TALLEST);
  });

  it('shows services and components as records, as it does devices', async () => {
    const { chart } = shown('draw: impact\nof: hb-esx-01');
    if (!chart) throw new Error('no chart');
    const { html } = (await loadDiagrams())(chart);
    expect(html).toContain('<g class="dg-box record">');
    expect(html).not.toContain('<g class="dg-box">');
  });
});

describe('Tables of the data center', () => {
  it.each([
    ['table: rack-units', '| HB-R01 | Hall 1 | 42 | 11 | 31 | 26% | U18 to U39 |'],
    ['table: rack-units', '| HB-R04 | Hall 1 | 42 | 3 | 39 | 7% | U22 to U41 |'],
    ['table: rack-units', '| 8 racks | Hall 1 | 336 | 35 | 301 | 10% |  |'],
    ['table: rack-units', '| All racks |  | 420 | 37 | 383 | 9% |  |'],
    ['table: rack-units\nrack: HB-R01', '| U41 to U42 | free |  |  | 2 |'],
    ['table: rack-units\nrack: HB-R01', '| U10 to U17 | hb-chassis-01 | EC-Chassis | front | 8 |'],
    ['table: power', '| hb-pdu-r01-a | HB-R01 | A | 4 of 24 | 4,650 | 63% of 7,360 W |'],
    ['table: power\nof: HB-R02', '| hb-pdu-r02-b, together | 2 of 24 | 20% of 7,360 W | 1,500 |'],
    ['table: feeds', '| HB-R02 | 1,650 W, 22% | 1,500 W, 20% | hb-sw-02 | nothing |'],
    ['table: feeds', '| HB-R06 | 150 W, 2% | 150 W, 2% | hb-core-01 | hb-core-02 |'],
    [
      'table: records\nof: hardware-models\ncaption: Models\ncolumns: { Model: name, Watts: watts, Slots: blade_size }',
      '| EC-Blade |  | half height |',
    ],
    ['table: subnets', '| 10.10.40.0/24 | servers | Default | 10, 20 | 10.10.40.1 | 254 | 10 | 4% |'],
    ['table: licenses', '| Windows Server 2019 | By device | 20 | 18 | 2 | 90% |'],
    ['table: licenses', '| Per core | By CPU core |  | 2 sockets x 16 cores x 0.5 = 16 |  |  |'],
  ])('%s', (yaml, row) => {
    const { html, markdown } = shown(yaml);
    expect(markdown.replaceAll('`', '').split('\n')).toContain(row);
    expect(html).toMatch(/<caption>.*<th scope="col".*<th scope="row">/);
  });
});

describe('A name that does not exist', () => {
  it.each([
    ['draw: rak\nrack: HB-R01', '1 "draw" cannot be "rak". Did you mean "rack"?'],
    ['draw: rack\nrack: HB-R10', '2 "rack" cannot be "HB-R10". Did you mean "HB-R01"?'],
    [
      'draw: rack',
      '1 "rack" is missing. Known: HB-R01, HB-R02, HB-R03, HB-R04, HB-R05, HB-R06, HB-R07, HB-R08, HL-R01, HL-R02.',
    ],
    ['draw: floor-plan\nroom: Hall 2', '2 "room" cannot be "Hall 2". Did you mean "Hall 1"?'],
    ['draw: cable-path\nfrom: hb-esx-01\nport: eth1', '3 "port" cannot be "eth1". Did you mean "eth0"?'],
    [
      'table: records\nof: rack\ncaption: Racks\ncolumns: { Rack: name }',
      '2 "of" cannot be "rack". Did you mean "racks"?',
    ],
    [
      'table: records\nof: racks\ncaption: Racks\ncolumns: { Rack: name, Units: unit }',
      '4 "columns", "Units" cannot be "unit". Did you mean "units"?',
    ],
    [
      'table: records\nof: racks\ncaption: Racks\ncolumns: { Rack: name }\nwhere: { room: Hall 9 }',
      '5 "where", "room" cannot be "Hall 9". Did you mean "Hall 1"?',
    ],
    ['table: power\nrack: HB-R01', '2 unknown key "rack". Known keys: table, of.'],
    [
      'of: HB-R01',
      '1 "draw" is wrong: use "draw" with rack, floor-plan, subnet-tree, power-chain, cable-path, service-map, impact, joins, or "table" with rack-units, power, feeds, subnets, records, licenses. ',
    ],
  ])('%s', (yaml, fault) => {
    const result = draw(yaml);
    const faults = 'faults' in result ? result.faults : [];
    expect(faults.map(({ line, message, hint = '' }) => `${line} ${message} ${hint}`)).toEqual([fault]);
  });
});

it('tells a file that is empty, no YAML or missing, and reads it anew when it is whole', () => {
  const copy = mkdtempSync(path.join(tmpdir(), 'datacenter-'));
  cpSync(folder, copy, { recursive: true });
  const data = openDataCenter(copy);
  const racks = path.join(copy, 'racks.yaml');
  writeFileSync(racks, '');
  expect(data).toThrow(/racks\.yaml:1: the file has no entries\./);
  writeFileSync(racks, 'a: 1\nb: [');
  expect(data).toThrow(/racks\.yaml:2: invalid YAML/);
  rmSync(racks);
  expect(data).toThrow(/ needs racks\.yaml\.$/);
  cpSync(path.join(folder, 'racks.yaml'), racks);
  expect(Object.keys(data().racks)).toContain('HB-R01');
});

it.each([
  ['devices', '  serail: X1', /^devices\.yaml:\d+:3 .*unknown key "serail".* Did you mean "serial"\?$/],
  ['racks', '  units: many', /^racks\.yaml:\d+:3 "extra", "units" .*number/],
  [
    'raks',
    'a: { key: 1 }',
    /^raks\.yaml:1:1 the sample data center has no file of this name\. Did you mean "racks"\?$/,
  ],
])('refuses a key, value or file that it does not know, at its place: %s.yaml', (name, yaml, fault) => {
  const copy = mkdtempSync(path.join(tmpdir(), 'datacenter-'));
  cpSync(folder, copy, { recursive: true });
  const entry = name === 'raks' ? yaml : `extra:\n${yaml}\n`;
  appendFileSync(path.join(copy, `${name}.yaml`), entry);
  const faults = faultsOf(openDataCenter(copy)).map(
    ({ file = '', line, column, message, hint }) =>
      `${path.basename(file)}:${line}:${column} ${message} ${hint}`,
  );
  expect(faults).toContainEqual(expect.stringMatching(fault));
});

function faultsOf(read: () => unknown) {
  try {
    read();
  } catch (error) {
    if (error instanceof FieldguideError) return error.diagnostics;
    throw error;
  }
  return [];
}
