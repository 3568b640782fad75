import type { NavNode } from '../../shared/types.ts';

/**
 * The part of the tree that matches the words of `query`: each word stands in a link's label or in that of
 * a category around it. Matching ignores case and accents. Unlisted links and raw HTML never match.
 */
export function filterTree(nodes: readonly NavNode[], query: string): NavNode[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  return words.length === 0 ? [...nodes] : keepMatches(nodes, words);
}

function keepMatches(nodes: readonly NavNode[], words: readonly string[]): NavNode[] {
  const kept: NavNode[] = [];
  for (const node of nodes) {
    if (node.type === 'html' || (node.type === 'link' && node.unlisted)) continue;
    const label = fold(node.label);
    const missing = words.filter((word) => !label.includes(word));
    if (node.type === 'link') {
      if (missing.length === 0) kept.push(node);
      continue;
    }
    const items = missing.length === 0 ? node.items : keepMatches(node.items ?? [], missing);
    if (missing.length === 0 || (items && items.length > 0)) kept.push({ ...node, items });
  }
  return kept;
}

/** How many links a tree offers, categories with a page included. */
export function countLinks(nodes: readonly NavNode[]): number {
  return nodes.reduce((count, node) => {
    if (node.type === 'html') return count;
    if (node.type === 'link') return count + 1;
    return count + (node.href === undefined ? 0 : 1) + countLinks(node.items ?? []);
  }, 0);
}

function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
