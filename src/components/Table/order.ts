export type Direction = 'ascending' | 'descending';

export interface Sorting {
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
      return sign * compare(a.text, b.text) || a.index - b.index;
    })
    .map(({ index }) => index);
}

/** Tells for each row whether it holds every word of the query; `texts` are in lower case. */
export function matchRows(texts: readonly string[], query: string): boolean[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return texts.map((text) => words.every((word) => text.includes(word)));
}
