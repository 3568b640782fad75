import { type DataColumn, type DataRow, dataFile } from '../../shared/dataSet.ts';
import {
  lightHtml,
  lightMarkdown,
  lightText,
  linkHtml,
  plannedMarkdown,
} from '../../shared/lightMarkdown.ts';
import {
  codeMarkdown,
  escapeMarkdown,
  linkMarkdown,
  tableMarkdown,
  titleLine,
} from '../../shared/markdown.ts';
import { escapeHtml } from '../../shared/text.ts';
import { type Component, type ComponentPage, type ComponentProps, textOf } from '../component.ts';
import { isLong, tableBox } from '../Table/tableBox.ts';
import { type Selected, selectRows } from './selectRows.ts';

/** Rows of the site's data as a table that is complete without scripts; each row has a link to itself. */
export const DataTable: Component = {
  name: 'DataTable',
  place: 'block',
  attributes: ['data', 'where', 'columns', 'caption'],
  describe(props, page) {
    const selected = select(props, page);
    if ('fault' in selected) return { faults: [{ code: 'data-table', ...selected.fault }] };
    const { columns, rows } = selected;
    const caption = typeof props.caption === 'string' ? [[props.caption]] : [];
    return {
      ids: rows.map((row) => anchorOf(selected, row)),
      lines: [
        ...caption,
        columns.map(({ label }) => lightText(label)),
        ...rows.map((row) => columns.map((column) => cellText(column, row, page))),
      ],
    };
  },
  html({ props, body }, page) {
    const selected = select(props, page);
    return 'fault' in selected ? '' : tableHtml(selected, { props, ids: new Set(body.ids), page });
  },
  markdown({ props }, page) {
    const selected = select(props, page);
    if ('fault' in selected) return '';
    const { columns, rows } = selected;
    const caption = textOf(props, 'caption');
    const links = downloads(selected, page).map(({ label, href }) => linkMarkdown(label, href));
    return [
      ...(caption === undefined ? [] : [titleLine(caption)]),
      tableMarkdown([
        columns.map(({ label }) => lightMarkdown(label, page.resolveLink)),
        ...rows.map((row) => columns.map((column) => cellMarkdown(column, row, page))),
      ]),
      ...(links.length > 0 ? [`All rows: ${links.join(', ')}`] : []),
    ].join('\n\n');
  },
};

/** The rows and columns that a tag asks for, or what is wrong with it. */
function select(props: ComponentProps, { site }: ComponentPage): ReturnType<typeof selectRows> {
  const [data, where, columns] = ['data', 'where', 'columns'].map((key) => textOf(props, key));
  return selectRows(site.data, { data, where, columns });
}

interface TableParts {
  props: ComponentProps;
  /** The ids that the page has left for it. */
  ids: ReadonlySet<string>;
  page: ComponentPage;
}

function tableHtml(selected: Selected, { props, ids, page }: TableParts): string {
  const { set, columns, rows } = selected;
  const cells = rows.map((row) => columns.map((column) => cellHtml(column, row, page)));
  const widths = isLong(rows.length) ? columns.map((_, column) => widthClass(column, cells)) : [];
  const width = (column: number) => widths[column] ?? '';
  const head = columns.map(
    ({ label }, column) => `<th scope="col"${width(column)}>${lightHtml(label, page.resolveLink)}</th>`,
  );
  const body = rows.map((row, index) => {
    const anchor = anchorOf(selected, row);
    const named = columns.map((column) => cellText(column, row, page)).filter(Boolean);
    const [id, link] = ids.has(anchor)
      ? [` id="${escapeHtml(anchor)}"`, rowLink(anchor, named.slice(0, 3).join(', '))]
      : ['', ''];
    const inner = (cells[index] ?? []).map(
      (html, column) => `<td${width(column)}>${html}${column === 0 ? link : ''}</td>`,
    );
    return `<tr${id}>${inner.join('')}</tr>`;
  });
  const caption = textOf(props, 'caption');
  const box = tableBox({ rows: rows.length, label: caption ?? set.title, name: set.name });
  const heading = caption === undefined ? '' : `<caption>${escapeHtml(caption)}</caption>`;
  const links = downloads(selected, page).map(
    ({ label, href }) => `<a href="${escapeHtml(href)}" download>${label}</a>`,
  );
  const whole = links.length > 0 ? `<p class="table-downloads">The whole table: ${links.join(', ')}</p>` : '';
  return `${box.open}<table>${heading}<thead><tr>${head.join('')}</tr></thead><tbody>${body.join('')}</tbody></table>${box.close}${whole}`;
}

/** The files of a set, for a table that leaves no row of it out. */
function downloads({ set, whole }: Selected, { site }: ComponentPage): { label: string; href: string }[] {
  if (!whole) return [];
  return [
    { label: 'JSON', href: site.fileHref(dataFile(set.name, 'json')) },
    { label: 'CSV', href: site.fileHref(dataFile(set.name, 'csv')) },
  ];
}

function anchorOf({ set }: Selected, row: DataRow): string {
  return `${set.name}-${row.id}`;
}

function rowLink(id: string, name: string): string {
  const label = escapeHtml(`Link to row: ${name}`);
  return `<a class="hash-link" href="#${escapeHtml(encodeURIComponent(id))}" aria-label="${label}"></a>`;
}

function cellText({ key, format, words }: DataColumn, row: DataRow, { site }: ComponentPage): string {
  const cell = words?.[row.cells[key] ?? ''] ?? row.cells[key] ?? '';
  return format === 'route' ? (site.titleOf(cell) ?? cell) : lightText(cell);
}

/** Nothing is known: the style sheet draws a dash, so that filter, sorting and CSV find an empty cell. */
const NOT_STATED = '<span class="not-stated" role="img" aria-label="not stated"></span>';

function cellHtml(
  { key, format, words }: DataColumn,
  row: DataRow,
  { site, resolveLink }: ComponentPage,
): string {
  const cell = words?.[row.cells[key] ?? ''] ?? row.cells[key] ?? '';
  if (cell === '') return NOT_STATED;
  if (format === 'code') return `<code>${escapeHtml(cell)}</code>`;
  if (format === 'route') return linkHtml(escapeHtml(site.titleOf(cell) ?? cell), resolveLink(cell));
  return lightHtml(cell, resolveLink);
}

function cellMarkdown(
  { key, format, words }: DataColumn,
  row: DataRow,
  { site, resolveLink }: ComponentPage,
): string {
  const cell = words?.[row.cells[key] ?? ''] ?? row.cells[key] ?? '';
  if (cell === '') return '';
  if (format === 'code') return codeMarkdown(cell);
  if (format !== 'route') return lightMarkdown(cell, resolveLink);
  const title = escapeMarkdown(site.titleOf(cell) ?? cell);
  const target = resolveLink(cell);
  return 'href' in target ? linkMarkdown(title, target.href) : title + plannedMarkdown(target);
}

/** Characters of a cell that is a sentence, and of one that is a short word. */
const WIDE = 30;
const NARROW = 11;

/** A long table has no widths of its own making: a column of sentences gets more room, one of short words less. */
function widthClass(column: number, rows: readonly (readonly string[])[]): string {
  const lengths = rows
    .map((cells) => (cells[column] ?? '').replace(/<[^>]*>/g, '').length)
    .sort((a, b) => a - b);
  if ((lengths[Math.floor(lengths.length * 0.9)] ?? 0) > WIDE) return ' class="wide"';
  return (lengths.at(-1) ?? 0) <= NARROW ? ' class="narrow"' : '';
}
