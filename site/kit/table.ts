import { captionHtml, classAttribute, columnLooks, sameColumns } from '../../src/components/Table/columns.ts';
import { hasTools, isLong, rowLines, tableBox } from '../../src/components/Table/tableBox.ts';
import type { ShownFence } from '../../src/engine/content/kit.ts';
import { lightHtml, lightMarkdown, lightText, type ResolveHref } from '../../src/shared/lightMarkdown.ts';
import { escapeMarkdown, tableMarkdown, titleLine } from '../../src/shared/markdown.ts';
import { escapeHtml, inlineCode } from '../../src/shared/text.ts';
import { wrapWords } from '../../src/shared/wordBreaks.ts';

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

/** A table in its box, as lines for search, and in Markdown. Columns that no row fills are left out. */
export function showTable(table: Table, cells: Cells = PLAIN): ShownFence {
  const { kind = 'sums', label, name, head, rows, sums = [], same } = withoutEmpty(table, cells);
  const all = [head, ...rows, ...sums];
  const texts = all.map((row) => row.map(cells.text));
  const names = head.map(
    (_, column) => cells === PLAIN && areNames(texts.slice(1).map((row) => row[column] ?? '')),
  );
  const isName = (text: string, column: number) => names[column] === true && NAME.test(text);
  const { name: stack, cells: labels } = rowLines(texts);
  // A filter would leave out rows that the sums count.
  const filtered = kind === 'sums' ? 0 : rows.length;
  // Columns of a result have the names of the query.
  const isCode = kind === 'result';
  const looks = columnLooks(
    [
      head.map((text) => ({ text, code: isCode })),
      ...all.slice(1).map((row) =>
        row.map((cell, column) => {
          const text = cells.text(cell);
          return { text, code: cell === `\`${text}\`` || isName(text, column) };
        }),
      ),
    ],
    { sorted: hasTools(filtered), long: isLong(filtered) },
  );
  const cellHtml = (cell: string, column: number) => {
    const html = cells.html(cell);
    const shown = wrapWords(isName(cell, column) ? inlineCode(cell, html) : html);
    return kind === 'sums' && column === 0
      ? `<th scope="row">${shown}</th>`
      : `<td${classAttribute(looks[column]?.cell ?? '')}${labels[column]}>${shown}</td>`;
  };
  const lines = (some: Table['rows']) => some.map((row) => `<tr>${row.map(cellHtml).join('')}</tr>`).join('');
  const hasCaption = kind !== 'lines';
  const columns = head.map((text, column) => {
    const html = escapeHtml(text);
    return `<th scope="col"${classAttribute(looks[column]?.head ?? '')}>${wrapWords(isCode ? inlineCode(text, html) : html)}</th>`;
  });
  const foot = sums.length > 0 ? `<tfoot>${lines(sums)}</tfoot>` : '';
  const said =
    same.length > 0 ? [`In each row: ${same.map(({ name, text }) => `${name} ${text}`).join(', ')}`] : [];
  const box = tableBox({ rows: filtered, label, name });
  const markdown = tableMarkdown(all.map((row) => row.map(cells.markdown)));
  return {
    html: `${box.open}<table class="${kind} ${stack}">${captionHtml(hasCaption ? label : undefined, same)}<thead><tr>${columns.join('')}</tr></thead><tbody>${lines(rows)}</tbody>${foot}</table>${box.close}`,
    lines: [...(hasCaption ? [label] : []), ...said, ...texts.map((row) => row.join(' | '))],
    markdown: [...(hasCaption ? [titleLine(label)] : []), ...said.map(escapeMarkdown), markdown].join('\n\n'),
  };
}

/** One word with signs in it, and no date. */
const NAME = /^(?!\d{4}-\d\d-\d\d)[\p{L}\d]+(?:[-_./:@]+[\p{L}\d*]+)+$/u;

/** Whether a column holds names of records: most of its cells are such words, and not all of them numbers. */
function areNames(texts: readonly string[]): boolean {
  const filled = texts.filter((text) => text !== '');
  const names = filled.filter((text) => NAME.test(text));
  return names.length * 2 > filled.length && names.some((text) => /\d/.test(text) && /[^\d.,]/.test(text));
}

/** What is left of a table; of a result also without the columns that say the same in each row. */
function withoutEmpty(
  table: Table,
  cells: Cells,
): Table & { same: { name: string; html: string; text: string }[] } {
  const { kind, head, rows, sums = [] } = table;
  const same = sameColumns([...rows, ...sums]);
  const goes = (column: number) => same.get(column) === '' || (kind === 'result' && same.has(column));
  const kept = (row: readonly string[]) => row.filter((_, column) => !goes(column));
  return {
    ...table,
    head: kept(head),
    rows: rows.map(kept),
    sums: sums.map(kept),
    same: [...same].flatMap(([column, cell]) =>
      goes(column) && cell !== ''
        ? [{ name: head[column] ?? '', html: cells.html(cell), text: cells.text(cell) }]
        : [],
    ),
  };
}
