import { describe, expect, it } from 'vitest';
import type { NavCategory, NavNode } from '../../shared/facts.ts';
import { arriveAt, autoCollapse, type Choices, isOpen, needsTree, toggled } from './openState.ts';

const link = (href: string): NavNode => ({ type: 'link', label: href, href });
const category = (key: string, items: NavNode[] | null, extra: Partial<NavCategory> = {}): NavCategory => ({
  type: 'category',
  label: key,
  key,
  href: `/${key}/`,
  collapsible: true,
  collapsed: true,
  items,
  ...extra,
});

const a1 = category('a1', [link('/a1/x/')]);
const a = category('a', [a1, category('a2', [link('/a2/x/')]), link('/a/y/')]);
const b = category('b', [link('/b/x/')]);
const c = category('c', null);
const tree: readonly NavNode[] = [a, b, c];
const at = (route: string) => ({ route, baseUrl: '/' });
const home = at('/');
const shown = (choices: Choices, route = '/') => ({ nodes: tree, choices, here: at(route) });

/** Keys of all categories that are open, top down, without those hidden in a closed one. */
function openKeys(nodes: readonly NavNode[], choices: Choices, here: ReturnType<typeof at>): string[] {
  return nodes
    .filter((node) => node.type === 'category')
    .filter((node) => isOpen(node, choices, here))
    .flatMap((node) => [node.key, ...openKeys(node.items ?? [], choices, here)]);
}

describe('isOpen and openKeys', () => {
  it('opens the categories around the page', () => {
    expect(openKeys(tree, {}, at('/a1/x/'))).toEqual(['a', 'a1']);
  });

  it('opens a category on its own page', () => {
    expect(openKeys(tree, {}, at('/b/'))).toEqual(['b']);
  });

  it('lets a choice win over the page', () => {
    expect(openKeys(tree, { a: false, b: true }, at('/a1/x/'))).toEqual(['b']);
  });

  it('starts open what is configured so, and keeps open what cannot collapse', () => {
    expect(isOpen(category('d', [], { collapsed: false }), {}, home)).toBe(true);
    expect(isOpen(category('d', [], { collapsible: false }), { d: false }, home)).toBe(true);
  });
});

describe('toggled', () => {
  it('closes the siblings of what it opens', () => {
    const choices = toggled(shown(toggled(shown({}), a)), b);
    expect(openKeys(tree, choices, home)).toEqual(['b']);
  });

  it('leaves categories on other levels alone', () => {
    const choices = toggled(shown(toggled(shown({}), a)), a1);
    expect(openKeys(tree, choices, home)).toEqual(['a', 'a1']);
  });

  it('closes an active category, and opens it again', () => {
    const closed = toggled(shown({}, '/b/x/'), b);
    expect(openKeys(tree, closed, at('/b/x/'))).toEqual([]);
    expect(openKeys(tree, toggled(shown(closed, '/b/x/'), b), at('/b/x/'))).toEqual(['b']);
  });

  it('never closes a sibling that cannot collapse', () => {
    const fixed = category('d', [], { collapsible: false });
    const choices = autoCollapse({ ...shown({}), nodes: [fixed, b] }, 'b');
    expect(openKeys([fixed, b], choices, home)).toEqual(['d', 'b']);
  });

  it('changes neither tree nor choices in place', () => {
    const before = structuredClone(tree);
    const choices = Object.freeze({ a: true });
    toggled(shown(choices), b);
    expect(tree).toEqual(before);
    expect(choices).toEqual({ a: true });
  });
});

describe('arriveAt', () => {
  it('closes what the reader had open beside the new page', () => {
    const choices = arriveAt(shown({ a: true }), at('/b/x/'));
    expect(openKeys(tree, choices, at('/b/x/'))).toEqual(['b']);
  });

  it('opens a category the reader had closed', () => {
    const choices = arriveAt(shown({ b: false }), at('/b/x/'));
    expect(openKeys(tree, choices, at('/b/x/'))).toEqual(['b']);
  });

  it('returns the same choices when going from page to page in one category', () => {
    const choices = { a: true };
    expect(arriveAt(shown(choices, '/a/y/'), at('/a/'))).toBe(choices);
  });
});

describe('needsTree', () => {
  it.each([
    ['a cut category is closed', {}, '/', false],
    ['a cut category is open', { c: true }, '/', true],
    ['a cut category is active', {}, '/c/', true],
  ])('%s', (_, choices, route, expected) => {
    expect(needsTree(tree, choices, at(route))).toBe(expected);
  });
});
