import type { NavCategory, NavNode } from '../../shared/facts.ts';
import { foldText } from '../../shared/text.ts';
import { normalizeRoute, routeOfPath, splitLink } from '../../shared/url.ts';

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

/** The nodes a reader gets to see: unlisted ones show only while active (specification 2.4). */
export function visibleNodes(nodes: readonly NavNode[], here: Here): NavNode[] {
  return nodes.filter((node) => !isUnlisted(node) || isActive(node, here));
}

/** An unlisted link, or a category that leads nowhere and holds no others. */
function isUnlisted(node: NavNode): boolean {
  if (node.type !== 'category') return node.type === 'link' && node.unlisted === true;
  const { href, items } = node;
  return href === undefined && items !== null && items.length > 0 && items.every(isUnlisted);
}

/** Neighbours that share a caption, or have none, in their order. */
export function captionGroups(nodes: readonly NavNode[]): { caption?: string; nodes: NavNode[] }[] {
  const groups: { caption?: string; nodes: NavNode[] }[] = [];
  for (const node of nodes) {
    const last = groups.at(-1);
    if (last && last.caption === node.caption) last.nodes.push(node);
    else groups.push({ caption: node.caption, nodes: [node] });
  }
  return groups;
}

interface LitLink {
  href: string;
  external: boolean;
  /** Lights the link on all pages below; default: its own page and those below. */
  activeBase?: string;
}

/** True if a link of the top bar leads to where the reader is. By whole segments of the path. */
export function isHere({ href, external, activeBase }: LitLink, { route, baseUrl }: Here): boolean {
  if (external) return false;
  if (activeBase !== undefined) return normalizeRoute(route).startsWith(normalizeRoute(activeBase));
  const base = routeOfPath(splitLink(href).path, { baseUrl });
  if (base === undefined) return false;
  // A link home would be lit everywhere.
  return base === '/' ? route === '/' : normalizeRoute(route).startsWith(base);
}

/**
 * Fills the cut categories of a page's branch from the whole tree, as far as it is loaded. The branch stays
 * the truth where it says something: it came with the page. Nothing is changed in place.
 */
export function mergeBranch(branch: readonly NavNode[], whole: readonly NavNode[] = []): NavNode[] {
  return branch.map((node) => {
    if (node.type !== 'category') return node;
    const counterpart = whole.find(
      (other): other is NavCategory => other.type === 'category' && other.key === node.key,
    );
    if (node.items === null) return counterpart ? { ...node, items: counterpart.items } : node;
    return { ...node, items: mergeBranch(node.items, counterpart?.items ?? []) };
  });
}

/** What the filter of the sidebar leaves, and the addresses of the pages that match, in their order. */
interface FilteredTree {
  nodes: NavNode[];
  links: string[];
}

/**
 * The part of the tree that matches the words of `query`, and the addresses of the pages that match. Each word must be
 * in a link's label or in that of a category around it; a category that is kept for its content is no match. Case
 * and accents do not matter. Unlisted links and raw HTML never match.
 */
export function filterTree(nodes: readonly NavNode[], query: string): FilteredTree {
  const words = foldText(query).split(/\s+/).filter(Boolean);
  return words.length === 0 ? { nodes: [...nodes], links: [] } : keepMatches(nodes, words);
}

function keepMatches(nodes: readonly NavNode[], words: readonly string[]): FilteredTree {
  const kept: NavNode[] = [];
  const links: string[] = [];
  for (const node of nodes) {
    if (node.type === 'html' || isUnlisted(node)) continue;
    const text = foldText(node.label);
    const missing = words.filter((word) => !text.includes(word));
    const matches = missing.length === 0;
    if (matches && node.href !== undefined) links.push(node.href);
    if (node.type === 'link') {
      if (matches) kept.push(node);
      continue;
    }
    const below = keepMatches(node.items ?? [], missing);
    links.push(...below.links);
    if (matches) kept.push(node);
    else if (below.nodes.length > 0) kept.push({ ...node, items: below.nodes });
  }
  return { nodes: kept, links };
}
