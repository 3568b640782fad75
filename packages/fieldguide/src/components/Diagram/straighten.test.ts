import { expect, it } from 'vitest';
import type { FlowEdge } from './flowchart.ts';
import type { Box, Point } from './picture.ts';
import { straighten } from './straighten.ts';

const box = (id: string, x: number, y: number, shape: 'box' | 'decision' = 'box'): Box => ({
  ...{ x, y, width: 60, height: 34, lines: [id] },
  node: { id, label: id, shape },
});
const edge: FlowEdge = { from: 'A', to: 'B', line: 'solid', start: 'none', end: 'arrow' };
const path = (...pairs: [number, number][]): Point[] => pairs.map(([x, y]) => ({ x, y }));
const STEPPED = path([60, 17], [80, 17], [80, 21], [100, 21]);

const straightened = (boxes: Box[], points = STEPPED, others: Point[][] = []) => {
  const lines = [points, ...others].map((points) => ({ edge, points }));
  straighten({ boxes, lines, texts: [{ x: 82, y: 40, lines: ['label'] }] });
  return lines[0]?.points;
};

const STRAIGHT = path([60, 17], [100, 17]);
const LONG = path([60, 17], [80, 17], [80, 29], [100, 29]);

it('lets a line that steps aside before or behind a box go straight on', () => {
  expect(straightened([box('B', 100, 4)])).toEqual(STRAIGHT);
  expect(straightened([box('A', 0, 4)])).toEqual(path([60, 21], [100, 21]));
});

it.each([
  ['long steps', [box('B', 100, 4)], LONG, []],
  ['a step where the corner of a box would be met', [box('B', 100, 10)], STEPPED, []],
  ['a step where the side of a pill curves away', [box('B', 100, 6, 'decision')], STEPPED, []],
  ['a step beside which another line ends', [box('B', 100, 4)], STEPPED, [path([60, 90], [100, 12])]],
  [
    'a step beside which something stands',
    [box('B', 100, 4), { ...box('C', 84, 0), width: 8, height: 18 }],
    STEPPED,
    [],
  ],
])('keeps %s', (_, boxes, points, others) => {
  expect(straightened(boxes, points, others)).toEqual(points);
});
