import type { Data, Link, List, Node, Nodes, Paragraph, Strong, Text } from 'mdast';

/** An element of HTML: for what a component shows, and Markdown has no node for. */
export interface ElementNode extends Node {
  type: 'element';
  name: string;
  attributes: Readonly<Record<string, string | number | undefined>>;
  children: Nodes[];
  data?: Data;
}

/** HTML that says nothing, such as an icon: neither search nor Markdown has it. */
export interface DecorationNode extends Node {
  type: 'decoration';
  html: string;
  data?: Data;
}

declare module 'mdast' {
  interface RootContentMap {
    element: ElementNode;
    decoration: DecorationNode;
  }
  interface PhrasingContentMap {
    element: ElementNode;
    decoration: DecorationNode;
  }
  interface Data {
    /** What a page shows instead of the node, where that has another form; it may share its children. */
    looks?: readonly Nodes[];
  }
}

/** An element; texts among its children become nodes. */
export function h(
  name: string,
  attributes: ElementNode['attributes'],
  ...children: readonly (Nodes | string)[]
): ElementNode {
  return { type: 'element', name, attributes, children: children.map(nodeOf) };
}

export function decoration(html: string): DecorationNode {
  return { type: 'decoration', html };
}

/** A link whose address is final. */
export function link(href: string, label: string): Link {
  return { type: 'link', url: href, children: [text(label)], data: { target: { kind: 'asset', href } } };
}

export function text(value: string): Text {
  return { type: 'text', value };
}

export function strong(words: string): Strong {
  return { type: 'strong', children: [text(words)] };
}

export function paragraph(...children: readonly (Nodes | string)[]): Paragraph {
  return { type: 'paragraph', children: listed(children) };
}

/** A list with one item for each of these blocks. */
export function list(items: readonly (readonly Nodes[])[]): List {
  const children = items.map((blocks) => ({ type: 'listItem' as const, children: listed(blocks) }));
  return { type: 'list', ordered: false, spread: false, children };
}

/** `:::name[title]`, as authors write it. */
export function directive(
  name: string,
  title: readonly Nodes[],
  children: readonly Nodes[],
): Extract<Nodes, { type: 'containerDirective' }> {
  const label = title.length > 0 ? [{ ...paragraph(...title), data: { directiveLabel: true } }] : [];
  return { type: 'containerDirective', name, children: listed([...label, ...children]) };
}

/** The types of mdast say which node may be in which; a page may hold any in any, and is shown. */
function listed(children: readonly (Nodes | string)[]): [] {
  return children.map(nodeOf) as [];
}

function nodeOf(child: Nodes | string): Nodes {
  return typeof child === 'string' ? text(child) : child;
}
