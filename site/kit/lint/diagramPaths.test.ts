import { describe, expect, it } from 'vitest';
import { lintPage, say } from '../../../tests/support/lintPage.ts';
import { diagramPaths } from './diagramPaths.ts';

const diagram = (...lines: string[]) => lintPage(['```mermaid', ...lines, '```'].join('\n'));
const CHAIN = '1:1 the diagram is a chain without a branch.';
/** A row of so many nodes, and a branch from the first. */
const row = (count: number) => [
  'flowchart LR',
  ...Array.from({ length: count - 1 }, (_, at) => `n${at} --> n${at + 1}`),
  'n0 --> other',
];

describe('a flowchart', () => {
  it.each([
    [['flowchart LR', 'A --> B', 'B --> C'], [CHAIN]],
    [['flowchart LR', 'B --> C', 'A --> B'], [CHAIN]],
    [['flowchart LR', 'A --> B --> C', 'B --> D'], []],
    [['flowchart LR', 'A --> B', 'B --> A'], []],
    [['flowchart LR', 'A --> B', 'C --> D'], []],
    [['sequenceDiagram', 'A->>B: text'], []],
    [row(8), []],
    [row(9), ['1:1 the longest path of the diagram has 9 nodes.']],
  ])('%j', (lines, faults) => {
    expect(say(diagramPaths, diagram(...lines))).toEqual(faults);
  });
});
