import type { FlowEdge, FlowGroup, FlowNode } from './flowchart.ts';
import { textWidth, wrapText } from './textWidth.ts';

/** Size of all text of a picture, and the height of a line of it, in pixels. */
export const SIZE = 13;
export const LINE = 17;
/** Height of the strip that a group's title has for itself. */
export const GROUP_TITLE = 26;
/** Room for an icon with the gap behind it. */
export const ICON = 22;

export interface Point {
  x: number;
  y: number;
}

export interface Rect extends Point {
  width: number;
  height: number;
}

/** A node with its text in lines. */
export interface Box extends Rect {
  node: FlowNode;
  lines: string[];
}

/** Text beside a line; x and y are its left upper corner. */
export interface TextBlock extends Point {
  lines: string[];
}

/** A flowchart with a place for everything, in pixels. */
export interface Picture {
  width: number;
  height: number;
  boxes: Box[];
  /** A title without a place would be crossed by a line. */
  groups: (Rect & { group: FlowGroup; title?: Point })[];
  lines: { edge: FlowEdge; points: Point[] }[];
  texts: TextBlock[];
}

/** The box of a node whose text is at most so wide; its place is not known yet. */
export function boxOf(node: FlowNode, limit: number): Box {
  const lines = wrapText(node.label, limit, SIZE);
  const text = widthOf(lines);
  const round = node.shape === 'decision' || node.shape === 'round';
  const side = (round ? 16 : 11) + (lines.length > 1 && round ? 4 : 0);
  const width = Math.max(44, text + 2 * side + (node.role || node.shape === 'store' ? ICON : 0));
  return { node, lines, x: 0, y: 0, width, height: lines.length * LINE + 16 };
}

/** The width of the longest of some lines of text. */
export function widthOf(lines: readonly string[]): number {
  return Math.max(...lines.map((line) => textWidth(line, SIZE)));
}

/** The room that a text beside a line takes. */
export function rectOf({ x, y, lines }: TextBlock): Rect {
  return { x, y, width: widthOf(lines), height: lines.length * LINE };
}

/** The width of a group's title. */
export function titleWidth(title: string): number {
  // Bold letters are wider.
  return Math.ceil(textWidth(title, SIZE) * 1.07);
}
