import { nearest } from '../../shared/text.ts';
import { DIRECTIONS, unknownDirection } from './diagramSyntax/faults.ts';
import { checkFlowchart } from './diagramSyntax/flowchart.ts';
import { checkSequence } from './diagramSyntax/sequence.ts';
import {
  type DiagramFault,
  type KindCheck,
  placed,
  splitStatements,
  statementsOf,
} from './diagramSyntax/statements.ts';

const CHECKS: Record<string, KindCheck> = {
  graph: checkFlowchart,
  flowchart: checkFlowchart,
  'flowchart-elk': checkFlowchart,
  sequenceDiagram: checkSequence,
};
/** Kinds that Mermaid has and nothing here checks. */
const OTHERS =
  'stateDiagram stateDiagram-v2 classDiagram classDiagram-v2 erDiagram xychart xychart-beta pie gantt journey gitGraph mindmap timeline quadrantChart requirementDiagram requirement C4Context C4Container C4Component C4Dynamic C4Deployment sankey sankey-beta block block-beta packet packet-beta kanban architecture architecture-beta radar-beta treemap treemap-beta zenuml info'.split(
    ' ',
  );

/**
 * The faults in a Mermaid diagram's source, in the order of its lines. The renderer passes over what it does not
 * know, so that a slip would be a line that is not drawn. Only flowcharts and sequence diagrams are checked.
 */
export function diagramFaults(source: string): DiagramFault[] {
  const [first, ...rest] = statementsOf(source);
  if (!first) return [];
  const word = /^[\w-]+/.exec(first.text)?.[0] ?? '';
  const check = Object.hasOwn(CHECKS, word) ? CHECKS[word] : undefined;
  if (!check) {
    const guess = OTHERS.includes(word) ? undefined : nearest(word, [...Object.keys(CHECKS), ...OTHERS]);
    if (!guess) return [];
    const message = `there is no diagram of the kind "${word}".`;
    return [placed(first, { message, hint: `Did you mean "${guess}"?` })];
  }
  // What follows on the first line: `graph LR; A --> B`.
  const [head = first, ...sameLine] = splitStatements(first);
  const direction = /^\S+\s+(\S+)$/.exec(head.text)?.[1];
  const known = direction === undefined || [...DIRECTIONS, '<', '>', '^', 'v'].includes(direction);
  const wrong =
    check === checkFlowchart && !known
      ? [placed(head, unknownDirection(direction, head.text.indexOf(direction, word.length)))]
      : [];
  return [...wrong, ...check([...sameLine, ...rest])].sort((a, b) => a.line - b.line || a.column - b.column);
}
