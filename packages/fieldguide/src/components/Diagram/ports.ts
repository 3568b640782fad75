import type { ElkNode, ElkPort } from 'elkjs/lib/elk-api.js';
import { backEdges, type Flowchart, type FlowEdge, type FlowNode } from './flowchart.ts';
import type { Point } from './picture.ts';

/** The sides of boxes at which lines come in and go out. */
export function sidesOf({ direction }: Flowchart, down: boolean): { in: Side; out: Side } {
  const isBack = direction === 'RL' || direction === 'BT';
  const [first, last] = down ? (['NORTH', 'SOUTH'] as const) : (['WEST', 'EAST'] as const);
  return isBack ? { in: last, out: first } : { in: first, out: last };
}

type Side = 'NORTH' | 'SOUTH' | 'WEST' | 'EAST';

/** A box for ELK. What comes in or goes out in one place does so in the middle of its side. */
export function elkNode(
  node: FlowNode,
  {
    box: { width = 0, height = 0 } = { width: 0, height: 0 },
    ports,
    sides,
  }: {
    box?: { width: number; height: number };
    ports: ReadonlyMap<string, ElkPort>;
    sides: { in: Side; out: Side };
  },
): ElkNode {
  const own = [...new Set(ports.values())].filter(({ id }) => id.startsWith(`${node.id} `));
  const middles = own.filter(({ id }) => id === `${node.id} in` || id === `${node.id} out`);
  if (middles.length === 0) return { id: node.id, width, height, ports: own };
  return {
    id: node.id,
    width,
    height,
    layoutOptions: { 'elk.portConstraints': 'FIXED_POS' },
    ports: own.map((port) => {
      const side = port.id.startsWith(`${node.id} in`) ? sides.in : sides.out;
      return { ...port, ...middleOf(side, { width, height }), layoutOptions: { 'elk.port.side': side } };
    }),
  };
}

function middleOf(side: Side, { width, height }: { width: number; height: number }): Point {
  if (side === 'NORTH' || side === 'SOUTH')
    return { x: Math.round(width / 2), y: side === 'SOUTH' ? height : 0 };
  return { x: side === 'EAST' ? width : 0, y: Math.round(height / 2) };
}

/**
 * Lines of one kind that leave a box for several others begin as one, and those that only meet at a box end as
 * one. A line never does both: what is joined must be read in one way only. Keys: edge and end.
 */
export function portsOf({ nodes, edges }: Flowchart): Map<string, ElkPort> {
  const names = new Set(nodes.map(({ id }) => id));
  const back = backEdges(edges);
  const shareable = edges
    .map((edge, index) => ({ edge, index }))
    .filter(({ edge, index }) => !back.has(index) && names.has(edge.from) && names.has(edge.to));
  const ports = new Map<string, ElkPort>();
  const kind = ({ line, start, end }: FlowEdge) => `${line} ${start} ${end}`;
  for (const [end, key] of [
    ['from', (edge: FlowEdge) => `${edge.from} out ${kind(edge)}`],
    ['to', (edge: FlowEdge) => `${edge.to} in ${kind(edge)}`],
  ] as const)
    for (const { edge, index } of shareable) {
      if (end === 'to' && ports.has(`e${index} from`)) continue;
      const id = key(edge);
      const together = shareable.filter(
        (other) => key(other.edge) === id && !(end === 'to' && ports.has(`e${other.index} from`)),
      );
      if (together.length > 1) ports.set(`e${index} ${end}`, { id, width: 0, height: 0 });
    }
  centerOnlyEnds(ports, { nodes, edges, back });
  return ports;
}

/** Gives boxes with one way in and one way out, and no line back, ports in the middle of their sides. */
function centerOnlyEnds(
  ports: Map<string, ElkPort>,
  { nodes, edges, back }: Pick<Flowchart, 'nodes' | 'edges'> & { back: ReadonlySet<number> },
): void {
  for (const { id } of nodes) {
    const ends = edges.flatMap((edge, index) => [
      ...(edge.from === id ? [{ name: 'out', index, key: `e${index} from` }] : []),
      ...(edge.to === id ? [{ name: 'in', index, key: `e${index} to` }] : []),
    ]);
    const spots = (name: string) =>
      new Set(ends.filter((end) => end.name === name).map(({ key }) => ports.get(key)?.id ?? key)).size;
    if (ends.some(({ index }) => back.has(index)) || spots('in') > 1 || spots('out') > 1) continue;
    for (const { name, key } of ends) ports.set(key, { id: `${id} ${name}`, width: 0, height: 0 });
  }
}
