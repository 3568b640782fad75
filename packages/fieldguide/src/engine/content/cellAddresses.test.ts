import { createProcessor } from '@mdx-js/mdx';
import fc from 'fast-check';
import type { Nodes, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import { describe, expect, it } from 'vitest';
import { parsePage } from './parsePage.ts';

/** `TABLE_ROWS=20000 npx vitest run src/engine/content/cellAddresses.test.ts` compares more, and others each time. */
const { TABLE_ROWS } = process.env;
const RUNS =
  TABLE_ROWS === undefined
    ? { numRuns: 200, seed: 496 }
    : { numRuns: Number(TABLE_ROWS), endOnFailure: true };

const gfm = createProcessor({ format: 'md', remarkPlugins: [remarkGfm] });

/** What a cell shows, with the targets of its links. */
function shown(node: Nodes): string {
  if (node.type === 'inlineCode') return `\`${node.value}\``;
  if ('value' in node) return node.value;
  const inside = 'children' in node ? node.children.map(shown).join('') : '';
  return node.type === 'link' ? `[${inside}](${node.url})` : inside;
}

/** The rows of all tables, each a list of cells. */
function rowsIn(node: Nodes): string[][] {
  if (node.type === 'table') return node.children.map((row) => row.children.map(shown));
  return 'children' in node ? node.children.flatMap(rowsIn) : [];
}

const table = (row: string) => ['| A | B | C |', '| - | - | - |', row];
const PLACES: Record<string, (row: string) => string[]> = {
  'a row': table,
  'the head': (row) => [row, '|---|---|---|', '| 1 | 2 | 3 |'],
  'a list': (row) => table(row).map((line, index) => `${index === 0 ? '- ' : '  '}${line}`),
  'a quote': (row) => table(row).map((line) => `> ${line}`),
  'a quote in a list': (row) => table(row).map((line, index) => `${index === 0 ? '1. ' : '   '}> ${line}`),
};

describe('An address in a table', () => {
  it.each([
    ['|Tool|https://x.example/y|443|', 'Tool', '[https://x.example/y](https://x.example/y)', '443'],
    ['Tool|HTTP://x.example|443', 'Tool', '[HTTP://x.example](HTTP://x.example)', '443'],
    [
      '|https://a.example|https://b.example/c|d|',
      '[https://a.example](https://a.example)',
      '[https://b.example/c](https://b.example/c)',
      'd',
    ],
    [
      '|www.x.example/a|me@x.example|c|',
      '[www.x.example/a](http://www.x.example/a)',
      '[me@x.example](mailto:me@x.example)',
      'c',
    ],
    ['|a|(https://x.example/y)|c|', 'a', '([https://x.example/y](https://x.example/y))', 'c'],
    ['|a|**https://x.example**|c|', 'a', '[https://x.example](https://x.example)', 'c'],
    ['|a|`https://x.example/y`|c|', 'a', '`https://x.example/y`', 'c'],
    ['|a|`https://x.example\\|y`|c|', 'a', '`https://x.example|y`', 'c'],
    ['|a|`https://x|c`|', 'a', '`[https://x](https://x)', 'c`'],
    ['|a|https://x.example/\\\\|c|', 'a', '[https://x.example/\\\\](https://x.example/\\\\)', 'c'],
    ['|a|https://x.example/y\\|z|c|', 'a', '[https://x.example/y\\|z](https://x.example/y\\|z)', 'c'],
    ['|a|<https://x.example/y>|c|', 'a', '[https://x.example/y](https://x.example/y)', 'c'],
    ['|a|[t](https://x.example/y)|c|', 'a', '[t](https://x.example/y)', 'c'],
  ])('ends with its cell: %s', (row, ...cells) => {
    for (const [place, around] of Object.entries(PLACES)) {
      const rows = rowsIn(parsePage(around(row).join('\n'), {}).root);
      expect([place, rows[place === 'the head' ? 0 : 1]]).toEqual([place, cells]);
    }
  });

  it('keeps the places of what is behind it', () => {
    const { root, originOf, lines } = parsePage(table('|{product}|https://x.example/y|[a](b)|').join('\n'), {
      product: { name: 'Acme Base', slug: 'acme-base' },
    });
    const column = (lines[2] ?? '').indexOf('[a]') + 1;
    expect(originOf(3, column)).toEqual({ line: 3, column: 32 });
    expect(originOf(3, 2)).toEqual({ line: 3, column: 2 });
    expect(rowsIn(root)[1]).toEqual(['Acme Base', '[https://x.example/y](https://x.example/y)', '[a](b)']);
  });

  it.each([
    'See https://x.example/a|b there.',
    '- https://x.example/a|b\n- c',
    '```\n|https://x.example/a|b|\n```',
    '    |https://x.example/a|b|',
    '<!--\n|https://x.example/a|b|\n-->',
  ])('leaves other lines as they are: %j', (text) => {
    expect(parsePage(`${text}\n\n| A |\n|---|\n|https://x.example|\n`, {}).text).toBe(
      `${text}\n\n| A |\n|---|\n|https://x.example |\n`,
    );
  });
});

/** Without the backslash of an escaped bar in an address, which each parser keeps in other forms of addresses. */
function compared(root: Root): string[][] {
  return rowsIn(root).map((row) => row.map((cell) => cell.replaceAll('\\|', '|')));
}

describe('Rows of tables', () => {
  const address = fc.constantFrom(
    'https://x.example/y',
    'http://x.example',
    'HTTPS://x.example/?a=b&c#d',
    'www.x.example/a',
    'me@x.example',
    '(https://x.example/y)',
    '**https://x.example/y**',
    '"www.x.example"',
    'https://x.example/a\\|b',
    'https://x.example,',
  );
  const text = fc.constantFrom(
    'a',
    '443',
    '**b**',
    '_i_',
    '<br>',
    '&amp;',
    '(',
    '[t](u)',
    '[t](https://x.example/y)',
    '<https://x.example/y>',
    '`code`',
    '`a\\|b`',
    '`https://x.example/y`',
    '`https://x.example\\|y`',
    '`',
    '\\|',
    '\\',
    '\\\\',
  );
  const cell = fc.array(fc.oneof(address, text), { maxLength: 3 }).map((words) => words.join(' '));
  const row = fc
    .tuple(fc.array(cell, { minLength: 1, maxLength: 4 }), fc.constantFrom('|', ' | ', '| '), fc.boolean())
    .map(([cells, bar, isClosed]) => `|${cells.join(bar)}${isClosed ? '|' : ''}`);

  it(`have the cells that GitHub's own grammar gives them (${RUNS.numRuns})`, () => {
    fc.assert(
      fc.property(row, fc.constantFrom(...Object.values(PLACES)), (text, around) => {
        const page = around(text).join('\n');
        const tree = gfm.parse(page) as Root;
        expect(compared(parsePage(page, {}).root)).toEqual(compared(tree));
      }),
      RUNS,
    );
  }, 600_000);
});
