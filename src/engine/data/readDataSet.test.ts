import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { formatDiagnostic } from '../../shared/errors.ts';
import { NOT_TABLES } from '../build/dataSets.ts';
import { readDataSet } from './readDataSet.ts';

const product = { name: 'Acme Base', slug: 'acme-base' };

function read(text: string, name = 'lamps') {
  const { set, diagnostics } = readDataSet({ name, text, file: `data/${name}.yaml`, product });
  return { set, messages: diagnostics.map(formatDiagnostic) };
}

const LAMPS = 'title: Lamps of {product}\ncolumns:\n  name: Name\n  power: Power in W\nrows:\n';
const PORT = `  - id: web
    feature: appliance
    source: Browser
    destination: MA
    port: 443
    protocol: TCP
    service: HTTPS
    direction: in
    encrypted: yes
    purpose: web interface
    page: /guide/
`;

describe('a data set with columns of its own', () => {
  it('reads every cell as the text it was written as', () => {
    const { set, messages } = read(
      `${LAMPS}  - id: north\n    name: "[North](/guide/{product}/) of {product}"\n    power: 007\n  - { id: south, name: South, power: }\n`,
    );
    expect(messages).toEqual([]);
    expect(set?.title).toBe('Lamps of Acme Base');
    expect(set?.columns).toEqual([
      { key: 'name', label: 'Name' },
      { key: 'power', label: 'Power in W' },
    ]);
    expect(set?.rows).toEqual([
      { id: 'north', cells: { name: '[North](/guide/acme-base/) of Acme Base', power: '007' }, line: 6 },
      { id: 'south', cells: { name: 'South', power: '' }, line: 9 },
    ]);
  });

  it.each([
    [
      'a row that misses a column',
      `${LAMPS}  - id: north\n    name: North\n`,
      'data/lamps.yaml:6:5: error: the row misses the column "power". Add "power:"; leave it empty where nothing is known.',
    ],
    [
      'an unknown column',
      `${LAMPS}  - id: north\n    name: North\n    powr: 4\n    power:\n`,
      'data/lamps.yaml:8:5: error: unknown column "powr". Did you mean "power"?',
    ],
    [
      'a column that stands twice',
      `${LAMPS}  - id: north\n    name: North\n    name: South\n    power:\n`,
      'data/lamps.yaml:8:5: error: the column "name" stands twice in this row.',
    ],
    [
      'an id that stands twice',
      `${LAMPS}  - { id: north, name: A, power: 1 }\n  - { id: north, name: B, power: 2 }\n`,
      'data/lamps.yaml:7:5: error: the id "north" stands twice; it is the row of line 6 already. Give each row an id of its own.',
    ],
    [
      'a list in a cell',
      `${LAMPS}  - id: north\n    name: [a, b]\n    power:\n`,
      'data/lamps.yaml:7:11: error: the cell "name" is not text. Put it in quotes.',
    ],
    [
      'an unknown key',
      `${LAMPS}  - { id: north, name: A, power: 1 }\nrow: 3\n`,
      'data/lamps.yaml:7:1: error: unknown key "row" in a data file. Did you mean "rows"?',
    ],
    [
      'no rows',
      'columns:\n  name: Name\n',
      'data/lamps.yaml:1:1: error: the data file has no list of rows. Add "rows:", and a "- id: ..." for each row.',
    ],
    [
      'no columns',
      'rows:\n  - id: a\n',
      'data/lamps.yaml:1:1: error: the data file names no columns. Add "columns:" with a line "key: Label" for each.',
    ],
    [
      'no map',
      '- a\n',
      'data/lamps.yaml:1:1: error: the data file is not a list of "key: value" lines. Begin with "rows:".',
    ],
    ['a tab', 'rows:\n\t- id: a\n', 'data/lamps.yaml:2:1: error: invalid YAML'],
    [
      'an alias',
      `${LAMPS}  - &a { id: north, name: A, power: 1 }\n  - *a\n`,
      'error: anchors and aliases have no place in a table.',
    ],
    ['an empty file', '', 'data/lamps.yaml:1:1: error: a data file holds one document.'],
  ])('%s', (_, text, message) => {
    expect(read(text).messages.join('\n')).toContain(message);
  });
});

describe('a data set that we know', () => {
  it('has the columns of its schema', () => {
    const { set, messages } = read(`rows:\n${PORT}`, 'ports');
    expect(messages).toEqual([]);
    expect(set?.columns.map(({ key }) => key).join(' ')).toBe(
      'feature source destination port protocol service direction encrypted purpose page',
    );
  });

  it.each([
    ['port: 443', 'port: 70000', '6:5: error: the cell "port" is wrong: expected a port such as "443"'],
    ['port: 443', 'port: 9-3', '6:5: error: the cell "port" is wrong'],
    [
      'protocol: TCP',
      'protocol: TPC',
      '7:5: error: "TPC" is no value of the column "protocol". Did you mean "TCP"?',
    ],
    ['direction: in', 'direction: sideways', 'Known: in, between, out.'],
    ['source: Browser', 'source:', '4:5: error: the cell "source" is wrong: must not be empty.'],
    ['page: /guide/', 'page: guide', '12:5: error: the cell "page" is wrong: expected the route of a page'],
    ['id: web', 'id: Web Server', '2:5: error: the cell "id" is wrong: expected small letters'],
    ['purpose:', 'why: x\n    purpose:', 'error: unknown column "why".'],
  ])('%s as %s', (right, wrong, message) => {
    expect(read(`rows:\n${PORT.replace(right, wrong)}`, 'ports').messages.join('\n')).toContain(message);
  });

  it('names no columns itself', () => {
    expect(read(`columns:\n  a: A\nrows:\n${PORT}`, 'ports').messages).toEqual([
      'data/ports.yaml:1:1: error: unknown key "columns" in a data file. The columns of "ports" are set.',
    ]);
  });
});

describe('the data of our own site', () => {
  const folder = path.resolve(import.meta.dirname, '../../../site/data');
  const files = readdirSync(folder).filter(
    (file) => file.endsWith('.yaml') && !NOT_TABLES.has(path.basename(file, '.yaml')),
  );
  it.each(files)('%s has no faults', (file) => {
    const name = path.basename(file, '.yaml');
    const { set, messages } = read(readFileSync(path.join(folder, file), 'utf8'), name);
    expect(messages).toEqual([]);
    expect(set?.rows.length).toBeGreaterThan(3);
    expect(JSON.stringify(set)).not.toMatch(/\((?:corrected|decision|general|decided)\)|\{product/);
  });
});
