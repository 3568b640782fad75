import { rowLines, tableBox } from '../../src/components/Table/tableBox.ts';
import type { ShownFence } from '../../src/engine/config/kit.ts';
import { lightHtml, lightMarkdown, lightText, type ResolveHref } from '../../src/shared/lightMarkdown.ts';
import { escapeMarkdown, tableMarkdown, titleLine } from '../../src/shared/markdown.ts';
import { escapeHtml } from '../../src/shared/text.ts';

export interface Table {
  /** Its class, `sums` where it is not said. All but `lines` have a caption; in `sums` the first column names the rows. */
  kind?: 'lines' | 'result' | 'sums';
  label: string;
  /** Names the file that the reader downloads. */
  name?: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
  /** Further rows at its end. */
  sums?: readonly (readonly string[])[];
}

/** What a cell is in each form of a page. */
interface Cells {
  html(cell: string): string;
  markdown(cell: string): string;
  text(cell: string): string;
}

const PLAIN: Cells = { html: escapeHtml, markdown: escapeMarkdown, text: (cell) => cell };

/** Cells of light Markdown. */
export function light(resolve: ResolveHref): Cells {
  return {
    html: (cell) => lightHtml(cell, resolve),
    markdown: (cell) => lightMarkdown(cell, resolve),
    text: lightText,
  };
}

/** A table in its box, as lines for search, and in Markdown. */
export function showTable(
  { kind = 'sums', label, name, head, rows, sums = [] }: Table,
  cells: Cells = PLAIN,
): ShownFence {
  const all = [head, ...rows, ...sums];
  const texts = all.map((row) => row.map(cells.text));
  const { name: stack, cells: attributes } = rowLines(texts);
  const cellHtml = (cell: string, column: number) =>
    kind === 'sums' && column === 0
      ? `<th scope="row">${cells.html(cell)}</th>`
      : `<td${attributes[column]}>${cells.html(cell)}</td>`;
  const lines = (some: Table['rows']) => some.map((row) => `<tr>${row.map(cellHtml).join('')}</tr>`).join('');
  const hasCaption = kind !== 'lines';
  const caption = hasCaption ? `<caption>${escapeHtml(label)}</caption>` : '';
  const columns = head.map((text) => `<th scope="col">${escapeHtml(text)}</th>`).join('');
  const foot = sums.length > 0 ? `<tfoot>${lines(sums)}</tfoot>` : '';
  // A filter would leave out rows that the sums count.
  const box = tableBox({ rows: kind === 'sums' ? 0 : rows.length, label, name });
  const markdown = tableMarkdown(all.map((row) => row.map(cells.markdown)));
  return {
    html: `${box.open}<table class="${kind} ${stack}">${caption}<thead><tr>${columns}</tr></thead><tbody>${lines(rows)}</tbody>${foot}</table>${box.close}`,
    lines: [...(hasCaption ? [label] : []), ...texts.map((row) => row.join(' | '))],
    markdown: hasCaption ? `${titleLine(label)}\n\n${markdown}` : markdown,
  };
}
