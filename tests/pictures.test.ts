import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadElk } from '../packages/fieldguide/src/components/Diagram/elk.ts';
import { flowchartPictures } from '../packages/fieldguide/src/components/Diagram/flowchartPictures.ts';
import {
  LINE,
  NARROW,
  type Picture,
  type Rect,
  SIZE,
  TALLEST,
  textWidth,
  titleWidth,
  WIDE,
} from '../packages/fieldguide/src/components/Diagram/picture.ts';
import { readDiagram } from '../packages/fieldguide/src/components/Diagram/readDiagram.ts';
import { listFiles } from './support/miniSite.ts';

const docs = path.resolve(import.meta.dirname, '../site/docs');

/** All flowcharts that stand in our pages, by file and line. */
const flowcharts = listFiles(docs)
  .filter((file) => /\.mdx?$/.test(file))
  .flatMap((file) => {
    const text = readFileSync(path.join(docs, file), 'utf8');
    return [...text.matchAll(/^( *)```mermaid\n([\s\S]*?)^\1```/gm)].flatMap(({ 2: source = '', index }) => {
      const { diagram } = readDiagram(source);
      const line = text.slice(0, index).split('\n').length;
      return diagram.kind === 'flowchart' ? [{ name: `${file}:${line}`, chart: diagram.chart }] : [];
    });
  });

const place = loadElk();

function overlap(a: Rect, b: Rect, slack: number): boolean {
  const apart = (from: number, width: number, other: number, otherWidth: number) =>
    from + width <= other + slack || other + otherWidth <= from + slack;
  return !apart(a.x, a.width, b.x, b.width) && !apart(a.y, a.height, b.y, b.height);
}

/** What stands where something else stands. */
function collisions({ boxes, lines, texts, groups, width, height }: Picture): string[] {
  const words = [
    ...texts.map(({ x, y, lines }) => ({
      ...{ x, y, height: lines.length * LINE, name: lines.join(' ') },
      width: Math.max(...lines.map((line) => textWidth(line, SIZE))),
    })),
    ...groups.map(({ group, title }) => ({
      ...{ x: title?.x ?? 0, y: title?.y ?? 0, height: LINE, name: group.title },
      width: titleWidth(group.title),
    })),
  ];
  const named = [...boxes.map((box) => ({ ...box, name: box.node.label })), ...words];
  const segments = lines.flatMap(({ edge, points }) =>
    points.slice(1).map((end, index) => {
      const start = points[index] ?? end;
      const [x, y] = [Math.min(start.x, end.x), Math.min(start.y, end.y)];
      const size = { width: Math.abs(start.x - end.x) + 0.01, height: Math.abs(start.y - end.y) + 0.01 };
      return { ...size, x, y, name: `${edge.from} to ${edge.to}` };
    }),
  );
  return [
    ...named.flatMap((one, index) =>
      named
        .slice(index + 1)
        .flatMap((other) => (overlap(one, other, 1) ? [`${one.name} on ${other.name}`] : [])),
    ),
    ...segments.flatMap((line) =>
      named.flatMap((one) => (overlap(line, one, 1.5) ? [`line ${line.name} through ${one.name}`] : [])),
    ),
    ...named.flatMap(({ name, ...rect }) =>
      rect.x < 0 || rect.y < 0 || rect.x + rect.width > width + 1 || rect.y + rect.height > height + 1
        ? [`${name} outside`]
        : [],
    ),
  ];
}

describe('The flowcharts of our pages', () => {
  it('are more than a hundred', () => {
    expect(flowcharts.length).toBeGreaterThan(100);
  });

  it('fit their columns and phones, and nothing in them stands on something else', {
    timeout: 120_000,
  }, () => {
    const found = flowcharts.flatMap(({ name, chart }) => {
      const { wide, narrow } = flowchartPictures(chart, place);
      const small = narrow ?? wide;
      const fits =
        wide.width <= WIDE && wide.height <= TALLEST && small.width <= NARROW && small.height <= TALLEST;
      return [
        ...(fits ? [] : [`${name} too large`]),
        ...collisions(wide).map((what) => `${name} wide: ${what}`),
        ...(narrow ? collisions(narrow).map((what) => `${name} narrow: ${what}`) : []),
      ];
    });
    expect(found).toEqual([]);
  });
});
