import type { SearchQuery } from 'algoliasearch/lite';
import type { SearchRequest } from '../types.ts';
import { MARK } from './marks.ts';

/** The service reads this much of a query, and gives out this many results. */
const LONGEST_QUERY = 512;
export const MOST_RESULTS = 1_000;
/** Sections shown of one page. */
const SECTIONS_OF_A_PAGE = 3;
const SNIPPET_WORDS = 24;

/** A page of the service's results, and how many of its first ones are not asked for. */
export interface ResultWindow {
  page: number;
  hitsPerPage: number;
  skip: number;
}

/** The smallest page of results that holds the pages from `offset` on, `limit` of them. */
export function resultWindow({ offset, limit }: Pick<SearchRequest, 'offset' | 'limit'>): ResultWindow {
  const end = offset + limit;
  let hitsPerPage = Math.max(1, limit);
  while ((Math.floor(offset / hitsPerPage) + 1) * hitsPerPage < end) hitsPerPage += 1;
  const page = Math.floor(offset / hitsPerPage);
  return { page, hitsPerPage, skip: offset - page * hitsPerPage };
}

/**
 * What the service is asked: one query; where a section has been chosen, a second one in the same request
 * counts the pages of all sections. The last word is always taken as a beginning, so that the search page
 * lists what the modal has counted.
 */
export function queriesOf(request: SearchRequest, indexName: string): SearchQuery[] {
  const { page, hitsPerPage } = resultWindow(request);
  const base = {
    indexName,
    query: cut(request.query.trim()),
    distinct: SECTIONS_OF_A_PAGE,
    facets: ['section'],
    maxValuesPerFacet: 100,
    attributesToHighlight: ['title', 'heading'],
    attributesToSnippet: [`text:${SNIPPET_WORDS}`, `code:${SNIPPET_WORDS}`],
    attributesToRetrieve: ['url', 'route', 'title', 'heading', 'section', 'breadcrumbs'],
    highlightPreTag: MARK.begin,
    highlightPostTag: MARK.end,
    snippetEllipsisText: '…',
  };
  if (request.section === undefined) return [{ ...base, page, hitsPerPage }];
  // A minus sign at the beginning would mean "not".
  const section = `section:${request.section.replace(/^-/, '\\-')}`;
  return [
    { ...base, page, hitsPerPage, facetFilters: [[section]] },
    { ...base, page: 0, hitsPerPage: 0, attributesToRetrieve: [], analytics: false },
  ];
}

/** Not within a character of two halves: half of one is no text. */
function cut(query: string): string {
  return query.slice(0, LONGEST_QUERY).replace(/[\ud800-\udbff]$/, '');
}
