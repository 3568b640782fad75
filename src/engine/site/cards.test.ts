import { expect, it } from 'vitest';
import { type CardPage, pageCards, termCards } from './cards.ts';

const page = (route: string, links: [string, string][] = [], headings: string[] = []): CardPage => ({
  page: { route, title: `Title of ${route}`, description: `About ${route}` },
  compiled: {
    headings: headings.map((id) => ({ id, level: 2, text: `Text of ${id}` })),
    links: links.map(([to, hash]) => ({
      url: to + hash,
      line: 1,
      column: 1,
      target: { kind: 'page', route: to, hash, href: to + hash },
    })),
  },
});

it('knows each page, and of its headings those that links lead to', () => {
  const pages = [
    page(
      '/a/',
      [
        ['/b/', '#two%20words'],
        ['/a/', '#own'],
        ['/b/', ''],
      ],
      ['own', 'other'],
    ),
    page('/b/', [], ['two words', 'three']),
  ];
  expect(pageCards(pages)).toEqual({
    '/a/': ['Title of /a/', 'About /a/', { own: 'Text of own' }],
    '/b/': ['Title of /b/', 'About /b/', { 'two words': 'Text of two words' }],
  });
});

it('knows the definition of each term', () => {
  const entry = {
    id: 'rack',
    term: 'Rack',
    definition: 'A frame.',
    synonyms: [],
    tip: true,
    line: 1,
    pageLine: 1,
  };
  expect(termCards([entry])).toEqual({ rack: ['Rack', 'A frame.'] });
});
