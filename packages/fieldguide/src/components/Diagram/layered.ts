import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js';
import type { NodePlace } from './elk.ts';
import { backEdges, type Flowchart, type FlowGroup, type FlowNode } from './flowchart.ts';
import {
  type Box,
  boxOf,
  GROUP_TITLE,
  LINE,
  type Picture,
  type Point,
  type Rect,
  SIZE,
  type TextBlock,
  titleWidth,
  widthOf,
  wrapText,
} from './picture.ts';
import { elkNode, portsOf, sidesOf } from './ports.ts';
import { straighten } from './straighten.ts';

/** How a chart is laid out: which way it runs, and the widest a box's text and a line's text may be, in pixels. */
export interface LayeredOptions {
  down: boolean;
  text: number;
  label: number;
  gap: number;
  /** Groups that have the room for their titles below what is in them. */
  below?: ReadonlySet<string>;
}

/** From layer to layer. */
const BETWEEN = 26;

/** Lays a chart out in layers, by ELK. */
export function layered(chart: Flowchart, place: NodePlace, options: LayeredOptions): Picture {
  const boxes = new Map(chart.nodes.map((node) => [node.id, boxOf(node, options.text)]));
  const ports = portsOf(chart);
  const labels = new Map(
    chart.edges.flatMap((edge, index) =>
      edge.label === undefined ? [] : [[`e${index}`, wrapText(edge.label, options.label, SIZE)]],
    ),
  );
  const inside = (group: string | undefined): ElkNode[] => [
    ...chart.nodes
      .filter((node) => node.group === group)
      .map((node) => elkNode(node, { box: boxes.get(node.id), ports, sides: sidesOf(chart, options.down) })),
    ...chart.groups
      .filter((one) => one.group === group)
      .map((one) => ({
        id: one.id,
        layoutOptions: {
          'elk.padding': options.below?.has(one.id)
            ? `[top=14,left=14,bottom=${GROUP_TITLE + 4},right=14]`
            : `[top=${GROUP_TITLE + 4},left=14,bottom=14,right=14]`,
          'elk.nodeSize.constraints': 'MINIMUM_SIZE',
          'elk.nodeSize.minimum': `(${titleWidth(one.title) + 28},${GROUP_TITLE + 30})`,
        },
        children: inside(one.id),
      })),
  ];
  const edges: ElkExtendedEdge[] = chart.edges.map((edge, index) => {
    const id = `e${index}`;
    const lines = labels.get(id);
    return {
      id,
      sources: [ports.get(`${id} from`)?.id ?? edge.from],
      targets: [ports.get(`${id} to`)?.id ?? edge.to],
      labels: lines ? [{ text: id, ...sizeOf(lines) }] : [],
    };
  });
  const placed = place({
    id: '(all)',
    layoutOptions: optionsOf(chart, options),
    children: inside(undefined),
    edges,
  });
  return pictureOf(chart, { placed, boxes, labels, below: options.below });
}

function sizeOf(lines: readonly string[]): { width: number; height: number } {
  // A little room around it, so that it does not touch its line.
  return {
    width: widthOf(lines) + 8,
    height: lines.length * LINE + 2,
  };
}

function optionsOf(chart: Flowchart, { down, gap }: LayeredOptions): Record<string, string> {
  const back = chart.direction === 'RL' || chart.direction === 'BT';
  return {
    'elk.algorithm': 'layered',
    'elk.direction': down ? (back ? 'UP' : 'DOWN') : back ? 'LEFT' : 'RIGHT',
    'elk.hierarchyHandling': chart.groups.length > 0 ? 'INCLUDE_CHILDREN' : 'SEPARATE_CHILDREN',
    'elk.json.shapeCoords': 'ROOT',
    'elk.json.edgeCoords': 'ROOT',
    'elk.padding': '[top=2,left=2,bottom=2,right=2]',
    'elk.randomSeed': '1',
    // Fewer rounds: pages have small charts.
    'elk.layered.thoroughness': '4',
    'elk.edgeRouting': 'ORTHOGONAL',
    'elk.spacing.nodeNode': String(gap),
    'elk.spacing.edgeNode': '12',
    'elk.spacing.edgeEdge': '12',
    'elk.spacing.edgeLabel': '2',
    'elk.spacing.labelNode': '6',
    'elk.spacing.componentComponent': String(gap + 8),
    'elk.layered.spacing.nodeNodeBetweenLayers': String(BETWEEN),
    'elk.layered.spacing.edgeNodeBetweenLayers': '13',
    'elk.layered.spacing.edgeEdgeBetweenLayers': '12',
    'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
    'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
    'elk.layered.nodePlacement.favorStraightEdges': 'true',
    'elk.layered.edgeLabels.sideSelection': down ? 'ALWAYS_UP' : 'ALWAYS_DOWN',
    'elk.layered.unnecessaryBendpoints': 'false',
  };
}

/** Where the title of a group is: in its strip, beside the lines that cross it. */
function titlePlace(
  { group, isBelow, x, y, width, height }: Rect & { group: FlowGroup; isBelow: boolean },
  lines: Picture['lines'],
): Point | undefined {
  const top = isBelow ? y + height - GROUP_TITLE : y;
  const crossed = lines.flatMap(({ points }) =>
    points.slice(1).flatMap((end, at) => {
      const start = points[at] ?? end;
      const [upper, lower] = [Math.min(start.y, end.y), Math.max(start.y, end.y)];
      const enters = start.x === end.x && upper < top + GROUP_TITLE && lower > top;
      return enters && start.x > x && start.x < x + width ? [start.x] : [];
    }),
  );
  const needed = titleWidth(group.title);
  const places = [x + 12, ...crossed.map((line) => line + 10)].sort((a, b) => a - b);
  const free = places.find(
    (place) =>
      place + needed <= x + width - 6 &&
      !crossed.some((line) => line > place - 8 && line < place + needed + 8),
  );
  return free === undefined ? undefined : { x: free, y: top + (isBelow ? 2 : 7) };
}

/** What a layout takes at least along its direction, in pixels: its longest way. Spares layouts that cannot fit. */
export function leastLength({ nodes, edges }: Flowchart, { down, text, label }: LayeredOptions): number {
  const back = backEdges(edges);
  const known = new Map<string, number>();
  const along = (size: { width: number; height: number }) => (down ? size.height : size.width);
  const from = (node: FlowNode): number => {
    const found = known.get(node.id);
    if (found !== undefined) return found;
    const onward = edges.flatMap((edge, index) => {
      const next =
        back.has(index) || edge.from !== node.id ? undefined : nodes.find(({ id }) => id === edge.to);
      const words = edge.label === undefined ? 0 : along(sizeOf(wrapText(edge.label, label, SIZE)));
      return next ? [BETWEEN + words + from(next)] : [];
    });
    const length = along(boxOf(node, text)) + Math.max(0, ...onward);
    known.set(node.id, length);
    return length;
  };
  return Math.max(0, ...nodes.map(from));
}

interface Placed {
  placed: ElkNode;
  boxes: ReadonlyMap<string, Box>;
  labels: ReadonlyMap<string, string[]>;
  below?: ReadonlySet<string>;
}

function pictureOf(chart: Flowchart, { placed, boxes, labels, below }: Placed): Picture {
  const all = new Map<string, ElkNode>();
  const note = (node: ElkNode) => {
    all.set(node.id, node);
    for (const child of node.children ?? []) note(child);
  };
  note(placed);
  const rect = (id: string) => {
    const { x = 0, y = 0, width = 0, height = 0 } = all.get(id) ?? {};
    return { x, y, width, height };
  };
  const texts: TextBlock[] = [];
  const lines = chart.edges.map((edge, index) => {
    const found = placed.edges?.find(({ id }) => id === `e${index}`);
    const [label] = found?.labels ?? [];
    const lines = labels.get(`e${index}`);
    if (label && lines) texts.push({ x: (label.x ?? 0) + 4, y: (label.y ?? 0) + 1, lines });
    const points: Point[] = (found?.sections ?? []).flatMap(({ startPoint, bendPoints = [], endPoint }) => [
      startPoint,
      ...bendPoints,
      endPoint,
    ]);
    return { edge, points };
  });
  const drawn = chart.nodes.map((node) => ({
    ...(boxes.get(node.id) ?? boxOf(node, 200)),
    ...rect(node.id),
  }));
  straighten({ boxes: drawn, lines, texts });
  const groups = chart.groups.map((group) => ({
    group,
    isBelow: below?.has(group.id) ?? false,
    ...rect(group.id),
  }));
  return {
    width: placed.width ?? 0,
    height: placed.height ?? 0,
    boxes: drawn,
    groups: groups.map((group) => ({ ...group, title: titlePlace(group, lines) })),
    lines,
    texts,
  };
}
