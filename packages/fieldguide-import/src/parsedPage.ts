import type { Nodes, RootContent } from 'mdast';
import type { Edit } from './types.ts';
import type { UnknownName } from './unknownNames.ts';

export interface PageOptions {
  /** Absolute path. */
  file: string;
  source: string;
  /** Where its front matter ends. */
  bodyStart: number;
  frontMatter: unknown;
  isMdx: boolean;
  math: false | { singleDollarTextMath: boolean };
  admonitions: ReadonlySet<string>;
  /** The address of a link or picture, as it is written in this file, in a form that holds anywhere. */
  absolute(url: string): string;
}

/** A part of a page that is code, and has to be rendered. */
export interface Block {
  number: number;
  start: number;
  end: number;
  line: number;
  /** The keys of the plain Markdown in it. */
  leaves: string[];
}

/** An address in a part of the page that stays as it is. */
export interface UrlPlace {
  start: number;
  end: number;
  url: string;
  line: number;
}

/** Something of a page that its copy must have. */
export interface Expected {
  kind: 'text' | 'code' | 'label' | 'target';
  value: string;
  line: number;
  /** Where it begins in the page. */
  start: number;
}

export interface ParsedPage {
  edits: Edit[];
  blocks: Block[];
  urls: UrlPlace[];
  /** Where its paragraphs are that stand in nothing else. */
  paragraphs: { start: number; end: number }[];
  /** What its copy must have. */
  expected: Expected[];
  /** Names in braces that nothing declares. */
  unknown: UnknownName[];
  /** Components that the page uses, by their names. */
  components: { name: string; line: number }[];
  /** The module that renders the blocks. */
  code?: string;
}

/** A page that comes over as it is written. */
export function unreadPage(): ParsedPage {
  return { edits: [], blocks: [], urls: [], paragraphs: [], expected: [], unknown: [], components: [] };
}

/** Parts of pages that are plain Markdown inside of components: they keep their nodes. */
export type Leaves = Map<string, RootContent>;

/** Where a node is in its page. */
export function placeOf(node: Nodes): { start: number; end: number } {
  return { start: node.position?.start.offset ?? 0, end: node.position?.end.offset ?? 0 };
}
