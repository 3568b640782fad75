import type { Heading, Nodes, RootContent } from 'mdast';

/** The sections ahead of the one in which the steps begin. */
export interface Ahead {
  /** The heading of the first of them. */
  first: Heading;
  /** The heading of the section in which the reader begins to act. */
  end: Heading;
  /** What their headings say. */
  names: string[];
}

/** A page that explains more before its first step is a reference: its readers came for these sections. */
const MOST = 3;

/**
 * The sections ahead of the steps of a page, which phones fold. Undefined for a page without
 * steps, and for one that begins with a table of the site's data. A section with a command, a warning or a tool is part
 * of the task and is never among them.
 */
export function aheadOfSteps(nodes: readonly Nodes[]): Ahead | undefined {
  const starts = nodes.flatMap((node, index) => (isSection(node) ? [{ heading: node, index }] : []));
  const bodies = starts.map(({ index }, n) => nodes.slice(index + 1, starts[n + 1]?.index));
  const acting = bodies.findIndex((body) => body.some(isActedOn));
  const [first, end] = [starts[0], starts[acting]];
  const isTask = bodies.some((body) => body.some(hasSteps)) && !bodies[0]?.some(isData);
  if (!first || !end || acting < 1 || acting > MOST || !isTask) return undefined;
  const names = starts.slice(0, acting).map(({ heading }) => heading.data?.text ?? '');
  return { first: first.heading, end: end.heading, names };
}

function isSection(node: Nodes): node is Heading {
  return node.type === 'heading' && node.depth === 2 && !node.data?.isTitle;
}

function isData(node: Nodes): boolean {
  return node.type === 'table' && node.data?.looks !== undefined;
}

function hasSteps(node: Nodes): boolean {
  return (node.type === 'list' && Boolean(node.ordered)) || inside(node).some(hasSteps);
}

function isActedOn(node: Nodes): boolean {
  if (node.type === 'list' && node.ordered) return true;
  if (node.type === 'code') return node.data?.fence?.code !== undefined;
  if (node.type === 'island') return true;
  const isWarning = node.type === 'element' && /\badmonition-(warning|danger|caution)\b/.test(classOf(node));
  return isWarning || inside(node).some(isActedOn);
}

function classOf({ attributes }: Extract<RootContent, { type: 'element' }>): string {
  return String(attributes.class ?? '');
}

/** What a node shows inside of it. */
function inside(node: Nodes): readonly Nodes[] {
  if (node.data?.looks) return node.data.looks;
  if (node.type === 'island') return node.panels.flat();
  return 'children' in node ? node.children : [];
}
