import { describe, expect, it } from 'vitest';
import { labelsIn, readDiagram } from './readDiagram.ts';

const labels = (source: string) => labelsIn(readDiagram(source).diagram);

describe('the words in a diagram', () => {
  it('are the labels of nodes, arrows and groups of a flowchart, and names that have no label', () => {
    const source = `flowchart LR
      %% a remark
      subgraph site [Branch office]
        a[Remote collector] -->|port 443| b("Main appliance (primary)")
      end
      a -- retries --> queue
      b --> c{Reachable?}
      c ==> d[("Data<br/>base")]:::store
      classDef store fill:#fff
      style a fill:#eee`;
    expect(labels(source)).toEqual([
      'Remote collector',
      'Main appliance (primary)',
      'queue',
      'Reachable?',
      'Data base',
      'port 443',
      'retries',
      'Branch office',
    ]);
  });

  it.each([
    ['---\ntitle: "Ports"\n---\nflowchart TD\nA --> B', 'Ports'],
    ['---\ntitle: Ports\n---\nsequenceDiagram\nA->>B: x', 'Ports'],
    ['sequenceDiagram\ntitle: Ports\nA->>B: x', 'Ports'],
    ['sequenceDiagram\naccTitle: All ports\ntitle Ports\nA->>B: x', 'Ports'],
    ['sequenceDiagram\naccTitle: All ports\nA->>B: x', undefined],
  ])('have a title above it: %j', (source, heading) => {
    expect(readDiagram(source).diagram.heading).toBe(heading);
  });

  it.each(['box Aqua The office', 'box rgb(1, 2, 3) The office', 'box The office'])(
    'name the box around a participant: %s',
    (box) => {
      expect(labels(`sequenceDiagram\n${box}\nactor Ann\nend\nAnn->>Bob: Hi`)).toEqual([
        'Ann (The office)',
        'Bob',
        'Hi',
      ]);
    },
  );

  it('are participants, messages, notes and blocks of a sequence', () => {
    const source = `sequenceDiagram
      accTitle: Login
      accDescr: How a user signs in
      participant U as User
      participant Server
      U->>Server: POST /login
      alt wrong password
        Server-->>U: 401 Unauthorized
      end
      Note over U,Server: Session lasts 8 hours`;
    const lines = labels(source);
    expect(lines.slice(0, 2)).toEqual(['User', 'Server']);
    for (const text of ['POST /login', 'wrong password', '401 Unauthorized', 'Session lasts 8 hours'])
      expect(lines).toContain(text);
    expect(lines).not.toContain('U');
    expect(lines).not.toContain('U,Server');
  });
});
