import { escapeHtml } from 'fieldguide';
import { textWidth } from 'fieldguide/components';

/**
 * Parts of SVG that a strict policy allows in a page: attributes alone, text is text, and colours are
 * the theme's tokens, so that a drawing follows light, dark and print.
 */
export type ThemeToken =
  | 'surface'
  | 'surface-sunk'
  | 'surface-raised'
  | 'line'
  | 'line-strong'
  | 'ink'
  | 'ink-quiet'
  | 'accent'
  | 'accent-soft'
  | 'on-accent'
  | 'mark';

/** Of letters, in pixels: as large as those of diagrams. */
export const LETTER_SIZE = 14;

export interface TextBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface RectOptions {
  fill?: ThemeToken;
  stroke?: ThemeToken;
  /** In pixels; 1 if not given. */
  strokeWidth?: number;
  dashed?: boolean;
}

interface TextOptions {
  size?: number;
  fill?: ThemeToken;
  bold?: boolean;
  anchor?: 'start' | 'middle' | 'end';
  /** Room in pixels; what does not fit is cut, and the whole text is kept as a title. */
  room?: number;
}

export function rect(
  { x, y, width, height }: TextBox,
  { fill, stroke, strokeWidth, dashed }: RectOptions = {},
): string {
  const thick = strokeWidth === undefined ? '' : ` stroke-width="${strokeWidth}"`;
  const line = stroke ? ` stroke="${color(stroke)}"${thick}${dashed ? ' stroke-dasharray="4 3"' : ''}` : '';
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${color(fill)}"${line}/>`;
}

export function line(
  from: readonly [number, number],
  to: readonly [number, number],
  stroke: ThemeToken,
): string {
  return `<line x1="${from[0]}" y1="${from[1]}" x2="${to[0]}" y2="${to[1]}" stroke="${color(stroke)}"/>`;
}

export function circle(
  [x, y]: readonly [number, number],
  radius: number,
  { fill, stroke }: RectOptions,
): string {
  const edge = stroke ? ` stroke="${color(stroke)}"` : '';
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${color(fill)}"${edge}/>`;
}

export function path(d: string, stroke: ThemeToken): string {
  return `<path d="${d}" fill="none" stroke="${color(stroke)}" stroke-width="1.5"/>`;
}

/** One line of text; `y` is its middle. */
export function svgText(words: string, [x, y]: readonly [number, number], options: TextOptions = {}): string {
  const {
    size = LETTER_SIZE,
    fill = 'ink',
    bold,
    anchor = 'start',
    room = Number.POSITIVE_INFINITY,
  } = options;
  const shown = fitText(words, room, size);
  const weight = bold ? ' font-weight="600"' : '';
  const at = anchor === 'start' ? '' : ` text-anchor="${anchor}"`;
  const whole = shown === words ? '' : `<title>${escapeHtml(words)}</title>`;
  return `<text x="${x}" y="${y}" dy="0.35em" font-size="${size}" fill="${color(fill)}"${weight}${at}>${whole}${escapeHtml(shown)}</text>`;
}

/** The text, or what fits of it with an ellipsis. */
export function fitText(words: string, room: number, size: number): string {
  if (textWidth(words, size) <= room) return words;
  const characters = [...words];
  while (characters.length > 1 && textWidth(`${characters.join('')}…`, size) > room) characters.pop();
  return `${characters.join('').trimEnd()}…`;
}

interface SvgFrame {
  width: number;
  height: number;
  description: string;
  /** Its class; of two layouts `dg-wide` or `dg-narrow`. */
  name?: string;
}

/** A whole drawing, described for screen readers; its title is the name of the figure around it, and said there. */
export function svg({ width, height, description, name }: SvgFrame, content: string): string {
  const layout = name === undefined ? '' : ` class="${name}"`;
  return `<svg${layout} role="img" aria-label="${escapeHtml(description)}" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>`;
}

function color(token: ThemeToken | undefined): string {
  return token === undefined ? 'none' : `var(--${token})`;
}
