/** The kind of a box, which a picture shows by color and icon. */
export const ROLES = ['part', 'target', 'person', 'outside', 'record', 'step'] as const;
export type Role = (typeof ROLES)[number];

/** What a box stands for: the role that its author gave it, or that the site's words find in its label. */
export function roleOf(
  { role, label }: { role?: Role; label: string },
  words: Partial<Record<Role, RegExp>> = {},
): Role | undefined {
  return role ?? ROLES.find((one) => words[one]?.test(label.replace(/\n/g, ' ')));
}

export interface FlowNode {
  id: string;
  /** Lines of an author's own are parted by line breaks. */
  label: string;
  shape: 'box' | 'round' | 'decision' | 'store';
  role?: Role;
  /** Id of the group that it is in. */
  group?: string;
}

/** Whose icon a box has: none if neither its role nor its shape says what it stands for. */
export function iconOf({ role, shape }: Pick<FlowNode, 'role' | 'shape'>): Role | 'store' | undefined {
  return role ?? (shape === 'store' ? shape : undefined);
}

/** What is at an end of a line. */
export type Head = 'none' | 'arrow' | 'circle' | 'cross';

export interface FlowEdge {
  from: string;
  to: string;
  label?: string;
  line: 'solid' | 'dotted' | 'thick';
  start: Head;
  end: Head;
}

export interface FlowGroup {
  id: string;
  title: string;
  /** Id of the group around it. */
  group?: string;
}

/** A flowchart as it is written in Mermaid. */
export interface Flowchart {
  direction: 'LR' | 'RL' | 'TD' | 'BT';
  nodes: FlowNode[];
  edges: FlowEdge[];
  groups: FlowGroup[];
}

/** Indices of the lines that lead back to where one comes from. */
export function backEdges(edges: readonly Pick<FlowEdge, 'from' | 'to'>[]): Set<number> {
  const back = new Set<number>();
  const state = new Map<string, 'open' | 'done'>();
  const visit = (node: string) => {
    state.set(node, 'open');
    for (const [index, { from, to }] of edges.entries()) {
      if (from !== node) continue;
      if (state.get(to) === 'open') back.add(index);
      else if (!state.has(to)) visit(to);
    }
    state.set(node, 'done');
  };
  for (const { from } of edges) if (!state.has(from)) visit(from);
  return back;
}
