import type { NavCategory, NavNode } from '../../shared/facts.ts';
import { type Here, isActive } from './navNodes.ts';

/** What the reader opened (true) or closed (false), by category key. All others follow the page. */
export type Choices = Readonly<Record<string, boolean>>;

/** A category is open by choice; without one, where it is active or starts open. */
export function isOpen(category: NavCategory, choices: Choices, here: Here): boolean {
  if (!category.collapsible) return true;
  return choices[category.key] ?? (!category.collapsed || isActive(category, here));
}

/** True where an open category waits for the whole tree. */
export function needsTree(nodes: readonly NavNode[], choices: Choices, here: Here): boolean {
  return nodes
    .filter(isCategory)
    .some(
      (category) =>
        isOpen(category, choices, here) &&
        (category.items === null || needsTree(category.items, choices, here)),
    );
}

/** A tree with what the reader chose, on a page. */
interface Shown {
  nodes: readonly NavNode[];
  choices: Choices;
  here: Here;
}

/** Opens one category and closes its open siblings (specification 2.4: categories auto-collapse). */
export function autoCollapse({ nodes, choices, here }: Shown, key: string): Choices {
  const siblings = siblingsOf(nodes, key);
  const closed = siblings
    .filter((category) => category.key !== key && category.collapsible && isOpen(category, choices, here))
    .map((category) => [category.key, false]);
  return { ...choices, ...Object.fromEntries(closed), [key]: true };
}

/** The choices after the reader pressed the toggle of a category. */
export function toggled(shown: Shown, category: NavCategory): Choices {
  return isOpen(category, shown.choices, shown.here)
    ? { ...shown.choices, [category.key]: false }
    : autoCollapse(shown, category.key);
}

/**
 * The choices after going from the page on display to another: the categories around the new page open, and their
 * siblings close, as if the reader had pressed each. Returns the same object where nothing changes.
 */
export function arriveAt(shown: Shown, to: Here): Choices {
  let { choices } = shown;
  for (const category of activeCategories(shown.nodes, to)) {
    if (!isOpen(category, choices, shown.here)) choices = autoCollapse({ ...shown, choices }, category.key);
  }
  return choices;
}

function activeCategories(nodes: readonly NavNode[], here: Here): NavCategory[] {
  const category = nodes.filter(isCategory).find((node) => isActive(node, here));
  return category ? [category, ...activeCategories(category.items ?? [], here)] : [];
}

function siblingsOf(nodes: readonly NavNode[], key: string): NavCategory[] {
  const categories = nodes.filter(isCategory);
  if (categories.some((category) => category.key === key)) return categories;
  for (const category of categories) {
    const found = siblingsOf(category.items ?? [], key);
    if (found.length > 0) return found;
  }
  return [];
}

function isCategory(node: NavNode): node is NavCategory {
  return node.type === 'category';
}
