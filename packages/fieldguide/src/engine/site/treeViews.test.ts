import { describe, expect, it } from 'vitest';
import { page, siteOf } from '../../../../../tests/support/plainSite.ts';
import type { NavNode } from '../../shared/facts.ts';
import type { TreeNode } from './siteTypes.ts';
import { branchFor, breadcrumbsOf, readingOrder, toNavNodes } from './treeViews.ts';

const doc = (route: string, unlisted = false): TreeNode => ({ type: 'doc', label: route, route, unlisted });
const folder = (
  route: string | undefined,
  items: TreeNode[],
  more: { collapsed?: boolean; collapsible?: boolean } = {},
): TreeNode => ({
  type: 'category',
  label: `category ${route}`,
  key: String(route),
  route,
  collapsible: true,
  collapsed: true,
  items,
  ...more,
});

const href = (route: string) => `/docs${route}`;
const tree: TreeNode[] = [
  doc('/intro/'),
  folder('/react/', [doc('/react/a/'), folder('/react/deep/', [doc('/react/deep/x/')])]),
  folder('/react-native/', [doc('/react-native/a/'), doc('/react-native/secret/', true)]),
  folder(undefined, [doc('/last/')], { collapsed: false }),
];

/** The chain of nodes that leads to a route, outermost first; empty where the tree does not hold it. */
function pathTo(tree: readonly TreeNode[], route: string): TreeNode[] {
  for (const node of tree) {
    if (node.type === 'doc' && node.route === route) return [node];
    if (node.type !== 'category') continue;
    if (node.route === route) return [node];
    const inner = pathTo(node.items, route);
    if (inner.length > 0) return [node, ...inner];
  }
  return [];
}

/** Routes and labels of what a branch shows; `…` where it is cut. */
const shown = (nodes: readonly NavNode[] | null): unknown[] =>
  nodes === null
    ? ['…']
    : nodes.map((node) =>
        node.type === 'category'
          ? { [node.label]: shown(node.items) }
          : node.type === 'link'
            ? node.label
            : node.html,
      );

describe('the reading order', () => {
  it('has categories before their pages, and passes unlisted pages over', () => {
    expect(readingOrder(tree).map((entry) => entry.route)).toEqual([
      '/intro/',
      '/react/',
      '/react/a/',
      '/react/deep/',
      '/react/deep/x/',
      '/react-native/',
      '/react-native/a/',
      '/last/',
    ]);
  });
});

describe('breadcrumbs', () => {
  it('link home and every category with a page, and not the page itself', () => {
    const home = { label: 'Home', href: '/docs/' };
    expect(breadcrumbsOf(pathTo(tree, '/react/deep/x/'), home, href)).toEqual([
      home,
      { label: 'category /react/', href: '/docs/react/' },
      { label: 'category /react/deep/', href: '/docs/react/deep/' },
      { label: '/react/deep/x/' },
    ]);
    expect(breadcrumbsOf(pathTo(tree, '/last/'), home, href)).toEqual([
      home,
      { label: 'category undefined' },
      { label: '/last/' },
    ]);
  });
});

describe('the branch a page carries', () => {
  const branch = (route: string) => shown(branchFor(tree, pathTo(tree, route), href));

  it('is the top level and what is open on it; the rest is cut', () => {
    expect(branch('/react/a/')).toEqual([
      '/intro/',
      { 'category /react/': ['/react/a/', { 'category /react/deep/': ['…'] }] },
      { 'category /react-native/': ['…'] },
      { 'category undefined': ['/last/'] },
    ]);
  });

  it('of /react does not open /react-native', () => {
    expect(branch('/react/')[2]).toEqual({ 'category /react-native/': ['…'] });
    expect(branch('/react-native/')[1]).toEqual({ 'category /react/': ['…'] });
  });

  it('shows an unlisted page only on that page', () => {
    expect(branch('/react-native/a/')[2]).toEqual({ 'category /react-native/': ['/react-native/a/'] });
    expect(branch('/react-native/secret/')[2]).toEqual({
      'category /react-native/': ['/react-native/a/', '/react-native/secret/'],
    });
  });

  it('has the items of a category that cannot be closed', () => {
    const fixed = [folder('/a/', [doc('/a/x/')], { collapsible: false })];
    expect(shown(branchFor(fixed, [], href))).toEqual([{ 'category /a/': ['/a/x/'] }]);
  });

  it('has the items of a closed category without a page, which are all there is to follow', () => {
    const pageless = [
      folder(undefined, [doc('/a/'), folder(undefined, [doc('/b/')]), folder('/c/', [doc('/c/x/')])]),
    ];
    expect(shown(branchFor(pageless, [], href))).toEqual([
      { 'category undefined': ['/a/', { 'category undefined': ['/b/'] }, { 'category /c/': ['…'] }] },
    ]);
  });

  it('does not grow with the site', () => {
    const large = Array.from({ length: 50 }, (_, index) =>
      folder(
        `/${index}/`,
        Array.from({ length: 50 }, (_, leaf) => doc(`/${index}/${leaf}/`)),
      ),
    );
    const nodes = JSON.stringify(branchFor(large, pathTo(large, '/3/7/'), href)).match(/"label"/g);
    expect(nodes).toHaveLength(100);
  });

  it('of page A, then B, then A again is the same: nothing is written into the tree', () => {
    const site = siteOf({
      pages: [page('index.md'), page('a/x.md'), page('a/y.md'), page('b/index.md'), page('b/z.md')],
    });
    const sidebar = site.sidebars.docs ?? [];
    const of = (route: string) => JSON.stringify(branchFor(sidebar, site.placeOf(route)?.chain ?? [], href));
    const first = of('/a/x/');
    const before = JSON.stringify(sidebar);
    expect(of('/b/z/')).not.toBe(first);
    expect(of('/a/x/')).toBe(first);
    expect(JSON.stringify(sidebar)).toBe(before);
  });
});

describe('the whole tree for the browser', () => {
  it('has final links, and marks those to other hosts', () => {
    const nodes = toNavNodes(
      [
        doc('/a/', true),
        { type: 'link', label: 'Out', href: 'HTTPS://example.com' },
        { type: 'link', label: 'In', href: '/docs/b/' },
        { type: 'html', html: '<hr>', className: 'x' },
      ],
      href,
    );
    expect(nodes).toEqual([
      { type: 'link', label: '/a/', href: '/docs/a/', unlisted: true },
      { type: 'link', label: 'Out', href: 'HTTPS://example.com', external: true },
      { type: 'link', label: 'In', href: '/docs/b/' },
      { type: 'html', html: '<hr>', className: 'x' },
    ]);
  });

  it('holds every item of every category', () => {
    expect(JSON.stringify(toNavNodes(tree, href))).not.toContain('null');
  });
});
