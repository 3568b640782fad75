import { describe, expect, it } from 'vitest';
import { cleanSvg, loadMermaid, takeAccessibleText } from './mermaid.ts';

const SVG =
  '<?xml version="1.0"?><!-- made by x --><svg xmlns="http://www.w3.org/2000/svg" width="10" height="10" style="background:red">' +
  '<style>@import url("https://fonts.example/x"); .a { fill: red }</style>' +
  '<defs><marker id="arrow"><path d="M0 0.12345"/></marker></defs>\n' +
  '<g id="a" data-x="1" data-node="n"><path marker-end="url(#arrow)" style="fill:none" font-family="Inter"/><use href="#arrow"/></g></svg>';

const ids = (svg: string) => [...svg.matchAll(/\sid="([^"]*)"/g)].map((match) => match[1]);

describe('a diagram made fit for a page', () => {
  it('has no style sheet, style attribute, import, font or comment', () => {
    const svg = cleanSvg(SVG, { idPrefix: 'd1', title: 'A' });
    for (const forbidden of ['<style', 'style=', '@import', 'font-family', '<!--', '<?xml', 'data-x'])
      expect(svg).not.toContain(forbidden);
    expect(svg).toContain('data-node="n"');
  });

  it('has ids of its own, and its references follow them', () => {
    const svg = cleanSvg(SVG, { idPrefix: 'd1', title: 'A' });
    expect(svg).toContain('<marker id="d1-arrow">');
    expect(svg).toContain('marker-end="url(#d1-arrow)"');
    expect(svg).toContain('<use href="#d1-arrow"/>');
    const both = [...ids(svg), ...ids(cleanSvg(SVG, { idPrefix: 'd2', title: 'A' }))];
    expect(new Set(both).size).toBe(both.length);
  });

  it('is named for screen readers, and described where its author does', () => {
    const named = cleanSvg(SVG, { idPrefix: 'd1', title: 'Ports' });
    expect(named).toMatch(
      /^<svg role="img" aria-labelledby="d1-title" [^>]*><title id="d1-title">Ports<\/title>/,
    );
    expect(named).not.toContain('<desc');
    const described = cleanSvg(SVG, { idPrefix: 'd1', title: 'Ports', description: 'All of them' });
    expect(described).toContain('aria-labelledby="d1-title d1-desc"');
    expect(described).toContain('<desc id="d1-desc">All of them</desc>');
  });

  it('keeps a title that a replacement would read as a pattern, and one that looks like an end tag', () => {
    const svg = cleanSvg(SVG, { idPrefix: 'd1', title: "$& $1 $' </script>" });
    expect(svg).toContain('<title id="d1-title">$&amp; $1 $\' &lt;/script&gt;</title>');
    expect(svg.match(/<svg/g)).toHaveLength(1);
  });
});

describe('the lines of a diagram for screen readers', () => {
  it.each([
    [
      'flowchart TD\naccTitle: Ports\naccDescr: All of them\nA --> B',
      { text: 'flowchart TD\nA --> B', title: 'Ports', description: 'All of them' },
    ],
    [
      'flowchart TD\n  accDescr {\n two\n lines\n }\nA',
      { text: 'flowchart TD\nA', title: undefined, description: 'two lines' },
    ],
    [
      '---\ntitle: Ports\n---\nflowchart TD',
      { text: 'flowchart TD', title: 'Ports', description: undefined },
    ],
    ['flowchart TD\nA --> B', { text: 'flowchart TD\nA --> B', title: undefined, description: undefined }],
  ])('are taken out of %j', (source, expected) => {
    expect(takeAccessibleText(source)).toEqual(expected);
  });
});

describe('a drawn diagram', () => {
  it.each([
    ['flowchart TD\n  accTitle: Flow\n  A[Start] --> B[End]', 'Start'],
    ['graph LR\n  A --> B', 'A'],
    ['sequenceDiagram\n  Ann->>Bob: Hello', 'Hello'],
    ['stateDiagram-v2\n  [*] --> Idle', 'Idle'],
    ['classDiagram\n  class Rack', 'Rack'],
    ['erDiagram\n  RACK ||--o{ DEVICE : holds', 'holds'],
  ])('%j is an SVG with its text, without style, and the same every time', async (source, text) => {
    const draw = await loadMermaid();
    const { svg, width } = draw(source, 'diagram-1');
    expect(svg).toMatch(/^<svg role="img"[\s\S]*<\/svg>$/);
    expect(svg).toContain(text);
    expect(svg).not.toMatch(/<style|\sstyle=|@import|<script/);
    expect(width).toBeGreaterThan(0);
    expect(draw(source, 'diagram-1').svg).toBe(svg);
    const all = [...ids(svg), ...ids(draw(source, 'diagram-2').svg)];
    expect(new Set(all).size).toBe(all.length);
  });

  it('of a kind that cannot be drawn is an error that names the kind', async () => {
    const draw = await loadMermaid();
    expect(() => draw('pie title Pets\n"Dogs": 3', 'd')).toThrow(
      'the diagram kind "pie" cannot be drawn at build',
    );
    expect(() => draw('', 'd')).toThrow('the diagram kind "" cannot be drawn at build');
  });
});

describe('links of a flowchart', () => {
  it.each([
    'A -. both .- B',
    'A --o B',
    'A --x B',
    'A -.-|both| B',
    'A ----> B',
    'A ====|both| B',
    'A -- both ---> B',
  ])('are all drawn: %s', async (link) => {
    const draw = await loadMermaid();
    const { svg } = draw(`graph TD\n  A[First]\n  B[Second]\n  ${link}\n`, 'd');
    const plain = draw('graph TD\n  A[First]\n  B[Second]\n  A --- B\n', 'd').svg;
    expect(svg.match(/<polyline|<path/g)?.length).toBe(plain.match(/<polyline|<path/g)?.length);
    expect(svg.includes('both')).toBe(link.includes('both'));
  });
});
