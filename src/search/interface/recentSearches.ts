import { parseList } from './storedList.ts';

const MOST = 6;

/** The list with this search as its newest; the same words in other letters are the same search. */
export function withSearch(searches: readonly string[], query: string): string[] {
  return query === '' ? [...searches] : [query, ...withoutSearch(searches, query)].slice(0, MOST);
}

export function withoutSearch(searches: readonly string[], query: string): string[] {
  return searches.filter((one) => one.toLowerCase() !== query.toLowerCase());
}

export function parseSearches(text: string | null): string[] {
  return parseList(text, (value) =>
    typeof value === 'string' && value !== '' ? value.slice(0, 300) : undefined,
  ).slice(0, MOST);
}
