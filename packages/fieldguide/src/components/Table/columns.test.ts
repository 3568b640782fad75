import { describe, expect, it } from 'vitest';
import { shownNodes } from '../../../../../tests/support/shownNodes.ts';
import { createTranslate } from '../../shared/texts/translate.ts';
import { text } from '../nodes.ts';

const t = createTranslate();

import { captionNodes, columnLooks, isTooWide, sameColumns } from './columns.ts';
import { rowLines, tableBox } from './tableBox.ts';

const SENTENCE =
  'The account of the job has no right to read the registry, so the collector asks for another one.';

/** Classes of the heads, of a table whose cells in backticks are code. */
function heads(rows: string[][], options?: Parameters<typeof columnLooks>[1]): string[] {
  const cells = rows.map((row) =>
    row.map((text) => ({ text: text.replaceAll('`', ''), code: text.startsWith('`') })),
  );
  return columnLooks(cells, options).map(({ head }) => head);
}

describe('columnLooks', () => {
  it('a short column takes what it needs, and the text has the rest', () => {
    const looks = columnLooks([
      [{ text: 'Port' }, { text: 'Purpose' }],
      [{ text: '443', code: true }, { text: SENTENCE }],
    ]);
    expect(looks).toEqual([
      { head: 'short w-8', cell: 'short', isText: false },
      { head: '', cell: '', isText: true },
    ]);
  });

  it('of two texts, one that is much shorter takes its part, and equal ones share', () => {
    expect(
      heads([
        ['Why', 'What to do'],
        ['It is off, and nobody turned it on.', SENTENCE.repeat(3)],
      ]),
    ).toEqual(['w-24', '']);
    expect(
      heads([
        ['Why', 'What to do'],
        [SENTENCE, SENTENCE],
      ]),
    ).toEqual(['', '']);
  });

  it('where nothing is long, the browser shares the room', () => {
    expect(
      heads([
        ['Rack', 'Room', 'Units'],
        ['HB-R01', 'Hall 1', '42'],
      ]),
    ).toEqual(['short', 'short', 'num']);
  });

  it.each([
    ['42', 'num'],
    ['1,024', 'num'],
    ['-3.5', 'num'],
    ['150 GB', 'num'],
    ['80 %', 'num'],
    ['', 'num'],
    ['22.04.1', 'short'],
    ['10.10.0.1', 'short'],
    ['2026-11-01', 'short'],
    ['`443`', 'short'],
    ['5 racks', 'short'],
  ])('"%s" beside a number: %s', (text, kind) => {
    expect(
      heads([
        ['Name', 'Value'],
        ['a', '7'],
        ['b', text],
      ])[1],
    ).toBe(kind);
  });

  it('the first column names the rows, whatever it holds', () => {
    expect(
      heads([
        ['Units', 'Use'],
        ['42', 'free'],
      ])[0],
    ).toBe('short');
  });

  it('the widest short columns are broken where there is no room for all', () => {
    const text = 'twenty letters of text';
    const looks = columnLooks([
      ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => ({ text: name })),
      [...Array(5).fill({ text }), { text: '7' }],
    ]);
    expect(looks.map(({ isText }) => isText)).toContain(true);
    expect(looks.at(-1)).toMatchObject({ head: expect.stringContaining('num'), isText: false });
  });

  it('what is far too wide scrolls, in rows of one line', () => {
    const names = Array.from({ length: 24 }, (_, index) => `column_${index}`);
    const looks = heads([names, names.map(() => 'a text of some thirty letters.')]);
    expect(new Set(looks)).toEqual(new Set(['short whole']));
  });

  it('in a long table every column has a width, and one takes the rest', () => {
    const looks = columnLooks(
      [
        [{ text: 'Name' }, { text: 'Note' }, { text: 'Size' }],
        [{ text: 'hb-app-01', code: true }, { text: SENTENCE }, { text: '7' }],
      ],
      { long: true },
    );
    expect(looks.map(({ cell }) => cell)).toEqual(['short w-12', 'w-12 rest', 'num w-8']);
  });

  it('takes thousands of rows of many words', () => {
    const rows = [['Name', 'Note'], ...Array.from({ length: 3000 }, () => ['lamp', SENTENCE.repeat(4)])];
    expect(heads(rows)).toEqual(['short w-8', '']);
    expect(rowLines(rows).name).toBe('');
  });

  it('a table without rows or columns is no fault', () => {
    expect(columnLooks([])).toEqual([]);
    expect(heads([['Name', 'Value']])).toEqual(['short', 'short']);
  });
});

describe('sameColumns', () => {
  it('finds what each row says, from three rows on, and what none fills', () => {
    const rows = [
      ['a', 'TCP', '', '1'],
      ['a', 'TCP', '', '2'],
      ['a', 'TCP', '', '3'],
    ];
    expect([...sameColumns(rows)]).toEqual([
      [1, 'TCP'],
      [2, ''],
    ]);
    expect([...sameColumns(rows.slice(1))]).toEqual([[2, '']]);
    expect([...sameColumns([])]).toEqual([]);
  });

  it('is said above the table', () => {
    const nodes = captionNodes('Ports & more', [{ name: 'Protocol', nodes: [text('TCP')] }], t);
    expect(shownNodes(nodes).html.trim()).toBe(
      '<caption>Ports &amp; more<span class="each-row">In each row: Protocol <b>TCP</b></span></caption>',
    );
    expect(captionNodes(undefined, [], t)).toEqual([]);
  });
});

it('of a table of 24 columns, the box says that it scrolls; of a narrow one it says nothing', () => {
  const names = Array.from({ length: 24 }, (_, index) => `column_${index}`);
  const wide = columnLooks([names, names].map((row) => row.map((cell) => ({ text: cell }))));
  const narrow = columnLooks(
    [
      ['Name', 'Use'],
      ['lamp', SENTENCE],
    ].map((row) => row.map((cell) => ({ text: cell }))),
  );
  const said = (looks: typeof wide) =>
    tableBox({ rows: 1, scrolls: isTooWide(looks) }).open.includes('data-more');
  expect([said(wide), said(narrow)]).toEqual([true, false]);
});
