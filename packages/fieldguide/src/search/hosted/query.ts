import type { SearchQuery } from 'algoliasearch/lite';
import type { SearchRequest } from '../searchTypes.ts';

/** What the service puts around the words that it found. Text with them in it is never shown as HTML. */
export const MARK = { begin: '__fieldguide-mark__', end: '__/fieldguide-mark__' } as const;

/**
 * What the service is asked: one query; where a section or a kind has been chosen, another one in the same request for
 * each of these counts the pages of all sections, or kinds. The last word is always taken as a beginning, so that the
 * search page lists what the dialog has counted.
 */
export function queriesOf(
  { query, offset, limit, section, kind }: SearchRequest,
  indexName: string,
): SearchQuery[] {
  const base = {
    indexName,
    query: query.trim(),
    // Sections shown of one page.
    distinct: 3,
    facets: ['section', 'kind'],
    maxValuesPerFacet: 100,
    attributesToHighlight: ['title', 'heading'],
    attributesToSnippet: ['text:24', 'code:24'],
    attributesToRetrieve: ['url', 'route', 'title', 'heading', 'section', 'kind', 'breadcrumbs'],
    highlightPreTag: MARK.begin,
    highlightPostTag: MARK.end,
    snippetEllipsisText: '…',
  };
  const chosen = { section, kind };
  /** Filters of what is chosen, but for one. */
  const filters = (counted?: string) => {
    const all = Object.entries(chosen).flatMap(([name, value]) =>
      // A minus sign at the beginning would mean "not".
      value === undefined || name === counted ? [] : [[`${name}:${value.replace(/^-/, '\\-')}`]],
    );
    return all.length > 0 ? { facetFilters: all } : {};
  };
  const counts = Object.entries(chosen).flatMap(([name, value]) =>
    value === undefined
      ? []
      : [
          {
            ...base,
            ...filters(name),
            facets: [name],
            page: 0,
            hitsPerPage: 0,
            attributesToRetrieve: [],
            analytics: false,
          },
        ],
  );
  return [{ ...base, ...filters(), page: Math.floor(offset / limit), hitsPerPage: limit }, ...counts];
}
