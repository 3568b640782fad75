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
import { escapeHtml, inlineCode } from '../../shared/text.ts';
import * as english from '../../shared/texts/english.ts';
import { type Translate, withHtml } from '../../shared/texts/translate.ts';
import { wrapWords } from '../../shared/wordBreaks.ts';
import { type Component, type ComponentPage, textOf } from '../component.ts';
import { captionHtml, classAttribute, columnLooks, sameColumns } from '../Table/columns.ts';
import { hasTools, isLong, tableBox } from '../Table/tableBox.ts';
import { type Selected, selectRows } from './selectRows.ts';

/** Rows of the site's data as a table that is complete without scripts; each row has a link to itself. */
export const DataTable: Component = {
  name: 'DataTable',
  place: 'block',
  attributes: ['data', 'where', 'columns', 'more', 'filters', 'caption'],
  describe(props, page) {
    const selected = selectRows(page.site.data, props);
    if ('fault' in selected) return { faults: [{ code: 'data-table', ...selected.fault }], html: () => '' };
    const { columns, rows } = selected;
    const caption = textOf(props, 'caption');
    const listed = rows.map((row) => ({
      id: anchorOf(selected, row),
      cells: columns.map((column) => cellText(column, row, page)),
    }));
    return {
      ids: listed.map(({ id }) => id),
      lines: caption === undefined ? [] : [[caption]],
      table: { head: columns.map(({ label }) => lightText(label)), rows: listed },
      html: (body, shown) => tableHtml(selected, { caption, ids: new Set(body.ids), page: shown }),
      markdown: (shown) => tableText(selected, caption, shown),
    };
  },
};

function tableText(selected: Selected, caption: string | undefined, page: ComponentPage): string {
  const { columns, rows } = selected;
  const links = downloads(selected, page).map(({ label, href }) => linkMarkdown(label, href));
  return [
    ...(caption === undefined ? [] : [titleLine(caption)]),
    tableMarkdown([
      columns.map(({ label }) => lightMarkdown(label, page.resolveLink)),
      ...rows.map((row) => columns.map((column) => cellMarkdown(column, row, page))),
    ]),
    ...(links.length > 0 ? [page.site.t(english.allRows, { links: links.join(', ') })] : []),
  ].join('\n\n');
}

interface TableParts {
  caption: string | undefined;
  /** The ids that the page has left for it. */
  ids: ReadonlySet<string>;
  page: ComponentPage;
}

function tableHtml(whole: Selected, { caption, ids, page }: TableParts): string {
  const { t } = page.site;
  const { selected, same } = withoutSame(whole, page);
  const { set, columns, filters, rows } = selected;
  const looks = looksOf(selected, page);
  const head = columns.map(
    ({ label }, column) => `<th scope="col"${looks[column]?.head}>${lightHtml(label, page.resolveLink)}</th>`,
  );
  const body = rows.map((row) => {
    const anchor = anchorOf(selected, row);
    const named = whole.columns.map((column) => cellText(column, row, page)).filter(Boolean);
    const [id, link] = ids.has(anchor)
      ? [
          ` id="${escapeHtml(anchor)}"`,
          rowLink(anchor, t(english.linkToRow, { name: named.slice(0, 3).join(', ') })),
        ]
      : ['', ''];
    const inner = columns.map((column, place) => {
      const html = wrapWords(cellHtml(column, row, page));
      return `<td${looks[place]?.cell}>${html}${place === 0 ? link : ''}</td>`;
    });
    return `<tr${id}>${inner.join('')}</tr>`;
  });
  const box = tableBox({
    rows: rows.length,
    label: caption ?? set.title,
    name: set.name,
    filters,
    linked: true,
    t,
  });
  const heading = captionHtml(caption, same, t);
  const links = downloads(whole, page).map(
    ({ label, href }) => `<a href="${escapeHtml(href)}" download>${label}</a>`,
  );
  const files =
    links.length > 0
      ? `<p class="table-downloads">${withHtml(t, english.wholeTable, { links: links.join(', ') })}</p>`
      : '';
  return `${box.open}<table class="rows stack">${heading}<thead><tr>${head.join('')}</tr></thead><tbody>${body.join('')}</tbody></table>${box.close}${files}`;
}

/** The table without the columns that say nothing, and without those shown ones that say the same in each row. */
function withoutSame(
  { columns, shown, filters, rows, ...rest }: Selected,
  page: ComponentPage,
): { selected: Selected; same: { name: string; html: string }[] } {
  const texts = sameColumns(rows.map((row) => columns.map((column) => cellText(column, row, page))));
  const goes = (column: number) =>
    !filters.includes(column) && (texts.get(column) === '' || (texts.has(column) && column < shown));
  const kept = columns.flatMap((_, column) => (goes(column) ? [] : [column]));
  const [first] = rows;
  return {
    selected: {
      ...rest,
      rows,
      columns: kept.flatMap((column) => columns[column] ?? []),
      shown: kept.filter((column) => column < shown).length,
      filters: filters.map((column) => kept.indexOf(column)),
    },
    same: columns.flatMap((column, index) =>
      first && goes(index) && texts.get(index) !== ''
        ? [{ name: lightText(column.label), html: cellHtml(column, first, page) }]
        : [],
    ),
  };
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

function rowLink(id: string, label: string): string {
  return `<a class="hash-link" href="#${escapeHtml(encodeURIComponent(id))}" aria-label="${escapeHtml(label)}"></a>`;
}

/** What a row says in a column, in light Markdown and in words for readers; empty where nothing is known. */
function cellOf({ key, words }: DataColumn, row: DataRow): string {
  const cell = row.cells[key] ?? '';
  return words?.[cell] ?? cell;
}

function cellText(column: DataColumn, row: DataRow, { site }: ComponentPage): string {
  const cell = cellOf(column, row);
  return column.format === 'route' ? (site.titleOf(cell) ?? cell) : lightText(cell);
}

/** Nothing is known: the style sheet draws a dash, so that filter, sorting and CSV find an empty cell. */
function notStated(t: Translate): string {
  return `<span class="not-stated" role="img" aria-label="${escapeHtml(t(english.notStated))}"></span>`;
}

function cellHtml(column: DataColumn, row: DataRow, { site, resolveLink }: ComponentPage): string {
  const cell = cellOf(column, row);
  if (cell === '') return notStated(site.t);
  if (column.format === 'code') return inlineCode(cell, escapeHtml(cell));
  if (column.format === 'route') return linkHtml(escapeHtml(site.titleOf(cell) ?? cell), resolveLink(cell));
  return lightHtml(cell, resolveLink);
}

function cellMarkdown(column: DataColumn, row: DataRow, { site, resolveLink }: ComponentPage): string {
  const cell = cellOf(column, row);
  if (cell === '') return '';
  if (column.format === 'code') return codeMarkdown(cell);
  if (column.format !== 'route') return lightMarkdown(cell, resolveLink);
  const title = escapeMarkdown(site.titleOf(cell) ?? cell);
  const target = resolveLink(cell);
  return 'href' in target ? linkMarkdown(title, target.href) : title + plannedMarkdown(target);
}

/**
 * The attributes of each column's head and cells. Where there is no room for columns, a row is lines of text, and each cell says what stands before it there.
 */
function looksOf({ columns, shown, rows }: Selected, page: ComponentPage): { head: string; cell: string }[] {
  const cells = [
    columns.map(({ label }) => ({ text: lightText(label) })),
    ...rows.map((row) =>
      columns.map((column) => ({ text: cellText(column, row, page), code: column.format === 'code' })),
    ),
  ];
  const options = { long: isLong(rows.length), sorted: hasTools(rows.length) };
  const looks = [
    ...columnLooks(
      cells.map((row) => row.slice(0, shown)),
      options,
    ),
    // They have no room of their own until the reader asks for them.
    ...columnLooks(cells, options).slice(shown),
  ];
  const leads = columns.some(({ lead }) => lead !== undefined);
  return columns.map(({ label, lead }, column) => {
    const { head = '', cell = '', isText = false } = looks[column] ?? {};
    const first = leads ? lead !== undefined : column === 0;
    const before = first ? (lead ?? '') : isText ? '' : `${lightText(label)}:`;
    const out = column >= shown && hasTools(rows.length) ? ' data-out' : '';
    const said = before === '' ? '' : ` data-label="${escapeHtml(before)} "`;
    return {
      head: `${classAttribute(head)}${out}`,
      cell: `${classAttribute(cell, first ? 'row-key' : '')}${said}${out}`,
    };
  });
}
