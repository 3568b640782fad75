import { describe, expect, it } from 'vitest';
import { page, type SiteParts, siteOf } from '../../../../../tests/support/plainSite.ts';
import { formatDiagnostic } from '../../shared/errors.ts';
import type { TocItem } from '../../shared/facts.ts';
import type { FrontMatter } from '../content/frontMatterSchema.ts';
import { checkFrontMatterLinks, documentTitle, pageFacts } from './pageFacts.ts';

const headings: TocItem[] = [2, 3, 4, 5].map((level) => ({ id: `h${level}`, level, text: `Level ${level}` }));

/** Facts of `guides/b.md`, between `a` and `c`. */
function facts(matter: FrontMatter = {}, { config, ...parts }: SiteParts = {}, lastUpdated?: string) {
  const pages = [
    page('guides/index.md', { title: 'Guides' }),
    page('guides/a.md', { title: 'A', pagination_label: 'Go to A' }),
    page('guides/b.md', { title: 'B', description: 'About B', ...matter }),
    page('guides/c.md', { title: 'C', sidebar_label: 'See C' }),
  ];
  const site = siteOf({ pages, ...parts, config });
  const b = site.table.pages.get(pages[2]?.route ?? '');
  if (!b) throw new Error('the page is not built');
  return pageFacts(b, { headings, changed: lastUpdated }, site);
}

describe('the title of a document', () => {
  const site = { title: 'Site', titleDelimiter: ' · ' };
  it.each([
    ['  Page ', 'Page · Site'],
    ['Site', 'Site'],
    ['', 'Site'],
    ['$& </script>', '$& </script> · Site'],
  ])('of %j is %s', (title, expected) => {
    expect(documentTitle(title, site)).toBe(expected);
  });
});

describe('what a page tells its shell', () => {
  it('is its names, its place and its neighbours', () => {
    expect(facts({}, { config: { url: 'https://docs.example.com' } })).toEqual({
      route: '/guides/b/',
      kind: 'doc',
      title: 'B',
      documentTitle: 'B | Mini',
      description: 'About B',
      canonical: 'https://docs.example.com/guides/b/',
      breadcrumbs: [{ label: 'Home', href: '/' }, { label: 'Guides', href: '/guides/' }, { label: 'B' }],
      toc: [
        { id: 'h2', level: 2, text: 'Level 2' },
        { id: 'h3', level: 3, text: 'Level 3' },
      ],
      tags: [],
      sidebar: { id: 'docs', branch: [expect.objectContaining({ label: 'Guides', href: '/guides/' })] },
      previous: { label: 'Go to A', href: '/guides/a/' },
      next: { label: 'See C', href: '/guides/c/' },
    });
  });

  it('has its links below the base path, as trailing slashes are set', () => {
    const { canonical, previous, breadcrumbs } = facts(
      {},
      { config: { url: 'https://docs.example.com', baseUrl: '/docs/', trailingSlash: false } },
    );
    expect(canonical).toBe('https://docs.example.com/docs/guides/b');
    expect(previous?.href).toBe('/docs/guides/a');
    expect(breadcrumbs.map((crumb) => crumb.href)).toEqual(['/docs/', '/docs/guides', undefined]);
  });

  it('has no canonical address where the site does not know its own', () => {
    expect(facts().canonical).toBe('');
  });

  it.each([
    [{ pagination_next: null }, undefined],
    [{ pagination_next: 'guides/index' }, { label: 'Guides', href: '/guides/' }],
    [{ pagination_next: 'guides/a' }, { label: 'Go to A', href: '/guides/a/' }],
  ])('has the next page its front matter %o names', (matter, next) => {
    expect(facts(matter).next).toEqual(next);
  });

  it('passes unlisted pages over in the reading order, and has none itself when it is one', () => {
    const pages = [page('a.md'), page('b.md', { unlisted: true }), page('c.md')];
    const site = siteOf({ pages });
    expect(site.placeOf('/a/')?.next?.route).toBe('/c/');
    expect(site.placeOf('/b/')?.previous).toBeUndefined();
    expect(site.placeOf('/b/')?.next).toBeUndefined();
    expect(site.placeOf('/b/')?.sidebarId).toBe('docs');
  });

  it.each([
    [{}, {}, ['h2', 'h3']],
    [{}, { toc: { minLevel: 2, maxLevel: 4 } }, ['h2', 'h3', 'h4']],
    [{ toc_min_heading_level: 3, toc_max_heading_level: 5 }, {}, ['h3', 'h4', 'h5']],
    [{ toc_max_heading_level: 2 }, { toc: { minLevel: 2, maxLevel: 4 } }, ['h2']],
    [{ hide_table_of_contents: true }, {}, []],
  ])('with %o and %o has the headings %s in its table of contents', (matter, config, ids) => {
    expect(facts(matter, { config }).toc.map((item) => item.id)).toEqual(ids);
  });

  it.each([
    [{}, {}, undefined],
    [{}, { editUrl: 'https://git.example/edit/docs' }, 'https://git.example/edit/docs/guides/b.md'],
    [{}, { editUrl: 'https://git.example/edit/docs/' }, 'https://git.example/edit/docs/guides/b.md'],
    [
      { custom_edit_url: 'https://x.example/b' },
      { editUrl: 'https://git.example/edit/' },
      'https://x.example/b',
    ],
    [{ custom_edit_url: null }, { editUrl: 'https://git.example/edit/' }, undefined],
  ])('with %o and %o has the edit link %s', (matter, config, editUrl) => {
    expect(facts(matter, { config }).editUrl).toBe(editUrl);
  });

  it('encodes the path in its edit link', () => {
    const pages = [page('mein ordner/ü.md')];
    const site = siteOf({ pages, config: { editUrl: 'https://git.example/edit/' } });
    const built = site.table.pages.get('/mein ordner/ü/');
    expect(built && pageFacts(built, { headings: [] }, site).editUrl).toBe(
      'https://git.example/edit/mein%20ordner/%C3%BC.md',
    );
  });

  it.each([
    [{}, undefined, undefined],
    [{}, '2026-01-02', { date: '2026-01-02', shown: 'January 2, 2026' }],
    [{ last_update: { date: '2025-05-06' } }, '2026-01-02', { date: '2025-05-06', shown: 'May 6, 2025' }],
    [
      { last_update: { author: 'Ann' } },
      '2026-01-02',
      { date: '2026-01-02', shown: 'January 2, 2026', author: 'Ann' },
    ],
    [{ last_update: { author: 'Ann' } }, undefined, { author: 'Ann' }],
  ])('with %o and the date %s of version control was updated %o', (matter, fromGit, expected) => {
    expect(facts(matter, {}, fromGit).lastUpdated).toEqual(expected);
  });

  it('says that it is unlisted, or a draft', () => {
    expect(facts({ unlisted: true }).unlisted).toBe(true);
    expect(facts({ draft: true }, { drafts: true }).draft).toBe(true);
    expect(facts().unlisted).toBeUndefined();
  });

  it('links its tags to their pages', () => {
    expect(facts({ tags: ['First tag', { label: 'Second', permalink: '/second' }] }).tags).toEqual([
      { label: 'First tag', href: '/tags/first-tag/' },
      { label: 'Second', href: '/second/' },
    ]);
  });
});

describe('front matter that names a page', () => {
  it('which does not exist is a fault at its line', () => {
    const site = siteOf({
      pages: [
        page('a.md', { title: 'A', pagination_next: 'bb' }),
        page('b.md', { pagination_prev: 'weather' }),
      ],
    });
    expect(checkFrontMatterLinks(site).map(formatDiagnostic)).toEqual([
      'docs/a.md:3:1: error: pagination_next names the document "bb", which does not exist. Did you mean "b"?',
      'docs/b.md:2:1: error: pagination_prev names the document "weather", which does not exist. Use the path of the file without its extension.',
    ]);
  });

  it('that exists, or no page at all, is none', () => {
    const site = siteOf({
      pages: [page('a.md', { pagination_next: 'b', pagination_prev: null }), page('b.md')],
    });
    expect(checkFrontMatterLinks(site)).toEqual([]);
  });
});
