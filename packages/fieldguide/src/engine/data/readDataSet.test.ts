import { describe, expect, it } from 'vitest';
import { formatDiagnostic } from '../../shared/errors.ts';
import { readDataSet } from './readDataSet.ts';

const product = { name: 'Acme Base', slug: 'acme-base' };

function read(text: string, name = 'lamps') {
  const { set, diagnostics } = readDataSet({ name, text, file: `data/${name}.yaml`, product });
  return { set, messages: diagnostics.map(formatDiagnostic) };
}

const LAMPS = 'title: Lamps of {product}\ncolumns:\n  name: Name\n  power: Power in W\nrows:\n';

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
      'data/lamps.yaml:6:5: error: the row has no column "power". Add "power:", and leave it empty if nothing is known.',
    ],
    [
      'an unknown column',
      `${LAMPS}  - id: north\n    name: North\n    powr: 4\n    power:\n`,
      'data/lamps.yaml:8:5: error: unknown column "powr". Did you mean "power"?',
    ],
    [
      'a column that stands twice',
      `${LAMPS}  - id: north\n    name: North\n    name: South\n    power:\n`,
      'data/lamps.yaml:8:5: error: the key "name" is used twice.',
    ],
    [
      'rows that stand twice',
      `${LAMPS}  - { id: north, name: A, power: 1 }\nrows:\n  - { id: south, name: B, power: 2 }\n`,
      'data/lamps.yaml:7:1: error: the key "rows" is used twice.',
    ],
    [
      'an id that stands twice',
      `${LAMPS}  - { id: north, name: A, power: 1 }\n  - { id: north, name: B, power: 2 }\n`,
      'data/lamps.yaml:7:5: error: the id "north" is used twice, first in line 6. Give each row its own id.',
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
      'data/lamps.yaml:1:1: error: the data file has no columns. Add "columns:" with a line "key: Label" for each.',
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
      'error: anchors and aliases are not allowed in a table.',
    ],
    ['an empty file', '', 'data/lamps.yaml:1:1: error: the data file is empty.'],
    ['two documents', `${LAMPS}\n---\n${LAMPS}`, 'error: a data file must contain one document.'],
  ])('%s', (_, text, message) => {
    expect(read(text).messages.join('\n')).toContain(message);
  });
});
