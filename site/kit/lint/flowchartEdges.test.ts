import { describe, expect, it } from 'vitest';
import { flowchartEdges } from './flowchartEdges.ts';

const edges = (...lines: string[]) => flowchartEdges(lines.join('\n')).map(([from, to]) => from + to);

describe('the links of a flowchart', () => {
  it.each([
    [
      ['flowchart LR', 'A["x --> y"] --> B(["z"])', 'B -->|"text"| C'],
      ['AB', 'BC'],
    ],
    [
      ['graph TD', 'A & B --> C --> D'],
      ['AC', 'BC', 'CD'],
    ],
    [
      ['flowchart LR', 'subgraph S["Group"]', 'A -- text --> B', 'end', 'S -.-> C:::look'],
      ['AB', 'SC'],
    ],
    [['flowchart LR', 'accTitle: A --> B', 'A', 'style A fill:#fff'], []],
    [
      ['flowchart LR', 'A --> B; B --> C', '%% C --> D', 'D -->'],
      ['AB', 'BC'],
    ],
  ])('of %j', (lines, found) => {
    expect(edges(...lines)).toEqual(found);
  });
});
