import type { Nodes } from 'mdast';
import { type DataColumn, type DataRow, dataFile } from '../../shared/dataSet.ts';
import { lightText } from '../../shared/lightMarkdown.ts';
import { escapeHtml } from '../../shared/text.ts';
import * as english from '../../shared/texts/english.ts';
import type { Translate } from '../../shared/texts/translate.ts';
import { type Component, type ComponentPage, textOf } from '../component.ts';
import {
  decoration,
  h,
  inlineCode,
  lightNodes,
  link,
  linkTo,
  paragraph,
  plainTable,
  strong,
  text,
  textNodes,
} from '../nodes.ts';
import { belowRows, type ShownCell, withBelow } from '../Table/below.ts';
import { type CellLook, captionNodes, columnLooks, sameColumns } from '../Table/columns.ts';
import { hasTools, isLong, tableBox } from '../Table/tableBox.ts';
import { boxedTable } from '../Table/tableNodes.ts';
import { type Selected, selectRows } from './selectRows.ts';

/** Rows of the site's data as a table that is complete without scripts; each row has a link to itself. */
export const DataTable: Component = {
  name: 'DataTable',
  place: 'block',
  attributes: ['data', 'where', 'columns', 'more', 'filters', 'caption'],
  expand({ props }, page) {
    const selected = selectRows(page.site.data, props);
    if ('fault' in selected) {
      page.report({ code: 'data-table', ...selected.fault });
      return [];
    }
    const { columns, rows, set } = selected;
    const { t } = page.site;
    const caption = textOf(props, 'caption');
    const cells = rows.map((row) => columns.map((column) => cellOf(column, row, page)));
    const ids = rows.map(({ id }) => `${set.name}-${id}`).map((id) => (page.takeId(id) ? id : undefined));
    const heads = columns.map(({ label }) => lightNodes(label, page.lookUpLink));
    const files = downloads(selected, page);
    const links = files.flatMap((file, index) => [...(index > 0 ? [text(', ')] : []), file]);
    const whole = { ...selected, cells, heads, ids };
    return [
      ...(caption === undefined ? [] : [{ ...paragraph(strong(caption)), data: { looks: [] } }]),
      {
        ...plainTable([heads, ...cells.map((row) => row.map(({ nodes }) => nodes))], ids),
        data: { looks: shownTable(whole, caption, t) },
      },
      ...(files.length === 0
        ? []
        : [
            {
              ...paragraph(...textNodes(t, english.allRows, { links })),
              data: {
                isAside: true,
                looks: [h('p', { class: 'table-downloads' }, ...textNodes(t, english.wholeTable, { links }))],
              },
            },
          ]),
    ];
  },
};

/** A table with all that it says, row by row; `ids`: those that the page has left for it. */
interface Filled extends Omit<Selected, 'rows' | 'set' | 'whole'> {
  set: Selected['set'];
  heads: Nodes[][];
  cells: ShownCell[][];
  ids: readonly (string | undefined)[];
}

function shownTable(whole: Filled, caption: string | undefined, t: Translate): Nodes[] {
  const { kept: full, same } = withoutSame(whole);
  const kept = withoutSparse(full);
  const { set, filters, cells, heads } = kept;
  const looks = looksOf(kept);
  const head = heads.map((nodes, column) => h('th', { scope: 'col', ...looks[column]?.head }, ...nodes));
  const body = cells.map((row, at) => {
    const id = whole.ids[at];
    const named = (whole.cells[at] ?? []).map((cell) => cell.text).filter(Boolean);
    const inner = row.map(({ nodes }, column) =>
      h(
        'td',
        looks[column]?.cell ?? {},
        ...(nodes.length === 0 ? [decoration(notStated(t))] : nodes),
        ...(column === 0 && id !== undefined
          ? [rowLink(id, t(english.linkToRow, { name: named.slice(0, 3).join(', ') }))]
          : []),
      ),
    );
    return h('tr', { id }, ...inner);
  });
  const label = caption ?? set.title;
  const box = tableBox({ rows: cells.length, label, name: set.name, filters, linked: true, t });
  return boxedTable(box, 'rows stack', { caption: captionNodes(caption, same, t), head, body });
}

/** The table without the columns that say nothing, and without those shown ones that say the same in each row. */
function withoutSame(table: Filled): { kept: Filled; same: { name: string; nodes: Nodes[] }[] } {
  const { columns, shown, filters, cells } = table;
  const texts = sameColumns(cells.map((row) => row.map(({ text }) => text)));
  const goes = (column: number) =>
    !filters.includes(column) && (texts.get(column) === '' || (texts.has(column) && column < shown));
  const left = columns.flatMap((_, column) => (goes(column) ? [] : [column]));
  const [first] = cells;
  return {
    kept: ofColumns(table, left),
    same: columns.flatMap(({ label }, index) =>
      first && goes(index) && texts.get(index) !== ''
        ? [{ name: lightText(label), nodes: first[index]?.nodes ?? [] }]
        : [],
    ),
  };
}

/** The table without the columns that are nearly empty: their texts are lines in the cells of another one. */
function withoutSparse(table: Filled): Filled {
  const { columns, shown, filters, cells, heads } = table;
  const mayGo = (column: number) =>
    column < shown && !filters.includes(column) && columns[column]?.lead === undefined;
  const below = belowRows(
    cells.map((row) => row.map(({ text }) => text)),
    { columns: columns.length, mayGo },
  );
  if (below.sparse.length === 0) return table;
  return { ...ofColumns(table, below.kept), cells: cells.map((row) => withBelow(row, { heads, below })) };
}

/** A table of some of its columns. */
function ofColumns(table: Filled, kept: readonly number[]): Filled {
  const { columns, shown, filters, cells, heads } = table;
  return {
    ...table,
    columns: kept.flatMap((column) => columns[column] ?? []),
    heads: kept.flatMap((column) => [heads[column] ?? []]),
    cells: cells.map((row) => kept.flatMap((column) => row[column] ?? [])),
    shown: kept.filter((column) => column < shown).length,
    filters: filters.map((column) => kept.indexOf(column)),
  };
}

/** The files of a set, for a table that leaves no row of it out. */
function downloads({ set, whole }: Selected, { site }: ComponentPage): Nodes[] {
  if (!whole) return [];
  return (['json', 'csv'] as const).map((kind) => {
    const href = site.fileHref(dataFile(set.name, kind));
    const label = kind.toUpperCase();
    return {
      ...link(href, label),
      data: { target: { kind: 'asset', href }, looks: [h('a', { href, download: '' }, label)] },
    };
  });
}

function rowLink(id: string, label: string): Nodes {
  const href = `#${escapeHtml(encodeURIComponent(id))}`;
  return decoration(`<a class="hash-link" href="${href}" aria-label="${escapeHtml(label)}"></a>`);
}

/** Nothing is known: the style sheet draws a dash, so that filter, sorting and CSV find an empty cell. */
function notStated(t: Translate): string {
  return `<span class="not-stated" role="img" aria-label="${escapeHtml(t(english.notStated))}"></span>`;
}

/** The text of a cell for readers; empty if it has no value. */
function cellOf({ key, words, format }: DataColumn, row: DataRow, page: ComponentPage): ShownCell {
  const value = row.cells[key] ?? '';
  const cell = words?.[value] ?? value;
  if (cell === '') return { nodes: [], text: '' };
  if (format === 'code') return { nodes: [inlineCode(cell)], text: lightText(cell) };
  if (format !== 'route') return { nodes: lightNodes(cell, page.lookUpLink), text: lightText(cell) };
  const title = page.site.titleOf(cell) ?? cell;
  return { nodes: [linkTo(cell, [text(title)], page.lookUpLink(cell))], text: title };
}

/**
 * The attributes of each column's head and cells. Where there is no room for columns, a row is lines of text, and each
 * cell says what is before it there.
 */
function looksOf({ columns, shown, cells: rows }: Filled): { head: CellLook; cell: CellLook }[] {
  const cells = [
    columns.map(({ label }) => ({ text: lightText(label) })),
    ...rows.map((row) =>
      columns.map(({ format }, column) => ({ text: row[column]?.text ?? '', code: format === 'code' })),
    ),
  ];
  const options = { long: isLong(rows.length), sorted: hasTools(rows.length) };
  const looks = [
    ...columnLooks(
      cells.map((row) => row.slice(0, shown)),
      options,
    ),
    // They take no space until the reader shows them.
    ...columnLooks(cells, options).slice(shown),
  ];
  const leads = columns.some(({ lead }) => lead !== undefined);
  return columns.map(({ label, lead }, column) => {
    const { head = '', cell = '', isText = false } = looks[column] ?? {};
    const first = leads ? lead !== undefined : column === 0;
    const before = first ? (lead ?? '') : isText ? '' : `${lightText(label)}:`;
    const out = column >= shown && hasTools(rows.length) ? { 'data-out': '' } : {};
    const said = before === '' ? {} : { 'data-label': `${before} ` };
    return {
      head: { class: head || undefined, ...out },
      cell: { class: [cell, first ? 'row-key' : ''].filter(Boolean).join(' ') || undefined, ...said, ...out },
    };
  });
}
