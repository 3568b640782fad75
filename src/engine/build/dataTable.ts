import { escapeHtml, nearest } from '../../shared/text.ts';
import type { DataTableParts } from '../../theme/article/dataTable.ts';
import type { ComponentFacts, ResolvedLink } from '../content/compile.ts';
import type { ComponentProps } from '../content/slots.ts';
import { parseCell, plainCell } from '../data/cell.ts';
import { type Selected, type SelectionFault, selectRows } from '../data/selectRows.ts';
import type { DataColumn, DataRow, DataSets } from '../data/types.ts';
import { dataFile } from './dataSets.ts';

const ATTRIBUTES = ['data', 'where', 'columns', 'caption'];

/** What a `<DataTable>` needs of the rest of the site. */
export interface DataTableContext {
  sets: DataSets;
  /** Titles of pages, those still to be written among them. */
  titleOf(route: string): string | undefined;
  resolveLink(url: string): ResolvedLink;
  fileHref(file: string): string;
}

/** Faults, row anchors and plain text of a `<DataTable>`. */
export function describeDataTable(
  props: ComponentProps,
  { sets, titleOf }: Pick<DataTableContext, 'sets' | 'titleOf'>,
): ComponentFacts {
  const unknown = Object.keys(props).find((key) => !ATTRIBUTES.includes(key));
  if (unknown !== undefined) {
    const guess = nearest(unknown, ATTRIBUTES);
    const hint = guess ? `Did you mean "${guess}"?` : `Known: ${ATTRIBUTES.join(', ')}.`;
    return faulty({ message: `<DataTable> has no attribute "${unknown}".`, hint });
  }
  const selected = selectData(sets, props);
  if ('fault' in selected) return faulty(selected.fault);
  const { columns, rows } = selected;
  const caption = typeof props.caption === 'string' ? [[props.caption]] : [];
  return {
    ids: rows.map((row) => anchorOf(selected, row)),
    lines: [
      ...caption,
      columns.map(({ label }) => plainCell(label)),
      ...rows.map((row) => columns.map((column) => plainText(column, row, titleOf))),
    ],
  };
}

/** The parts of a `<DataTable>` for the theme; undefined where its tag has a fault. */
export function dataTableParts(
  props: ComponentProps,
  ids: readonly string[],
  context: DataTableContext,
): DataTableParts | undefined {
  const selected = selectData(context.sets, props);
  if ('fault' in selected) return undefined;
  const { set, columns, rows } = selected;
  const own = new Set(ids);
  return {
    name: set.name,
    title: typeof props.caption === 'string' ? props.caption : set.title,
    caption: typeof props.caption === 'string' ? props.caption : undefined,
    columns: columns.map(({ label }) => cellHtml(label, context)),
    rows: rows.map((row) => {
      const id = anchorOf(selected, row);
      return {
        id: own.has(id) ? id : undefined,
        cells: columns.map((column) => columnHtml(column, row, context)),
      };
    }),
    downloads: dataDownloads(selected, context),
  };
}

/** The files of a set, for a table that leaves no row of it out. */
export function dataDownloads(
  { set, whole }: Selected,
  { fileHref }: Pick<DataTableContext, 'fileHref'>,
): { label: string; href: string }[] {
  if (!whole) return [];
  return [
    { label: 'JSON', href: fileHref(dataFile(set.name, 'json')) },
    { label: 'CSV', href: fileHref(dataFile(set.name, 'csv')) },
  ];
}

function faulty(fault: SelectionFault): ComponentFacts {
  return { faults: [{ severity: 'error', code: 'data-table', ...fault }] };
}

/** The rows and columns that a tag asks for, or what is wrong with it. */
export function selectData(sets: DataSets, props: ComponentProps): ReturnType<typeof selectRows> {
  const text = (key: string) => (typeof props[key] === 'string' ? props[key] : undefined);
  return selectRows(sets, { data: text('data'), where: text('where'), columns: text('columns') });
}

function anchorOf({ set }: Selected, row: DataRow): string {
  return `${set.name}-${row.id}`;
}

function plainText(column: DataColumn, row: DataRow, titleOf: DataTableContext['titleOf']): string {
  const cell = row.cells[column.key] ?? '';
  return column.format === 'route' ? (titleOf(cell) ?? cell) : plainCell(cell);
}

function columnHtml(column: DataColumn, row: DataRow, context: DataTableContext): string {
  const cell = row.cells[column.key] ?? '';
  if (cell === '') return '';
  if (column.format === 'code') return `<code>${escapeHtml(cell)}</code>`;
  if (column.format === 'route') return linkHtml(escapeHtml(context.titleOf(cell) ?? cell), cell, context);
  return cellHtml(cell, context);
}

function cellHtml(source: string, context: DataTableContext): string {
  return parseCell(source)
    .map((part) => {
      if (part.type === 'link') return linkHtml(cellHtml(part.label, context), part.url, context);
      const text = escapeHtml(part.text);
      return part.type === 'text' ? text : `<${part.type}>${text}</${part.type}>`;
    })
    .join('');
}

function linkHtml(label: string, url: string, { resolveLink }: DataTableContext): string {
  const target = resolveLink(url);
  if (target.kind === 'pending') return `<span class="pending-link">${label}</span>`;
  return `<a href="${escapeHtml(target.href)}">${label}</a>`;
}
