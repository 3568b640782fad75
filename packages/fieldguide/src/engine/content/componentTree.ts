import type { Data, Html, Nodes } from 'mdast';
import type { ComponentPage } from '../../components/component.ts';
import type { Place } from '../../shared/errors.ts';
import type { TocItem } from '../../shared/facts.ts';
import { type ComponentNode, type ComponentStart, isLabel, type RawPart } from './pageTree.ts';

/** A page whose components are put in their places. */
interface NestedPage {
  /** What a component sees of it, whose tag is at a place of it. */
  seenFrom(place?: Place): ComponentPage;
  /** What is made of the site's data; undefined where that is faulty. */
  ofData<T>(make: () => T): T | undefined;
}

/**
 * Puts what lies between the tags of a component below a node for it, and then what the component shows in its place:
 * the parser gives tags of raw HTML as siblings of their content. A component that is never closed ends with its block,
 * an end without a start is left out (both are reported where the tags are read), and what has been removed from the
 * page is left out with its content. What the site makes of a fence follows it, or takes its place.
 */
export function nestComponents(parent: { children: Nodes[] }, page: NestedPage): void {
  const expander = new Expander(page);
  expander.within(parent);
}

/** Puts nodes in the place of components, which it counts. */
class Expander {
  private count = 0;

  constructor(private readonly page: NestedPage) {}

  within(parent: { children: Nodes[]; data?: Data }): Nodes[] {
    const nest = new Nest(this, startOf(parent));
    for (const child of parent.children) {
      if ('children' in child) this.within(child);
      if (child.type === 'html' && child.data?.parts?.some(isBoundary)) nest.html(child, child.data.parts);
      else if (child.type === 'code' && child.data?.made)
        for (const node of [...(child.data.fence ? [child] : []), ...child.data.made]) nest.add(node);
      else nest.add(nodeOf(child));
    }
    parent.children = nest.end();
    return parent.children;
  }

  expanded(node: ComponentNode): Nodes[] {
    const { component, props, place, isFaulty, nodes } = node.start;
    if (nodes) return this.within({ children: nodes });
    const { title, items, rest } = partsOf(node);
    if (!component || isFaulty) return rest;
    this.count += 1;
    const uses = items.map(({ start, children }) => {
      return { props: start.props, children, page: this.page.seenFrom(start.place) };
    });
    const use = { index: this.count, props, title, children: rest, items: uses };
    return this.page.ofData(() => component.expand(use, this.page.seenFrom(place))) ?? [];
  }
}

/** An admonition: the parser has nested it already. */
function nodeOf(node: Nodes): Nodes {
  const start = startOf(node);
  if (!start || !('children' in node)) return node;
  return { type: 'component', start, children: node.children, position: node.position };
}

function startOf({ data }: { data?: Data }): ComponentStart | undefined {
  return data?.component;
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
  private readonly root: Frame;
  private readonly open: Frame[] = [];

  constructor(
    private readonly expander: Expander,
    start: ComponentStart | undefined,
  ) {
    this.root = { start, children: [] };
  }

  private get top(): Frame {
    return this.open.at(-1) ?? this.root;
  }

  add(node: Nodes, from?: Html): void {
    // An item is left to the component that collects it.
    const { start } = this.top;
    const isItem = node.type === 'component' && start && node.start.component?.itemOf === start.name;
    const [first, ...others] = node.type !== 'component' || isItem ? [node] : this.expander.expanded(node);
    if (!first) return;
    const isJoined = from !== undefined && this.top.from === from;
    this.top.children.push(isJoined ? { ...first, data: { ...first.data, joined: true } } : first, ...others);
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

/** The content of a component: its title, the components that it collects, and all else. */
function partsOf({ start, children }: ComponentNode): {
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

/** The headings of a tree but for the title, in the order of the page. */
export function headingsOf(node: Nodes): TocItem[] {
  if (node.type !== 'heading') return 'children' in node ? node.children.flatMap(headingsOf) : [];
  const { id = '', text = '', isTitle, isEmpty } = node.data ?? {};
  return isEmpty || isTitle || node.depth === 1 ? [] : [{ id, level: node.depth, text }];
}
