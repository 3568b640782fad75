import type { PageCard } from '../../shared/types.ts';
import { routeHref } from '../../shared/url.ts';
import type { PageEntry, Site, TreeNode } from '../site/types.ts';

/** The pages and categories right below a page, for generated category pages and card lists. */
export function childPages(route: string, site: Site): PageCard[] {
  const node = site.placeOf(route)?.chain.at(-1);
  return node?.type === 'category' ? cards(node.items, site) : [];
}

/** The lines of a generated list with final links. */
export function entryCards(entries: readonly PageEntry[], site: Site): PageCard[] {
  return entries.map(({ label, route, description }) => ({
    label,
    href: routeHref(route, site.urls),
    description,
  }));
}

/** The top level of the default sidebar: the sections of the site. */
export function sections(site: Site): PageCard[] {
  return cards(Object.values(site.sidebars)[0] ?? [], site);
}

function cards(nodes: readonly TreeNode[], site: Site): PageCard[] {
  return nodes.flatMap((node): PageCard[] => {
    if (node.type === 'doc' && node.unlisted) return [];
    if (node.type === 'link') return [{ label: node.label, href: node.href, description: '' }];
    if (node.type === 'html') return [];
    const route = node.route ?? (node.type === 'category' ? firstRoute(node.items) : undefined);
    if (route === undefined) return [];
    return [
      {
        label: node.label,
        href: routeHref(route, site.urls),
        description: site.table.pages.get(route)?.description ?? '',
      },
    ];
  });
}

function firstRoute(nodes: readonly TreeNode[]): string | undefined {
  for (const node of nodes) {
    if (node.type === 'doc') return node.route;
    if (node.type === 'category') return node.route ?? firstRoute(node.items);
  }
  return undefined;
}
