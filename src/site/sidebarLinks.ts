import type { Diagnostic } from '../shared/errors.ts';
import { nearest } from '../shared/text.ts';
import { isExternal, normalizeRoute, routeHref, splitLink, type UrlSettings } from '../shared/url.ts';
import type { RouteTable } from './routes.ts';
import type { TreeNode } from './types.ts';

export interface SidebarLinkWorld {
  table: RouteTable;
  urls: UrlSettings;
  /** What a broken link counts as; `--lenient` makes it a warning. */
  severity: Diagnostic['severity'];
  /** For messages about sidebar items. */
  configFile: string;
}

type Sidebars = Readonly<Record<string, readonly TreeNode[]>>;

/**
 * Gives the links that a sidebar names by their route (`type: 'link'`) their final targets. One to a page still
 * to be written is left out until the page exists; one to no page at all is a fault.
 */
export function resolveSidebarLinks(
  sidebars: Sidebars,
  world: SidebarLinkWorld,
): { sidebars: Sidebars; diagnostics: Diagnostic[] } {
  const diagnostics: Diagnostic[] = [];
  const resolve = (nodes: readonly TreeNode[]): TreeNode[] =>
    Object.freeze(
      nodes.flatMap((node): TreeNode[] => {
        if (node.type === 'category') return [Object.freeze({ ...node, items: resolve(node.items) })];
        if (node.type !== 'link' || isExternal(node.href) || !node.href) return [node];
        const { path, query, hash } = splitLink(node.href);
        const route = normalizeRoute(path);
        if (world.table.pages.has(route))
          return [Object.freeze({ ...node, href: routeHref(route, world.urls, query + hash) })];
        if (!world.table.planned.has(route)) diagnostics.push(fault(node, route, world));
        return [];
      }),
    ) as TreeNode[];
  return {
    sidebars: Object.fromEntries(Object.entries(sidebars).map(([id, nodes]) => [id, resolve(nodes)])),
    diagnostics,
  };
}

function fault(
  { label, href }: Extract<TreeNode, { type: 'link' }>,
  route: string,
  { table, severity, configFile }: SidebarLinkWorld,
): Diagnostic {
  const guess = nearest(route, table.pages.keys());
  return {
    severity,
    code: 'broken-sidebar-link',
    file: configFile,
    subject: href,
    message: `the sidebar item "${label}" leads to ${route}, where there is no page.`,
    hint: guess ? `Did you mean "${guess}"?` : 'Link to a route of the site.',
  };
}
