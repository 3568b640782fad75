import type { NavNode } from '../../shared/types.ts';

/** What the filter of the sidebar leaves, and the addresses of the pages that match, in their order. */
export interface FilteredTree {
  nodes: readonly NavNode[];
  links: readonly string[];
}

/** Comes with what loads at the reader's first act: nobody types before that. */
export type TreeFilter = (nodes: readonly NavNode[], query: string) => FilteredTree;

export const filterPages: TreeFilter = (nodes, query) => ({
  nodes: filterTree(nodes, query),
  links: matchingLinks(nodes, query),
});

/**
 * The part of the tree that matches the words of `query`: each word stands in a link's label or in that of
 * a category around it. Matching ignores case and accents. Unlisted links and raw HTML never match.
 */
export function filterTree(nodes: readonly NavNode[], query: string): NavNode[] {
  const words = wordsOf(query);
  return words.length === 0 ? [...nodes] : keepMatches(nodes, words);
}

function keepMatches(nodes: readonly NavNode[], words: readonly string[]): NavNode[] {
  const kept: NavNode[] = [];
  for (const node of nodes) {
    if (node.type === 'html' || (node.type === 'link' && node.unlisted)) continue;
    const missing = missingIn(node.label, words);
    if (node.type === 'link') {
      if (missing.length === 0) kept.push(node);
      continue;
    }
    const items = missing.length === 0 ? node.items : keepMatches(node.items ?? [], missing);
    if (missing.length === 0 || (items && items.length > 0)) kept.push({ ...node, items });
  }
  return kept;
}

/**
 * The addresses of the pages that match, in their order. A category that is kept for what it holds is not among
 * them.
 */
export function matchingLinks(nodes: readonly NavNode[], query: string): string[] {
  return linksWith(nodes, wordsOf(query));
}

function linksWith(nodes: readonly NavNode[], words: readonly string[]): string[] {
  return nodes.flatMap((node) => {
    if (node.type === 'html' || (node.type === 'link' && node.unlisted)) return [];
    const missing = missingIn(node.label, words);
    const own = missing.length === 0 && node.href !== undefined ? [node.href] : [];
    return node.type === 'link' ? own : [...own, ...linksWith(node.items ?? [], missing)];
  });
}

function wordsOf(query: string): string[] {
  return fold(query).split(/\s+/).filter(Boolean);
}

function missingIn(label: string, words: readonly string[]): string[] {
  const text = fold(label);
  return words.filter((word) => !text.includes(word));
}

function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
