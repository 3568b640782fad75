import type {
  Code,
  Data,
  Heading,
  InlineCode,
  Link,
  List,
  Node,
  Nodes,
  Paragraph,
  Strong,
  Table,
  Text,
} from 'mdast';

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
    /** The id of a heading that a component makes. */
    id?: string;
    /** Of a table that a component makes: its rows have no ids; `noTools`: readers need no filter. */
    plainTable?: { noTools?: boolean };
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

export function inlineCode(value: string): InlineCode {
  return { type: 'inlineCode', value };
}

/** A heading with an id of its own, for components without content. */
export function heading(
  depth: Heading['depth'],
  id: string,
  ...children: readonly (Nodes | string)[]
): Heading {
  return { type: 'heading', depth, children: listed(children), data: { id } };
}

/** A code block; `meta` is what authors write behind its language. */
export function code(language: string, value: string, meta?: string): Code {
  return { type: 'code', lang: language, meta, value };
}

/** A table whose rows have no ids, and by default no filter; columns that no row fills are left out. */
export function table(
  head: readonly string[],
  rows: readonly (readonly (readonly Nodes[])[])[],
  { tools = false } = {},
): Table {
  const filled = head.flatMap((name, column) =>
    rows.some((row) => (row[column]?.length ?? 0) > 0) ? [{ name, column }] : [],
  );
  const row = (cells: readonly (readonly Nodes[])[]) => ({
    type: 'tableRow' as const,
    children: cells.map((cell) => ({ type: 'tableCell' as const, children: listed(cell) })),
  });
  const lines = rows.map((cells) => row(filled.map(({ column }) => cells[column] ?? [])));
  const first = row(filled.map(({ name }) => [text(name)]));
  return {
    type: 'table',
    align: filled.map(() => null),
    children: [first, ...lines],
    data: { plainTable: { noTools: !tools } },
  };
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
