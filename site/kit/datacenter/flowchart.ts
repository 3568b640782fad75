import type { ReadDiagram } from 'fieldguide/components';

/** A node of a flowchart; its lines are one below the other. */
export interface ChartNode {
  id: string;
  lines: readonly string[];
  shape?: 'box' | 'round' | 'cylinder';
}

export interface ChartEdge {
  from: string;
  to: string;
  label?: string;
  dotted?: boolean;
}

interface Chart {
  title: string;
  description: string;
  nodes: readonly ChartNode[];
  edges: readonly ChartEdge[];
}

const SHAPES = { box: 'box', round: 'round', cylinder: 'store' } as const;

/** A flowchart of records from top to bottom. */
export function flowchart({ title, description, nodes, edges }: Chart): ReadDiagram {
  const chart = {
    direction: 'TD' as const,
    nodes: nodes.map(({ id, lines, shape = 'box' }) => ({
      id,
      label: lines.join('\n'),
      shape: SHAPES[shape],
      role: 'record' as const,
    })),
    edges: edges.map(({ from, to, label, dotted }) => ({
      from,
      to,
      label,
      line: dotted ? ('dotted' as const) : ('solid' as const),
      start: 'none' as const,
      end: 'arrow' as const,
    })),
    groups: [],
  };
  return { kind: 'flowchart', title, description, chart };
}
