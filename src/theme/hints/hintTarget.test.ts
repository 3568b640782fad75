import { describe, expect, it } from 'vitest';
import { decodePath, routeOfPath } from '../../shared/url.ts';
import { hintTarget, hintText } from './hintTarget.ts';

const here = {
  href: 'https://a.example/docs/ports/?q=1#x',
  routeOf: (path: string) => routeOfPath(path, { baseUrl: '/docs/' }),
  decode: decodePath,
};
const target = (href: string, isTerm = false) => hintTarget({ href, isTerm }, here);

describe('hintTarget', () => {
  it.each([
    ['a page', 'https://a.example/docs/guide/', { kind: 'page', route: '/guide/', id: '' }],
    [
      'a section',
      'https://a.example/docs/guide/#two%20words',
      { kind: 'page', route: '/guide/', id: 'two words' },
    ],
    ['another site', 'https://b.example/docs/guide/', undefined],
    ['outside of the docs', 'https://a.example/shop/', undefined],
    ['a place of this page', 'https://a.example/docs/ports/#y', undefined],
  ])('knows %s', (_, href, expected) => {
    expect(target(href)).toEqual(expected);
  });

  it('knows a term by its anchor', () => {
    expect(target('https://a.example/docs/glossary/#rack-unit', true)).toEqual({
      kind: 'term',
      id: 'rack-unit',
    });
    expect(target('https://a.example/docs/glossary/', true)).toBeUndefined();
  });
});

describe('hintText', () => {
  it('tells page and section', () => {
    const cards = { '/guide/': ['Guide', 'How to.', { start: 'First steps' }] } satisfies Parameters<
      typeof hintText
    >[1];
    expect(hintText({ kind: 'page', route: '/guide/', id: 'start' }, cards)).toEqual({
      title: 'Guide',
      section: 'First steps',
      text: 'How to.',
    });
    expect(hintText({ kind: 'page', route: '/guide/', id: 'other' }, cards)).toEqual({
      title: 'Guide',
      text: 'How to.',
    });
    expect(hintText({ kind: 'page', route: '/none/', id: '' }, cards)).toBeUndefined();
    expect(hintText({ kind: 'page', route: 'constructor', id: '' }, cards)).toBeUndefined();
  });

  it('tells a term', () => {
    expect(hintText({ kind: 'term', id: 'rack' }, { rack: ['Rack', 'A frame.'] })).toEqual({
      title: 'Rack',
      text: 'A frame.',
    });
  });
});
