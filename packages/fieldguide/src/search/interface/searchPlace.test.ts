import { describe, expect, it } from 'vitest';
import { queryText, readSearchPlace, searchPageHref } from './searchPlace.ts';

const NOTHING = { query: '', section: '', kind: '', page: 1 };

describe('the address of the search page', () => {
  it.each([
    ['', NOTHING],
    ['?q=', NOTHING],
    ['?q=open+ports', { ...NOTHING, query: 'open ports' }],
    ['?q=%3Cb%3Elamp&page=3&section=Guide', { query: '<b>lamp', section: 'Guide', kind: '', page: 3 }],
    ['?q=a&page=0', { ...NOTHING, query: 'a' }],
    ['?q=a&page=-2', { ...NOTHING, query: 'a' }],
    ['?q=a&page=2e9', { ...NOTHING, query: 'a' }],
    ['?q=%E0%A4%A', { ...NOTHING, query: '\uFFFD%A' }],
  ])('%j is read', (search, place) => {
    expect(readSearchPlace(search)).toEqual(place);
  });

  it.each([
    [{}, '/search/'],
    [{ query: 'a b' }, '/search/?q=a+b'],
    [
      { query: 'C++ & <b>', section: 'Guide', page: 2 },
      '/search/?q=C%2B%2B+%26+%3Cb%3E&section=Guide&page=2',
    ],
    [{ query: 'a', page: 1 }, '/search/?q=a'],
  ])('%j is written', (place, href) => {
    expect(searchPageHref('/search/', place)).toBe(href);
  });

  it('says the same when it is read again', () => {
    const place = { query: '100% “quoted” #1 🪨', section: 'A & B', kind: 'error' as const, page: 7 };
    expect(readSearchPlace(new URL(searchPageHref('https://x.example/search/', place)).search)).toEqual(
      place,
    );
  });
});

it.each([
  ['space around and line breaks go', '  open \n\t ports ', 'open ports'],
  ['nothing stays nothing', ' \n ', ''],
  ['HTML is text', '<b>ports</b>', '<b>ports</b>'],
  ['right-to-left text stays as it is', 'שלום עולם', 'שלום עולם'],
  ['a long text is cut', 'x'.repeat(10_000), 'x'.repeat(300)],
  ['no emoji is cut in two', '🪨'.repeat(400), '🪨'.repeat(300)],
  ['no space is left at the cut', `${'x'.repeat(299)} y`, 'x'.repeat(299)],
])('a query as it is searched for: %s', (_, typed, expected) => {
  expect(queryText(typed)).toBe(expected);
});
