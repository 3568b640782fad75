import { flowchartEdges } from './flowchartEdges.ts';
import type { Fault, Rule } from './types.ts';

/** So many nodes in a row are read on a phone without scrolling sideways. */
const LONGEST = 8;

/** Flowcharts branch, and fit a phone. */
export const diagramPaths: Rule = ({ prose }) =>
  prose.fences
    .filter(({ language, code }) => language === 'mermaid' && /^\s*(?:flowchart|graph)\b/m.test(code))
    .flatMap(({ code, line, column }): Fault[] => {
      const edges = flowchartEdges(code);
      const length = longestPath(edges);
      const fault = (message: string, hint: string) => [{ code: 'diagram', line, column, message, hint }];
      if (isChain(edges))
        return fault('the diagram is a chain without a branch.', 'Write it as a numbered list.');
      if (length > LONGEST)
        return fault(
          `the longest path of the diagram has ${length} nodes.`,
          `Draw ${LONGEST} at most: join steps, or part it in two.`,
        );
      return [];
    });

type Edges = readonly (readonly [from: string, to: string])[];

/** True where every node leads to one other and is led to by one, as steps do. */
function isChain(edges: Edges): boolean {
  const once = (names: readonly string[]) => new Set(names).size === names.length;
  const roots = edges.filter(([from]) => !edges.some(([, to]) => to === from));
  return roots.length === 1 && once(edges.map(([from]) => from)) && once(edges.map(([, to]) => to));
}

/** Number of nodes on the longest way along the links; a way that comes back to a node ends there. */
function longestPath(edges: Edges): number {
  const from = (node: string, way: readonly string[]): number => {
    const onward = edges.filter(([start, to]) => start === node && !way.includes(to));
    return Math.max(way.length, ...onward.map(([, to]) => from(to, [...way, to])));
  };
  return Math.max(0, ...edges.map(([start]) => from(start, [start])));
}
