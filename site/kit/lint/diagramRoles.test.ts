import { expect, it } from 'vitest';
import { lintPage, say } from '../../../tests/support/lintPage.ts';
import { diagramRoles } from './diagramRoles.ts';

const PLAIN = '1:1 no box of the flowchart shows what it stands for.';

it.each([
  [['flowchart LR', 'A["Begin here"] --> B{"Is it?"}', 'B --> C["Over"]'], [PLAIN]],
  [['flowchart LR', 'A["Begin here"] --> B["Other"]:::other'], [PLAIN]],
  [['flowchart LR', 'A["Begin here"]:::step --> B{"Is it?"}'], []],
  [['flowchart LR', 'A["Begin here"] --> B["SNMP job"]'], []],
  [['flowchart LR', 'A["Begin here"] --> B["Main<br/>Appliance"]'], []],
  [['sequenceDiagram', 'Ann->>Bob: text'], []],
])('a flowchart says by a class or a known label what a box stands for: %j', (lines, faults) => {
  expect(say(diagramRoles, lintPage(['```mermaid', ...lines, '```'].join('\n')))).toEqual(faults);
});
