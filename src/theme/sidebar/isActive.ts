import type { NavNode } from '../../shared/types.ts';
import { routeOfPath, splitLink } from '../../shared/url.ts';

/** Where the reader is. */
export interface Here {
  /** Route of the page on screen, as in `PageFacts.route`. */
  route: string;
  baseUrl: string;
}

/** True where `href` leads to the page on screen, however it is spelled; never for a mere prefix. */
export function isCurrent(href: string, { route, baseUrl }: Here): boolean {
  const path = baseUrl + route.slice(1);
  if (href === path) return true;
  // Asked for each link of each page: plain hrefs, nearly all of them, skip the long way.
  if (!/[%#?.]/.test(href)) return withoutSlash(href) === withoutSlash(path);
  const target = routeOfPath(splitLink(href).path, { baseUrl });
  return target !== undefined && target === routeOfPath(path, { baseUrl });
}

function withoutSlash(path: string): string {
  return path.endsWith('/') ? path.slice(0, -1) : path;
}

/** Active: the node's link or one below it leads to the page on screen (specification 2.4). */
export function isActive(node: NavNode, here: Here): boolean {
  if (node.type === 'html') return false;
  if (node.type === 'link') return !node.external && isCurrent(node.href, here);
  if (node.href !== undefined && isCurrent(node.href, here)) return true;
  return node.items?.some((child) => isActive(child, here)) ?? false;
}

/** The nodes a reader gets to see: unlisted links show only while active (specification 2.4). */
export function visibleNodes(nodes: readonly NavNode[], here: Here): NavNode[] {
  return nodes.filter((node) => node.type !== 'link' || !node.unlisted || isActive(node, here));
}
