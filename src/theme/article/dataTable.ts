import { escapeHtml } from '../../shared/text.ts';
import { tableBox } from './tableBox.ts';

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
  const head = columns.map((label) => `<th scope="col">${label}</th>`).join('');
  const body = rows.map(({ id, cells }) => {
    const inner = cells.map((html, index) => `<td>${html}${index === 0 ? rowLink(id) : ''}</td>`).join('');
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
