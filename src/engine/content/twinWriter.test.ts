import { describe, expect, it } from 'vitest';
import type { Component, ComponentProps } from '../../components/component.ts';
import { assemble, DROPPED, type Piece, type RenderComponent } from './pieces.ts';
import { TwinWriter } from './twinWriter.ts';

const render: RenderComponent = ({ name }, _, { html, items, indent }) => {
  const all = [html.trim(), ...items.map((item) => `${item.props.value}=${item.html.trim()}`)];
  return `[${name}${indent ? ` in ${indent.length}` : ''}|${all.filter(Boolean).join(';')}]`;
};
const open = (name: string, props: ComponentProps = {}): Piece => {
  const itemOf = ({ TabItem: 'Tabs', Card: 'Cards' } as Record<string, string>)[name];
  const component: Component = { name, place: 'block', itemOf, html: () => '' };
  return { type: 'open', name, props, ...(name === DROPPED ? {} : { component }) };
};
const close = (name: string): Piece => ({ type: 'close', name });

type Change = [part: string, to: string | number[]];

/** Each change is of the first such part behind the one before it; a list holds the pieces that stand for a tag. */
function twin(text: string, changes: Change[], pieces: Piece[] = []): string {
  const writer = new TwinWriter(text);
  let from = 0;
  for (const [part, to] of changes) {
    const start = text.indexOf(part, from);
    if (start < 0) throw new Error(`no ${part}`);
    from = start + part.length;
    if (typeof to === 'string') writer.replace({ start, end: from }, to);
    else
      writer.tag(
        { start, end: from },
        to.flatMap((index) => pieces[index] ?? []),
      );
  }
  return `${assemble(writer.upTo(text.length), render).trim()}\n`;
}

describe('the writer of a Markdown twin', () => {
  it.each<[string, string, Change[], Piece[], string]>([
    ['nothing changes', '\n\na\n\n\n\nb\n', [], [], 'a\n\n\n\nb\n'],
    ['a text takes a place', '[a](b.md) c', [['b.md', '/b/']], [], '[a](/b/) c\n'],
    ['what is taken out takes its line along', 'a\n\nimport x\n\nb', [['import x', '']], [], 'a\n\nb\n'],
    ['but joins no paragraphs', 'a\n<!-- c -->\nb', [['<!-- c -->', '']], [], 'a\nb\n'],
    ['what is taken out of a line leaves the line', 'a <!-- c --> b', [['<!-- c --> ', '']], [], 'a b\n'],
    [
      'a text of several lines stands as far in as its first',
      '1. a\n\n   ```js x\n   y\n   ```\n',
      [['```js x', '**x**\n\n```js']],
      [],
      '1. a\n\n   **x**\n\n   ```js\n   y\n   ```\n',
    ],
    [
      'in a list that has just begun too',
      '- ```js x\n  y\n',
      [['```js x', '**x**\n\n```js']],
      [],
      '- **x**\n\n  ```js\n  y\n',
    ],
    ['and in a quote', '> ```js x\n> y\n', [['```js x', '**x**\n\n```js']], [], '> **x**\n>\n> ```js\n> y\n'],
    [
      'a component takes its body along',
      'a\n\n\n<T>\n\n\nb\n\n\n</T>\n\n\nc',
      [
        ['<T>', [0]],
        ['</T>', [1]],
      ],
      [open('T'), close('T')],
      'a\n\n[T|b]\n\nc\n',
    ],
    [
      'a tag that closes itself has two pieces',
      'a <T/> b',
      [['<T/>', [0, 1]]],
      [open('T'), close('T')],
      'a [T|] b\n',
    ],
    [
      'such a tag on a line of its own too',
      '<T/>\n\n\n\n<T/>\n\n\nb',
      [
        ['<T/>', [0, 1]],
        ['<T/>', [2, 3]],
      ],
      [open('T'), close('T'), open('T'), close('T')],
      '[T|]\n\n[T|]\n\nb\n',
    ],
    ['a component that nobody closes ends with the page', '<T>\n\na', [['<T>', [0]]], [open('T')], '[T|a]\n'],
    ['a close without an open is nothing', 'a </T> b', [['</T>', [0]]], [close('T')], 'a  b\n'],
    [
      'what is dropped is dropped with its body',
      'a <s>b</s> c',
      [
        ['<s>', [0]],
        ['</s>', [1]],
      ],
      [open(DROPPED), close(DROPPED)],
      'a  c\n',
    ],
    ['an element stays as written', 'a <br/> b', [['<br/>', [0]]], ['<br/>'], 'a <br/> b\n'],
    ['an element that changes is what it says', 'a <i style> b', [['<i style>', [0]]], ['<i>'], 'a <i> b\n'],
    [
      'a component knows how far in it stands',
      '- <T/>',
      [['<T/>', [0, 1]]],
      [open('T'), close('T')],
      '- [T in 2|]\n',
    ],
    [
      'items belong to what holds them',
      '<Tabs><TabItem>a</TabItem></Tabs>',
      [
        ['<Tabs>', [0]],
        ['<TabItem>', [1]],
        ['</TabItem>', [2]],
        ['</Tabs>', [3]],
      ],
      [open('Tabs'), open('TabItem', { value: 'v' }), close('TabItem'), close('Tabs')],
      '[Tabs|v=a]\n',
    ],
  ])('%s', (_, text, changes, pieces, expected) => {
    expect(twin(text, changes, pieces)).toBe(expected);
  });

  it('passes over what stands in a part that has been replaced', () => {
    const writer = new TwinWriter('a [b](c) d');
    writer.replace({ start: 2, end: 8 }, 'b');
    writer.replace({ start: 6, end: 7 }, 'x');
    expect(assemble(writer.upTo(10), render)).toBe('a b d');
  });
});
