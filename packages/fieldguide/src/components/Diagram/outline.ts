import { backEdges, type Flowchart, type FlowEdge, type FlowGroup, type FlowNode } from './flowchart.ts';
import {
  type Box,
  boxOf,
  GROUP_TITLE,
  LINE,
  type Picture,
  type Point,
  rectOf,
  SIZE,
  textWidth,
  titleWidth,
  wrapText,
} from './picture.ts';

/** Indentation of a branch, and where in a box the line to its branches begins. */
const INDENT = 24;
const RAIL = 10;
/** From lane to lane at the right, and from row to row. */
const LANE = 13;
const GAP = 12;
const ARROW_GAP = 20;
/** A line beside its box has a text of at most this width. */
const SIDE_TEXT = 96;
/** From a group's frame to its boxes. */
const GROUP_EDGE = 9;

interface Row {
  node: FlowNode;
  depth: number;
  /** The line that leads here from the row it hangs on: straight down, or as a branch. */
  from?: { row: Row; edge: FlowEdge; isStraight: boolean };
  box: Box;
}

/**
 * Lays a chart out as a list: a box a row, branches indented, lines that join or lead back in lanes at the
 * right. It fits nearly any width, whatever leads where.
 */
export function outline(chart: Flowchart, width: number): Picture {
  const edges = chart.edges.map((edge) => betweenNodes(edge, chart));
  const { rows, groups } = groupRows(rowsOf(chart, edges), chart.groups);
  const rowOf = new Map(rows.map((row) => [row.node.id, row]));
  const joins = lanesOf(
    edges.filter((edge) => !rows.some(({ from }) => from?.edge === edge)),
    rows,
  );
  const lanes = Math.max(0, ...joins.map(({ lane }) => lane + 1));
  const limit = width - 1 - (lanes > 0 ? lanes * LANE + 8 : 0) - (groups.length > 0 ? GROUP_EDGE : 0);
  const picture: Picture = { width, height: 0, boxes: [], groups: [], lines: [], texts: [] };
  let y = 1;
  for (const [index, row] of rows.entries()) {
    const x = row.depth * INDENT + 1 + (groups.length > 0 ? GROUP_EDGE : 0);
    const own = joins.filter(({ edge }) => edge.from === row.node.id && edge.label);
    const beside = own.flatMap(({ edge }) => {
      // If there are several, each names its target.
      const to = own.length > 1 ? ` → ${rowOf.get(edge.to)?.node.label}` : '';
      return wrapText(`${edge.label}${to}`, SIDE_TEXT, SIZE);
    });
    const besideWidth = Math.max(0, ...beside.map((line) => textWidth(line, SIZE) + 12));
    const label =
      row.from?.edge.label === undefined ? [] : wrapText(row.from.edge.label, limit - x - RAIL - 12, SIZE);
    if (row.from)
      y += row.from.isStraight ? ARROW_GAP - (label.length > 0 ? 16 : 0) : GAP - (label.length > 0 ? 6 : 0);
    else if (index > 0) y += GAP + 6;
    for (const { group } of groups.filter(({ first }) => first === index)) {
      if (index > 0) y += 6;
      const title = { x: x + (row.from?.isStraight ? RAIL + 8 : 4), y: y + 5 };
      picture.groups.push({
        group,
        title,
        x: x - GROUP_EDGE,
        y,
        width: titleWidth(group.title) + 40,
        height: 0,
      });
      y += GROUP_TITLE + 2;
    }
    if (label.length > 0) {
      picture.texts.push({ x: x + (row.from?.isStraight ? RAIL + 8 : 2), y, lines: label });
      y += label.length * LINE + (row.from?.isStraight ? 12 : 2);
    }
    const text = Math.max(60, limit - x - besideWidth - extraWidth(row.node));
    row.box = { ...boxOf(row.node, text), x, y };
    picture.boxes.push(row.box);
    const { height } = row.box;
    // Below the line that leaves to the right: above it, others may enter.
    if (beside.length > 0)
      picture.texts.push({ x: x + row.box.width + 8, y: y + height / 2 + 4, lines: beside });
    y += Math.max(height, height / 2 + 4 + beside.length * LINE);
    if (row.from) picture.lines.push({ edge: row.from.edge, points: branch(row, row.from) });
    for (const { group, first } of groups.filter(({ last }) => last === index)) {
      const box = picture.groups.find((one) => one.group === group);
      const inside = [
        ...picture.boxes.slice(first),
        ...picture.texts.filter((one) => box && one.y > box.y).map(rectOf),
      ];
      if (box)
        box.width = Math.max(box.width, ...inside.map((one) => one.x + one.width + GROUP_EDGE - box.x));
      y += GROUP_EDGE;
      if (box) box.height = y - box.y;
    }
  }
  picture.height = y + 1;
  // As wide as its content.
  const ends = [...picture.boxes, ...picture.groups, ...picture.texts.map(rectOf)].map(
    (one) => one.x + one.width,
  );
  const right = Math.max(...ends);
  for (const { edge, lane } of joins) {
    const [from, to] = [rowOf.get(edge.from)?.box, rowOf.get(edge.to)?.box];
    if (from && to) picture.lines.push({ edge, points: joined([from, to], right + 13 + lane * LANE) });
  }
  picture.width = right + (lanes > 0 ? lanes * LANE + 8 : 0) + 1;
  return picture;
}

/** A link to a group leads to the first box in it. */
function betweenNodes(edge: FlowEdge, { nodes, groups }: Flowchart): FlowEdge {
  const nodeOf = (id: string): string => {
    if (nodes.some((node) => node.id === id)) return id;
    const inside = nodes.find(({ group }) => group === id)?.id;
    const deeper = groups.find(({ group }) => group === id)?.id;
    return inside ?? (deeper === undefined ? id : nodeOf(deeper));
  };
  return { ...edge, from: nodeOf(edge.from), to: nodeOf(edge.to) };
}

/** Groups whose boxes are rows below each other get a frame; the others are named in their boxes. */
function groupRows(rows: Row[], groups: readonly FlowGroup[]) {
  const framed = groups.flatMap((group) => {
    const own = rows.flatMap(({ node }, index) => (node.group === group.id ? [index] : []));
    const [first = 0, last = 0] = [Math.min(...own), Math.max(...own)];
    const isFlat = group.group === undefined && !groups.some((one) => one.group === group.id);
    return isFlat && own.length > 0 && last - first + 1 === own.length ? [{ group, first, last }] : [];
  });
  for (const row of rows) {
    const group = groups.find(({ id }) => id === row.node.group);
    if (group && !framed.some((one) => one.group === group))
      row.node = { ...row.node, label: `${row.node.label}\n(${group.title})` };
  }
  return { rows, groups: framed };
}

/** The space around the text of a box, plus one pixel. */
function extraWidth(node: FlowNode): number {
  const label = 'mmmm';
  return boxOf({ ...node, label }, 100).width - textWidth(label, SIZE) + 9;
}

function branch({ box }: Row, from: NonNullable<Row['from']>): Point[] {
  const parent = from.row.box;
  const start = { x: parent.x + RAIL, y: parent.y + parent.height };
  if (from.isStraight) return [start, { x: start.x, y: box.y }];
  const middle = box.y + box.height / 2;
  return [start, { x: start.x, y: middle }, { x: box.x, y: middle }];
}

function joined([from, to]: [Box, Box], x: number): Point[] {
  // A box that lines enter and leave has a place for each.
  const leaves = from.y + from.height / 2 + 2;
  const enters = to.y + to.height / 2 - 6;
  return [
    { x: from.x + from.width, y: leaves },
    { x, y: leaves },
    { x, y: enters },
    { x: to.x + to.width, y: enters },
  ];
}

/** Places each node after all nodes that lead to it, as a child of the last one. */
function rowsOf(chart: Flowchart, edges: readonly FlowEdge[]): Row[] {
  const back = backEdges(edges);
  const names = new Set(chart.nodes.map(({ id }) => id));
  const forward = edges.filter(
    (edge, index) => !back.has(index) && names.has(edge.from) && names.has(edge.to),
  );
  const waiting = new Map(chart.nodes.map(({ id }) => [id, forward.filter(({ to }) => to === id).length]));
  const rows: Row[] = [];
  const visit = (node: FlowNode, depth: number, from?: Row['from']) => {
    const row: Row = { node, depth, from, box: boxOf(node, 300) };
    rows.push(row);
    const next: { node: FlowNode; edge: FlowEdge }[] = [];
    for (const edge of forward.filter(({ from }) => from === node.id)) {
      const left = (waiting.get(edge.to) ?? 0) - 1;
      waiting.set(edge.to, left);
      const node = chart.nodes.find(({ id }) => id === edge.to);
      if (left === 0 && node) next.push({ node, edge });
    }
    const goesOn = ({ node }: { node: FlowNode }) => forward.some(({ from }) => from === node.id);
    const on = next.filter(goesOn);
    // If only one branch continues, it is the trunk, and the others are exits before it.
    const trunk = next.length === 1 ? next[0] : on.length === 1 ? on[0] : undefined;
    const order = trunk ? [...next.filter((one) => one !== trunk), trunk] : next;
    for (const one of order)
      visit(one.node, one === trunk ? depth : depth + 1, { row, edge: one.edge, isStraight: one === trunk });
  };
  const roots = chart.nodes.filter(({ id }) => waiting.get(id) === 0);
  for (const node of roots) visit(node, 0);
  return rows;
}

/** A lane at the right for the lines to each box; lines to one box share it. */
function lanesOf(edges: readonly FlowEdge[], rows: readonly Row[]): { edge: FlowEdge; lane: number }[] {
  const index = new Map(rows.map(({ node }, at) => [node.id, at]));
  const at = (id: string) => index.get(id) ?? 0;
  const known = edges.filter(({ from, to }) => index.has(from) && index.has(to));
  const targets = [...new Set(known.map(({ to }) => to))].map((to) => {
    const own = known.filter((edge) => edge.to === to);
    const ends = own.flatMap(({ from }) => [at(from), at(to)]);
    return { own, first: Math.min(...ends), last: Math.max(...ends) };
  });
  const taken: { first: number; last: number }[][] = [];
  return targets
    .sort((a, b) => a.last - a.first - (b.last - b.first))
    .flatMap(({ own, first, last }) => {
      let lane = taken.findIndex((spans) => spans.every((span) => span.last < first || span.first > last));
      if (lane < 0) lane = taken.push([]) - 1;
      taken[lane]?.push({ first, last });
      return own.map((edge) => ({ edge, lane }));
    });
}
