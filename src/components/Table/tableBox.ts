import { escapeHtml } from '../../shared/text.ts';

/** Tables with more rows than this get a filter, sorting and the rest: shorter ones are seen at a glance. */
const SHORT = 8;

/** Tables with more rows than this are laid out row by row (`tables.css`): only what is in view costs anything. */
const LONG = 60;

/**
 * The box around a table: it scrolls, by keyboard too. Around a long table stands the island that offers a filter
 * and sorting; `name` names the file the reader downloads.
 */
export function tableBox({ rows, label = 'Table', name }: { rows: number; label?: string; name?: string }): {
  open: string;
  close: string;
} {
  const wrap = `<div class="table-wrap" tabindex="0" role="group" aria-label="${escapeHtml(label)}">`;
  if (rows <= SHORT) return { open: wrap, close: '</div>' };
  const named = name === undefined ? '' : ` data-name="${escapeHtml(name)}"`;
  // The tools have their room from the start: nothing moves when they arrive.
  const tools = `<div class="table-tools" data-island="Table"${named}><p>${rows} rows</p></div>`;
  return {
    open: `<div class="table-box${isLong(rows) ? ' table-long' : ''}">${tools}${wrap}`,
    close: '</div></div>',
  };
}

/** Whether a table of so many rows has columns of set widths. */
export function isLong(rows: number): boolean {
  return rows > LONG;
}
