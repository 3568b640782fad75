import { describe, expect, it } from 'vitest';
import type { SearchRequest } from '../searchTypes.ts';
import { MalformedAnswer } from './fault.ts';
import { readAnswer, readMarks } from './hostedAnswer.ts';
import { MARK } from './query.ts';
import { createUrlRewriter, ownUrlRule } from './serviceHosts.ts';

const SITE = 'https://docs.example.com';
const rewrite = createUrlRewriter(ownUrlRule(SITE));
const request: SearchRequest = { query: 'backup', offset: 0, limit: 10 };
const mark = (text: string) => text.replace(/\[/g, MARK.begin).replace(/\]/g, MARK.end);
const plain = (text: string) => [{ text, marked: false }];

interface HitParts {
  url: string;
  heading?: string;
  text?: string;
  code?: string;
  title?: string;
}

/** A hit as the service gives it; `[` and `]` are its marks. */
function hit({ url, heading = '', title = 'Backup', text = '', code = '' }: HitParts) {
  const stripped = (marked: string) => marked.replace(/[[\]]/g, '');
  const result = (value: string) => ({ value: mark(value), matchLevel: 'full' });
  return {
    objectID: url,
    url: SITE + url,
    route: url.replace(/#.*/, ''),
    title: stripped(title),
    heading: stripped(heading),
    section: 'Operate',
    breadcrumbs: ['Operate', 'Daily work'],
    _highlightResult: { title: result(title), ...(heading ? { heading: result(heading) } : {}) },
    _snippetResult: { text: result(text), code: result(code) },
  };
}

const read = (hits: unknown[], more: object = {}, asked: Partial<SearchRequest> = {}) =>
  readAnswer(
    { results: [{ hits, nbHits: hits.length, ...more }] },
    { request: { ...request, ...asked }, rewrite },
  );

describe('the answer of the service', () => {
  it('is grouped by page, with marked words as fragments', () => {
    const { pages } = read([
      hit({ url: '/backup/#run', heading: 'Run a [backup]', text: 'Press <b> to [back up].' }),
      hit({ url: '/backup/', title: '[Backup]', text: 'Intro' }),
      hit({ url: '/restore/', title: 'Restore', code: '$ [backup] --all' }),
    ]);
    expect(pages).toEqual([
      {
        route: '/backup/',
        href: '/backup/',
        title: plain('Backup'),
        breadcrumbs: ['Operate', 'Daily work'],
        section: 'Operate',
        hits: [
          {
            href: '/backup/#run',
            heading: [
              { text: 'Run a ', marked: false },
              { text: 'backup', marked: true },
            ],
            snippet: [
              { text: 'Press <b> to ', marked: false },
              { text: 'back up', marked: true },
              { text: '.', marked: false },
            ],
            kind: 'page',
          },
          {
            href: '/backup/',
            heading: [{ text: 'Backup', marked: true }],
            snippet: plain('Intro'),
            kind: 'page',
          },
        ],
      },
      expect.objectContaining({
        route: '/restore/',
        hits: [
          {
            href: '/restore/',
            heading: plain('Restore'),
            snippet: [
              { text: '$ ', marked: false },
              { text: 'backup', marked: true },
              { text: ' --all', marked: false },
            ],
            kind: 'page',
          },
        ],
      }),
    ]);
  });

  it('names a section once that is stored in parts', () => {
    const { pages } = read([hit({ url: '/a/#x', text: 'one' }), hit({ url: '/a/#x', text: 'two' })]);
    expect(pages.map(({ hits }) => hits.map(({ snippet }) => snippet))).toEqual([[plain('one')]]);
  });

  it('counts pages, and those of each section, most first', () => {
    const facets = { section: { Install: 2, Operate: 9 } };
    expect(read([], { nbHits: 11, facets })).toMatchObject({
      total: 11,
      sections: [
        { label: 'Operate', count: 9 },
        { label: 'Install', count: 2 },
      ],
    });
    expect(read([], { nbHits: 4_000 }).total).toBe(1_000);
  });

  it('takes the counts of all sections from the second result', () => {
    const results = [
      { hits: [], nbHits: 2, facets: { section: { Install: 2 } } },
      { hits: [], nbHits: 11, facets: { section: { Install: 2, Operate: 9 } } },
    ];
    const response = readAnswer({ results }, { request: { ...request, section: 'Install' }, rewrite });
    expect(response).toMatchObject({ total: 2, sections: [{ label: 'Operate' }, { label: 'Install' }] });
  });

  it('takes the counts of all kinds from the result behind, and says which kind a place is of', () => {
    const error = { ...hit({ url: '/a/#x' }), kind: 'error' };
    const results = [
      { hits: [error, hit({ url: '/b/' })], nbHits: 2, facets: { kind: { error: 2 } } },
      { hits: [], nbHits: 11, facets: { section: { Install: 2 } } },
      { hits: [], nbHits: 11, facets: { kind: { error: 2, page: 9, unknown: 1 } } },
    ];
    const asked = { ...request, section: 'Install', kind: 'error' } as const;
    const response = readAnswer({ results }, { request: asked, rewrite });
    expect(response.kinds).toEqual([
      { kind: 'page', count: 9 },
      { kind: 'error', count: 2 },
    ]);
    expect(response.sections).toEqual([{ label: 'Install', count: 2 }]);
    expect(response.pages.flatMap(({ hits }) => hits.map(({ kind }) => kind))).toEqual(['error', 'page']);
  });

  it('tells which words to highlight on the opened page', () => {
    const { words } = read([hit({ url: '/a/', title: '[Backup]', text: '[backup] of [Backups]' })]);
    expect(words).toEqual(['backup', 'backups']);
  });

  it('leaves out what must not be linked', () => {
    const bad = { ...hit({ url: '/a/' }), url: 'javascript:alert(1)' };
    expect(read([bad, hit({ url: '/b/' })]).pages.map(({ route }) => route)).toEqual(['/b/']);
  });

  it.each([
    ['nothing', undefined],
    ['text', 'hello'],
    ['no results', {}],
    ['an empty list of results', { results: [] }],
    ['no hits', { results: [{ nbHits: 1 }] }],
    ['no number', { results: [{ hits: [] }] }],
    [
      'a record of another maker',
      { results: [{ nbHits: 1, hits: [{ objectID: '1', url: '/x', name: 'x' }] }] },
    ],
    ['a record that is none', { results: [{ nbHits: 1, hits: [null] }] }],
  ])('that is %s is refused', (_name, answer) => {
    expect(() => readAnswer(answer, { request, rewrite })).toThrow(MalformedAnswer);
  });
});

it.each([
  ['', []],
  ['plain', [{ text: 'plain', marked: false }]],
  [
    'a [b] c',
    [
      { text: 'a ', marked: false },
      { text: 'b', marked: true },
      { text: ' c', marked: false },
    ],
  ],
  ['[<b>x</b>]', [{ text: '<b>x</b>', marked: true }]],
  [
    '&lt;[a',
    [
      { text: '&lt;', marked: false },
      { text: 'a', marked: true },
    ],
  ],
  [
    'a]b',
    [
      { text: 'a', marked: false },
      { text: 'b', marked: false },
    ],
  ],
])('the marks of %j', (text, fragments) => {
  expect(readMarks(mark(text))).toEqual(fragments);
});
