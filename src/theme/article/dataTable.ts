import { escapeHtml } from '../../shared/text.ts';
import { isLong, tableBox } from './tableBox.ts';

/** A table made of data: finished HTML in its cells. */
export interface DataTableParts {
  /** Name of the set, for the names of files the reader takes along. */
  name: string;
  /** Names the box for screen readers. */
  title: string;
  caption?: string;
  columns: readonly string[];
  rows: readonly { id?: string; cells: readonly string[] }[];
  downloads: readonly { label: string; href: string }[];
}

/** A plain table that is complete without scripts; each row with an id has a link to itself. */
export function renderDataTable({ name, title, caption, columns, rows, downloads }: DataTableParts): string {
  const widths = isLong(rows.length) ? columns.map((_, column) => widthClass(column, rows)) : [];
  const head = columns
    .map((label, column) => `<th scope="col"${widths[column] ?? ''}>${label}</th>`)
    .join('');
  const body = rows.map(({ id, cells }) => {
    const inner = cells
      .map((html, index) => `<td${widths[index] ?? ''}>${html}${index === 0 ? rowLink(id) : ''}</td>`)
      .join('');
    return `<tr${id === undefined ? '' : ` id="${escapeHtml(id)}"`}>${inner}</tr>`;
  });
  const box = tableBox({ rows: rows.length, label: title, name });
  const heading = caption === undefined ? '' : `<caption>${escapeHtml(caption)}</caption>`;
  const links = downloads.map(({ label, href }) => `<a href="${escapeHtml(href)}" download>${label}</a>`);
  const whole = links.length > 0 ? `<p class="table-downloads">The whole table: ${links.join(', ')}</p>` : '';
  return `${box.open}<table>${heading}<thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table>${box.close}${whole}`;
}

function rowLink(id: string | undefined): string {
  if (id === undefined) return '';
  return `<a class="hash-link" href="#${escapeHtml(encodeURIComponent(id))}" aria-label="Link to this row"></a>`;
}

const WIDE = 30;
const NARROW = 11;

/** A long table has no widths of its own making: a column of sentences gets more room, one of short words less. */
function widthClass(column: number, rows: DataTableParts['rows']): string {
  const lengths = rows
    .map(({ cells }) => (cells[column] ?? '').replace(/<[^>]*>/g, '').length)
    .sort((a, b) => a - b);
  if ((lengths[Math.floor(lengths.length * 0.9)] ?? 0) > WIDE) return ' class="wide"';
  return (lengths.at(-1) ?? 0) <= NARROW ? ' class="narrow"' : '';
}
