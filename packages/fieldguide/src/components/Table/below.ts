import type { Nodes } from 'mdast';
import { h, text } from '../nodes.ts';
import type { Cell } from './columns.ts';

/** A cell as it is shown, and what a reader reads in it. */
export interface ShownCell extends Cell {
  nodes: Nodes[];
}

/** A column of which more is empty is a gap beside the others. */
const EMPTY = 0.85;

/** Which columns of a table are shown, and where the few texts of the others go: below those of `host`. */
export interface Below {
  kept: readonly number[];
  sparse: readonly number[];
  host: number;
}

/**
 * Parts the columns of a table: those that are nearly empty give up their room, and their few texts stand below the
 * longest texts of their rows, each behind the name of its column. Takes the texts of the rows without the head, and
 * which columns may go; the first, which names the rows, never does.
 */
export function belowRows(
  rows: readonly (readonly string[])[],
  { columns, mayGo = () => true }: { columns: number; mayGo?: (column: number) => boolean },
): Below {
  const filled = (column: number) => rows.filter((row) => !isEmpty(row[column])).length;
  const all = Array.from({ length: columns }, (_, column) => column);
  const sparse = all.filter((column) => {
    const some = column > 0 && mayGo(column) ? filled(column) : 0;
    return some > 0 && some < rows.length * (1 - EMPTY);
  });
  const kept = all.filter((column) => !sparse.includes(column));
  const length = (column: number) => rows.reduce((sum, row) => sum + (row[column] ?? '').length, 0);
  const [host = 0] = kept
    .filter((column) => column > 0 && mayGo(column))
    .sort((a, b) => length(b) - length(a));
  return { kept, sparse, host };
}

/** The cells of a row that are shown, the host with its lines; it counts by the longest of the texts in it. */
export function withBelow(
  row: readonly ShownCell[],
  { heads, below: { kept, sparse, host } }: { heads: readonly Nodes[][]; below: Below },
): ShownCell[] {
  return kept.map((column) => {
    const lines = column === host ? sparse : [];
    const inside = [column, ...lines].flatMap((one) => row[one] ?? []);
    const [longest = { text: '' }] = inside.sort((a, b) => b.text.length - a.text.length);
    const nodes = lines.flatMap((one) => belowNodes(heads[one] ?? [], row[one]?.nodes ?? []));
    return { ...longest, nodes: [...(row[column]?.nodes ?? []), ...nodes] };
  });
}

function belowNodes(name: readonly Nodes[], nodes: readonly Nodes[]): Nodes[] {
  const [first, ...rest] = nodes;
  if (!first || (rest.length === 0 && first.type === 'text' && isEmpty(first.value))) return [];
  return [text(' '), h('span', { class: 'below' }, h('span', {}, ...name, ': '), ...nodes)];
}

/** Whether a cell says nothing. */
export function isEmpty(text = ''): boolean {
  return /^[–-]?$/.test(text);
}
