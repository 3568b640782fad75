import type { PlacedFault } from '../../shared/errors.ts';
import { nearest } from '../../shared/text.ts';
import type { Flowchart, FlowNode } from './flowchart.ts';
import { readFlowchart } from './readFlowchart.ts';
import { type Participant, readSequence, type Sequence, type SequenceItem } from './readSequence.ts';
import {
  labelText,
  placed,
  type Statement,
  splitStatements,
  statementsOf,
  unknownDirection,
} from './statements.ts';

const FLOWCHARTS = ['graph', 'flowchart'];
/** Kinds that Mermaid has and nothing here reads. */
const OTHERS =
  'stateDiagram stateDiagram-v2 classDiagram classDiagram-v2 erDiagram xychart xychart-beta pie gantt journey gitGraph mindmap timeline quadrantChart requirementDiagram requirement C4Context C4Container C4Component C4Dynamic C4Deployment sankey sankey-beta block block-beta packet packet-beta kanban architecture architecture-beta radar-beta treemap treemap-beta zenuml info'.split(
    ' ',
  );

/** A diagram. Other kinds than flowchart and sequence are not read. */
export type ReadDiagram = DiagramNames &
  (
    | { kind: 'flowchart'; chart: Flowchart }
    | { kind: 'sequence'; sequence: Sequence }
    | { kind: 'other'; type: string }
  );

/** The title above it, and its title and description for readers who do not see it. */
interface DiagramNames {
  heading?: string;
  title?: string;
  description?: string;
}

/** Reads a Mermaid diagram; its faults come in the order of its lines. */
export function readDiagram(source: string): { diagram: ReadDiagram; faults: PlacedFault[] } {
  const all = statementsOf(source);
  const names = namesOf(source, all);
  const [first, ...rest] = all.filter(({ text }) => !ACCESSIBLE.test(text));
  const [type = ''] = first?.text.split(/\s/) ?? [];
  const other = (faults: PlacedFault[] = []) => ({
    diagram: { kind: 'other' as const, type, ...names },
    faults,
  });
  if (!first) return other();
  const word = /^[\w-]+/.exec(first.text)?.[0] ?? '';
  // What follows on the first line: `graph LR; A --> B`.
  const [head = first, ...sameLine] = splitStatements(first);
  const lines = [...sameLine, ...rest];
  if (word === 'sequenceDiagram') {
    const { sequence, faults } = readSequence(lines);
    return { diagram: { kind: 'sequence', sequence, ...names }, faults: inOrder(faults) };
  }
  if (FLOWCHARTS.includes(word)) {
    const direction = /^\S+\s+(\S+)$/.exec(head.text)?.[1] ?? 'TD';
    const known = DIRECTION_OF[direction];
    const wrong = known
      ? []
      : [placed(head, unknownDirection(direction, head.text.indexOf(direction, word.length)))];
    const { chart, faults } = readFlowchart(lines, known ?? 'TD');
    return { diagram: { kind: 'flowchart', chart, ...names }, faults: inOrder([...wrong, ...faults]) };
  }
  const guess = OTHERS.includes(word)
    ? undefined
    : nearest(word, [...FLOWCHARTS, 'sequenceDiagram', ...OTHERS]);
  if (!guess) return other();
  const message = `unknown diagram type "${word}".`;
  return other([placed(first, { message, hint: `Did you mean "${guess}"?` })]);
}

const ACCESSIBLE = /^acc(Title|Descr)\b\s*(?::\s*(.*)|\{([^}]*)\}?)?$/s;

/** What a sequence calls itself in a statement. */
const TITLE = /^title\b\s*:?\s*(.+)$/;

/** The names that its lines for screen readers give, its front matter or its title. */
function namesOf(source: string, statements: readonly Statement[]): DiagramNames {
  const names: DiagramNames = {};
  const header = /^---\n([\s\S]*?)\n---(?:\n|$)/.exec(source)?.[1];
  const title =
    header &&
    /^title:\s*(.+)$/m
      .exec(header)?.[1]
      ?.trim()
      .replace(/^(["'])(.*)\1$/, '$2');
  const isSequence = statements[0]?.text.startsWith('sequenceDiagram');
  const own = isSequence ? statements.findLast(({ text }) => TITLE.test(text))?.text : undefined;
  const heading = labelText(TITLE.exec(own ?? '')?.[1] ?? title ?? '').replace(/\n/g, ' ');
  if (heading !== '') Object.assign(names, { heading, title: heading });
  for (const { text } of statements) {
    const [, kind, line, block = ''] = ACCESSIBLE.exec(text) ?? [];
    const said = (line ?? block).replace(/\s+/g, ' ').trim();
    if (kind === undefined || said === '') continue;
    if (kind === 'Title') names.title = said;
    else names.description = said;
  }
  return names;
}

/** The boxes or participants of a diagram; undefined for kinds that are not read here. */
export function shownIn(diagram: ReadDiagram): (FlowNode | Participant)[] | undefined {
  if (diagram.kind === 'flowchart') return diagram.chart.nodes;
  return diagram.kind === 'sequence' ? diagram.sequence.participants : undefined;
}

/** The words in a diagram: of boxes, participants, lines, groups and notes; each once. */
export function labelsIn(diagram: ReadDiagram): string[] {
  const labels = (shownIn(diagram) ?? []).map(({ label }) => label);
  if (diagram.kind === 'flowchart') {
    const { edges, groups } = diagram.chart;
    labels.push(...edges.map(({ label = '' }) => label), ...groups.map(({ title }) => title));
  }
  if (diagram.kind === 'sequence') labels.push(...diagram.sequence.items.flatMap(wordsIn));
  const words = labels.map((label) => label.replace(/\s+/g, ' ').trim()).filter((label) => label !== '');
  return [...new Set(words)];
}

function wordsIn(item: SequenceItem): string[] {
  if (item.kind !== 'block') return [item.text];
  return item.parts.flatMap(({ title, items }) => [title, ...items.flatMap(wordsIn)]);
}

const DIRECTION_OF: Record<string, Flowchart['direction']> = {
  TB: 'TD',
  TD: 'TD',
  BT: 'BT',
  LR: 'LR',
  RL: 'RL',
};

function inOrder(faults: PlacedFault[]): PlacedFault[] {
  return faults.sort((a, b) => a.line - b.line || a.column - b.column);
}
