import type { Nodes, Table } from 'mdast';
import { tableLabel } from '../../components/Table/tableBox.ts';
import { type ShownRow, tableNodes } from '../../components/Table/tableNodes.ts';
import type { Translate } from '../../shared/texts/translate.ts';

/** A table that an author has written, as it is shown. Cells after its last column are not; missing ones are empty. */
export function articleTable({ align, children, data }: Table, t: Translate): Nodes[] {
  const columns = align ?? [];
  const all = children.map(
    (row, at): ShownRow => ({
      id: row.data?.id,
      cells: columns.map((_, column) => ({
        nodes: row.children[column]?.children ?? [],
        ...(data?.cells?.[at]?.[column] ?? { text: '' }),
      })),
    }),
  );
  const [{ cells: head } = { cells: [] }, ...rows] = all;
  const label = tableLabel([head.map(({ text }) => text)], t);
  const box = { rows: data?.plainTable?.noTools ? 0 : rows.length, label, t };
  return tableNodes({ kind: 'lines', head, rows, align: columns, box });
}
