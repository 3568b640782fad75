import { describe, expect, it } from 'vitest';
import { loadDiagrams } from './drawDiagram.ts';
import { cleanSvg } from './otherKinds.ts';

const SVG =
  '<?xml version="1.0"?><!-- made by x --><svg xmlns="http://www.w3.org/2000/svg" width="10" height="10" style="background:red">' +
  '<style>@import url("https://fonts.example/x"); .a { fill: red }</style>' +
  '<defs><marker id="arrow"><path d="M0 0.12345"/></marker></defs>\n' +
  '<g id="a" data-x="1" data-node="n"><path marker-end="url(#arrow)" style="fill:none" font-family="Inter"/><use href="#arrow"/></g></svg>';

const ids = (svg: string) => [...svg.matchAll(/\sid="([^"]*)"/g)].map((match) => match[1]);

describe('a diagram made fit for a page', () => {
  it('has no style sheet, style attribute, import, font or comment', () => {
    const svg = cleanSvg(SVG, { idPrefix: 'd1', description: 'A' });
    for (const forbidden of ['<style', 'style=', '@import', 'font-family', '<!--', '<?xml', 'data-x'])
      expect(svg).not.toContain(forbidden);
    expect(svg).toContain('data-node="n"');
  });

  it('has ids of its own, and its references follow them', () => {
    const svg = cleanSvg(SVG, { idPrefix: 'd1', description: 'A' });
    expect(svg).toContain('<marker id="d1-arrow">');
    expect(svg).toContain('marker-end="url(#d1-arrow)"');
    expect(svg).toContain('<use href="#d1-arrow"/>');
    const both = [...ids(svg), ...ids(cleanSvg(SVG, { idPrefix: 'd2', description: 'A' }))];
    expect(new Set(both).size).toBe(both.length);
  });

  it('says what it shows, whatever that is', () => {
    const description = "$& $1 $' </script>";
    const svg = cleanSvg(SVG, { idPrefix: 'd1', description });
    expect(svg).toContain('<svg role="img" aria-label="$&amp; $1 $\' &lt;/script&gt;"');
    expect(svg.match(/<svg/g)).toHaveLength(1);
  });
});

describe('a diagram of states, classes or entities', () => {
  const MANY = Array.from({ length: 60 }, (_, at) => at);
  const LONG = 'word '.repeat(40).trim();
  it.each([
    ['stateDiagram-v2', MANY.map((at) => `s${at} --> s${at + 1}`), 's60'],
    ['stateDiagram-v2', [`A --> B: ${LONG}`], 'word'],
    ['stateDiagram-v2', [`${'x'.repeat(200)} --> B`], 'xxxx'],
    ['stateDiagram-v2', ['state "מתג ראשי" as A', '[*] --> A: כן'], 'מתג ראשי'],
    ['stateDiagram-v2', ['A --> B', 'B --> A', 'A --> A', 'A --> [*]'], 'B'],
    ['stateDiagram-v2', ['A-->B', 'B-->[*]'], 'B'],
    ['classDiagram', ['class A {', '-int a', '+List~int~ b', '}'], 'List'],
    ['classDiagram', MANY.map((at) => `C${at} --> C${at + 1}`), 'C60'],
    ['classDiagram', ['A "1" *-- "many" B : has', 'C <|.. D', 'A o-- C', 'B --|> B', 'class Lone'], 'Lone'],
    ['erDiagram', MANY.map((at) => `E${at} ||--o{ E${at + 1} : has`), 'E60'],
    ['erDiagram', ['A ||--o{ B : x', 'B }|..|{ A : y', 'A |o--o| A : z', `A }|--|| C : "${LONG}"`], 'C'],
  ])('%s is drawn, whatever it holds (%#)', async (kind, lines, text) => {
    const draw = await loadDiagrams();
    const { html, wide } = draw([kind, ...lines].join('\n'), { idPrefix: 'd' });
    expect(html).not.toMatch(/NaN|undefined|Infinity/);
    expect(html.replace(/<[^>]*>/g, '\n')).toContain(text);
    expect(Math.min(wide.width, wide.height)).toBeGreaterThan(0);
  });

  it.each([
    ['stateDiagram-v2', 'A --> other'],
    ['classDiagram', 'A --|> other'],
    ['classDiagram', 'A --o B'],
    ['erDiagram', 'A ||--o{ other : x'],
  ])('%s draws %j without blanks, too', async (kind, line) => {
    const draw = await loadDiagrams();
    const html = (text: string) => draw(`${kind}\n${text}`, { idPrefix: 'd' }).html;
    expect(html(line.replace(/ (\S*[-]\S*) /, '$1'))).toBe(html(line));
  });

  it.each([
    ['stateDiagram-v2\nA --> B\nB => C', 'the arrow "=>" cannot be drawn'],
    ['stateDiagram-v2\n[*] -> C', 'the arrow "->" cannot be drawn'],
    ['classDiagram\nA "1" ==> "2" B', 'the arrow "==>" cannot be drawn'],
    ['erDiagram\nA ||--o{ B : x\nA --> B : y', 'the arrow "-->" cannot be drawn'],
    ['erDiagram\nA ||--o{ B : x\nA }o--|| C : y', 'the arrow "}o--||" cannot be drawn'],
    ['stateDiagram-v2', 'the diagram is empty'],
    ['classDiagram\nA --> B\nA=>B', 'the arrow "=>" cannot be drawn'],
  ])('%j is refused, instead of drawn without a line', async (source, message) => {
    const draw = await loadDiagrams();
    expect(() => draw(source, { idPrefix: 'd' })).toThrow(message);
  });
});
