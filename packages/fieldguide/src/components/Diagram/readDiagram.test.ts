import { describe, expect, it } from 'vitest';
import { readDiagram } from './readDiagram.ts';

const say = (source: string) =>
  readDiagram(source).faults.map(({ line, column, message, hint }) => `${line}:${column} ${message} ${hint}`);
const kinds = {
  flow: 'flowchart LR',
  seq: 'sequenceDiagram',
};
type Kind = keyof typeof kinds;
const body = (kind: Kind, text: string) => `${kinds[kind]}\n${text}`;

describe('a diagram that is right', () => {
  it.each<[Kind, string]>([
    ['flow', 'A'],
    ['flow', 'A[Label]'],
    ['flow', 'A["Label (with) [brackets] --> and arrows"]'],
    ['flow', 'A --> B'],
    ['flow', 'A-->B-->C'],
    ['flow', 'A --> B & C --> D'],
    ['flow', 'A & B --> C & D'],
    ['flow', 'A -->|yes| B'],
    ['flow', 'A -->|"yes (no)"| B'],
    ['flow', 'A -- text --> B'],
    ['flow', 'A -- "text --> x" --> B'],
    ['flow', 'A == text ==> B'],
    ['flow', 'A -. text .-> B'],
    ['flow', 'A -. text .- B'],
    ['flow', 'A -- text --- B'],
    ['flow', 'A --- B'],
    ['flow', 'A ----> B ====> C -..-> D ----- E'],
    ['flow', 'A --->|yes| B -- no ---> C'],
    ['flow', 'A -.-> B -.- C'],
    ['flow', 'A ==> B === C'],
    ['flow', 'A <--> B <-.-> C <==> D'],
    ['flow', 'A --o B --x C'],
    ['flow', 'A---->B'],
    ['flow', 'A([s]) --> B[[s]] --> C[(d)] --> D((c))'],
    ['flow', 'A>flag] --> B{q} --> C{{h}} --> D[/p/] --> E[\\p\\]'],
    ['flow', 'A[/t\\] --> B[\\t/] --> C(((d)))'],
    ['flow', 'A:::big --> B["x"]:::small'],
    ['flow', 'subgraph one\n  A --> B\nend'],
    ['flow', 'subgraph one [The title]\n  direction TB\n  A\nend\none --> C'],
    ['flow', 'subgraph "A title"\n  subgraph inner["In"]\n  A\n  end\nend'],
    ['flow', 'classDef big fill:#f9f,stroke:#333\nclass A,B big\nstyle A fill:#fff\nlinkStyle 0 stroke:red'],
    ['flow', 'click A "https://example.com" "tip" _blank\nclick B call f()'],
    ['flow', '%% a comment [ that is not closed\nA --> B'],
    ['flow', 'A --> B;\nB --> C;'],
    ['flow', 'A --> B; B --> C'],
    ['flow', 'A["x; y"] --> B'],
    ['flow', 'A["#quot;q#quot; #35;"] --> B'],
    ['flow', 'us-east-1 --> hb.example --> node_2'],
    ['flow', 'A["`**bold**\ntwo lines`"] --> B'],
    ['flow', 'A["line one<br/>line two"] --> B'],
    ['flow', 'A[Ünïcode] --> Ü["日本"]'],
    ['flow', 'accTitle: A [title\naccDescr { many\nlines ( }\nA --> B'],
    ['flow', 'A{"Is it on?"} -->|no| B'],
    ['flow', '  A   -->   B  '],
    ['flow', 'endpoint --> backend'],
    ['seq', 'A->>B: Hello'],
    ['seq', 'A-->>B: Back'],
    ['seq', 'A->B: x\nA-->B: x\nA-)B: x\nA--)B: x\nA-xB: x\nA--xB: x'],
    ['seq', 'A->>+B: x\nB-->>-A: y'],
    ['seq', 'participant A as Alice (the first)\nactor B\ncreate participant C\ndestroy C'],
    ['seq', 'Note right of A: text\nnote over A,B: text\nNote left of B: a --> b'],
    ['seq', 'loop Every minute\n  A->>B: x\nend'],
    ['seq', 'alt yes\n A->>B: x\nelse no\n A->>B: y\nelse\n A->>B: z\nend'],
    ['seq', 'par one\n A->>B: x\nand two\n A->>C: y\nend'],
    ['seq', 'critical c\n A->>B: x\noption o\n A->>B: y\nend'],
    ['seq', 'rect rgb(0, 0, 0)\n opt o\n  A->>B: x\n end\nend\nbreak b\n A->>B: y\nend'],
    ['seq', 'box Aqua Group\n participant A\nend\nA->>A: self'],
    ['seq', 'autonumber\nautonumber 10 5\nactivate A\ndeactivate A\ntitle: The title'],
    ['seq', 'A->>B: it says: "a" (b) [c] #59; d'],
    ['seq', 'A ->> B : spaces;'],
    ['seq', 'endpoint->>loops: x'],
    ['seq', 'Web Browser->>B: x'],
    ['seq', 'A<<->>B: x'],
  ])('in %s: %j', (kind, text) => {
    expect(say(body(kind, text))).toEqual([]);
  });

  it.each([
    'graph TD\nA --> B',
    'graph LR; A --> B; B --> C',
    'flowchart\nA --> B',
    'flowchart TB;\nA',
    '---\ntitle: A [title\n---\nflowchart BT\nA --> B',
    "%%{init: {'theme': 'dark'}}%%\nflowchart RL\nA --> B",
    '\n\n  sequenceDiagram\n  A->>B: x',
    'stateDiagram-v2\nA -> B',
    'classDiagram\nclass A {',
    'erDiagram\nA |--o{ B : x',
    'pie title Pets\n"Dogs" : 386',
    'gantt\n title x',
    'mindmap\n root((x',
    'xychart-beta\n bar [1, 2]',
    'somethingElseEntirely\n x',
    '',
  ])('whose first lines are %j', (source) => {
    expect(say(source)).toEqual([]);
  });
});

it.each<[Kind, string]>([
  ['flow', 'A@{ shape: cyl, label: "Data" } --> B'],
  ['flow', 'A@{\n  shape: rounded\n  label: "x"\n}'],
  ['flow', 'A e1@--> B'],
  ['flow', 'A --> B\ne1@{ animate: true }'],
  ['flow', 'A ~~~ B'],
  ['seq', 'par_over one\n A->>B: x\nend'],
  ['seq', 'link A: Docs @ https://example.com'],
])('what is not read is a fault, and no wrong picture; in %s: %j', (kind, text) => {
  expect(say(body(kind, text))).not.toEqual([]);
});

it.each([
  [
    'keywords before a link are names',
    'click --> B\nclass --> style\nclass B person',
    ['click', 'B', 'class', 'style'],
  ],
  ['a group within itself is one', 'subgraph one\nsubgraph one\nA\nend\nend', ['A']],
  ['a group that is opened again is one', 'subgraph one\nA\nend\nsubgraph one\nB\nend', ['A', 'B']],
])('%s', (_, text, names) => {
  const { diagram, faults } = readDiagram(body('flow', text));
  const { nodes = [], groups = [] } = diagram.kind === 'flowchart' ? diagram.chart : {};
  expect(faults).toEqual([]);
  expect(nodes.map(({ id }) => id)).toEqual(names);
  expect(groups.map(({ id }) => id)).toEqual(text.includes('one') ? ['one'] : []);
});

describe('a fault', () => {
  it.each<[string, string]>([
    ['flowchrat LR\nA', '1:1 unknown diagram type "flowchrat". Did you mean "flowchart"?'],
    ['sequencediagram\nA', '1:1 unknown diagram type "sequencediagram". Did you mean "sequenceDiagram"?'],
    ['graph LD\nA', '1:7 unknown direction "LD". Did you mean "TD"?'],
    [body('flow', 'A[Label'), '2:2 the bracket "[" is not closed. Write "]" after the label.'],
    [
      body('flow', '  A["Label] --> B'),
      '2:5 a quote is not closed. Close it on the same line; write #quot; inside a text.',
    ],
    [
      body('flow', 'A(Label] --> B'),
      '2:8 found "]" where ")" is expected. Put a label with brackets in quotes.',
    ],
    [body('flow', 'A => B'), '2:3 "=>" is not an arrow of this diagram type. Did you mean "==>"?'],
    [body('flow', 'A -> B'), '2:3 "->" is not an arrow of this diagram type. Did you mean "-->"?'],
    [body('flow', 'A --> B -> C'), '2:9 "->" is not an arrow of this diagram type. Did you mean "-->"?'],
    [body('flow', 'A -->'), '2:5 the link has no target node. Name the node.'],
    [
      body('flow', 'subgrph one\nA'),
      '2:1 "subgrph one" is not a statement of this diagram type. Did you mean "subgraph"?',
    ],
    [
      body('flow', 'some words here'),
      '2:1 "some words here" is not a statement of this diagram type. Check its brackets, arrows and keywords.',
    ],
    [body('flow', 'subgraph one\nA'), '2:1 "subgraph" is not closed. Write "end" after its last line.'],
    [body('flow', 'A\nend'), '3:1 this "end" has no block to close. Remove it, or open a block above it.'],
    [
      body('flow', 'subgraph one\ndirection XY\nend'),
      '3:11 unknown direction "XY". Use one of TB, TD, BT, LR, RL.',
    ],
    [body('flow', 'A --> B; B => C'), '2:12 "=>" is not an arrow of this diagram type. Did you mean "==>"?'],
    [body('seq', 'A=>>B: x'), '2:2 "=>>" is not an arrow of this diagram type. Did you mean "->>"?'],
    [body('seq', 'A->>B->>C: x'), '2:6 the message has a second arrow. Write each message on its own line.'],
    [body('seq', 'A->>B'), '2:5 the message has no text. Add a text: A->>B: text'],
    [
      body('seq', 'particpant A'),
      '2:1 "particpant A" is not a statement of this diagram type. Did you mean "participant"?',
    ],
    [body('seq', 'loop x\nA->>B: x'), '2:1 "loop" is not closed. Write "end" after its last line.'],
    [body('seq', 'else x'), '2:1 "else" is not inside a block that starts with "alt". Open "alt" above it.'],
  ])('in %j', (source, fault) => {
    expect(say(source)).toEqual([fault]);
  });
});

describe('inches and pictures in texts', () => {
  it.each<[string, string, string[]]>([
    ['part no messages', 'sequenceDiagram\nA->>B: the 19" rack\nB->>C: the 23" one', ['A->B', 'B->C']],
    ['in a note too', 'sequenceDiagram\nNote over A: a 2.5" disk\nA->>B: x', ['A->B']],
    ['in a title too', 'flowchart LR\naccTitle: A 19" rack\nA --> B', ['A->B']],
    ['in a description too', 'flowchart LR\naccDescr: A 19" rack\nA --> B', ['A->B']],
    ['leave semicolons where they are', 'flowchart LR\nA["\u{1F680} go"] --> B; B --> C', ['A->B', 'B->C']],
  ])('%s', (_, source, expected) => {
    const { diagram, faults } = readDiagram(source);
    const all = diagram.kind === 'sequence' ? diagram.sequence.items : [];
    const messages = all.flatMap((item) => (item.kind === 'message' ? [item] : []));
    const links = diagram.kind === 'flowchart' ? diagram.chart.edges : messages;
    expect({ faults, links: links.map(({ from, to }) => `${from}->${to}`) }).toEqual({
      faults: [],
      links: expected,
    });
  });
});
