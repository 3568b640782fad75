import type { Nodes } from 'mdast';
import { decoration, h } from '../nodes.ts';
import { belowRows, type ShownCell, withBelow } from './below.ts';
import { columnLooks, isTooWide } from './columns.ts';
import { hasTools, isLong, rowLines, type TableBox, tableBox } from './tableBox.ts';

/** A row; `id`: what links to it name. */
export interface ShownRow {
  id?: string;
  cells: readonly ShownCell[];
}

interface TableParts {
  /** Its class. In `sums` the first column names the rows; in `lines`, columns that are nearly empty are lines in others. */
  kind: 'lines' | 'result' | 'sums';
  head: readonly ShownCell[];
  rows: readonly ShownRow[];
  /** Further rows at its end. */
  sums?: readonly ShownRow[];
  caption?: Nodes[];
  /** How its columns are aligned, where an author says so. */
  align?: readonly (string | null)[];
  box: TableBox;
}

/** A table in its box: columns share the width by what they hold, and where there is no room, a row is lines of text. */
export function tableNodes({
  kind,
  head,
  rows,
  sums = [],
  caption = [],
  align = [],
  box,
}: TableParts): Nodes[] {
  const texts = [...rows, ...sums].map(({ cells }) => cells.map(({ text }) => text));
  const below = belowRows(texts, { columns: head.length, mayGo: () => kind === 'lines' });
  const heads = head.map(({ nodes }) => nodes);
  const shownRow = ({ id, cells }: ShownRow) => ({ id, cells: withBelow(cells, { heads, below }) });
  const shown = {
    head: below.kept.flatMap((column) => head[column] ?? []),
    rows: rows.map(shownRow),
    sums: sums.map(shownRow),
  };
  const all = [shown.head, ...[...shown.rows, ...shown.sums].map(({ cells }) => cells)];
  const looks = columnLooks(all, { sorted: hasTools(box.rows), long: isLong(box.rows) });
  const lines = rowLines(all.map((row) => row.map(({ text }) => text)));
  const classOf = (place: number, part: 'head' | 'cell') => {
    const way = align[below.kept[place] ?? -1];
    return [looks[place]?.[part], way && `align-${way}`].filter(Boolean).join(' ') || undefined;
  };
  const headNode = ({ nodes }: ShownCell, place: number) =>
    h('th', { scope: 'col', class: classOf(place, 'head') }, ...nodes);
  const cellNode = ({ nodes }: ShownCell, place: number) =>
    kind === 'sums' && place === 0
      ? h('th', { scope: 'row' }, ...nodes)
      : h('td', { class: classOf(place, 'cell'), ...lines.cells[place] }, ...nodes);
  const rowNode = ({ id, cells }: ShownRow) => h('tr', { id }, ...cells.map(cellNode));
  const className = kind === 'lines' && lines.name === '' ? '' : `${kind} ${lines.name}`.trim();
  return boxedTable(tableBox({ ...box, scrolls: isTooWide(looks) }), className, {
    caption,
    head: shown.head.map(headNode),
    body: shown.rows.map(rowNode),
    foot: shown.sums.map(rowNode),
  });
}

/** The rows of a table, part by part. */
interface Parts {
  caption: Nodes[];
  /** The cells of its head. */
  head: Nodes[];
  body: Nodes[];
  foot?: Nodes[];
}

/** A table of nodes within its box. */
export function boxedTable(
  { open, close }: { open: string; close: string },
  className: string,
  { caption, head, body, foot = [] }: Parts,
): Nodes[] {
  const part = (name: string, rows: readonly Nodes[]) => (rows.length > 0 ? [h(name, {}, ...rows)] : []);
  const inner = [
    ...caption,
    h('thead', {}, h('tr', {}, ...head)),
    ...part('tbody', body),
    ...part('tfoot', foot),
  ];
  return [decoration(open), h('table', { class: className || undefined }, ...inner), decoration(close)];
}
