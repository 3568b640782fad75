import { describe, expect, it } from 'vitest';
import { checkDataLinks } from '../../engine/output/dataSets.ts';
import type { DataSet } from '../../shared/dataSet.ts';
import { lightText, parseLight } from '../../shared/lightMarkdown.ts';
import { selectRows } from './selectRows.ts';

const row = (id: string, name: string, place: string, page = '') => ({
  id,
  line: 3,
  cells: { name, place, page },
});
const lamps: DataSet = {
  name: 'lamps',
  title: 'Lamps',
  file: 'data/lamps.yaml',
  columns: [
    { key: 'name', label: 'Name' },
    { key: 'place', label: 'Place' },
    { key: 'page', label: 'Page', format: 'route' },
  ],
  rows: [
    row('a', '`North`', 'harbor'),
    row('b', 'South', 'harbor'),
    row('c', 'West', ''),
    row('d', 'East', 'hill'),
  ],
};
const sets = new Map([['lamps', lamps]]);

function ids(selection: Record<string, string | undefined>): string {
  const selected = selectRows(sets, { data: 'lamps', ...selection });
  return 'fault' in selected
    ? `${selected.fault.message} ${selected.fault.hint ?? ''}`
    : selected.rows.map(({ id }) => id).join('');
}

describe('where', () => {
  it.each([
    [undefined, 'abcd'],
    ['', 'abcd'],
    ['place=harbor', 'ab'],
    ['place!=harbor', 'cd'],
    ['place=harbor|hill', 'abd'],
    ['place=harbor,name!=South', 'a'],
    [' place = harbor , name = North ', 'a'],
    ['place=', 'c'],
    ['place!=', 'abd'],
    ['id=d', 'd'],
    ['place=harbr', 'no row of "lamps" has the place "harbr". Did you mean "harbor"?'],
    ['plce=harbor', '"lamps" has no column "plce". Did you mean "place"?'],
    ['harbor', '"harbor" is not a condition. Write column=value, column!=value or column=one|other.'],
    [
      'place=hill,name=South',
      'no row of "lamps" matches "place=hill,name=South". Change the conditions, or remove the table.',
    ],
  ])('%s', (where, expected) => {
    expect(ids({ where })).toBe(expected);
  });
});

describe('data and columns', () => {
  it('keeps the order that is asked for', () => {
    const selected = selectRows(sets, { data: 'lamps', columns: 'place, name' });
    expect('columns' in selected && selected.columns.map(({ key }) => key)).toEqual(['place', 'name']);
  });

  it.each([
    [{ columns: 'name,plase' }, '"lamps" has no column "plase". Did you mean "place"?'],
    [{ data: 'lams' }, 'there is no data set "lams". Did you mean "lamps"?'],
    [{ data: '' }, 'the table does not name a data set. Known: lamps.'],
  ])('%o', (selection, expected) => {
    expect(ids(selection)).toBe(expected);
  });

  it('tells a whole set from a part of it', () => {
    const whole = (where?: string) => {
      const selected = selectRows(sets, { data: 'lamps', where });
      return 'whole' in selected && selected.whole;
    };
    expect([whole(), whole('place=hill')]).toEqual([true, false]);
  });
});

describe('cells', () => {
  it('hold code and links, and nothing else', () => {
    expect(parseLight('see `a|b` and [the `c`](/guide/), *not* <b>')).toEqual([
      { type: 'text', text: 'see ' },
      { type: 'code', text: 'a|b' },
      { type: 'text', text: ' and ' },
      {
        type: 'link',
        parts: [
          { type: 'text', text: 'the ' },
          { type: 'code', text: 'c' },
        ],
        url: '/guide/',
      },
      { type: 'text', text: ', *not* <b>' },
    ]);
  });

  it('are plain text for search and CSV', () => {
    expect(lightText('see `a` and [the `c`](/guide/)')).toBe('see a and the c');
  });
});

describe('checkDataLinks', () => {
  it('finds routes that lead nowhere, in columns of pages and in links', () => {
    const rows = [
      row('a', '[x](/guide/#part)', '', '/guide/'),
      row('b', '[x](/giude/)', '', '/planned/'),
      row('c', '[x](https://example.com/)', '', '/nowhere-at-all/'),
    ];
    const faults = checkDataLinks(
      new Map([['lamps', { ...lamps, rows }]]),
      new Set(['/guide/', '/planned/']),
    );
    expect(faults.map(({ line, message, hint }) => `${line} ${message} ${hint}`)).toEqual([
      '3 the column "name" of this row links to /giude/, which does not exist. Did you mean "/guide/"?',
      '3 the column "page" of this row links to /nowhere-at-all/, which does not exist. Name a page of the site, or a planned route.',
    ]);
  });
});
