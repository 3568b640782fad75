import type { Diagnostic } from '../../shared/errors.ts';
import { hintFor } from '../../shared/text.ts';
import {
  decodePath,
  fileHref,
  isExternal,
  normalizeRoute,
  routeHref,
  splitLink,
  type UrlSettings,
} from '../../shared/url.ts';
import type { RouteTable, TreeNode } from './types.ts';

export interface ShellLinkWorld {
  table: RouteTable;
  urls: UrlSettings;
  /** Files of the static folder, by their path in the output folder. */
  staticFiles: ReadonlySet<string>;
}

/** Where a link of the settings (navbar, footer, sidebar) leads. */
export type ShellLink =
  | { kind: 'page' | 'file' | 'external'; href: string }
  /** The page is still to be written: the link waits. */
  | { kind: 'waiting'; route: string }
  | { kind: 'missing'; route: string; hint: string };

/** Resolves a link of the settings: a route, a file of the static folder, or an address elsewhere. */
export function resolveShellLink(link: string, { table, urls, staticFiles }: ShellLinkWorld): ShellLink {
  if (isExternal(link)) return { kind: 'external', href: link };
  const { path, query, hash } = splitLink(link);
  const route = normalizeRoute(path);
  if (table.pages.has(route)) return { kind: 'page', href: routeHref(route, urls, query + hash) };
  const file = decodePath(path).replace(/^\//, '');
  if (staticFiles.has(file)) return { kind: 'file', href: fileHref(file, urls) + query + hash };
  if (table.planned.has(route)) return { kind: 'waiting', route };
  const hint = hintFor(
    route,
    table.pages.keys(),
    'Link to a route of the site or a file of its static folder.',
  );
  return { kind: 'missing', route, hint };
}

export interface SidebarLinkWorld extends ShellLinkWorld {
  /** For messages about sidebar items. */
  configFile: string;
}

type Sidebars = Readonly<Record<string, readonly TreeNode[]>>;

/**
 * Gives the links that a sidebar names by their route (`type: 'link'`) their final targets. One to a page still
 * to be written is left out until the page exists (`waiting`: their routes); one to no page at all is a fault.
 */
export function resolveSidebarLinks(
  sidebars: Sidebars,
  world: SidebarLinkWorld,
): { sidebars: Sidebars; waiting: string[]; diagnostics: Diagnostic[] } {
  const diagnostics: Diagnostic[] = [];
  const waiting: string[] = [];
  const resolve = (nodes: readonly TreeNode[]): TreeNode[] => {
    const resolved = nodes.flatMap((node): TreeNode[] => {
      if (node.type === 'category') return [Object.freeze({ ...node, items: resolve(node.items) })];
      if (node.type !== 'link' || !node.href) return [node];
      const link = resolveShellLink(node.href, world);
      if (link.kind === 'waiting') waiting.push(link.route);
      else if (link.kind === 'missing') diagnostics.push(fault(node, link, world));
      else return [Object.freeze({ ...node, href: link.href })];
      return [];
    });
    Object.freeze(resolved);
    return resolved;
  };
  return {
    sidebars: Object.fromEntries(Object.entries(sidebars).map(([id, nodes]) => [id, resolve(nodes)])),
    waiting,
    diagnostics,
  };
}

function fault(
  { label, href }: Extract<TreeNode, { type: 'link' }>,
  { route, hint }: { route: string; hint: string },
  { configFile }: SidebarLinkWorld,
): Diagnostic {
  return {
    severity: 'forgivable',
    code: 'broken-sidebar-link',
    file: configFile,
    subject: href,
    message: `the sidebar item "${label}" leads to ${route}, where there is no page.`,
    hint,
  };
}
