import type { NavNode } from '../../shared/types.ts';

/** What the filter of the sidebar leaves, and the addresses of the pages that match, in their order. */
export interface FilteredTree {
  nodes: readonly NavNode[];
  links: readonly string[];
}

/**
 * The part of the tree that matches the words of `query`, and the addresses of the pages that match. Each word stands
 * in a link's label or in that of a category around it; a category that is kept for what it holds is no match. Case
 * and accents do not matter. Unlisted links and raw HTML never match.
 */
export function filterTree(nodes: readonly NavNode[], query: string): FilteredTree {
  const words = fold(query).split(/\s+/).filter(Boolean);
  return words.length === 0 ? { nodes, links: [] } : keepMatches(nodes, words);
}

function keepMatches(
  nodes: readonly NavNode[],
  words: readonly string[],
): { nodes: NavNode[]; links: string[] } {
  const kept: NavNode[] = [];
  const links: string[] = [];
  for (const node of nodes) {
    if (node.type === 'html' || (node.type === 'link' && node.unlisted)) continue;
    const text = fold(node.label);
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

function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
