import { describe, expect, it } from 'vitest';
import { type DiagramOptions, loadDiagrams } from './drawDiagram.ts';
import { NARROW, WIDE, widthOf } from './picture.ts';
import { readDiagram } from './readDiagram.ts';

const ids = (svg: string) => [...svg.matchAll(/\sid="([^"]*)"/g)].map((match) => match[1]);

/** Draws a source, or throws its first fault. */
async function loadDrawing() {
  const render = await loadDiagrams();
  return (source: string, options?: DiagramOptions) => {
    const { diagram, faults } = readDiagram(source);
    if (faults[0]) throw new Error(faults[0].message);
    return render(diagram, options);
  };
}

describe('the lines of a diagram for screen readers', () => {
  it.each([
    ['flowchart TD\naccTitle: Ports\naccDescr: All of them\nA --> B', 'Ports', 'All of them'],
    ['flowchart TD\n  accDescr {\n two\n lines\n }\nA', undefined, 'two lines'],
    ['---\ntitle: Ports\n---\nflowchart TD', 'Ports', undefined],
    ['flowchart TD\nA --> B', undefined, undefined],
  ])('are read in %j', (source, title, description) => {
    const { diagram } = readDiagram(source);
    expect([diagram.title, diagram.description]).toEqual([title, description]);
  });
});

describe('a drawn diagram', () => {
  it.each([
    ['flowchart TD\n  accTitle: Flow\n  accDescr: Start, end\n  A[Start] --> B[End]', 'Start'],
    ['graph LR\n  A --> B', 'A'],
    ['sequenceDiagram\n  Ann->>Bob: Hello', 'Hello'],
  ])('%j is an SVG with its text, without style, and the same every time', async (source, text) => {
    const draw = await loadDrawing();
    const drawn = draw(source);
    expect(drawn.html).toMatch(/^<svg [^>]*role="img" aria-label="[^"]+"[\s\S]*<\/(?:svg|ol)>$/);
    expect(drawn.html).toContain(text);
    expect(drawn.html).not.toMatch(/<style|\sstyle=|@import|<script|NaN|undefined/);
    expect(drawn.wide.width).toBeGreaterThan(0);
    expect(drawn.wide.height).toBeGreaterThan(0);
    expect((await loadDrawing())(source)).toEqual(drawn);
    const all = [...ids(drawn.html), ...ids(draw(source).html)];
    expect(new Set(all).size).toBe(all.length);
  });

  it('has the name and the description that its author gives', async () => {
    const draw = await loadDrawing();
    const source = 'flowchart TD\n  accTitle: Flow\n  accDescr: From "start" to end\n  A --> B';
    const { html, label } = draw(source);
    expect(label).toBe('Flow');
    expect(html).toContain('aria-label="From &quot;start&quot; to end"');
  });

  it('of a kind that cannot be drawn, or with a fault, is an error that says so', async () => {
    const draw = await loadDrawing();
    expect(() => draw('pie title Pets\n"Dogs": 3')).toThrow('diagrams of the type "pie" cannot be drawn');
    expect(() => draw('')).toThrow('diagrams of the type "" cannot be drawn');
    expect(() => draw('flowchart TD\nA => B')).toThrow('"=>" is not an arrow of this diagram type');
  });
});

describe('a flowchart', () => {
  const drawn = async (...lines: string[]) => {
    const draw = await loadDrawing();
    return draw(['flowchart TD', ...lines].join('\n'));
  };
  const texts = (html: string) =>
    [...html.matchAll(/<text[^>]*>(.*?)<\/text>/g)].map(([, text = '']) => text.replace(/<[^>]*>/g, ''));

  it.each([
    ['A -. both .- B', 'dg-line dotted', 0],
    ['A --o B', 'dg-line', 1],
    ['A --x B', 'dg-line', 1],
    ['A -.->|both| B', 'dg-line dotted', 1],
    ['A ----> B', 'dg-line', 1],
    ['A ====|both| B', 'dg-line thick', 0],
    ['A <-- both ---> B', 'dg-line', 2],
  ])('draws the link %s', async (link, line, heads) => {
    const { html } = await drawn(link);
    const path = (name: string) =>
      [...html.matchAll(new RegExp(`<path class="${name}" d="([^"]*)"`, 'g'))]
        .map(([, d = '']) => d)
        .join('');
    expect(path(line)).toMatch(/^M\d+ \d+L\d+ \d+/);
    // A cross is drawn by lines.
    const crosses = path('dg-line').match(/l8 8m0-8l-8 8/g)?.length ?? 0;
    expect((path('dg-head').match(/M/g)?.length ?? 0) + crosses).toBe(heads);
    expect(html.includes('both')).toBe(link.includes('both'));
  });

  it('shows decisions as pills, and roles by their classes', async () => {
    const { html } = await drawn('Q{"Is it?"} --> A["Box"]:::part', 'Q --> B', 'class B person');
    expect(html).toMatch(/<g class="dg-box asks"><rect[^>]* rx="17"/);
    expect(html).toMatch(/<g class="dg-box part"><rect[^>]* rx="5"\/>/);
    expect(html).toContain('<g class="dg-box person">');
  });

  it.each([
    ['A["Box"] --> B["Other"]', 0],
    ['A["Box"]:::part --> B["Other"]', 1],
    ['A["Box"]:::step --> Q{"Is it?"}', 1],
    ['A["Box"]:::record --> B[("Data")]', 2],
  ])('has an icon on each box that says what it stands for: %s', async (source, icons) => {
    const { html } = await drawn(source);
    expect(html.match(/<rect[^>]*\/><path transform/g) ?? []).toHaveLength(icons);
  });

  it('centres the text of a box between its icon and its right edge', async () => {
    const { html } = await drawn('A["Short"]:::part --> B["A much longer text"]:::part');
    for (const [, x, width, icon, text] of html.matchAll(
      /<rect x="(\d+)\.5"[^>]*width="(\d+)"[^>]*\/><path transform="translate\((\d+)[^>]*><text x="(\d+)"/g,
    )) {
      const [left, right] = [Number(icon) + 22, Number(x) + Number(width) - 11];
      expect(Math.abs(Number(text) - (left + right) / 2)).toBeLessThanOrEqual(1);
    }
    expect(html).toContain('<path transform');
  });

  it('takes roles from the site where its author gives none', async () => {
    const draw = await loadDrawing();
    const source = 'flowchart TD\nA:::target --> B';
    const roles = [
      ['A', 'person'],
      ['B', 'outside'],
    ] as const;
    const { html } = draw(source, { roles });
    expect([...html.matchAll(/dg-box (\w+)/g)].map(([, role]) => role)).toEqual(['target', 'outside']);
  });

  it('may name a box as JavaScript names a method', async () => {
    const { html } = await drawn('constructor --> toString');
    expect(html.match(/class="dg-box"/g)).toHaveLength(2);
  });

  const LONG = Array.from({ length: 40 }, (_, index) => `word${index % 10}`)
    .join(' ')
    .slice(0, 200);
  const MANY = Array.from({ length: 60 }, (_, index) => `n${index} --> n${Math.floor(index * 1.7) + 1}`);
  const NESTED = 'subgraph one; subgraph two; A; end; end; subgraph three; end';
  it.each([
    ['60 nodes', MANY, 'n59'],
    ['labels of 200 characters', [`A["${LONG}"] -->|"${LONG}"| B`, `A --> C["${LONG}"]`], 'word9'],
    ['words without spaces', [`A["${'x'.repeat(200)}"] -->|${'y'.repeat(120)}| B`], 'xxxx'],
    ['labels from right to left', ['A["מתג ראשי"] -->|"כן"| B["خادم قاعدة البيانات"]'], 'מתג ראשי'],
    ['a cycle', ['A --> B --> C --> A', 'C --> C'], 'C'],
    ['a node without an edge', ['A --> B', 'Lone["Alone"]'], 'Alone'],
    ['links to groups, nested and empty', [NESTED, 'B --> one', 'two --> C', 'three --> C'], 'three'],
    ['nothing but nodes', ['A', 'B'], 'B'],
  ])('with %s is drawn', async (_, lines, text) => {
    const { html, wide, narrow } = await drawn(...lines);
    expect(html).not.toMatch(/NaN|undefined|Infinity/);
    expect(texts(html).join('\n')).toContain(text);
    for (const size of [wide, narrow ?? wide])
      expect(Number.isInteger(size.width) && size.width > 0).toBe(true);
    // Words are parted rather than boxes made wider than a phone.
    if (lines.length < 20) expect((narrow ?? wide).width).toBeLessThanOrEqual(NARROW);
  });

  it('is met in the middle of its boxes where they have one way in and one way out', async () => {
    const draw = await loadDrawing();
    const { html } = draw(
      'flowchart TD\n  L["Sign-in page"] --> P["Main Appliance: is there a record?"]\n  P --> D[Denied]\n  P --> G["The groups of the record"]',
    );
    const boxes = [...html.matchAll(/<rect x="(\d+)\.5" y="(\d+)\.5" width="(\d+)"/g)];
    const middles = boxes.map(([, x, y, width]) => [Number(x) + Number(width) / 2, Number(y)] as const);
    const tips = [...html.matchAll(/M(\d+) (\d+)l-4-8h8z/g)].map(
      ([, x, y]) => [Number(x), Number(y)] as const,
    );
    expect(tips).toHaveLength(3);
    for (const [x, y] of tips)
      expect(middles.some(([middle, top]) => Math.abs(middle - x) <= 1 && Math.abs(top - y) <= 1)).toBe(true);
  });
});

describe('a sequence', () => {
  const drawn = async (...lines: string[]) => {
    const draw = await loadDrawing();
    return draw(['sequenceDiagram', ...lines].join('\n'));
  };

  it('is a picture for columns and a numbered list of who says what to whom for phones', async () => {
    const { html, wide, narrow } = await drawn(
      'participant S as The server',
      'actor Ann',
      'Ann->>S: Hello <b>',
      'loop every minute',
      'S-->>Ann: Tick',
      'S->>S: Count',
      'end',
      'Note over S: Quiet',
      'alt day',
      'Ann-xS: Bye',
      'else',
      'Ann->>Third party: Night',
      'end',
    );
    const [svg = '', list = ''] = html.split(/(?=<ol class="dg-narrow)/);
    expect(svg).toMatch(/^<svg class="dg dg-wide" role="img"/);
    expect(svg).not.toMatch(/NaN|undefined/);
    for (const text of [
      'The server',
      'Hello &lt;b&gt;',
      'loop every minute',
      'Count',
      'Quiet',
      'Third party',
    ])
      expect(svg).toContain(text);
    expect(svg).toContain('<g class="dg-box person">');
    const plain = list
      .replace(/<ol[^>]*>/g, '(')
      .replace(/<\/ol>/g, ')')
      .replace(/<li value="(\d)">/g, ' $1. ')
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .replace(/ (?=[:)])|(?<=\() /g, '');
    expect(plain).toBe(
      '(1. Ann → The server Hello &lt;b&gt; loop every minute(2. The server → Ann Tick 3. The server Count) The server: Quiet alt day(4. Ann → The server Bye) or(5. Ann → Third party Night))',
    );
    expect(wide.width).toBeLessThanOrEqual(WIDE);
    expect(narrow).toBeUndefined();
  });

  it.each([
    ['60 messages', Array.from({ length: 60 }, (_, at) => `P${at % 4}->>P${(at + 1) % 4}: m${at}`), 'm59'],
    [
      'labels of 200 characters',
      [`participant A as ${'long name '.repeat(20)}`, `A->>B: ${'word '.repeat(40)}`],
      'word',
    ],
    ['words without spaces', [`A->>B: ${'x'.repeat(200)}`, `participant ${'y'.repeat(80)}`], 'xxxx'],
    ['labels from right to left', ['participant A as מתג ראשי', 'A->>B: خادم قاعدة البيانات'], 'מתג ראשי'],
    ['a cycle', ['A->>B: one', 'B->>C: two', 'C->>A: three', 'A->>A: four'], 'four'],
    ['one who says nothing', ['participant Lone', 'A->>B: x'], 'Lone'],
    ['an empty block', ['A->>B: x', 'loop every minute', 'end'], 'loop every'],
  ])('with %s is drawn', async (_, lines, text) => {
    const { html, wide } = await drawn(...lines);
    expect(html).not.toMatch(/NaN|undefined|Infinity/);
    expect(html.replace(/<[^>]*>/g, '\n')).toContain(text);
    expect(wide.width).toBeLessThanOrEqual(WIDE);
  });

  it('is as wide as its notes, with long ones at its right end', async () => {
    const { html, wide } = await drawn('A->>B: x', 'Note over B: a note that is wider than its participant');
    const [, x, width] = /class="dg-note" x="(\d+)[^>]* width="(\d+)"/.exec(html) ?? [];
    expect(Number(x) + Number(width)).toBeLessThan(wide.width);
  });

  it.each(['sequenceDiagram', 'flowchart TD', 'flowchart TD\n%% A'])('is not drawn of %j', async (source) => {
    const draw = await loadDrawing();
    expect(() => draw(source)).toThrow('the diagram is empty');
  });

  it('with six who speak and long messages fits its column', async () => {
    const says = 'some words '.repeat(6);
    const lines = Array.from({ length: 9 }, (_, at) => `P${at % 6}->>P${(at * 5 + 1) % 6}: ${says}`);
    const { wide } = await drawn(...lines);
    expect(wide.width).toBeLessThanOrEqual(WIDE);
  });

  it.each([
    ['A->>A: a text that is much longer than its own column'],
    ['A->>A: short', 'A->>A: a text that is much longer than its own column'],
    ['C->>C: the last line of life has a text beside it'],
    ['Note right of B: A note that is wide enough to be long'],
    ['Note left of C: A note that is wide enough to be long'],
    ['opt inner', 'C->>C: the last line of life has a text beside it', 'end'],
  ])('keeps what a block holds inside of its border: %s', async (...lines) => {
    const all = ['A->>B: x', 'B->>C: y', 'loop each', ...lines, 'end'];
    const [svg = ''] = (await drawn(...all)).html.split('<ol');
    const [, left, width] = /dg-frame" x="([\d.]+)"[^>]*width="([\d.]+)"/.exec(svg) ?? [];
    const [start, end] = [Number(left), Number(left) + Number(width)];
    const ends = [...svg.matchAll(/<text class="dg-label" x="([\d.]+)"[^>]*>(.*?)<\/text>/g)].map(
      ([, x, text = '']) => Number(x) + widthOf(text.split(/<[^>]*>/)),
    );
    const notes = [...svg.matchAll(/dg-note" x="([\d.]+)"[^>]*width="([\d.]+)"/g)];
    for (const [, x, wide] of notes) {
      ends.push(Number(x) + Number(wide));
      expect(Number(x)).toBeGreaterThan(start);
    }
    expect(ends).not.toEqual([]);
    expect(Math.max(...ends)).toBeLessThan(end);
  });
});
