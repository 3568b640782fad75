import { describe, expect, it } from 'vitest';
import { lintPage, say } from '../../../tests/support/lintPage.ts';
import { diagramPaths } from './diagramPaths.ts';

const diagram = (...lines: string[]) => lintPage(['```mermaid', ...lines, '```'].join('\n'));
const CHAIN = '1:1 the flowchart does not branch.';
describe('a flowchart', () => {
  it.each([
    [['flowchart LR', 'A --> B', 'B --> C'], [CHAIN]],
    [['flowchart LR', 'B --> C', 'A --> B'], [CHAIN]],
    [['flowchart LR', 'A --> B --> C', 'B --> D'], []],
    [['flowchart LR', 'A --> B', 'B --> A'], []],
    [['flowchart LR', 'A --> B', 'C --> D'], []],
    [['sequenceDiagram', 'A->>B: text'], []],
    [['flowchart LR', 'A["x --> y"] --> B(["z"])', 'B -->|"text"| C'], [CHAIN]],
    [['graph TD', 'A & B --> C --> D'], []],
    [['flowchart LR', 'A --> B; B --> C', '%% C --> D'], [CHAIN]],
  ])('%j', (lines, faults) => {
    expect(say(diagramPaths, diagram(...lines))).toEqual(faults);
  });
});
