import type { Html, Nodes } from 'mdast';
import type { ComponentPage } from '../../components/component.ts';
import { type ComponentNode, type ComponentStart, isLabel, type RawPart } from './pageTree.ts';

/**
 * Puts what lies between the tags of a component below a node for it. The parser gives tags of raw HTML as siblings of
 * their content. A component that is never closed ends with its block, an end without a start is left out (both are
 * reported where the tags are read), and what has been removed from the page is left out with its content. Components
 * that expand to nodes are replaced by these.
 */
export function nestComponents(parent: { children: Nodes[] }, page: ComponentPage): void {
  const nest = new Nest(page);
  for (const child of parent.children) {
    if ('children' in child) nestComponents(child, page);
    if (child.type === 'html' && child.data?.parts?.some(isBoundary)) nest.html(child, child.data.parts);
    else nest.add(nodeOf(child));
  }
  parent.children = nest.end();
}

/** An admonition or a component of JSX: the parser has nested these already. */
function nodeOf(node: Nodes): Nodes {
  const start = node.data?.component ?? node.data?.jsx?.component;
  if (!start || !('children' in node)) return node;
  return { type: 'component', start, children: node.children, position: node.position };
}

function isBoundary({ shown }: RawPart): boolean {
  return shown.some(({ type }) => type === 'open' || type === 'close');
}

interface Frame {
  start?: ComponentStart;
  children: Nodes[];
  /** The raw HTML that its last child was read from. */
  from?: Html;
}

class Nest {
  private readonly root: Frame = { children: [] };
  private readonly open: Frame[] = [];

  constructor(private readonly page: ComponentPage) {}

  private get top(): Frame {
    return this.open.at(-1) ?? this.root;
  }

  add(node: Nodes, from?: Html): void {
    if (from && this.top.from === from) node.data = { ...node.data, joined: true };
    // An item is left to the component that collects it.
    const { start } = this.top;
    const isItem = node.type === 'component' && start && node.start.component?.itemOf === start.name;
    this.top.children.push(...(node.type !== 'component' || isItem ? [node] : expanded(node, this.page)));
    this.top.from = from;
  }

  /** Raw HTML in which components begin or end. */
  html(node: Html, parts: readonly RawPart[]): void {
    let other: RawPart[] = [];
    const addOther = () => {
      const value = other.map(({ source }) => source).join('');
      if (other.length > 0) this.add({ ...node, value, data: { parts: other } }, node);
      other = [];
    };
    for (const part of parts)
      if (isBoundary(part)) {
        addOther();
        for (const piece of part.shown) {
          if (piece.type === 'open') this.open.push({ start: piece, children: [] });
          else if (piece.type === 'close') this.close(piece.name, node);
        }
      } else other.push(part);
    addOther();
  }

  /** The end of a component, and of those in it that nothing ends. */
  private close(name: string, from?: Html): void {
    const at = this.open.findLastIndex(({ start }) => start?.name === name);
    while (at >= 0 && this.open.length > at) this.closeLast(from);
  }

  private closeLast(from?: Html): void {
    const { start, children } = this.open.pop() ?? this.root;
    if (start?.component) this.add({ type: 'component', start, children }, from);
  }

  end(): Nodes[] {
    while (this.open.length > 0) this.closeLast();
    return this.root.children;
  }
}

/** Nodes that have been read, with the components among them. */
function nested(children: Nodes[], page: ComponentPage): Nodes[] {
  const parent = { children };
  nestComponents(parent, page);
  return parent.children;
}

function expanded(node: ComponentNode, page: ComponentPage): Nodes[] {
  const { component, props } = node.start;
  if (node.start.nodes) return nested(node.start.nodes, page);
  if (!component?.expand) return [node];
  const { title, items, rest } = partsOf(node);
  const uses = items.map(({ start, children }) => ({ props: start.props, children }));
  return component.expand({ props, title, children: rest, items: uses }, page);
}

/** The content of a component: its title, the components that it collects, and all else. */
export function partsOf({ start, children }: ComponentNode): {
  title?: Nodes[];
  items: ComponentNode[];
  rest: Nodes[];
} {
  const items: ComponentNode[] = [];
  const rest: Nodes[] = [];
  let title: Nodes[] | undefined;
  for (const child of children) {
    if (child.type === 'component' && child.start.component?.itemOf === start.name) items.push(child);
    else if (isLabel(child) && 'children' in child) title = child.children;
    else rest.push(child);
  }
  return { title, items, rest };
}
