import type { Nodes } from 'mdast';
import { lightText, type ResolveHref } from '../../shared/lightMarkdown.ts';
import { createTranslate } from '../../shared/texts/translate.ts';
import { h, inlineCode, lightNodes, paragraph, plainTable, strong, text } from '../nodes.ts';
import { belowRows, shownCells, withBelow } from './below.ts';
import { captionNodes, columnLooks, isTooWide, sameColumns } from './columns.ts';
import { boxedTable, hasTools, isLong, rowLines, tableBox } from './tableBox.ts';

export interface ShownTable {
  /** Its class, `sums` where it is not said. All but `lines` have a caption; in `sums` the first column names the rows. */
  kind?: 'lines' | 'result' | 'sums';
  label: string;
  /** Names the file that the reader downloads. */
  name?: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
  /** Further rows at its end. */
  sums?: readonly (readonly string[])[];
}

/** What a cell says: as nodes, and as plain text. */
interface Cells {
  nodes(cell: string): Nodes[];
  text(cell: string): string;
}

const PLAIN: Cells = { nodes: (cell) => (cell === '' ? [] : [text(cell)]), text: (cell) => cell };

/** Cells of light Markdown. */
export function light(resolve: ResolveHref): Cells {
  return { nodes: (cell) => lightNodes(cell, resolve), text: lightText };
}

/** A table below its caption. Columns that no row fills are left out. */
export function showTable(table: ShownTable, cells: Cells = PLAIN): Nodes[] {
  const { kind = 'sums', label, name, head, rows, sums = [], same } = withoutEmpty(table, cells);
  const all = [head, ...rows, ...sums];
  const texts = all.map((row) => row.map(cells.text));
  const names = head.map(
    (_, column) => cells === PLAIN && areNames(texts.slice(1).map((row) => row[column] ?? '')),
  );
  const isName = (text: string, column: number) => names[column] === true && NAME.test(text);
  const below = belowRows(texts.slice(1), { columns: head.length, mayGo: () => kind === 'lines' });
  // A filter would leave out rows that the sums count.
  const filtered = kind === 'sums' ? 0 : rows.length;
  // Columns of a result have the names of the query.
  const isCode = kind === 'result';
  const shownTexts = [
    below.kept.map((column) => ({ text: head[column] ?? '', code: isCode })),
    ...all.slice(1).map((row) =>
      shownCells(
        row.map((cell, column) => {
          const text = cells.text(cell);
          return { text, code: cell === `\`${text}\`` || isName(text, column) };
        }),
        below,
      ),
    ),
  ];
  const lines = rowLines(shownTexts.map((row) => row.map(({ text }) => text)));
  const columnStyles = columnLooks(shownTexts, { sorted: hasTools(filtered), long: isLong(filtered) });
  const heads = head.map((text): Nodes[] => (isCode ? [inlineCode(text)] : PLAIN.nodes(text)));
  const filled = all
    .slice(1)
    .map((row) => row.map((cell, column) => (isName(cell, column) ? [inlineCode(cell)] : cells.nodes(cell))));
  const cellNode = (nodes: Nodes[], column: number) =>
    kind === 'sums' && column === 0
      ? h('th', { scope: 'row' }, ...nodes)
      : h('td', { class: columnStyles[column]?.cell || undefined, ...lines.cells[column] }, ...nodes);
  const rowNodes = (some: readonly Nodes[][][]) =>
    some.map((row) => h('tr', {}, ...withBelow(row, { heads, below }).map(cellNode)));
  const columns = below.kept.map((column, place) =>
    h('th', { scope: 'col', class: columnStyles[place]?.head || undefined }, ...(heads[column] ?? [])),
  );
  const caption = kind === 'lines' ? undefined : label;
  const box = tableBox({ rows: filtered, label, name, scrolls: isTooWide(columnStyles) });
  const looks = boxedTable(box, `${kind} ${lines.name}`, {
    caption: captionNodes(caption, same, createTranslate()),
    head: columns,
    body: rowNodes(filled.slice(0, rows.length)),
    foot: rowNodes(filled.slice(rows.length)),
  });
  // The caption of the shown table says the same.
  const above = [
    ...(caption === undefined ? [] : [paragraph(strong(caption))]),
    ...(same.length === 0 ? [] : [paragraph(`In each row: ${same.map((one) => one.said).join(', ')}`)]),
  ];
  return [
    ...above.map((node) => ({ ...node, data: { looks: [] } })),
    { ...plainTable([heads, ...filled]), data: { looks } },
  ];
}

/** One word with signs in it, and no date. */
const NAME = /^(?!\d{4}-\d\d-\d\d)[\p{L}\d]+(?:[-_./:@]+[\p{L}\d*]+)+$/u;

/** Whether a column holds names of records: most of its cells are such words, and not all of them numbers. */
function areNames(texts: readonly string[]): boolean {
  const filled = texts.filter((text) => text !== '');
  const names = filled.filter((text) => NAME.test(text));
  return names.length * 2 > filled.length && names.some((text) => /\d/.test(text) && /[^\d.,]/.test(text));
}

/** What is left of a table; of a result also without the columns that say the same in each row. */
function withoutEmpty(
  table: ShownTable,
  cells: Cells,
): ShownTable & { same: { name: string; nodes: Nodes[]; said: string }[] } {
  const { kind, head, rows, sums = [] } = table;
  const same = sameColumns([...rows, ...sums]);
  const goes = (column: number) => same.get(column) === '' || (kind === 'result' && same.has(column));
  const kept = (row: readonly string[]) => row.filter((_, column) => !goes(column));
  return {
    ...table,
    head: kept(head),
    rows: rows.map(kept),
    sums: sums.map(kept),
    same: [...same].flatMap(([column, cell]) => {
      const name = head[column] ?? '';
      return goes(column) && cell !== ''
        ? [{ name, nodes: cells.nodes(cell), said: `${name} ${cells.text(cell)}` }]
        : [];
    }),
  };
}
