import type { Breadcrumb, NavNode, PageCard, PageLink } from '../../shared/facts.ts';
import { isExternal, routeHref } from '../../shared/url.ts';
import { isUnlisted, type Site, type SitePage, type TreeNode } from './siteTypes.ts';

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
  const named = chain.filter((node) => node.type === 'category' || node.type === 'doc');
  const crumbs = named.map((node, index) => {
    const last = index === named.length - 1;
    return { label: node.label, href: last || node.route === undefined ? undefined : href(node.route) };
  });
  return [home, ...crumbs];
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
      .filter((node) => !isUnlisted(node) || open.has(node))
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
  const { className, caption } = node;
  switch (node.type) {
    case 'doc': {
      const { label, route, unlisted } = node;
      return { type: 'link', label, href: href(route), unlisted: unlisted || undefined, className, caption };
    }
    case 'link': {
      const { label, href } = node;
      const external = isExternal(href) || undefined;
      return { type: 'link', label, href, external, className, caption };
    }
    case 'html':
      return { type: 'html', html: node.html, className, caption };
    case 'category':
      return {
        type: 'category',
        label: node.label,
        key: node.key,
        href: node.route === undefined ? undefined : href(node.route),
        // Nothing to open, no arrow.
        collapsible: node.collapsible && !node.items.every(isUnlisted),
        collapsed: node.collapsed,
        items: itemsOf(node.items, node),
        className,
        caption,
      };
  }
}

/** What a generated page lists, with final links. */
export function listedBy({ route, entries }: SitePage, site: Site): PageCard[] {
  const { urls } = site;
  return (
    entries?.map((entry) => ({
      label: entry.label,
      href: routeHref(entry.route, urls),
      description: entry.description,
    })) ?? childPages(route, site)
  );
}

/** What is right below the page of a category, or beside any other page: for generated pages and card lists. */
export function childPages(route: string, site: Site): PageCard[] {
  const place = site.placeOf(route);
  const [above, node] = [undefined, ...(place?.chain ?? [])].slice(-2);
  if (node?.type === 'category') return cards(node.items, site);
  const beside = above?.type === 'category' ? above.items : site.sidebars[place?.sidebarId ?? ''];
  return cards(
    (beside ?? []).filter((one) => one.type === 'html' || one.type === 'link' || one.route !== route),
    site,
  );
}

/** The top level of the default sidebar: the sections of the site. */
export function sections(site: Site): PageCard[] {
  return cards(Object.values(site.sidebars)[0] ?? [], site);
}

function cards(nodes: readonly TreeNode[], site: Site): PageCard[] {
  return nodes.flatMap((node): PageCard[] => {
    if (isUnlisted(node) || node.type === 'html') return [];
    if (node.type === 'link') return [{ label: node.label, href: node.href, description: '' }];
    const route = node.route ?? (node.type === 'category' ? readingOrder(node.items)[0]?.route : undefined);
    if (route === undefined) return [];
    const description = site.table.pages.get(route)?.description ?? '';
    return [{ label: node.label, href: routeHref(route, site.urls), description }];
  });
}
