import type { Component, ComponentBody, ComponentProps } from '../../components/component.ts';
import type { Read } from './reading.ts';

/**
 * Slots: the Markdown compiler turns components, raw HTML and code into marks (`U+0001 number U+0002`) in
 * its output; `assemble` puts the finished pieces in their places. Only this file knows the marks.
 * `reads`: what the piece adds to the text of the page, where that is not nothing. `twin`: what stands for it in
 * the Markdown twin, where that is not the source.
 */
export type Slot =
  | { type: 'html'; html: string; reads?: readonly Read[]; twin?: string }
  /** A piece that another thread may still be working on; read when the page is put together. */
  | { type: 'later'; html: () => string }
  /** Start of a component; all up to its `close` is its body. */
  | {
      type: 'open';
      name: string;
      /** Absent for what is dropped. */
      component?: Component;
      props: ComponentProps;
      /** Ids of the page that are the component's own to give. */
      ids?: readonly string[];
      /** What it says in the line it stands in. */
      text?: string;
      /** What a reader sees of it, line by line and cell by cell, where its body does not say it. */
      lines?: readonly (readonly string[])[];
      /** Headings it shows, each with the lines below it. */
      sections?: readonly { id: string; level: number; text: string; lines: readonly string[] }[];
      /** In the Markdown twin: what stands in front of its further lines. */
      indent?: string;
    }
  | { type: 'close'; name: string }
  /** Ends the part of an admonition's body that is its title. */
  | { type: 'title-end' };

export type RenderComponent = (component: Component, props: ComponentProps, body: ComponentBody) => string;

/** No page needs these characters, and beside them a text in Latin letters still takes one byte for each of its own. */
const [OPEN, CLOSE] = ['\u0001', '\u0002'];
const MARK = new RegExp(`${OPEN}(\\d+)${CLOSE}`);
const MARK_CHARACTERS = new RegExp(`[${OPEN}${CLOSE}]`, 'g');

/** The mark of a slot, to stand in a text node. */
export function slotMark(index: number): string {
  return OPEN + index + CLOSE;
}

/** A text that comes from a page: nothing in it can pass for a mark. */
export function withoutMarks(text: string): string {
  return text.replace(MARK_CHARACTERS, '\uFFFD');
}

/** Element that wraps directives on their way through the compiler; taken out here. */
export const WRAPPER = 'fg-slot';

/** Name of a component that is taken out with all it holds. */
export const DROPPED = 'dropped';

interface Frame {
  name: string;
  component?: Component;
  props: ComponentProps;
  parts: string[];
  titleHtml?: string;
  items: ComponentBody['items'];
  ids?: readonly string[];
  indent?: string;
}

/**
 * Replaces each mark in `html` by its slot. A component left open is closed at the end; a close without
 * an open is dropped (both are reported where the tags are read).
 */
export function assemble(html: string, slots: readonly Slot[], render: RenderComponent): string {
  const clean = html.includes(WRAPPER)
    ? html.replaceAll(`<${WRAPPER}>`, '').replaceAll(`</${WRAPPER}>`, '')
    : html;
  const pieces = clean.split(MARK);
  const root: Frame = { name: '', props: {}, parts: [], items: [] };
  const stack: Frame[] = [root];
  const top = () => stack[stack.length - 1] ?? root;
  const close = () => {
    const frame = stack.pop();
    if (!frame) return;
    const { component, props, titleHtml, items, ids, indent } = frame;
    const body = { html: frame.parts.join(''), titleHtml, items, ids, indent };
    if (!component) return;
    if (component.itemOf === top().name) top().items.push({ props, html: body.html });
    else top().parts.push(render(component, props, body));
  };
  for (const [index, piece] of pieces.entries()) {
    if (index % 2 === 0) {
      top().parts.push(piece);
      continue;
    }
    const slot = slots[Number(piece)];
    if (slot?.type === 'html') top().parts.push(slot.html);
    else if (slot?.type === 'later') top().parts.push(slot.html());
    else if (slot?.type === 'open') {
      const { name, component, props, ids, indent } = slot;
      stack.push({ name, component, props, ids, indent, parts: [], items: [] });
    } else if (slot?.type === 'title-end') {
      top().titleHtml = top().parts.join('');
      top().parts.length = 0;
    } else if (slot?.type === 'close' && stack.some((frame) => frame.name === slot.name)) {
      while (top().name !== slot.name) close();
      close();
    }
  }
  while (stack.length > 1) close();
  return root.parts.join('');
}
