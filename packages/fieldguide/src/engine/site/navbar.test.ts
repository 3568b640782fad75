import { describe, expect, it } from 'vitest';
import { page, type SiteParts, siteOf } from '../../../../../tests/support/plainSite.ts';
import { formatDiagnostic } from '../../shared/errors.ts';
import type { SiteConfigInput } from '../config/schema.ts';

type Items = NonNullable<NonNullable<SiteConfigInput['navbar']>['items']>;

const pages = [
  page('index.md', { title: 'Home' }),
  page('guides/install.md', { title: 'Install' }),
  page('secret.md', { draft: true }),
];

function navbar(items: Items, { config, ...parts }: SiteParts = {}) {
  const site = siteOf({ pages, ...parts, config: { ...config, navbar: { items } } });
  return { items: site.navbar, messages: site.diagnostics.map(formatDiagnostic) };
}

const based = { baseUrl: '/docs/', trailingSlash: false };

describe('a navbar item', () => {
  it('of the type link leads to a route, and stands right', () => {
    expect(
      navbar([{ type: 'link', label: 'Install', href: '/guides/install?x#y' }], { config: based }).items,
    ).toEqual([
      {
        type: 'link',
        label: 'Install',
        href: '/docs/guides/install?x#y',
        external: false,
        activeBase: '/docs/guides/install',
        position: 'right',
      },
    ]);
  });

  it('of the type link may lead elsewhere, stand left, and name the routes it stands for', () => {
    expect(
      navbar([
        { type: 'link', label: 'Product', href: 'https://example.com/', position: 'left', className: 'x' },
        { type: 'link', label: 'Docs', href: '/', activeBase: '/guides/' },
      ]).items,
    ).toEqual([
      {
        type: 'link',
        label: 'Product',
        href: 'https://example.com/',
        external: true,
        position: 'left',
        className: 'x',
      },
      { type: 'link', label: 'Docs', href: '/', external: false, activeBase: '/guides/', position: 'right' },
    ]);
  });

  it('of the type doc has the title of its page unless it brings a label', () => {
    const { items } = navbar([
      { type: 'doc', docId: 'guides/install' },
      { type: 'doc', docId: 'index', label: 'Start' },
    ]);
    expect(items.map((item) => ('label' in item && 'href' in item ? [item.label, item.href] : []))).toEqual([
      ['Install', '/guides/install/'],
      ['Start', '/'],
    ]);
  });

  it('of the type docSidebar leads to the first page of its sidebar', () => {
    const config: Partial<SiteConfigInput> = {
      sidebars: { first: ['index'], second: [{ type: 'category', label: 'C', items: ['guides/install'] }] },
    };
    expect(navbar([{ type: 'docSidebar', sidebarId: 'second', label: 'Second' }], { config }).items).toEqual([
      {
        type: 'link',
        label: 'Second',
        href: '/guides/install/',
        external: false,
        position: 'right',
        sidebarId: 'second',
      },
    ]);
  });

  it('of the type dropdown holds links and documents', () => {
    const { items } = navbar([
      {
        type: 'dropdown',
        label: 'More',
        href: '/',
        items: [
          { label: 'Out', href: 'https://example.com' },
          { docId: 'guides/install' },
          { type: 'doc', docId: 'secret' },
        ],
      },
    ]);
    expect(items).toEqual([
      {
        type: 'dropdown',
        label: 'More',
        href: '/',
        position: 'right',
        items: [
          { label: 'Out', href: 'https://example.com', external: true },
          { label: 'Install', href: '/guides/install/', external: false },
        ],
      },
    ]);
  });

  it('of the other types has what the shell needs', () => {
    const config = { ...based, mainDocId: 'guides/install', docsVersion: { label: 'Next' } };
    expect(
      navbar(
        [
          { type: 'localeDropdown' },
          { type: 'docsVersion' },
          { type: 'docsVersion', label: 'v2' },
          { type: 'search', position: 'left' },
          { type: 'html', value: '<b>x</b>' },
        ],
        { config },
      ).items,
    ).toEqual([
      {
        type: 'localeDropdown',
        label: 'English',
        items: [{ label: 'English', current: true }],
        position: 'right',
      },
      { type: 'docsVersion', label: 'Next', href: '/docs/guides/install', position: 'right' },
      { type: 'docsVersion', label: 'v2', href: '/docs/guides/install', position: 'right' },
      { type: 'search', position: 'left' },
      { type: 'html', html: '<b>x</b>', position: 'right' },
    ]);
  });

  it('for a draft shows nothing', () => {
    expect(navbar([{ type: 'doc', docId: 'secret' }])).toEqual({ items: [], messages: [] });
  });

  it('for a page still to be written waits', () => {
    const items: Items = [
      { type: 'link', label: 'Later', href: '/later/' },
      {
        type: 'dropdown',
        label: 'More',
        href: '/later/',
        items: [{ label: 'Later', href: '/later/' }, { docId: 'index' }],
      },
    ];
    expect(navbar(items, { planned: ['/later/'] })).toEqual({
      items: [
        {
          type: 'dropdown',
          label: 'More',
          href: undefined,
          position: 'right',
          items: [{ label: 'Home', href: '/', external: false }],
        },
      ],
      messages: [],
    });
  });

  it.each([
    [
      { type: 'link', label: 'A', href: '/guides/instal/' },
      'the navbar item "A" is wrong: there is no page at /guides/instal/. Did you mean "/guides/install/"?',
    ],
    [
      { type: 'link', label: 'A', href: '/weather/today/' },
      'the navbar item "A" is wrong: there is no page at /weather/today/. Link to a route of the site or a file of its static folder.',
    ],
    [
      { type: 'doc', docId: 'nope' },
      'the navbar item "doc" is wrong: there is no document with the id "nope". Use the path of its file without the extension.',
    ],
    [
      { type: 'docSidebar', sidebarId: 'doc', label: 'S' },
      'the navbar item "S" is wrong: there is no sidebar with the id "doc". Did you mean "docs"?',
    ],
    [
      { type: 'docSidebar', sidebarId: 'constructor', label: 'S' },
      'the navbar item "S" is wrong: there is no sidebar with the id "constructor". Known sidebars: docs.',
    ],
    [
      { type: 'docSidebar', sidebarId: 'weather', label: 'S' },
      'the navbar item "S" is wrong: there is no sidebar with the id "weather". Known sidebars: docs.',
    ],
    [
      { type: 'dropdown', label: 'D', items: [{ label: 'E' }] },
      'the navbar item "D" is wrong: its entry "E" has no link target. Give it "href" or "docId".',
    ],
  ] as [Items[number], string][])('%j that leads nowhere is an error that names it', (item, message) => {
    expect(navbar([item])).toEqual({ items: [], messages: [`site/site.config.ts: error: ${message}`] });
  });

  it('for a sidebar without pages is an error', () => {
    const config: Partial<SiteConfigInput> = { sidebars: { empty: [] } };
    expect(navbar([{ type: 'docSidebar', sidebarId: 'empty', label: 'S' }], { config }).messages).toEqual([
      'site/site.config.ts: error: the navbar item "S" is wrong: the sidebar "empty" has no page to link to. Add a page to it.',
    ]);
  });
});

describe('the footer', () => {
  const footer = (links: { label: string; href: string }[], parts: SiteParts = {}) => {
    const site = siteOf({
      pages,
      ...parts,
      config: { ...parts.config, footer: { columns: [{ title: 'Learn', links }] } },
    });
    return { links: site.footer.columns[0]?.links, messages: site.diagnostics.map(formatDiagnostic) };
  };

  it('has final links, and leaves those out whose page is still to be written', () => {
    expect(
      footer(
        [
          { label: 'Install', href: '/guides/install/' },
          { label: 'Later', href: '/later/' },
          { label: 'Out', href: 'https://example.com' },
        ],
        { planned: ['/later/'], config: based },
      ),
    ).toEqual({
      links: [
        { label: 'Install', href: '/docs/guides/install', external: false },
        { label: 'Out', href: 'https://example.com', external: true },
      ],
      messages: [],
    });
  });

  it('names a link that leads nowhere', () => {
    expect(footer([{ label: 'Bad', href: '/instal/' }]).messages).toEqual([
      'site/site.config.ts: error: the footer link "Bad" is wrong: there is no page at /instal/. Link to a route of the site or a file of its static folder.',
    ]);
  });
});

describe('the announcement', () => {
  const announcement = (html: string, parts: SiteParts = {}) => {
    const site = siteOf({ pages, ...parts, config: { ...parts.config, announcement: { id: 'a', html } } });
    return { html: site.announcement, messages: site.diagnostics.map(formatDiagnostic) };
  };

  it('leads to pages, files and other sites', () => {
    const html = `<a class="x" href="/guides/install?a=1&amp;b#c">A</a> <a href='/a%20b.pdf?x#p'>B</a> <a href="https://example.com/">C</a>`;
    expect(announcement(html, { config: based, staticFiles: ['a b.pdf'] })).toEqual({
      html: `<a class="x" href="/docs/guides/install?a=1&amp;b#c">A</a> <a href="/docs/a%20b.pdf?x#p">B</a> <a href="https://example.com/">C</a>`,
      messages: [],
    });
  });

  it('is text alone where its page is still to be written', () => {
    const { html, messages } = announcement('<a href="/later/">Later</a>', { planned: ['/later/'] });
    expect({ html, messages }).toEqual({ html: '<a>Later</a>', messages: [] });
  });

  it('names a link that leads nowhere', () => {
    expect(announcement('<a href="/instal/">Bad</a>').messages).toEqual([
      'site/site.config.ts: error: the link "/instal/" of the announcement is wrong: there is no page at /instal/. Link to a route of the site or a file of its static folder.',
    ]);
  });
});

describe('a link of a sidebar', () => {
  const sidebar = (href: string, parts: SiteParts = {}) => {
    const site = siteOf({
      pages,
      ...parts,
      config: {
        ...parts.config,
        sidebars: {
          docs: ['index', { type: 'category', label: 'C', items: [{ type: 'link', label: 'L', href }] }],
        },
      },
    });
    const category = site.sidebars.docs?.[1];
    return {
      items: category?.type === 'category' ? category.items : undefined,
      messages: site.diagnostics.map(formatDiagnostic),
    };
  };

  it.each([
    ['/guides/install/', {}, '/guides/install/'],
    ['/guides/install/#x', { config: based }, '/docs/guides/install#x'],
    ['https://example.com', { config: based }, 'https://example.com'],
  ])('%s with %o leads to %s', (href, parts, expected) => {
    expect(sidebar(href, parts)).toEqual({
      items: [{ type: 'link', label: 'L', href: expected, className: undefined }],
      messages: [],
    });
  });

  it('to a page still to be written is left out', () => {
    expect(sidebar('/later/', { planned: ['/later/'] })).toEqual({ items: [], messages: [] });
  });

  it('to no page is an error', () => {
    const message =
      'the sidebar item "L" is wrong: there is no page at /guides/instal/. Did you mean "/guides/install/"?';
    expect(sidebar('/guides/instal/').messages).toEqual([`site/site.config.ts: error: ${message}`]);
  });

  it('leaves the tree frozen', () => {
    const { items } = sidebar('/guides/install/');
    expect(Object.isFrozen(items)).toBe(true);
    expect(Object.isFrozen(items?.[0])).toBe(true);
  });
});
