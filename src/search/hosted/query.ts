import type { SearchQuery } from 'algoliasearch/lite';
import type { SearchRequest } from '../types.ts';

/** What the service puts around the words that it found. Text with them in it is never shown as HTML. */
export const MARK = { begin: '__fieldguide-mark__', end: '__/fieldguide-mark__' } as const;

/**
 * What the service is asked: one query; where a section has been chosen, a second one in the same request counts the
 * pages of all sections. The last word is always taken as a beginning, so that the search page lists what the dialog
 * has counted.
 */
export function queriesOf(
  { query, offset, limit, section }: SearchRequest,
  indexName: string,
): SearchQuery[] {
  const base = {
    indexName,
    query: query.trim(),
    // Sections shown of one page.
    distinct: 3,
    facets: ['section'],
    maxValuesPerFacet: 100,
    attributesToHighlight: ['title', 'heading'],
    attributesToSnippet: ['text:24', 'code:24'],
    attributesToRetrieve: ['url', 'route', 'title', 'heading', 'section', 'breadcrumbs'],
    highlightPreTag: MARK.begin,
    highlightPostTag: MARK.end,
    snippetEllipsisText: '…',
  };
  const shown = { ...base, page: Math.floor(offset / limit), hitsPerPage: limit };
  if (section === undefined) return [shown];
  // A minus sign at the beginning would mean "not".
  const filter = `section:${section.replace(/^-/, '\\-')}`;
  return [
    { ...shown, facetFilters: [[filter]] },
    { ...base, page: 0, hitsPerPage: 0, attributesToRetrieve: [], analytics: false },
  ];
}
