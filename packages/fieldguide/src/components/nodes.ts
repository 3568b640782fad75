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
import type { ReactElement } from 'react';
import { type LightPart, parseLight, type ResolveHref } from '../shared/lightMarkdown.ts';
import type { Gaps, Translate } from '../shared/texts/translate.ts';

/** An element of HTML: for what a component shows, and Markdown has no node for. */
export interface ElementNode extends Node {
  type: 'element';
  name: string;
  attributes: Readonly<Record<string, string | number | undefined>>;
  children: Nodes[];
  data?: Data;
}

/** HTML that says nothing, such as an icon: neither search nor Markdown has it. */
interface DecorationNode extends Node {
  type: 'decoration';
  html: string;
  data?: Data;
}

/** A picture as HTML, perhaps drawn by another thread until the page is put together. Search finds it by its labels. */
export interface DrawingNode extends Node {
  type: 'drawing';
  draw: () => string;
  labels: readonly string[];
  data?: Data;
}

/** A part of the page that scripts take over where it is. It says nothing: what it shows is said by the node it is the look of. */
export interface IslandNode extends Node {
  type: 'island';
  name: string;
  /** Where the code of an island of the site's own lies. */
  href?: string;
  /** What its script needs to take over; travels in the page. */
  props: unknown;
  /** What it holds, each part as HTML of its own. */
  panels: readonly (readonly Nodes[])[];
  element: (panels: readonly string[]) => ReactElement;
  data?: Data;
}

declare module 'mdast' {
  interface RootContentMap {
    element: ElementNode;
    decoration: DecorationNode;
    drawing: DrawingNode;
    island: IslandNode;
  }
  interface PhrasingContentMap {
    element: ElementNode;
    decoration: DecorationNode;
    drawing: DrawingNode;
    island: IslandNode;
  }
  interface Data {
    /** The id of a heading that a component makes, and what readers would call its section: search never shows it. */
    id?: string;
    questions?: readonly string[];
    /** Of a table that a component makes: its rows have no ids; `noTools`: readers need no filter. */
    plainTable?: { noTools?: boolean };
    /** What a page shows instead of the node, where that has another form; it may share its children. */
    looks?: readonly Nodes[];
    /** A way to other places, which search does not read. */
    isAside?: boolean;
    /** A term: it begins a record of its own in search. */
    isTerm?: boolean;
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

/** An island without parts of the page in it. */
export function islandNode(parts: Omit<IslandNode, 'type' | 'panels' | 'data'>): IslandNode {
  return { type: 'island', panels: [], ...parts };
}

/** A link whose address is final. */
export function link(href: string, label: string): Link {
  return { type: 'link', url: href, children: [text(label)], data: { target: { kind: 'asset', href } } };
}

export function text(value: string): Text {
  return { type: 'text', value };
}

export function strong(...words: readonly (string | Nodes)[]): Strong {
  return { type: 'strong', children: listed(words) };
}

export function inlineCode(value: string): InlineCode {
  return { type: 'inlineCode', value };
}

export function paragraph(...children: readonly (Nodes | string)[]): Paragraph {
  return { type: 'paragraph', children: listed(children) };
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

/** A table that is shown in another form (`looks`); `ids`: those of its rows, the head not among them. */
export function plainTable(
  rows: readonly (readonly (readonly Nodes[])[])[],
  ids: readonly (string | undefined)[] = [],
): Table {
  const children = rows.map((cells, index) => ({
    type: 'tableRow' as const,
    data: { id: index === 0 ? undefined : ids[index - 1] },
    children: cells.map((cell) => ({ type: 'tableCell' as const, children: listed(cell) })),
  }));
  return { type: 'table', align: rows[0]?.map(() => null), children };
}

/** Light Markdown as nodes. */
export function lightNodes(source: string, resolve: ResolveHref): Nodes[] {
  return partNodes(parseLight(source), resolve);
}

function partNodes(parts: readonly LightPart[], resolve: ResolveHref): Nodes[] {
  return parts.map((part) => {
    if (part.type === 'code') return inlineCode(part.text);
    if (part.type === 'text') return text(part.text);
    const inner = partNodes(part.parts, resolve);
    return part.type === 'link' ? linkTo(part.url, inner, resolve(part.url)) : strong(...inner);
  });
}

/** A link that leads to `target`, or waits for it. */
export function linkTo(url: string, label: readonly Nodes[], target: ReturnType<ResolveHref>): Link {
  return { type: 'link', url, children: listed(label), data: { target } };
}

/** A text of the interface with nodes in its gaps. */
export function textNodes<Text extends string>(
  t: Translate,
  words: Text,
  gaps: Readonly<Record<Gaps<Text>, readonly Nodes[]>>,
): Nodes[] {
  const nodes: Readonly<Record<string, readonly Nodes[]>> = gaps;
  return t<string>(words)
    .split(/\{(\w+)\}/)
    .flatMap((part, index) => {
      if (index % 2 === 1) return nodes[part] ?? [];
      return part === '' ? [] : [text(part)];
    });
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
export function listed(children: readonly (Nodes | string)[]): [] {
  return children.map(nodeOf) as [];
}

function nodeOf(child: Nodes | string): Nodes {
  return typeof child === 'string' ? text(child) : child;
}
