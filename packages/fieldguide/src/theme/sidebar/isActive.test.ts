import { describe, expect, it } from 'vitest';
import type { NavNode } from '../../shared/facts.ts';
import { filterTree, isActive, isCurrent, visibleNodes } from './navNodes.ts';

const here = { route: '/react/', baseUrl: '/' };

describe('isCurrent', () => {
  it.each([
    ['the page itself', '/react/', '/react/', '/', true],
    ['without trailing slash', '/react', '/react/', '/', true],
    ['index file', '/react/index.html', '/react/', '/', true],
    ['with query and hash', '/react/?a=1#b', '/react/', '/', true],
    ['another page with the same beginning', '/react-native/', '/react/', '/', false],
    ['a page below', '/react/hooks/', '/react/', '/', false],
    ['the page above', '/', '/react/', '/', false],
    ['encoded letters', '/caf%C3%A9/', '/café/', '/', true],
    ['base path', '/docs/react/', '/react/', '/docs/', true],
    ['same path outside of the base path', '/react/', '/react/', '/docs/', false],
    ['home under a base path', '/docs/', '/', '/docs/', true],
    ['another host', 'https://other.example/react/', '/react/', '/', false],
  ])('%s', (_, href, route, baseUrl, expected) => {
    expect(isCurrent(href, { route, baseUrl })).toBe(expected);
  });
});

describe('isActive', () => {
  const link = (href: string, extra: object = {}): NavNode => ({ type: 'link', label: href, href, ...extra });
  const category = (items: NavNode[] | null, href?: string): NavNode => ({
    type: 'category',
    label: 'C',
    key: 'c',
    href,
    collapsible: true,
    collapsed: true,
    items,
  });

  it.each<[string, NavNode, boolean]>([
    ['a link to the page', link('/react/'), true],
    ['an external link with the same path', link('/react/', { external: true }), false],
    ['a category by its own link', category([], '/react/'), true],
    ['a category by a child', category([link('/a/'), link('/react/')]), true],
    ['a category by a grandchild', category([category([link('/react/')])]), true],
    ['a category with a child of similar name', category([link('/react-native/')], '/x/'), false],
    ['a cut category', category(null, '/x/'), false],
    ['raw HTML', { type: 'html', html: '<a href="/react/">R</a>' }, false],
  ])('%s', (_, node, expected) => {
    expect(isActive(node, here)).toBe(expected);
  });

  it('shows an unlisted link only while it is active', () => {
    const nodes = [link('/react/', { unlisted: true }), link('/vue/', { unlisted: true }), link('/solid/')];
    expect(visibleNodes(nodes, here).map((node) => node.type === 'link' && node.href)).toEqual([
      '/react/',
      '/solid/',
    ]);
  });

  it('shows a category of unlisted links only while one of them is active', () => {
    const hidden = (href: string) => category([link(href, { unlisted: true })]);
    const nodes = [hidden('/react/'), hidden('/vue/'), category([link('/solid/')])];
    expect(visibleNodes(nodes, here)).toEqual([nodes[0], nodes[2]]);
    expect(filterTree(nodes, 'cat').nodes).not.toContain(nodes[1]);
  });
});
