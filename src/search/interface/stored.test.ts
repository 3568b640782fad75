import { describe, expect, it } from 'vitest';
import { favouriteOf, isFavourite, parseFavourites, toggleFavourite } from './favourites.ts';
import { parseSearches, withoutSearch, withSearch } from './recentSearches.ts';

describe('recent searches', () => {
  it.each([
    ['the newest comes first', ['a'], 'b', ['b', 'a']],
    ['the same again moves up', ['a', 'b'], 'b', ['b', 'a']],
    ['other letters are the same search', ['ports', 'b'], 'Ports', ['Ports', 'b']],
    ['nothing is no search', ['a'], '', ['a']],
    ['the oldest goes', ['1', '2', '3', '4', '5', '6'], '7', ['7', '1', '2', '3', '4', '5']],
  ])('%s', (_, before, query, after) => {
    expect(withSearch(before, query)).toEqual(after);
  });

  it('can be removed one by one', () => {
    expect(withoutSearch(['a', 'b', 'c'], 'b')).toEqual(['a', 'c']);
  });

  it.each([
    [null, []],
    ['no json', []],
    ['{"a":1}', []],
    ['["a",1,null,"","b"]', ['a', 'b']],
    ['["1","2","3","4","5","6","7"]', ['1', '2', '3', '4', '5', '6']],
  ])('stored as %j', (text, searches) => {
    expect(parseSearches(text)).toEqual(searches);
  });
});

describe('favourites', () => {
  const ports = { href: '/ports/', title: 'Ports', breadcrumbs: ['Guide'] };
  const sizes = { href: '/sizes/', title: 'Sizes', breadcrumbs: [] };

  it('a star adds a page, another takes it away', () => {
    const one = toggleFavourite([sizes], ports);
    expect(one).toEqual([ports, sizes]);
    expect(isFavourite(one, '/ports/')).toBe(true);
    expect(toggleFavourite(one, ports)).toEqual([sizes]);
  });

  it('are made of a result', () => {
    const title = [
      { text: 'Por', marked: true },
      { text: 'ts', marked: false },
    ];
    expect(
      favouriteOf({
        route: '/ports/',
        href: '/ports/',
        title,
        breadcrumbs: ['Guide'],
        section: 'Guide',
        hits: [],
      }),
    ).toEqual(ports);
  });

  it.each([
    [null, []],
    ['oh', []],
    [JSON.stringify([ports, { href: 1 }, sizes]), [ports, sizes]],
    [
      JSON.stringify([
        { ...ports, href: 'javascript:alert(1)' },
        { ...ports, href: '//evil.example/' },
      ]),
      [],
    ],
    [JSON.stringify([{ ...ports, breadcrumbs: 'x' }]), [{ ...ports, breadcrumbs: [] }]],
  ])('stored as %j', (text, favourites) => {
    expect(parseFavourites(text)).toEqual(favourites);
  });
});
