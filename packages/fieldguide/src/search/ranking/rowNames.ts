import type { SearchIndex } from '../indexing/decode.ts';
import { rowAnchorOf } from '../indexing/sections.ts';

/** A name that stands in more rows is a word of tables, such as `IP address`. */
const MOST_ROWS = 3;

/** The sections that have a row whose name a query is, where no title, label or heading has it. */
export function createRowNames(index: SearchIndex): (query: string) => readonly number[] {
  const { cells, headings, pages } = index;
  /** A row of a table of faults says a name in passing. */
  const isHeading = (_: string, section: number) => index.kindOfSection(section) !== 'error';
  let named: string[] | undefined;
  return (query) => {
    const name = rowAnchorOf(query);
    const found = cells.get(name) ?? [];
    if (!found.length || found.length > MOST_ROWS) return [];
    named ??= [...headings.filter(isHeading), ...pages.flatMap(({ title, label }) => [title, label])].map(
      (text) => `-${rowAnchorOf(text)}-`,
    );
    return named.some((text) => text.includes(`-${name}-`)) ? [] : found;
  };
}
