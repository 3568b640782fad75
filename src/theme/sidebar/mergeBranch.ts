import type { NavCategory, NavNode } from '../../shared/types.ts';

/**
 * Fills the cut categories of a page's branch from the whole tree, once it is loaded. The branch stays
 * the truth where it says something: it came with the page. Nothing is changed in place.
 */
export function mergeBranch(
  branch: readonly NavNode[],
  whole: readonly NavNode[] | undefined,
): readonly NavNode[] {
  return whole ? fill(branch, whole) : branch;
}

function fill(branch: readonly NavNode[], whole: readonly NavNode[]): NavNode[] {
  return branch.map((node) => {
    if (node.type !== 'category') return node;
    const twin = whole.find(
      (other): other is NavCategory => other.type === 'category' && other.key === node.key,
    );
    if (node.items === null) return twin ? { ...node, items: twin.items } : node;
    return { ...node, items: fill(node.items, twin?.items ?? []) };
  });
}
