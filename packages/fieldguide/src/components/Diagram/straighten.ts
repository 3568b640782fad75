import { type Box, type Picture, type Point, rectOf } from './picture.ts';

/** The longest step aside that is taken away, and the room that lines keep from each other and from corners, in pixels. */
const STEP = 10;
const APART = 8;

/**
 * Takes small steps aside out of lines, right before they meet a box: the line goes straight on and meets the box a
 * little beside its old place, where nothing else is or ends.
 */
export function straighten({ boxes, lines, texts }: Pick<Picture, 'boxes' | 'lines' | 'texts'>): void {
  const ends = () => lines.flatMap(({ points }) => [points[0], points.at(-1)]);
  const standing = [...boxes, ...texts.map(rectOf)];
  const isFree = (from: Point, to: Point) =>
    !standing.some(
      ({ x, y, width, height }) =>
        Math.max(from.x, to.x) > x - 2 &&
        Math.min(from.x, to.x) < x + width + 2 &&
        Math.max(from.y, to.y) > y - 2 &&
        Math.min(from.y, to.y) < y + height + 2,
    );
  const straight = (points: readonly Point[], box: Box | undefined): Point[] | undefined => {
    const [before, far, bend, tip] = points.slice(-4);
    if (!box || !before || !far || !bend || !tip) return undefined;
    const across = bend.x === tip.x ? 'x' : 'y';
    const along = across === 'x' ? 'y' : 'x';
    const step = Math.abs(far[across] - tip[across]);
    if (far[along] !== bend[along] || step > STEP) return undefined;
    const end: Point = across === 'x' ? { x: far.x, y: tip.y } : { x: tip.x, y: far.y };
    const [low, size] = across === 'x' ? [box.x, box.width] : [box.y, box.height];
    // The sides of these curve away: only their middle can be met.
    const round = box.node.shape === 'decision' || box.node.shape === 'round';
    const margin = round && across === 'y' ? size / 2 - 5 : APART;
    if (end[across] < low + margin || end[across] > low + size - margin) return undefined;
    const [first, last] = [end[across], tip[across]].sort((a, b) => a - b);
    const others = ends().filter((other) => other && other !== tip && other[along] === tip[along]);
    const crowded = others.some(
      (other) => other && other[across] > (first ?? 0) - APART && other[across] < (last ?? 0) + APART,
    );
    // The tip itself touches its box.
    const near = { ...end, [along]: end[along] - Math.sign(end[along] - far[along]) * 3 };
    return crowded || !isFree(far, near) ? undefined : [...points.slice(0, -3), end];
  };
  const boxAt = (id: string) => boxes.find(({ node }) => node.id === id);
  for (const line of lines) {
    line.points = straight(line.points, boxAt(line.edge.to)) ?? line.points;
    line.points = straight([...line.points].reverse(), boxAt(line.edge.from))?.reverse() ?? line.points;
  }
}
