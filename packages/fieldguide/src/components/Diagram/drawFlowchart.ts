import { escapeHtml } from '../../shared/text.ts';
import { type FlowEdge, type Head, iconOf, type Role } from './flowchart.ts';
import { type Box, ICON, LINE, type Picture, type Point, type Rect, SIZE } from './picture.ts';

/** Icons of 16 pixels that show the kind of a box, also where there are no colors. */
export const ICONS: Record<Role | 'store', string> = {
  part: 'M5.5 3.3a2.5 1.6 0 1 0 5 0a2.5 1.6 0 1 0-5 0zM3.5 7.7a4.5 1.8 0 1 0 9 0a4.5 1.8 0 1 0-9 0zM1.5 12.6a6.5 2 0 1 0 13 0a6.5 2 0 1 0-13 0z',
  target: 'M2 2.5h12v4.5H2zM2 9h12v4.5H2zM5 4.7h.1M5 11.2h.1',
  person: 'M8 8a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM2 14.5c0-3 2.5-4.5 6-4.5s6 1.5 6 4.5z',
  outside: 'M4.5 13a3.3 3.3 0 0 1-.3-6.5A4.3 4.3 0 0 1 12.5 7a3 3 0 0 1-.2 6z',
  record: 'M3 1.5h7l3 3v10H3zM10 1.5v3h3M5.5 8h5M5.5 11h5',
  step: 'M8 1.8a6.2 6.2 0 1 0 0 12.4a6.2 6.2 0 1 0 0-12.4zM6.6 5.2l4.4 2.8-4.4 2.8z',
  store: 'M2 4c0-1.3 2.7-2 6-2s6 .7 6 2v8c0 1.3-2.7 2-6 2s-6-.7-6-2zM2 4c0 1.3 2.7 2 6 2s6-.7 6-2',
};

/** The inner markup of the SVG of a flowchart: integers, no ids, no styles. */
export function flowchartSvg(picture: Picture): string {
  return [
    ...picture.groups.map(
      ({ group, title = { x: 0, y: 0 }, ...rect }) =>
        `<rect class="dg-group"${rectAttributes(rect)}/>${textSvg([group.title], { ...title, name: 'dg-title' })}`,
    ),
    ...linePaths(picture),
    ...picture.texts.map(({ lines, x, y }) => textSvg(lines, { x, y, name: 'dg-label' })),
    ...picture.boxes.map(boxSvg),
  ].join('');
}

/** A box with its icon and text. */
export function boxSvg(box: Box): string {
  const { node, lines, x, y, width, height } = box;
  const kind = iconOf(node);
  const icon = kind && ICONS[kind];
  const round = node.shape === 'decision' || node.shape === 'round';
  const side = round ? 14 : 9;
  const mark = icon
    ? `<path transform="translate(${int(x + side)} ${int(y + height / 2 - 8)})" d="${icon}"/>`
    : '';
  const middle = icon ? x + (width + ICON + side - 11) / 2 : x + width / 2;
  const name = ['dg-box', node.role ?? '', node.shape === 'decision' ? 'asks' : ''].filter(Boolean).join(' ');
  const corner = round ? Math.min(height / 2, 20) : 5;
  return `<g class="${name}"><rect${rectAttributes(box)} rx="${int(corner)}"/>${mark}${textSvg(lines, { x: middle, y: y + (height - lines.length * LINE) / 2 })}</g>`;
}

interface TextPlace extends Point {
  name?: string;
}

/** Lines of text below each other, from their upper edge on. */
export function textSvg(lines: readonly string[], { x, y, name }: TextPlace): string {
  const base = y + (LINE + SIZE) / 2 - 2;
  const rest = lines.slice(1).map((line) => `<tspan x="${int(x)}" dy="${LINE}">${escapeHtml(line)}</tspan>`);
  return `<text${name ? ` class="${name}"` : ''} x="${int(x)}" y="${int(base)}">${escapeHtml(lines[0] ?? '')}${rest.join('')}</text>`;
}

/** Place and size of an SVG rectangle. */
export function rectAttributes({ x, y, width, height }: Rect): string {
  // Half a pixel in: a line of one pixel is sharp.
  return ` x="${int(x)}.5" y="${int(y)}.5" width="${int(width)}" height="${int(height)}"`;
}

function int(value: number): number {
  return Math.round(value);
}

/** Lines of one kind are one path, all heads another. */
function linePaths({ lines }: Picture): string[] {
  const paths = new Map<string, string>();
  const add = (name: string, path: string) => paths.set(name, (paths.get(name) ?? '') + path);
  for (const { edge, points } of lines) {
    if (points.length < 2) continue;
    add(LINES[edge.line], roundedPath(points));
    for (const [head, from, tip] of [
      [edge.start, points[1], points[0]],
      [edge.end, points.at(-2), points.at(-1)],
    ] as const)
      if (from && tip && head !== 'none')
        add(head === 'cross' ? 'dg-line' : 'dg-head', headPath(head, from, tip));
  }
  return [...paths].map(([name, path]) => `<path class="${name}" d="${path}"/>`);
}

const LINES: Record<FlowEdge['line'], string> = {
  solid: 'dg-line',
  dotted: 'dg-line dotted',
  thick: 'dg-line thick',
};

/** A path along the points with its corners rounded. */
function roundedPath(points: readonly Point[]): string {
  const [start, ...rest] = points.map(({ x, y }) => ({ x: int(x), y: int(y) }));
  let path = start ? `M${start.x} ${start.y}` : '';
  let from = start;
  for (const [index, corner] of rest.entries()) {
    const to = rest[index + 1];
    if (!from || !to) path += `L${corner.x} ${corner.y}`;
    else {
      const radius = Math.min(6, distance(from, corner) / 2, distance(corner, to) / 2);
      const before = toward(corner, from, radius);
      const after = toward(corner, to, radius);
      path += `L${before.x} ${before.y}Q${corner.x} ${corner.y} ${after.x} ${after.y}`;
    }
    from = corner;
  }
  return path;
}

function distance(a: Point, b: Point): number {
  return Math.abs(a.x - b.x) + Math.abs(a.y - b.y);
}

function toward(from: Point, to: Point, by: number): Point {
  return { x: int(from.x + Math.sign(to.x - from.x) * by), y: int(from.y + Math.sign(to.y - from.y) * by) };
}

/** The mark at the end of a line that comes from a point. */
export function headPath(head: Head, from: Point, tip: Point): string {
  const [x, y] = [int(tip.x), int(tip.y)];
  const dx = Math.sign(x - int(from.x));
  const dy = Math.sign(y - int(from.y));
  if (head === 'circle') return `M${x - dx * 4 - 4} ${y - dy * 4}a4 4 0 1 0 8 0a4 4 0 1 0-8 0z`;
  if (head === 'cross') return `M${x - dx * 4 - 4} ${y - dy * 4 - 4}l8 8m0-8l-8 8`;
  return dx === 0 ? `M${x} ${y}l-4${signed(-8 * dy)}h8z` : `M${x} ${y}l${-8 * dx}-4v8z`;
}

function signed(value: number): string {
  return value < 0 ? String(value) : ` ${value}`;
}
