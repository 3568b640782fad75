import type { Data, Node, Nodes } from 'mdast';
import type { Component, ComponentProps, ResolvedImage } from '../../components/component.ts';
import type { Cell } from '../../components/Table/columns.ts';
import type { Place } from '../../shared/errors.ts';
import type { PendingLink, ResolveHref } from '../../shared/lightMarkdown.ts';

// The syntax tree of a page is the parser's. The first pass (`readNodes.ts`) notes on its nodes what it has found out,
// the second (`componentTree.ts`) puts the content of each component below a node for it. Three walks read that and
// change nothing: `pageHtml.ts`, `pageRecords.ts` and `pageMarkdown.ts`.

/** Start of a component. All up to its end is its body. */
export interface ComponentStart {
  type: 'open';
  name: string;
  /** Absent for a component that is removed with its content. */
  component?: Component;
  props: ComponentProps;
  place?: Place;
  /** The nodes it expands to, if its tag has no content. */
  nodes?: Nodes[];
  /** Its tag cannot be understood: only its body is shown. */
  isFaulty?: boolean;
}

/** A use of a component on a page, until what it shows is in its place. */
export interface ComponentNode extends Node {
  type: 'component';
  start: ComponentStart;
  children: Nodes[];
  data?: Data;
}

/** Name of a component that is taken out with all it holds. */
export const DROPPED = 'dropped';

/** The first use of a term of the glossary in a text. */
export interface Tip {
  start: number;
  end: number;
  href: string;
}

/** A tag of raw HTML, or the text between two. */
export interface RawPart {
  source: string;
  isTag: boolean;
  /** Its replacement; nothing if it leaves no trace. Known for sure when the whole page has been read. */
  shown: RawPiece[];
}

export type RawPiece =
  | { type: 'text'; text: string; html: string }
  | { type: 'element'; name: string; end: boolean; html: string; alt?: string }
  | ComponentStart
  | { type: 'close'; name: string };

/** A code block, or what is drawn in its place. */
export interface Fence {
  /** Gives its HTML; another thread may still be working on it until the page is put together. */
  draw: () => string;
  /** Words in a drawing: they are where they are drawn, and make no sentences. */
  labels?: readonly string[];
  /** Code to be found by search. */
  code?: string;
  title?: string;
  /** Its language in the Markdown of the page, if the opening line has more than the language. */
  language?: string;
}

declare module 'mdast' {
  interface RootContentMap {
    component: ComponentNode;
  }
  interface PhrasingContentMap {
    component: ComponentNode;
  }
  interface HeadingData {
    id?: string;
    text?: string;
    /** Badges after it: what it applies to. */
    badges?: readonly Nodes[];
    /** The title of the page. */
    isTitle?: boolean;
    /** Without a word: it is left out. */
    isEmpty?: boolean;
  }
  interface TableData {
    /** What readers read in its cells, row by row: its columns share the width by that. */
    cells?: readonly (readonly Cell[])[];
  }
  interface TableRowData {
    /** Made of the words in its first cell. */
    id?: string;
  }
  interface HtmlData {
    parts?: readonly RawPart[];
  }
  interface CodeData {
    fence?: Fence;
    /** What the site makes of a fence: below it, or where it is no code, in its place. */
    made?: readonly Nodes[];
  }
  interface InlineCodeData {
    html?: string;
  }
  interface TextData {
    tips?: readonly Tip[];
  }
  interface LinkData {
    target?: ReturnType<ResolveHref>;
  }
  interface ImageData {
    image?: ResolvedImage;
  }
  interface DefinitionData {
    href?: string;
    /** Set where its page is still to be written. */
    waits?: PendingLink;
    image?: ResolvedImage;
  }
  interface Data {
    /** An admonition. */
    component?: ComponentStart;
    /** Directly follows the node before it: both were one piece of raw HTML. */
    joined?: boolean;
    /** What a formula shows. */
    shown?: { html: string; text: string };
  }
}

/** Whether a node shows nothing by itself. */
export function isInvisible(node: Nodes): boolean {
  const { type } = node;
  if (node.type === 'heading') return Boolean(node.data?.isEmpty);
  return type === 'definition' || type === 'footnoteDefinition';
}

/** A part of the prepared text, by offset. */
interface Range {
  start: number;
  end: number;
}

export function rangeOf({ position }: Pick<Nodes, 'position'>): Range {
  const start = position?.start.offset ?? 0;
  return { start, end: position?.end.offset ?? start };
}

/** The host of an address such as `http://<host>/` is no host: the parser takes what is written with entities for a link. */
export function unlinked(url: string): string | undefined {
  if (!/^https?:\/\/\S*&(?:lt|gt);/.test(url)) return undefined;
  return url.replace(/&lt;/g, '<').replace(/&gt;/g, '>');
}

/** The node of a `:::type` that is its title. */
export function isLabel(node: Nodes): boolean {
  return node.type === 'paragraph' && Boolean(node.data?.directiveLabel);
}
