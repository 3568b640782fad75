import { describe, expect, it } from 'vitest';
import { page } from '../../../../../tests/support/plainSite.ts';
import type { UrlSettings } from '../../shared/url.ts';
import { type LinkWorld, resolveLink } from './resolveLink.ts';
import { buildRoutes } from './routes.ts';

const pages = [
  page('index.md'),
  page('guides/index.md'),
  page('guides/install.md'),
  page('guides/deep/page.md'),
  page('Case.md'),
  page('mein dokument.md'),
  page('release-notes/v1.30.X.md'),
  page('react.md'),
  page('react-native.md'),
];
const here = pages[2] ?? page('guides/install.md');
const from = (relative: string) => pages.find((candidate) => candidate.relative === relative) ?? here;

function world(urls: Partial<UrlSettings> = {}): LinkWorld {
  const { table } = buildRoutes(
    pages.map((source) => ({
      route: source.route,
      title: source.title,
      description: '',
      kind: 'doc',
      source,
    })),
    { planned: new Set(['/guides/planned/']), drafts: [page('guides/draft.md')], configFile: 'c' },
  );
  return {
    table,
    urls: { baseUrl: '/', trailingSlash: true, ...urls },
    redirects: new Map([['/old/', '/guides/install/']]),
    asset: (_, path) =>
      ['./manual.pdf', '/files/a b.zip'].includes(path) ? `/assets/${path.split('/').at(-1)}` : undefined,
  };
}

describe('a link to a page', () => {
  it.each([
    ['/guides/install/', '/guides/install/'],
    ['/guides/install', '/guides/install/'],
    ['/guides/install/index.html', '/guides/install/'],
    ['/guides/install.html', '/guides/install/'],
    ['/guides/index', '/guides/'],
    ['/guides/', '/guides/'],
    ['/', '/'],
    ['./deep/page', '/guides/deep/page/'],
    ['deep/page/', '/guides/deep/page/'],
    ['../react', '/react/'],
    ['..', '/'],
    ['../install', '/guides/install/'],
    ['./install.md', '/guides/install/'],
    ['deep/page.md', '/guides/deep/page/'],
    ['../react.md', '/react/'],
    ['/docs/react.md', '/react/'],
    ['/react.md', '/react/'],
    ['guides/install.md', '/guides/install/'],
    ['docs/guides/install.md', '/guides/install/'],
    ['/docs/guides/install.md', '/guides/install/'],
    ['/docs/guides/install/', '/guides/install/'],
    ['docs/react', '/react/'],
    ['/mein%20dokument/', '/mein dokument/'],
    ['/mein dokument/', '/mein dokument/'],
    ['../mein%20dokument.md', '/mein dokument/'],
    ['/release-notes/v1.30.X', '/release-notes/v1.30.X/'],
    ['/release-notes/v1.30.X/', '/release-notes/v1.30.X/'],
    ['../release-notes/v1.30.X.md', '/release-notes/v1.30.X/'],
    ['/react-native', '/react-native/'],
  ])('%s leads to %s', (url, route) => {
    expect(resolveLink(here, url, world())).toMatchObject({ kind: 'page', route, hash: '' });
  });

  it.each([
    [{}, '/guides/install/?a=1#b'],
    [{ trailingSlash: false }, '/guides/install?a=1#b'],
    [{ baseUrl: '/docs/' }, '/docs/guides/install/?a=1#b'],
    [{ baseUrl: '/docs/', trailingSlash: false }, '/docs/guides/install?a=1#b'],
  ])('has its final href with %o, query and hash included', (urls, href) => {
    expect(resolveLink(from('index.md'), 'guides/install.md?a=1#b', world(urls))).toEqual({
      kind: 'page',
      route: '/guides/install/',
      hash: '#b',
      href,
    });
  });

  it('to its own page keeps the page’s address out of it', () => {
    expect(resolveLink(here, '#ports', world({ baseUrl: '/docs/' }))).toEqual({
      kind: 'page',
      route: '/guides/install/',
      hash: '#ports',
      href: '#ports',
    });
    expect(resolveLink(here, '?q=1#x', world())).toMatchObject({ route: '/guides/install/', href: '?q=1#x' });
    expect(resolveLink(here, '', world())).toMatchObject({ route: '/guides/install/', href: '#' });
  });

  it('that differs by case alone leads there, with the right spelling', () => {
    expect(resolveLink(here, '/case/#x', world())).toEqual({
      kind: 'page',
      route: '/Case/',
      hash: '#x',
      href: '/Case/#x',
      caseOnly: '/Case/',
    });
    expect(resolveLink(here, '../CASE', world())).toMatchObject({ route: '/Case/', caseOnly: '/Case/' });
  });

  it('by its file may miss by case alone too', () => {
    expect(resolveLink(here, '../CASE.md#x', world())).toEqual({
      kind: 'page',
      route: '/Case/',
      hash: '#x',
      href: '/Case/#x',
      caseOnly: 'Case.md',
    });
  });

  it('still to be written waits', () => {
    const waits = {
      kind: 'pending',
      route: '/guides/planned/',
      nearest: { label: 'guides', href: '/guides/' },
    };
    expect(resolveLink(here, '/guides/planned/#later', world())).toEqual(waits);
    expect(resolveLink(here, 'planned', world())).toEqual(waits);
  });
});

describe('a link to something else', () => {
  it.each(['https://example.com/x?y#z', 'mailto:a@example.com', '//cdn.example.com/', 'tel:+123'])(
    '%s is left alone',
    (url) => {
      expect(resolveLink(here, url, world())).toEqual({ kind: 'external', href: url });
    },
  );

  it('with spaces around its address is what it is without them, as browsers read it', () => {
    expect(resolveLink(here, ' https://example.com/ ', world()).kind).toBe('external');
  });

  it('is a file where there is one', () => {
    expect(resolveLink(here, './manual.pdf#page=2', world())).toEqual({
      kind: 'asset',
      href: '/assets/manual.pdf#page=2',
    });
    expect(resolveLink(here, '/files/a%20b.zip', world())).toEqual({
      kind: 'asset',
      href: '/assets/a b.zip',
    });
  });
});

describe('a broken link', () => {
  it.each([
    ['/guides/instal/', 'there is no page at /guides/instal/.', 'Did you mean "/guides/install/"?'],
    [
      '/weather/today/',
      'there is no page at /weather/today/.',
      'Link to a route of the site, or remove the link.',
    ],
    [
      '/elsewhere/moved/install/',
      'there is no page at /elsewhere/moved/install/.',
      'Did you mean "/guides/install/"?',
    ],
    [
      '/old/',
      'there is no page at /old/.',
      'The page has moved to /guides/install/. Link to the new address.',
    ],
    ['./instal.md', 'the file "./instal.md" does not exist.', 'Did you mean "guides/install.md"?'],
    [
      './weather.md',
      'the file "./weather.md" does not exist.',
      'Link to a file below the docs folder, or to a route.',
    ],
    [
      './missing.pdf',
      'there is no such file, and no page.',
      'Put it next to the page or into the static folder.',
    ],
    [
      '../../../up.md',
      'the file "../../../up.md" does not exist.',
      'Link to a file below the docs folder, or to a route.',
    ],
    [
      '/guides/draft/',
      'the page is a draft, and drafts are not built.',
      'Remove the link, or publish the page.',
    ],
    ['draft.md', 'the page is a draft, and drafts are not built.', 'Remove the link, or publish the page.'],
  ])('%s says what is wrong and what to do', (url, message, hint) => {
    const { hint: said, ...found } = { hint: undefined, ...resolveLink(here, url, world()) };
    expect(found).toEqual({ kind: 'broken', href: url, message });
    expect(typeof said === 'function' ? said() : said).toBe(hint);
  });
});
