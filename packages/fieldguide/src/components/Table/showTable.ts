import type { Nodes } from 'mdast';
import { lightText, type ResolveHref } from '../../shared/lightMarkdown.ts';
import { createTranslate } from '../../shared/texts/translate.ts';
import { inlineCode, lightNodes, paragraph, plainTable, strong, text } from '../nodes.ts';
import type { ShownCell } from './below.ts';
import { captionNodes, sameColumns } from './columns.ts';
import { tableNodes } from './tableNodes.ts';

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
  const texts = [...rows, ...sums].map((row) => row.map(cells.text));
  const names = head.map((_, column) => cells === PLAIN && areNames(texts.map((row) => row[column] ?? '')));
  const shownCell = (cell: string, column: number): ShownCell => {
    const text = cells.text(cell);
    if (names[column] && NAME.test(cell)) return { text, code: true, nodes: [inlineCode(cell)] };
    return { text, code: cell === `\`${text}\``, nodes: cells.nodes(cell) };
  };
  const shownRow = (row: readonly string[]) => ({ cells: row.map(shownCell) });
  // Columns of a result have the names of the query.
  const heads = head.map((text) =>
    kind === 'result' ? { text, code: true, nodes: [inlineCode(text)] } : { text, nodes: PLAIN.nodes(text) },
  );
  const parts = { head: heads, rows: rows.map(shownRow), sums: sums.map(shownRow) };
  const caption = kind === 'lines' ? undefined : label;
  const looks = tableNodes({
    kind,
    ...parts,
    caption: captionNodes(caption, same, createTranslate()),
    // A filter would leave out rows that the sums count.
    box: { rows: kind === 'sums' ? 0 : rows.length, label, name },
  });
  // The caption of the shown table says the same.
  const above = [
    ...(caption === undefined ? [] : [paragraph(strong(caption))]),
    ...(same.length === 0 ? [] : [paragraph(`In each row: ${same.map((one) => one.said).join(', ')}`)]),
  ];
  const written = [heads, ...[...parts.rows, ...parts.sums].map((row) => row.cells)];
  return [
    ...above.map((node) => ({ ...node, data: { looks: [] } })),
    { ...plainTable(written.map((row) => row.map(({ nodes }) => nodes))), data: { looks } },
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
