import { escapeHtml } from '../../shared/text.ts';

/** Tables with more rows than this get a filter, sorting and the rest: shorter ones are seen at a glance. */
const SHORT = 8;

/** Tables with more rows than this are laid out row by row (`style.css`): only what is in view costs anything. */
const LONG = 60;

interface TableBox {
  rows: number;
  label?: string;
  /** Names the file that the reader downloads. */
  name?: string;
  /** Indexes of the columns whose values the reader picks from. */
  filters?: readonly number[];
  /** Its rows have links: an island makes them one stop of the Tab key. */
  linked?: boolean;
}

/**
 * The box around a table: it scrolls, by keyboard too. Around a table that is not short stands the island that offers
 * a filter and sorting.
 */
export function tableBox({ rows, label = 'Table', name, filters = [], linked = false }: TableBox): {
  open: string;
  close: string;
} {
  const keys = linked && !hasTools(rows) ? ' data-island="TableKeys"' : '';
  const wrap = `<div class="table-wrap"${keys} tabindex="0" role="group" aria-label="${escapeHtml(label)}">`;
  if (!hasTools(rows)) return { open: wrap, close: '</div>' };
  const named = name === undefined ? '' : ` data-name="${escapeHtml(name)}"`;
  const filtered = filters.length === 0 ? '' : ` data-filters="${filters.join(' ')}"`;
  // The tools have their room from the start: nothing moves when they arrive.
  const tools = `<div class="table-tools" data-island="Table"${named}${filtered}><p>${rows} rows</p></div>`;
  return {
    open: `<div class="table-box${isLong(rows) ? ' table-long' : ''}">${tools}${wrap}`,
    close: '</div></div>',
  };
}

/** Whether a table of so many rows has tools. */
export function hasTools(rows: number): boolean {
  return rows > SHORT;
}

/** Whether a table of so many rows is laid out row by row. */
export function isLong(rows: number): boolean {
  return rows > LONG;
}
