import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { siteFactsWith } from '../../../../tests/support/siteFacts.ts';
import type { FooterLinks, NavNode, PageDetails, SiteFacts } from '../shared/facts.ts';
import { Footer } from './Footer.tsx';
import { PageMain } from './PageMain.tsx';
import { Shell } from './Shell.tsx';
import { useShell } from './shellContext.ts';
import { TocColumn } from './TocLists.tsx';

const site = siteFactsWith({
  title: 'Guide',
  tagline: 'All of it',
  navbar: [
    { type: 'link', label: 'Docs', href: '/docs/', external: false, position: 'left' },
    {
      type: 'dropdown',
      label: 'More',
      items: [{ label: 'Blog', href: '/blog/', external: false }],
      position: 'right',
    },
    { type: 'search', position: 'right' },
    { type: 'html', html: '<b>raw</b>', position: 'right' },
  ],
});

const footer: FooterLinks = {
  columns: [{ title: 'Column', links: [{ label: 'Foot', href: '/foot/', external: false }] }],
  links: [],
};

const branch: NavNode[] = [
  {
    type: 'category',
    label: 'Start',
    key: 'start',
    href: '/start/',
    collapsible: true,
    collapsed: true,
    items: [
      { type: 'link', label: 'Here', href: '/start/here/' },
      { type: 'link', label: 'Hidden', href: '/hidden/', unlisted: true },
    ],
  },
  {
    type: 'category',
    label: 'Cut',
    key: 'cut',
    href: '/cut/',
    collapsible: true,
    collapsed: true,
    items: null,
  },
];

const page: PageDetails = {
  route: '/start/here/',
  kind: 'doc',
  title: 'Here',
  documentTitle: 'Here | Guide',
  description: '',
  canonical: 'https://guide.example/start/here/',
  breadcrumbs: [{ label: 'Start', href: '/start/' }, { label: 'Here' }],
  toc: [{ id: 'one', level: 2, text: 'One' }],
  sidebar: { id: 'docs', branch },
  previous: { label: 'Before', href: '/start/' },
  tags: [{ label: 'net', href: '/tags/net/' }],
  editUrl: 'https://git.example/edit',
  lastUpdated: { date: '2026-11-21', shown: 'November 21, 2026' },
};

function render(details: Partial<PageDetails> = {}, settings: Partial<SiteFacts> = {}): string {
  const shown = { ...page, ...details };
  const state = { site: { ...site, ...settings }, page: shown, tree: undefined, requestTree() {} };
  const html = {
    main: renderToStaticMarkup(<PageMain page={shown} articleHtml="<h1>Here</h1>" />),
    toc: shown.toc.length > 0 ? renderToStaticMarkup(<TocColumn toc={shown.toc} />) : '',
    footer: renderToStaticMarkup(<Footer {...footer} note="Note" asksConsent={false} />),
  };
  return renderToString(<Shell state={state} html={html} status={<i>status</i>} />);
}

describe('Shell', () => {
  const html = render();

  it.each([
    ['the status slot', /<i>status<\/i>/],
    ['main', /<main id="Shell-main" tabindex="-1">/],
    ['the article as it came', /<article id="Shell-article" class="article"><h1>Here<\/h1><\/article>/],
    ['breadcrumbs', /aria-label="Breadcrumbs"/],
    ['the current breadcrumb', /<span aria-current="page">Here<\/span>/],
    ['the sidebar', /aria-label="Docs sidebar"/],
    ['the current page in the sidebar', /href="\/start\/here\/" aria-current="page"/],
    ['an open category', /aria-expanded="true" aria-label="Pages in Start"/],
    ['a closed category', /aria-expanded="false" aria-label="Pages in Cut"/],
    ['the table of contents', /href="#one">One/],
    ['edit link', /Edit this page/],
    ['last update', /<time dateTime="2026-11-21">November 21, 2026<\/time>/],
    ['tags', /href="\/tags\/net\/"/],
    ['previous page', /rel="prev" href="\/start\/"/],
    ['search', /href="\/search\/#Shell-main" data-dialog="search"/],
    [
      'feedback as a link to the filled-in form: its dialog needs scripts',
      /<a class="nav-link feedback-link" href="https:\/\/git\.example\/new\?title=Page\+feedback%3A\+Here[^"]*" data-dialog="feedback" rel="noopener">/,
    ],
    ['the raw navbar item', /<b>raw<\/b>/],
    ['footer', /href="\/foot\/"/],
  ])('has %s', (_, pattern) => {
    expect(html).toMatch(pattern);
  });

  it('writes no style attribute and no script, for a strict policy', () => {
    expect(html).not.toMatch(/\sstyle=|<script|\son[a-z]+=/);
  });

  it('shows an unlisted link only on its own page', () => {
    expect(html).not.toContain('/hidden/');
    expect(render({ route: '/hidden/' })).toContain('href="/hidden/" aria-current="page"');
  });

  it('has the items of a closed category without a page, for readers without scripts', () => {
    const pageless: NavNode = {
      type: 'category',
      label: 'Pageless',
      key: 'pageless',
      collapsible: true,
      collapsed: true,
      items: [{ type: 'link', label: 'Inside', href: '/inside/' }],
    };
    const bare = render({ sidebar: { id: 'docs', branch: [pageless] } });
    expect(bare).toMatch(/<button[^>]* aria-expanded="false">Pageless<\/button>/);
    expect(bare).toContain('<span class="tree-link tree-heading no-script">Pageless</span>');
    expect(bare).toMatch(
      /<div class="tree-kept"><ul class="tree"><li><a class="tree-link" href="\/inside\/">/,
    );
  });

  it('renders page A the same after page B', () => {
    render({ route: '/cut/' });
    expect(render()).toBe(html);
  });

  it('has no sidebar, table of contents or feedback where there is none', () => {
    const bare = render({ kind: 'home', sidebar: undefined, toc: [] }, { feedback: undefined });
    expect(bare).not.toMatch(/Docs sidebar|On this page|Page feedback|href="#Shell-menu"/);
  });

  it('says so on unlisted pages and drafts', () => {
    expect(render({ unlisted: true })).toContain('Unlisted.');
    expect(render({ draft: true })).toContain('Draft.');
  });
});

function Lost() {
  useShell();
  return null;
}

it('useShell names the fault outside of the shell', () => {
  expect(() => renderToString(<Lost />)).toThrow('useShell() was called outside of <Shell>');
});
