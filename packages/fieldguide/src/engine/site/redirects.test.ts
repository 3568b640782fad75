import { describe, expect, it } from 'vitest';
import { page } from '../../../../../tests/support/plainSite.ts';
import { formatDiagnostic } from '../../shared/errors.ts';
import { checkRedirects, parseRedirects } from './redirects.ts';
import { buildRoutes } from './routes.ts';

const parse = (text: string) => parseRedirects(text, 'site/redirects.tsv');

describe('the rows of a redirects file', () => {
  it.each([
    ['from\tto\n/a/\t/b/\n', [{ from: '/a/', to: '/b/', line: 2 }]],
    ['/a/\t/b/', [{ from: '/a/', to: '/b/', line: 1 }]],
    ['\uFEFFfrom\tto\r\n/a/\t/b/\r\n', [{ from: '/a/', to: '/b/', line: 2 }]],
    ['# note\n\n/a/\t\t/b/#x', [{ from: '/a/', to: '/b/#x', line: 3 }]],
    ['/a b/\t/c d/?x=1', [{ from: '/a b/', to: '/c d/?x=1', line: 1 }]],
    ['', []],
  ])('of %j are read', (text, rows) => {
    expect(parse(text)).toEqual({ rows, diagnostics: [] });
  });

  it.each([
    '/a/ /b/',
    '/a/',
    'a\t/b/',
    '/a/\tb',
    '/a/\t/b/\t/c/',
    '/a/?x=1\t/b/',
    '/a/#x\t/b/',
    '/../a/\t/b/',
    '/%2e%2e/a/\t/b/',
    '/a/\thttps://example.com',
  ])('that are none, such as %j, are errors at their line', (line) => {
    const { rows, diagnostics } = parse(`from\tto\n${line}`);
    expect(rows).toEqual([]);
    expect(diagnostics.map(formatDiagnostic)).toEqual([
      `site/redirects.tsv:2:1: error: this line is not a redirect: "${line}". Write two routes that start with a slash, separated by a tab. The first must not contain "?", "#" or "..".`,
    ]);
  });
});

describe('the redirects of a site', () => {
  const { table } = buildRoutes(
    [page('target.md'), page('other.md')].map((source) => ({
      route: source.route,
      title: source.title,
      description: '',
      kind: 'doc' as const,
      source,
    })),
    { planned: new Set(['/planned/']), drafts: [], configFile: 'c' },
  );
  const check = (text: string, trailingSlash = true) => {
    const result = checkRedirects({ rows: parse(text).rows, file: 'r.tsv' }, table, { trailingSlash });
    return {
      ...result,
      live: result.live.map(({ from, to }) => `${from} ${to.route}${to.suffix}`),
      messages: result.diagnostics.map(formatDiagnostic),
    };
  };

  it('to pages are live, with the query and hash of their target', () => {
    expect(check('/old/\t/target/\n/older\t/target/?x=1#y\n/oldest.html\t/other')).toMatchObject({
      live: ['/old/ /target/', '/older/ /target/?x=1#y', '/oldest/ /other/'],
      waiting: 0,
      messages: [],
    });
  });

  it('to pages still to be written wait', () => {
    expect(check('/old/\t/planned/')).toMatchObject({ live: [], waiting: 1, messages: [] });
  });

  it('may not stand twice', () => {
    expect(check('/old/\t/target/\n/x/\t/target/\n/old\t/other/')).toMatchObject({
      live: ['/old/ /target/', '/x/ /target/'],
      messages: ['r.tsv:3:1: error: /old/ is already redirected in line 1. Remove one of the two.'],
    });
  });

  it('may not start at a page that exists', () => {
    expect(check('/target/\t/other/')).toMatchObject({
      live: [],
      messages: [
        'r.tsv:1:1: error: /target/ is a page of the site and cannot redirect. Remove the redirect, or the page.',
      ],
    });
  });

  it('may start at the old file of a page that stands in a folder now', () => {
    const rows = '/target.html\t/target/\n/other.html\t/target/#x';
    expect(check(rows)).toMatchObject({
      live: ['/target.html /target/', '/other.html /target/#x'],
      messages: [],
    });
    const taken = 'is a page of the site and cannot redirect. Remove the redirect, or the page.';
    expect(check(`${rows}\n/other/index.html\t/target/`).messages).toEqual([
      `r.tsv:3:1: error: /other/ ${taken}`,
    ]);
    // Without trailing slashes, that file is the page.
    expect(check(rows, false).messages).toEqual([
      `r.tsv:1:1: error: /target/ ${taken}`,
      `r.tsv:2:1: error: /other/ ${taken}`,
    ]);
  });

  it.each([
    ['/a/\t/a/', ['r.tsv:1:1: error: the redirect from /a/ points back to itself. Point it to a page.']],
    [
      '/a/\t/b/\n/b/\t/a/',
      [
        'r.tsv:1:1: error: the redirect from /a/ points back to itself. Point it to a page.',
        'r.tsv:2:1: error: the redirect from /b/ points back to itself. Point it to a page.',
      ],
    ],
    ['/a/\t/a?x=1', ['r.tsv:1:1: error: the redirect from /a/ points back to itself. Point it to a page.']],
  ])('may not run in a circle: %j', (text, messages) => {
    expect(check(text)).toMatchObject({ live: [], messages });
  });

  it('that lead into a circle are errors too', () => {
    expect(check('/in/\t/a/\n/a/\t/b/\n/b/\t/a/').messages).toContain(
      'r.tsv:1:1: error: the redirect from /in/ never ends, because it is part of a loop. Point it to a page.',
    );
  });

  it('that lead to another redirect are shortened, with a warning', () => {
    expect(check('/a/\t/b/\n/b/\t/c/\n/c/\t/target/#x')).toMatchObject({
      live: ['/a/ /target/#x', '/b/ /target/#x', '/c/ /target/#x'],
      messages: [
        'r.tsv:1:1: warning: /b/ redirects again to /target/, so readers are sent there directly. Write /target/ as its target.',
        'r.tsv:2:1: warning: /c/ redirects again to /target/, so readers are sent there directly. Write /target/ as its target.',
      ],
    });
  });

  it('need a page at their end', () => {
    expect(check('/a/\t/targets/\n/b/\t/weather/today/').messages).toEqual([
      'r.tsv:1:1: error: the redirect target /targets/ does not exist. Did you mean "/target/"?',
      'r.tsv:2:1: error: the redirect target /weather/today/ does not exist. Point it to a page of the site.',
    ]);
  });
});
