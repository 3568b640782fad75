import { type FlowEdge, type FlowGroup, type FlowNode, iconOf } from './flowchart.ts';

/** Size of a picture in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** The most that a picture may take, in pixels: in the text column and on a phone, and in height. */
export const WIDE = 672;
export const NARROW = 340;
export const TALLEST = 700;

/** Size of all text of a picture, and the height of a line of it, in pixels. */
export const SIZE = 14;
export const LINE = 18;
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
  const width = Math.max(44, text + 2 * side + (iconOf(node) ? ICON : 0));
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

/** The width of a text in bold, such as a group's title. */
export function titleWidth(title: string): number {
  // Its letters are wider.
  return Math.ceil(textWidth(title, SIZE) * 1.07);
}

/**
 * Widths of characters in thousandths of the font size: the widest of the fonts in `--font-text`, so that a text
 * fits its box in each of them, and a picture is the same wherever it is drawn.
 */
const WIDTHS: readonly (readonly [number, string])[] = [
  [260, " 'ijl|"],
  [290, '.,:;!I'],
  [345, 'ftr()[]-`"'],
  [400, '/\\{}*^°'],
  [480, 'Jczs?'],
  [530, 'kvxyL'],
  [580, 'aegbdhnopqu0123456789_#$+=<>~F'],
  [620, 'ETZSYPXBVRKk'],
  [680, 'ACUH&'],
  [750, 'DGNOQ'],
  [900, 'wmM%W@'],
];
const TABLE = new Map(WIDTHS.flatMap(([width, letters]) => [...letters].map((letter) => [letter, width])));
/** Reserve for fonts that nobody here has measured. */
const RESERVE = 1.04;

/** The width of a line of text in pixels, at a font size in pixels. */
export function textWidth(text: string, size: number): number {
  let sum = 0;
  for (const letter of text) sum += TABLE.get(letter) ?? otherWidth(letter);
  return Math.ceil((sum * size * RESERVE) / 1000);
}

function otherWidth(letter: string): number {
  if (/\p{M}|\p{Cf}/u.test(letter)) return 0;
  if (/\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|\p{So}/u.test(letter))
    return 1050;
  return /\p{Ll}/u.test(letter) ? 620 : 760;
}

/** Words up to this width, in pixels, are not parted. */
const WORD = 220;
/** Behind these a longer word may be parted. */
const PARTS = /(?<=[./:_@,&?=-])/;

/**
 * A text in lines of at most `limit` pixels, all about as long as each other. A word that is longer makes its line
 * longer; one that is much longer is parted: behind a point, slash or the like, or anywhere if it has none.
 */
export function wrapText(text: string, wanted: number, size: number): string[] {
  const widths = text
    .split(/\s+/)
    .flatMap((word) => word.split(PARTS))
    .map((part) => textWidth(part, size));
  const whole = Math.max(0, ...widths.filter((width) => width <= WORD));
  const limit = Math.max(wanted, whole);
  return text.split('\n').flatMap((line) => {
    const lines = fill(line, limit, size);
    // The narrowest width that takes no more lines than the widest.
    let best = lines;
    for (let width = limit - 8; lines.length > 1 && width >= Math.max(whole, limit / 2); width -= 8) {
      const tried = fill(line, width, size);
      if (tried.length > lines.length) break;
      best = tried;
    }
    return best;
  });
}

function fill(text: string, limit: number, size: number): string[] {
  const lines = [''];
  const last = () => lines.at(-1) ?? '';
  const fits = (line: string) => textWidth(line.trim(), size) <= limit;
  for (const word of text.trim().split(/(?<=\s)/)) {
    if (fits(last() + word)) lines[lines.length - 1] += word;
    else if (fits(word)) lines.push(word);
    else
      for (const piece of word.split(PARTS).flatMap((part) => (fits(part) ? [part] : [...part])))
        if (fits(last() + piece)) lines[lines.length - 1] += piece;
        else lines.push(piece);
  }
  return lines
    .map((line) => line.trim())
    .filter((line, index) => line !== '' || (index === 0 && lines.length === 1));
}
