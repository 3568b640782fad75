import * as DATA from '../../shared/dataAttributes.ts';
import { toCsv } from '../../shared/dataSet.ts';
import * as english from '../../shared/texts/english.ts';
import { pageTexts } from '../../shared/texts/translate.ts';
import { makeElement } from '../../shared/ui/makeElement.ts';
import { REVEAL_EVENT } from '../../theme/browser/navigation/reveal.ts';
import { nameParts } from '../../theme/enhanceArticle.ts';
import { oneTabStop } from './hydrateTableKeys.tsx';

/** A table of the article that can be filtered, sorted and taken along. The rows stay those of the page. */
export interface TableView {
  /** Some are not shown from the start. */
  columns: readonly { index: number; label: string; shown: boolean }[];
  total: number;
  /** The texts of a column, each once, in order; an empty one where a cell is not stated. */
  values(column: number): string[];
  /** Shows the rows that hold every word, and what is picked in columns; returns how many. */
  filter(query: string, picked: ReadonlyMap<number, string>): number;
  /** Shows or hides one column. */
  showColumn(column: number, shown: boolean): void;
  /** Tells in words how the rows are sorted, after each change. */
  onSort(tell: (text: string) => void): void;
  /** Tells when all rows, or a column, are shown again: the address leads to something that was hidden. */
  onReveal(tell: (column?: number) => void): void;
  /** What is shown, in its order. */
  csv(): string;
  /** Takes off what was added. */
  dispose(): void;
}

/** Rows that come or go in one frame: more would make a slow machine stutter at each key. */
const AT_ONCE = 150;

/** Takes over a table with one row of headers; `undefined` where it has none or where its cells span. */
export function createTableView(table: HTMLTableElement): TableView | undefined {
  const headers = [...(table.tHead?.rows[0]?.cells ?? [])];
  const body = table.tBodies[0];
  if (!body || headers.length === 0 || table.querySelector('[colspan], [rowspan]')) return undefined;
  const rows = [...body.rows];
  const labels = headers.map(textOf);
  const texts = rows.map((row) => [...row.cells].map(textOf));
  const searchable = texts.map((cells) => cells.join(' ').toLowerCase());
  const long = table.closest('.table-long') !== null;
  if (long) nameParts(table);
  const widths = keepWidths(table, headers);
  const hidden = new Set(headers.flatMap((header, index) => (header.hasAttribute(DATA.out) ? [index] : [])));
  const off = new AbortController();
  let sorting: Sorting | undefined;
  let order = rows.map((_, index) => index);
  let matches = rows.map(() => true);
  let frame = 0;
  let announceSort: (text: string) => void = () => {};
  let announceReveal: (column?: number) => void = () => {};

  /** Shows what matches, the rows at the top first, a part in each frame. */
  function apply(most = AT_ONCE): void {
    let changed = 0;
    for (const index of order) {
      const row = rows[index];
      if (!row || row.hasAttribute(DATA.out) !== matches[index]) continue;
      if (changed === most) {
        frame = requestAnimationFrame(() => apply());
        return;
      }
      mark(row, !matches[index]);
      changed += 1;
    }
  }

  function sort(column: number): void {
    sorting = nextSorting(sorting, column);
    order = sorting
      ? sortedOrder(
          texts.map((cells) => cells[column] ?? ''),
          sorting.direction,
        )
      : rows.map((_, index) => index);
    body?.append(...order.flatMap((index) => rows[index] ?? []));
    for (const [index, header] of headers.entries()) {
      if (index === sorting?.column) header.setAttribute('aria-sort', sorting.direction);
      else header.removeAttribute('aria-sort');
    }
    const t = pageTexts();
    const sorted = sorting?.direction === 'ascending' ? english.sortedAscending : english.sortedDescending;
    announceSort(sorting ? t(sorted, { column: labels[column] ?? '' }) : t(english.originalOrder));
  }

  for (const [column, header] of headers.entries()) {
    // A header with a link or a button of its own stays as it is.
    if (header.querySelector('a, button') || labels[column] === '') continue;
    const label = makeElement('span', {}, ...header.childNodes);
    const button = makeElement('button', { type: 'button', className: 'sort' }, label);
    header.append(button);
    button.addEventListener('click', () => sort(column), { signal: off.signal });
  }

  const resetStop = oneTabStop(table, off.signal);

  function showColumn(column: number, shown: boolean): void {
    widths.release();
    if (shown) hidden.delete(column);
    else hidden.add(column);
    for (const row of [headers, ...rows.map((row) => [...row.cells])]) {
      const cell = row[column];
      if (cell) mark(cell, !shown);
    }
    resetStop();
  }

  table.addEventListener(
    REVEAL_EVENT,
    ({ target }) => {
      if (!(target instanceof Element && target.hasAttribute(DATA.out))) return;
      const isCell = target instanceof HTMLTableCellElement;
      if (isCell) showColumn(target.cellIndex, true);
      else {
        // All in one go: the page is about to be scrolled to one of them.
        matches = rows.map(() => true);
        cancelAnimationFrame(frame);
        apply(rows.length);
      }
      announceReveal(isCell ? target.cellIndex : undefined);
    },
    { signal: off.signal },
  );

  return {
    columns: labels.map((label, index) => ({ index, label, shown: !hidden.has(index) })),
    total: rows.length,
    values(column) {
      const all = [...new Set(texts.map((cells) => cells[column] ?? ''))];
      return sortedOrder(all, 'ascending').map((index) => all[index] ?? '');
    },
    filter(query, picked) {
      if ((query.trim() === '' && picked.size === 0) || long) widths.release();
      else widths.hold();
      const wanted = [...picked];
      matches = matchRows(searchable, query).map(
        (found, index) => found && wanted.every(([column, value]) => texts[index]?.[column] === value),
      );
      cancelAnimationFrame(frame);
      apply();
      resetStop();
      return matches.filter(Boolean).length;
    },
    showColumn,
    onSort(tell) {
      announceSort = tell;
    },
    onReveal(tell) {
      announceReveal = tell;
    },
    csv() {
      const visible = (_: string, column: number) => !hidden.has(column);
      const shown = order.filter((index) => matches[index]);
      return toCsv([labels.filter(visible), ...shown.map((index) => (texts[index] ?? []).filter(visible))]);
    },
    dispose() {
      off.abort();
      cancelAnimationFrame(frame);
      widths.release();
    },
  };
}

function mark(element: Element, out: boolean): void {
  if (element.hasAttribute(DATA.out) !== out) element.toggleAttribute(DATA.out, out);
}

function textOf(cell: Element): string {
  return (cell.textContent ?? '').replace(/\s+/g, ' ').trim();
}

type Direction = 'ascending' | 'descending';

interface Sorting {
  column: number;
  direction: Direction;
}

/** What a press on a column's header leads to: up, down, and back to the order of the page. */
export function nextSorting(current: Sorting | undefined, column: number): Sorting | undefined {
  if (current?.column !== column) return { column, direction: 'ascending' };
  return current.direction === 'ascending' ? { column, direction: 'descending' } : undefined;
}

/**
 * The order of rows by one column's texts, as their indexes. Numbers in a text count as numbers, so that 80 comes
 * before 443; empty cells come last either way; equal ones keep their order.
 */
export function sortedOrder(texts: readonly string[], direction: Direction): number[] {
  const { compare } = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });
  const sign = direction === 'ascending' ? 1 : -1;
  return texts
    .map((text, index) => ({ text, index }))
    .sort((a, b) => {
      if ((a.text === '') !== (b.text === '')) return a.text === '' ? 1 : -1;
      return sign * compare(a.text, b.text);
    })
    .map(({ index }) => index);
}

/** Tells for each row whether it holds every word of the query; `texts` are in lower case. */
export function matchRows(texts: readonly string[], query: string): boolean[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return texts.map((text) => words.every((word) => text.includes(word)));
}

/**
 * Keeps the widths of a table's columns while its rows come and go: nothing jumps, and the browser need not measure
 * each cell again at every key. Let go when the window changes its size.
 */
function keepWidths(
  table: HTMLTableElement,
  headers: readonly HTMLTableCellElement[],
): { hold(): void; release(): void } {
  let held = false;

  function release(): void {
    if (!held) return;
    held = false;
    window.removeEventListener('resize', release);
    table.style.removeProperty('table-layout');
    table.style.removeProperty('min-width');
    for (const header of headers) header.style.removeProperty('width');
  }

  return {
    release,
    hold() {
      if (held) return;
      held = true;
      const total = table.offsetWidth;
      const widths = headers.map((header) => header.offsetWidth);
      table.style.minWidth = `${total}px`;
      table.style.tableLayout = 'fixed';
      for (const [index, header] of headers.entries()) header.style.width = `${widths[index]}px`;
      window.addEventListener('resize', release);
    },
  };
}
