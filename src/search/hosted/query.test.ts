import { describe, expect, it } from 'vitest';
import type { SearchRequest } from '../types.ts';
import { queriesOf, resultWindow } from './query.ts';

const request = (more: Partial<SearchRequest> = {}): SearchRequest => ({
  query: 'backup',
  typing: true,
  offset: 0,
  limit: 10,
  ...more,
});

describe('the page of results', () => {
  it.each([
    [0, 10, { page: 0, hitsPerPage: 10, skip: 0 }],
    [20, 10, { page: 2, hitsPerPage: 10, skip: 0 }],
    [5, 10, { page: 0, hitsPerPage: 15, skip: 5 }],
    [8, 20, { page: 0, hitsPerPage: 28, skip: 8 }],
    [0, 0, { page: 0, hitsPerPage: 1, skip: 0 }],
  ])('from %i on, %i pages', (offset, limit, expected) => {
    expect(resultWindow({ offset, limit })).toEqual(expected);
  });

  it('always holds all that is asked for', () => {
    for (let offset = 0; offset < 60; offset++)
      for (let limit = 1; limit < 25; limit++) {
        const { page, hitsPerPage, skip } = resultWindow({ offset, limit });
        expect(page * hitsPerPage + skip).toBe(offset);
        expect(skip + limit).toBeLessThanOrEqual(hitsPerPage);
      }
  });
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

  it('is never longer than the service reads, and never half a character', () => {
    const queryOf = (query: string) => queriesOf(request({ query }), 'docs')[0];
    expect(queryOf('x'.repeat(10_000))).toMatchObject({ query: 'x'.repeat(512) });
    expect(queryOf(`${'x'.repeat(511)}😀`)).toMatchObject({ query: 'x'.repeat(511) });
  });
});
