/** What the address of the search page says. */
export interface SearchPlace {
  query: string;
  /** Label of the top-level section; empty for all. */
  section: string;
  /** From 1. */
  page: number;
}

/** Reads the query part of an address; what makes no sense counts as not given. */
export function readSearchPlace(search: string): SearchPlace {
  const values = new URLSearchParams(search);
  const page = values.get('page') ?? '';
  return {
    query: queryText(values.get('q') ?? ''),
    section: values.get('section') ?? '',
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  };
}

/** The address of the search page for a place: short, the same for the same place. */
export function searchPageHref(
  searchHref: string,
  { query, section = '', page = 1 }: Partial<SearchPlace>,
): string {
  const values = new URLSearchParams();
  if (query) values.set('q', query);
  if (section !== '') values.set('section', section);
  if (page > 1) values.set('page', String(page));
  const text = values.toString();
  return text === '' ? searchHref : `${searchHref}?${text}`;
}

/** Nobody asks for more, and an address must stay one that servers take. Counted in characters. */
const LONGEST = 300;

/** What is searched for, of what stands in the box: one line without space around it, at most `LONGEST` long. */
export function queryText(typed: string): string {
  const line = typed.trim().replace(/\s+/g, ' ');
  // By code points: half an emoji is no text.
  return line.length <= LONGEST ? line : [...line.slice(0, 2 * LONGEST)].slice(0, LONGEST).join('').trimEnd();
}
