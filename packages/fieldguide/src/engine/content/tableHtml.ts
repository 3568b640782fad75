import type { Nodes, Table, TableCell } from 'mdast';
import { isEmpty } from '../../components/Table/below.ts';
import { isTooWide } from '../../components/Table/columns.ts';
import { tableBox } from '../../components/Table/tableBox.ts';
import { escapeHtml } from '../../shared/text.ts';
import type { Translate } from '../../shared/texts/translate.ts';
import { wrapWords } from '../../shared/wordBreaks.ts';
import { startTag } from './htmlPieces.ts';

/** What writes the HTML of a page. */
interface TableWalk {
  put(...pieces: readonly string[]): void;
  /** Writes nodes whose HTML is changed. */
  shaped(nodes: readonly Nodes[], shape: (html: string) => string): void;
}

/** Writes a table with its box. */
export function writeTable(
  walk: TableWalk,
  { align, children: rows, data: table }: Table,
  { gap, t }: { gap: string; t: Translate },
): void {
  const box = tableBox({
    rows: table?.plainTable?.noTools ? 0 : rows.length - 1,
    label: table?.label,
    scrolls: isTooWide(table?.columns ?? []),
    t,
  });
  const { columns: looks = [], lines: { name = '', cells: labels = [] } = {} } = table ?? {};
  const [heads] = rows;
  const { kept, sparse, host } = table?.below ?? {
    kept: align?.map((_, column) => column) ?? [],
    sparse: [],
    host: 0,
  };
  walk.put(box.open, gap, name === '' ? '<table>\n<thead>\n' : `<table class="lines ${name}">\n<thead>\n`);
  for (const [index, { children: cells, data }] of rows.entries()) {
    const [tag, part] = index === 0 ? (['th', 'head'] as const) : (['td', 'cell'] as const);
    if (index === 1) walk.put('<tbody>\n');
    walk.put(data?.id === undefined ? '<tr>\n' : `<tr id="${escapeHtml(data.id)}">\n`);
    // Cells after the last column are not shown; missing cells are empty.
    for (const [place, column] of kept.entries()) {
      const said = index === 0 ? {} : labels[place];
      const look = [looks[place]?.[part], align?.[column] && `align-${align[column]}`]
        .filter(Boolean)
        .join(' ');
      walk.put(startTag(tag, { class: look || undefined, ...said }));
      walk.shaped(cells[column]?.children ?? [], wrapWords);
      for (const one of column === host && index > 0 ? sparse : [])
        writeBelow(walk, { cell: cells[one], name: heads?.children[one] });
      walk.put(`</${tag}>\n`);
    }
    walk.put(index === 0 ? '</tr>\n</thead>\n' : '</tr>\n');
  }
  walk.put(rows.length > 1 ? '</tbody>\n</table>' : '</table>', gap, box.close);
}

/** Writes the text of a column that is nearly empty, as a line of another cell. */
function writeBelow(walk: TableWalk, { cell, name }: { cell?: TableCell; name?: TableCell }): void {
  const [first, ...rest] = cell?.children ?? [];
  if (!cell || !first || (rest.length === 0 && first.type === 'text' && isEmpty(first.value.trim()))) return;
  walk.put(' <span class="below"><span>');
  walk.shaped(name?.children ?? [], wrapWords);
  walk.put(': </span>');
  walk.shaped(cell.children, wrapWords);
  walk.put('</span>');
}
