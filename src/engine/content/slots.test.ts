import { describe, expect, it } from 'vitest';
import type { Component, ComponentBody, ComponentProps } from '../../components/component.ts';
import { assemble, DROPPED, type Slot, slotMark } from './slots.ts';

const render = ({ name }: Component, props: ComponentProps, body: ComponentBody) => {
  const items = body.items.map((item) => `(${item.props.value}:${item.html})`).join('');
  const title = body.titleHtml === undefined ? '' : `title=${body.titleHtml} `;
  return `[${name} ${title}${Object.keys(props).join()}|${body.html}${items}]`;
};

const html = (text: string): Slot => ({ type: 'html', html: text });
const open = (name: string, props: ComponentProps = {}): Slot => {
  const itemOf = ({ TabItem: 'Tabs', Card: 'Cards' } as Record<string, string>)[name];
  const component: Component = { name, place: 'block', itemOf, html: () => '' };
  return { type: 'open', name, props, ...(name === DROPPED ? {} : { component }) };
};
const close = (name: string): Slot => ({ type: 'close', name });

/** `%0 text %1` with marks in the place of `%number`. */
const put = (text: string, slots: Slot[]) =>
  assemble(
    text.replace(/%(\d+)/g, (_, index: string) => slotMark(Number(index))),
    slots,
    render,
  );

describe('slots', () => {
  it('put finished HTML into its place', () => {
    expect(put('a %0 b %1 c', [html('<b>'), html('</b>')])).toBe('a <b> b </b> c');
  });

  it('wait for HTML that is still being made until the page is put together', () => {
    let ready = '';
    const slots: Slot[] = [{ type: 'later', html: () => ready }];
    ready = '<b>';
    expect(put('a %0 c', slots)).toBe('a <b> c');
  });

  it('keep HTML that a replacement would read as a pattern', () => {
    expect(put('a %0 b', [html("$& $1 $' $`")])).toBe("a $& $1 $' $` b");
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
    const slots = [
      open('Tabs'),
      open('TabItem', { value: 'a' }),
      close('TabItem'),
      open('TabItem', { value: 'b' }),
      close('TabItem'),
      close('Tabs'),
    ];
    expect(put('%0%1A%2%3B%4%5', slots)).toBe('[Tabs |(a:A)(b:B)]');
  });

  it('close at the end what nothing closes', () => {
    expect(put('%0x%1y', [open('A'), open('B')])).toBe('[A |x[B |y]]');
  });

  it('close what stands open inside a component that ends', () => {
    expect(put('%0x%1y%2z', [open('A'), open('B'), close('A')])).toBe('[A |x[B |y]]z');
  });

  it('take out what is dropped, with all it holds', () => {
    const slots = [open(DROPPED), html('<b>'), open('A'), close('A'), close(DROPPED)];
    expect(put('a %0 b %1 c %2 d %3 e %4 f', slots)).toBe('a  f');
  });

  it('drop a close without an open, and a mark without a slot', () => {
    expect(put('a %0 b %7 c', [close('A')])).toBe('a  b  c');
  });

  it('lose the element that only carried them through the parser', () => {
    expect(assemble('<fg-slot>a</fg-slot>', [], render)).toBe('a');
  });
});
