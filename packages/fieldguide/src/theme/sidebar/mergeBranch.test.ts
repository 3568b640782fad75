import { expect, it } from 'vitest';
import type { NavCategory, NavNode } from '../../shared/facts.ts';
import { mergeBranch } from './navNodes.ts';

const link = (href: string): NavNode => ({ type: 'link', label: href, href });
const category = (key: string, items: NavNode[] | null): NavCategory => ({
  type: 'category',
  label: key,
  key,
  collapsible: true,
  collapsed: true,
  items,
});

const whole = [link('/'), category('a', [category('a1', [link('/a1/')])]), category('b', [link('/b/')])];

it('is the branch while the tree is not loaded', () => {
  const branch = [category('a', null)];
  expect(mergeBranch(branch, undefined)).toEqual(branch);
});

it('fills cut categories on every level', () => {
  const branch = [link('/'), category('a', [category('a1', null)]), category('b', null)];
  expect(mergeBranch(branch, whole)).toEqual(whole);
});

it('leaves a cut category that the tree does not know', () => {
  expect(mergeBranch([category('gone', null)], whole)).toEqual([category('gone', null)]);
});

it('keeps what only the page knows', () => {
  const branch = [category('a', [link('/new/'), category('a1', null)])];
  expect(mergeBranch(branch, whole)).toEqual([
    category('a', [link('/new/'), category('a1', [link('/a1/')])]),
  ]);
});

it('changes neither in place', () => {
  const branch = [category('b', null)];
  const copies = structuredClone([branch, whole]);
  mergeBranch(branch, whole);
  expect([branch, whole]).toEqual(copies);
});
