import { describe, expect, it } from 'vitest';
import { siteFactsWith } from '../../../tests/support/siteFacts.ts';
import type { NavNode, PageDetails } from '../../shared/types.ts';
import { createShells, renderFrame, renderShell } from './shells.tsx';

const site = siteFactsWith({
  baseUrl: '/docs/',
  homeHref: '/docs/',
  searchHref: '/docs/search/',
  navbar: [
    { type: 'link', label: 'Guide', href: '/docs/guide/', external: false, position: 'left' },
    { type: 'link', label: 'Ports', href: '/docs/guide/ports/', external: false, position: 'left' },
    { type: 'docsVersion', label: 'Versions', href: '/docs/versions/', position: 'right' },
  ],
  feedback: { provider: 'issue', url: 'https://example.com/new?labels=docs&x=1' },
});

const frame = { site, footer: '<p>Footer</p>' };

const link = (name: string, more: object = {}): NavNode => ({
  type: 'link',
  label: `About ${name}`,
  href: `/docs/guide/${name}/`,
  ...more,
});

const tree: NavNode[] = [
  {
    type: 'category',
    label: 'Guide',
    key: 'guide',
    href: '/docs/guide/',
    collapsible: true,
    collapsed: true,
    items: [
      link('ports'),
      link('tom'),
      link('tom-&-more'),
      link('twice'),
      link('twice'),
      link('bare', { href: '/docs/guide/bare' }),
      link('hidden', { unlisted: true }),
      {
        type: 'category',
        label: 'Inner',
        key: 'inner',
        collapsible: true,
        collapsed: true,
        items: [link('inner/a'), link('inner/b')],
      },
    ],
  },
  link('ports-elsewhere', { href: 'https://example.com/guide/ports/', external: true }),
  { type: 'link', label: 'Versions', href: '/docs/versions/' },
];

function page(route: string, more: Partial<PageDetails> = {}): PageDetails {
  return {
    route,
    kind: 'doc',
    title: `Page $& ${route}`,
    documentTitle: route,
    canonical: '',
    description: '',
    breadcrumbs: [{ label: 'Home', href: '/docs/' }, { label: route }],
    toc: [{ level: 2, id: 'first', text: 'First' }],
    tags: [],
    sidebar: { id: 'docs', branch: tree },
    ...more,
  };
}

const pages = {
  'the first of a category': page('/guide/first/', { sidebar: { id: 'docs', branch: [link('first')] } }),
  'a page with siblings': page('/guide/ports/'),
  'its sibling, which no item of the bar stands for': page('/guide/tom-&-more/'),
  'a page that the sidebar names twice': page('/guide/twice/'),
  'a page whose link is spelled in another way': page('/guide/bare/'),
  'an unlisted page': page('/guide/hidden/', { unlisted: true }),
  'the page of the category': page('/guide/'),
  'a page of an inner category': page('/guide/inner/a/'),
  'its sibling': page('/guide/inner/b/'),
  'a sibling without sections': page('/guide/inner/b/', { toc: [] }),
  'a page that the bar’s version stands for': page('/versions/'),
  'a page outside of the sidebar': page('/guide/nowhere/'),
  'a page without a sidebar': page('/guide/ports/', { sidebar: undefined }),
};

describe('The shell made of that of a sibling is the one that React renders', () => {
  const inOrder = createShells(frame);
  const backwards = createShells(frame);
  const made = new Map(Object.entries(pages).map(([name, facts]) => [name, inOrder(facts)]));
  const reversed = new Map(
    Object.entries(pages)
      .reverse()
      .map(([name, facts]) => [name, backwards(facts)]),
  );
  it.each(Object.entries(pages))('%s', (name, facts) => {
    const rendered = renderShell(facts, frame);
    expect(made.get(name)).toEqual(rendered);
    expect(reversed.get(name)).toEqual(rendered);
  });

  it('and asks React once for all siblings', () => {
    const rendered: string[] = [];
    const shells = createShells(frame, (facts, frame) => {
      rendered.push(facts.route);
      return renderFrame(facts, frame);
    });
    for (const name of ['tom', 'ports', 'inner/a', 'inner/b', 'ports']) shells(page(`/guide/${name}/`));
    // The second one alone is what an item of the bar stands for, too.
    expect(rendered).toEqual(['/guide/tom/', '/guide/ports/', '/guide/inner/a/']);
  });
});
