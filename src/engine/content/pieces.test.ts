import { describe, expect, it } from 'vitest';
import type { Component, ComponentBody, ComponentProps } from '../../components/component.ts';
import { assemble, DROPPED, type Piece } from './pieces.ts';

const render = ({ name }: Component, props: ComponentProps, body: ComponentBody) => {
  const items = body.items.map((item) => `(${item.props.value}:${item.html})`).join('');
  const title = body.titleHtml === undefined ? '' : `title=${body.titleHtml} `;
  return `[${name} ${title}${Object.keys(props).join()}|${body.html}${items}]`;
};

const open = (name: string, props: ComponentProps = {}): Piece => {
  const itemOf = ({ TabItem: 'Tabs', Card: 'Cards' } as Record<string, string>)[name];
  const component: Component = { name, place: 'block', itemOf, html: () => '' };
  return { type: 'open', name, props, ...(name === DROPPED ? {} : { component }) };
};
const close = (name: string): Piece => ({ type: 'close', name });

/** `%0 text %1` with pieces in the place of `%number`. */
const put = (text: string, pieces: Piece[]) =>
  assemble(
    text.split(/%(\d+)/).flatMap((part, index) => (index % 2 === 0 ? part : (pieces[Number(part)] ?? []))),
    render,
  );

describe('pieces', () => {
  it('put finished HTML into its place', () => {
    expect(put('a %0 b %1 c', ['<b>', '</b>'])).toBe('a <b> b </b> c');
  });

  it('wait for HTML that is still being made until the page is put together', () => {
    let ready = '';
    const pieces: Piece[] = [() => ready];
    ready = '<b>';
    expect(put('a %0 c', pieces)).toBe('a <b> c');
  });

  it('render a component with its body', () => {
    expect(put('a %0 body %1 b', [open('Note', { type: 'tip' }), close('Note')])).toBe(
      'a [Note type| body ] b',
    );
  });

  it('nest components', () => {
    expect(put('%0x%1y%2z%3', [open('A'), open('B'), close('B'), close('A')])).toBe('[A |x[B |y]z]');
  });

  it('tell the same component inside itself apart', () => {
    expect(put('%0x%1y%2z%3', [open('A'), open('A'), close('A'), close('A')])).toBe('[A |x[A |y]z]');
  });

  it('hand the title of an admonition over apart from its body', () => {
    expect(put('%0Title%1body%2', [open('Note'), { type: 'title-end' }, close('Note')])).toBe(
      '[Note title=Title |body]',
    );
  });

  it('collect tab items for the tabs around them', () => {
    const pieces = [
      open('Tabs'),
      open('TabItem', { value: 'a' }),
      close('TabItem'),
      open('TabItem', { value: 'b' }),
      close('TabItem'),
      close('Tabs'),
    ];
    expect(put('%0%1A%2%3B%4%5', pieces)).toBe('[Tabs |(a:A)(b:B)]');
  });

  it('close at the end what nothing closes', () => {
    expect(put('%0x%1y', [open('A'), open('B')])).toBe('[A |x[B |y]]');
  });

  it('close what stands open inside a component that ends', () => {
    expect(put('%0x%1y%2z', [open('A'), open('B'), close('A')])).toBe('[A |x[B |y]]z');
  });

  it('take out what is dropped, with all it holds', () => {
    const pieces = [open(DROPPED), '<b>', open('A'), close('A'), close(DROPPED)];
    expect(put('a %0 b %1 c %2 d %3 e %4 f', pieces)).toBe('a  f');
  });

  it('drop a close without an open', () => {
    expect(put('a %0 b', [close('A')])).toBe('a  b');
  });
});
