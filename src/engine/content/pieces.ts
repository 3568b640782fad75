import type { Component, ComponentBody, ComponentFacts, ComponentProps } from '../../components/component.ts';
import type { Place } from '../../shared/errors.ts';

/** Start of a component, with what its tag says of it; `ids`: those it may give. All up to its end is its body. */
export interface ComponentStart
  extends Pick<ComponentFacts, 'ids' | 'text' | 'lines' | 'table' | 'sections'> {
  type: 'open';
  name: string;
  /** Absent for what is taken out with all it holds. */
  component?: Component;
  props: ComponentProps;
  place?: Place;
  /** In the Markdown twin: what stands in front of its further lines. */
  indent?: string;
}

/** What an article is put together of, as HTML or as Markdown, in the order of the page. */
export type Piece =
  | string
  /** Read when the page is put together: another thread may still be working on it. */
  | (() => string)
  | ComponentStart
  | { type: 'close'; name: string }
  /** Ends the part of an admonition's body that is its title. */
  | { type: 'title-end' };

export type RenderComponent = (component: Component, props: ComponentProps, body: ComponentBody) => string;

/** Name of a component that is taken out with all it holds. */
export const DROPPED = 'dropped';

interface Frame {
  start: ComponentStart;
  parts: string[];
  titleHtml?: string;
  items: ComponentBody['items'];
}

/**
 * Puts pieces together, innermost component first. A component left open is closed at the end; an end without a
 * start is dropped (both are reported where the tags are read).
 */
export function assemble(pieces: readonly Piece[], render: RenderComponent): string {
  const root: Frame = { start: { type: 'open', name: '', props: {} }, parts: [], items: [] };
  const stack: Frame[] = [root];
  const top = () => stack[stack.length - 1] ?? root;
  const close = () => {
    const { start, parts, titleHtml, items } = stack.pop() ?? root;
    const { component, props, place, ids, indent } = start;
    const body = { html: parts.join(''), titleHtml, items, ids, indent };
    if (!component) return;
    if (component.itemOf === top().start.name) top().items.push({ props, html: body.html, place });
    else top().parts.push(render(component, props, body));
  };
  for (const piece of pieces) {
    if (typeof piece === 'string') top().parts.push(piece);
    else if (typeof piece === 'function') top().parts.push(piece());
    else if (piece.type === 'open') stack.push({ start: piece, parts: [], items: [] });
    else if (piece.type === 'title-end') {
      top().titleHtml = top().parts.join('');
      top().parts.length = 0;
    } else if (stack.some(({ start }) => start.name === piece.name)) {
      while (top().start.name !== piece.name) close();
      close();
    }
  }
  while (stack.length > 1) close();
  return root.parts.join('');
}
