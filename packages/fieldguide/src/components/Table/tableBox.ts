import { escapeHtml } from '../../shared/text.ts';
import * as english from '../../shared/texts/english.ts';
import { pageTexts, type Translate } from '../../shared/texts/translate.ts';

/** Tables with more rows than this get a filter, sorting and the rest: shorter ones are seen at a glance. */
const SHORT = 8;

/** Tables with more rows than this are laid out row by row (`style.css`): only what is in view costs anything. */
const LONG = 60;

export interface TableBox {
  rows: number;
  label?: string;
  /** Names the file that the reader downloads. */
  name?: string;
  /** Indexes of the columns whose values the reader picks from. */
  filters?: readonly number[];
  /** Its rows have links: an island makes them one stop of the Tab key. */
  linked?: boolean;
  /** Its columns have no room at any width: a line above them says so. */
  scrolls?: boolean;
  /** Absent: in English. */
  t?: Translate;
}

/**
 * The box around a table: it scrolls, by keyboard too. Around a table that is not short is the island that offers
 * a filter and sorting.
 */
export function tableBox({
  rows,
  name,
  filters = [],
  linked = false,
  scrolls = false,
  t = pageTexts(),
  ...box
}: TableBox): {
  open: string;
  close: string;
} {
  const label = box.label ?? t(english.table);
  const keys = linked && !hasTools(rows) ? ' data-island="TableKeys"' : '';
  const more = scrolls ? ` data-more="${escapeHtml(t(english.tableScrolls))}"` : '';
  const wrap = `<div class="table-wrap"${keys}${more} tabindex="0" role="group" aria-label="${escapeHtml(label)}">`;
  if (!hasTools(rows)) return { open: wrap, close: '</div>' };
  const named = name === undefined ? '' : ` data-name="${escapeHtml(name)}"`;
  const filtered = filters.length === 0 ? '' : ` data-filters="${filters.join(' ')}"`;
  // The tools have their room from the start: nothing moves when they arrive.
  const title = filters.length === 0 ? '' : `<p class="tool-title"><b>${escapeHtml(label)}</b></p>`;
  const tools = `<div class="table-tools" data-island="Table"${named}${filtered}>${title}<p>${escapeHtml(t(english.rows, { count: rows }))}</p></div>`;
  // What readers pick from is a tool.
  const kind = `${isLong(rows) ? ' table-long' : ''}${filters.length === 0 ? '' : ' tool-frame'}`;
  return {
    open: `<div class="table-box${kind}">${tools}${wrap}`,
    close: '</div></div>',
  };
}

/** What the box around a table of plain text is called: by its first columns, which tell it from the others of a page. */
export function tableLabel([head = []]: readonly (readonly string[])[], t: Translate): string | undefined {
  const names = head.filter((name) => name !== '').slice(0, 3);
  return names.length > 0 ? t(english.tableOf, { names: names.join(', ') }) : undefined;
}

/** Whether a table of so many rows has tools. */
export function hasTools(rows: number): boolean {
  return rows > SHORT;
}

/** Whether a table of so many rows is laid out row by row. */
export function isLong(rows: number): boolean {
  return rows > LONG;
}

/** Characters of a table's small text that fit beside each other in a window of 390 px, blanks between columns with them. */
const PHONE = 40;

/** As many fill three lines there, however they are shared out. */
const CRAMPED = 110;

export interface RowLines {
  /** Class of the table. */
  name: string;
  /** Attributes of the cells of each column. */
  cells: readonly Readonly<Record<string, string | undefined>>[];
}

/**
 * How a table of plain text shows where its columns have no room (`style.css`): each row is lines, the first cell its
 * name, each other one behind the name of its column. Takes the texts of all rows, the head first; what it returns is
 * empty where the columns have room on a phone.
 */
export function rowLines(texts: readonly (readonly string[])[]): RowLines {
  const [head = []] = texts;
  const longest = head.map((_, column) =>
    texts.reduce(
      (most, row) => Math.max(most, ...(row[column] ?? '').split(/[\s-]+/).map((word) => word.length + 2)),
      8,
    ),
  );
  const fits = longest.reduce((sum, width) => sum + width, 0) <= PHONE;
  const isCramped = texts.some((row) => row.join(' ').length > CRAMPED);
  if (fits && (head.length < 3 || !isCramped)) return { name: '', cells: head.map(() => ({})) };
  return {
    name: 'stack',
    cells: head.map((label, column) => {
      // Of two columns the second one is what the first one names.
      const isNamed = column > 0 && head.length > 2 && label !== '';
      return isNamed ? { 'data-label': `${label}: ` } : {};
    }),
  };
}
