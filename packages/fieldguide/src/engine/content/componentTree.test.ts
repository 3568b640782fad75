import type { Nodes } from 'mdast';
import { describe, expect, it } from 'vitest';
import { componentPage } from '../../../../../tests/support/componentPage.ts';
import type { Component } from '../../components/component.ts';
import { h } from '../../components/nodes.ts';
import { nestComponents } from './componentTree.ts';
import { DROPPED, type RawPart } from './pageTree.ts';

const tag = (source: string): RawPart => {
  const [, end, name = ''] = /^<(\/?)(\w+)/.exec(source) ?? [];
  if (end) return { source, isTag: true, shown: [{ type: 'close', name }] };
  const component: Component = {
    name,
    place: 'block',
    itemOf: name === 'Item' ? 'List' : '',
    expand: ({ children, items }) => [
      h(name, {}, ...children, ...items.map((item) => h('item', {}, ...item.children))),
    ],
  };
  const known = name === DROPPED ? {} : { component };
  return { source, isTag: true, shown: [{ type: 'open', name, props: {}, ...known }] };
};
/** Raw HTML whose tags are components; what is no tag is text. */
const html = (value: string): Nodes => {
  const parts = value.split(/(?<=>)|(?=<)/).map((source): RawPart => {
    if (source.startsWith('<')) return tag(source);
    return { source, isTag: false, shown: [{ type: 'text', text: source, html: source }] };
  });
  return { type: 'html', value, data: { parts } };
};
const text = (value: string): Nodes => ({ type: 'text', value });
const shown = (node: Nodes): string => {
  const joined = node.data?.joined ? '+' : '';
  if (node.type === 'element') return `${joined}[${node.name} ${node.children.map(shown).join('')}]`;
  if (node.type === 'blockquote') return `"${node.children.map(shown).join('')}"`;
  return joined + ('value' in node ? node.value : '');
};
const nested = (...children: Nodes[]) => {
  const root = { children };
  nestComponents(root, { seenFrom: () => componentPage, ofData: (make) => make() });
  return root.children.map(shown).join('|');
};

describe('nestComponents', () => {
  it.each([
    ['puts what lies between two tags below a node', [html('<A>'), text('x'), html('</A>')], '[A x]'],
    ['leaves a page without components as it is', [text('a'), html('b')], 'a|b'],
    ['nests components', [html('<A>'), html('<B>'), text('x'), html('</B>'), html('</A>')], '[A [B x]]'],
    ['tells one in its like apart', [html('<A><A>'), text('x'), html('</A>'), html('</A>')], '[A [A x]]'],
    ['ends what is never closed with its block', [html('<A>'), text('x')], '[A x]'],
    [
      'ends what is open in a component with it',
      [html('<A><B>'), text('x'), html('</A>'), text('y')],
      '[A [B x]]|y',
    ],
    ['leaves an end without a start out', [text('a'), html('</A>'), text('b')], 'a|b'],
    ['leaves out what is dropped', [html('<dropped>'), text('x'), html('</dropped>'), text('y')], 'y'],
    ['keeps text beside tags, right behind them', [html('a<A>b</A>c')], 'a|+[A b]|+c'],
  ])('%s', (_, children, expected) => {
    expect(nested(...children)).toBe(expected);
  });

  it('looks into blocks, which no component leaves', () => {
    const quote: Nodes = { type: 'blockquote', children: [] };
    Object.assign(quote, { children: [html('<A>'), text('x')] });
    expect(nested(quote, text('y'))).toBe('"[A x]"|y');
  });
});

it('tells items from what is beside them', () => {
  const list = [html('<List>x<Item>a</Item>'), html('<Item>b</Item></List>')];
  expect(nested(...list)).toBe('[List x[item a][item b]]');
});
