import { describe, expect, it } from 'vitest';
import { diagramLines } from './diagramText.ts';

describe('diagramLines', () => {
  it('reads the labels of nodes, arrows and groups of a flowchart, and names that have no label', () => {
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
    expect(diagramLines(source)).toEqual([
      'Branch office',
      'Remote collector',
      'port 443',
      'Main appliance (primary)',
      'retries',
      'queue',
      'Reachable?',
      'Data base',
    ]);
  });

  it('reads participants, messages, notes and blocks of a sequence', () => {
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
    const lines = diagramLines(source);
    expect(lines.slice(0, 4)).toEqual(['Login', 'How a user signs in', 'User', 'Server']);
    for (const text of ['POST /login', 'wrong password', '401 Unauthorized', 'Session lasts 8 hours'])
      expect(lines).toContain(text);
    expect(lines).not.toContain('U');
    expect(lines).not.toContain('U,Server');
  });

  it('reads states and relations', () => {
    const states = `stateDiagram-v2
      [*] --> Idle
      Idle --> Running : start job
      state "Waiting for lock" as Wait`;
    expect(diagramLines(states)).toEqual(['Idle', 'Running', 'start job', 'Waiting for lock']);
    const relations = `erDiagram
      DEVICE ||--o{ PORT : has
      DEVICE {
        string name
      }`;
    expect(diagramLines(relations)).toEqual(['DEVICE', 'PORT', 'has', 'string name']);
  });
});
