import { readDiagram } from 'fieldguide/components';
import type { LintFault, Rule } from './rule.ts';

/** Flowcharts branch. Whether they fit is seen when they are drawn. */
export const diagramPaths: Rule = ({ prose }) =>
  prose.fences.flatMap(({ language, code, line, column }): LintFault[] => {
    if (language !== 'mermaid') return [];
    const { diagram } = readDiagram(code);
    if (diagram.kind !== 'flowchart' || !isChain(diagram.chart.edges)) return [];
    const message = 'the flowchart does not branch.';
    return [{ code: 'diagram', line, column, message, hint: 'Write it as a numbered list.' }];
  });

/** True where every node leads to one other and is led to by one, as steps do. */
function isChain(edges: readonly { from: string; to: string }[]): boolean {
  const once = (names: readonly string[]) => new Set(names).size === names.length;
  const roots = edges.filter(({ from }) => !edges.some(({ to }) => to === from));
  return roots.length === 1 && once(edges.map(({ from }) => from)) && once(edges.map(({ to }) => to));
}
