import type { Breadcrumb, NavNode, PageLink } from '../../shared/types.ts';
import type { TreeNode } from './types.ts';

type Href = (route: string) => string;

/** Every page of the tree in reading order, for previous and next; unlisted pages are passed over. */
export function readingOrder(tree: readonly TreeNode[]): { route: string; label: string }[] {
  return tree.flatMap((node) => {
    if (node.type === 'doc') return node.unlisted ? [] : [{ route: node.route, label: node.label }];
    if (node.type !== 'category') return [];
    const own = node.route === undefined ? [] : [{ route: node.route, label: node.label }];
    return [...own, ...readingOrder(node.items)];
  });
}

/** Home, the categories above the page, and the page itself (without link). */
export function breadcrumbsOf(chain: readonly TreeNode[], home: PageLink, href: Href): Breadcrumb[] {
  const crumbs: Breadcrumb[] = [home];
  for (const [index, node] of chain.entries()) {
    if (node.type !== 'category' && node.type !== 'doc') continue;
    const last = index === chain.length - 1;
    crumbs.push({
      label: node.label,
      ...(last || node.route === undefined ? {} : { href: href(node.route) }),
    });
  }
  return crumbs;
}

/** The tree as the browser gets it: final links instead of routes. */
export function toNavNodes(tree: readonly TreeNode[], href: Href): NavNode[] {
  return tree.map((node) => toNavNode(node, href, (items) => toNavNodes(items, href)));
}

/**
 * What a page's own HTML holds of the tree: the top level, the categories that are open on it, and those that
 * have no page of their own: without scripts, their items are all there is. Categories cut off carry
 * `items: null`. Costs what is visible, not what the site holds.
 */
export function branchFor(tree: readonly TreeNode[], chain: readonly TreeNode[], href: Href): NavNode[] {
  const open = new Set(chain);
  const visible = (nodes: readonly TreeNode[]): NavNode[] =>
    nodes
      .filter((node) => !(node.type === 'doc' && node.unlisted && !open.has(node)))
      .map((node) =>
        toNavNode(node, href, (items, category) =>
          open.has(category) || !isClosed(category) || category.route === undefined ? visible(items) : null,
        ),
      );
  return visible(tree);
}

type Category = Extract<TreeNode, { type: 'category' }>;

function isClosed({ collapsible, collapsed }: Category): boolean {
  return collapsible && collapsed;
}

function toNavNode(
  node: TreeNode,
  href: Href,
  itemsOf: (items: readonly TreeNode[], category: Category) => NavNode[] | null,
): NavNode {
  switch (node.type) {
    case 'doc':
      return {
        type: 'link',
        label: node.label,
        href: href(node.route),
        ...(node.unlisted ? { unlisted: true } : {}),
        ...(node.className ? { className: node.className } : {}),
      };
    case 'link':
      return {
        type: 'link',
        label: node.label,
        href: node.href,
        ...(/^[a-z]+:|^\/\//i.test(node.href) ? { external: true } : {}),
        ...(node.className ? { className: node.className } : {}),
      };
    case 'html':
      return { type: 'html', html: node.html, ...(node.className ? { className: node.className } : {}) };
    case 'category':
      return {
        type: 'category',
        label: node.label,
        key: node.key,
        ...(node.route === undefined ? {} : { href: href(node.route) }),
        // Nothing to open, no arrow.
        collapsible: node.collapsible && node.items.some((item) => !(item.type === 'doc' && item.unlisted)),
        collapsed: node.collapsed,
        items: itemsOf(node.items, node),
        ...(node.className ? { className: node.className } : {}),
      };
  }
}
