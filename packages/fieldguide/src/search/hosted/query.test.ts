import { describe, expect, it } from 'vitest';
import type { SearchRequest } from '../searchTypes.ts';
import { queriesOf } from './query.ts';

const request = (more: Partial<SearchRequest> = {}): SearchRequest => ({
  query: 'backup',
  offset: 0,
  limit: 10,
  ...more,
});

describe('what the service is asked', () => {
  it('is one query, with marks instead of HTML', () => {
    expect(queriesOf(request(), 'docs')).toMatchObject([
      {
        indexName: 'docs',
        query: 'backup',
        page: 0,
        hitsPerPage: 10,
        highlightPreTag: '__fieldguide-mark__',
      },
    ]);
  });

  it.each([
    ['Install', 'section:Install'],
    ['a: "b" OR c', 'section:a: "b" OR c'],
    ['-minus', 'section:\\-minus'],
  ])('with the section %j is filtered, and all sections are counted', (section, filter) => {
    const [filtered, counts] = queriesOf(request({ section }), 'docs');
    expect(filtered).toMatchObject({ facetFilters: [[filter]] });
    expect(counts).toMatchObject({ query: 'backup', hitsPerPage: 0, facets: ['section'] });
    expect(counts).not.toHaveProperty('facetFilters');
  });

  it('with a section and a kind is filtered by both; each is counted within the other', () => {
    const [filtered, ...counts] = queriesOf(request({ section: 'Install', kind: 'error' }), 'docs');
    expect(filtered).toMatchObject({ facetFilters: [['section:Install'], ['kind:error']] });
    expect(counts).toMatchObject([
      { facets: ['section'], facetFilters: [['kind:error']], hitsPerPage: 0 },
      { facets: ['kind'], facetFilters: [['section:Install']], hitsPerPage: 0 },
    ]);
  });
});
