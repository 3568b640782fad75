import { readYaml, textWidth } from 'fieldguide/components';
import { describe, expect, it } from 'vitest';
import { rack, screen } from './index.ts';
import { fitText } from './svg.ts';

const RACK = [
  'name: Rack <b>"A"</b> & more',
  'units: 4',
  'devices:',
  '  - { u: 1, height: 2, label: UPS, kind: storage }',
  '  - { u: 3, label: "A server with a name that is far too long for its place", kind: server }',
  '  - { u: 4, label: Panel, kind: patch, side: rear }',
].join('\n');
const SCREEN = [
  'title: Add a job',
  'menu: Discovery > SNMP',
  'tabs: [General, Schedule]',
  'tab: Schedule',
  'fields:',
  '  - { label: Name, value: nightly, note: Any name. }',
  '  - { label: Key, value: secret, type: password }',
  '  - { label: Active, type: checkbox, value: true }',
  '  - { label: Kind, type: select, value: "<script>" }',
  '  - { label: Text, type: area }',
  'table: { columns: [Target, State], rows: [[10.0.0.0/24, 5]] }',
  'buttons: [Cancel, { label: Save, primary: true, note: It runs. }]',
].join('\n');

function drawn(language: 'rack' | 'screen', source: string) {
  const fence = language === 'rack' ? rack : screen;
  const result = fence.draw({ text: source, meta: '' }, readYaml);
  if (!('drawing' in result)) throw new Error(JSON.stringify(result));
  return result.drawing;
}

/** What the drawing shows, text by text. */
const texts = (svg: string) =>
  [...svg.matchAll(/<text[^>]*>(?:<title>.*?<\/title>)?(.*?)<\/text>/g)].map((match) => match[1]);

describe.each([
  ['rack', RACK],
  ['screen', SCREEN],
] as const)('A %s', (language, source) => {
  it('is safe under a strict policy; its title is the name of the figure, and is not said again', () => {
    const { svg, title } = drawn(language, source);
    expect(svg).not.toMatch(/<style|\sstyle=|@import|<script|\son\w+=|<foreignObject|url\(|href=/i);
    expect(svg).not.toMatch(/<b>|NaN|undefined|\.\d{3}/);
    expect(svg).toMatch(/^<svg class="[\w-]+" role="img" aria-label="[^"]+"/);
    expect(svg).not.toMatch(/\sid="/);
    expect(title).not.toBe('');
    expect(svg).not.toContain(`"${title}`);
  });

  it('takes its colours from the tokens of the theme alone', () => {
    const colors = [...drawn(language, source).svg.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(
      (match) => match[1],
    );
    expect(new Set(colors.map((color) => color?.replace(/--[\w-]+/, '')))).toEqual(
      new Set(['none', 'var()']),
    );
  });
});

describe('A rack', () => {
  it('shows its units from the bottom, and a view for each side', () => {
    const { svg } = drawn('rack', RACK);
    const shown = texts(svg);
    expect(shown.filter((text) => text === 'UPS')).toHaveLength(1);
    expect(shown.filter((text) => text === 'Panel')).toHaveLength(1);
    expect(shown.slice(1, 4)).toEqual(['Front', '4', '4']);
    expect(svg).toContain(
      '<title>A server with a name that is far too long for its place</title>A server with',
    );
  });

  it('folds four empty units or more', () => {
    const { svg, height } = drawn(
      'rack',
      'name: A\nunits: 42\ndevices: [{ u: 2, label: S }, { u: 6, label: T }]',
    );
    expect(texts(svg).filter((text) => /free/.test(text ?? ''))).toEqual(['42 to 7: 36 free']);
    expect(height).toBeLessThan(300);
  });

  it('shows one view where all is at the front', () => {
    const { svg } = drawn('rack', 'name: A\nunits: 2\ndevices: [{ u: 1, label: S }]');
    expect(texts(svg)).toEqual(['A', 'Front', '2', '2', '1', '1', 'S']);
  });

  it('reads from the top down', () => {
    expect(drawn('rack', RACK).lines.slice(1)).toEqual([
      'Panel: unit 4, rear',
      'A server with a name that is far too long for its place: unit 3',
      'UPS: units 1 to 2',
    ]);
  });

  it.each([
    [
      'meets another device',
      '{ u: 1, label: A, height: 2 }, { u: 2, label: B }',
      '"B" overlaps with "A", which takes units 1 to 2',
    ],
    ['stands above the top', '{ u: 4, label: A, height: 2 }', 'unit 5 is above the top'],
    ['stands below the floor', '{ u: 0, label: A }', 'the lowest unit is 1'],
  ])('refuses a device that %s', (_, devices, message) => {
    const result = rack.draw({ text: `name: R\nunits: 4\ndevices: [${devices}]`, meta: '' }, readYaml);
    expect('faults' in result && result.faults.map((fault) => fault.message)).toEqual([
      expect.stringContaining(message),
    ]);
  });

  it('lets devices stand back to back', () => {
    expect(() =>
      drawn('rack', 'name: R\nunits: 1\ndevices: [{ u: 1, label: A }, { u: 1, label: B, side: rear }]'),
    ).not.toThrow();
  });
});

describe('A screen', () => {
  it('numbers its marks, and tells their notes in the same order', () => {
    const { svg, notes } = drawn('screen', SCREEN);
    expect(notes.map(({ name, text }) => `${name}: ${text}`)).toEqual(['Name: Any name.', 'Save: It runs.']);
    expect(notes.every(({ level }, index) => level > (notes[index - 1]?.level ?? 0))).toBe(true);
    expect(texts(svg).filter((text) => /^\d$/.test(text ?? ''))).toEqual(['1', '5', '2', '1', '5', '2']);
  });

  it('stacks all labels on phones, or none, and draws an icon instead of its name', () => {
    const lefts = (fields: string) => {
      const { svg } = drawn('screen', `title: T\nfields: [${fields}]`);
      const boxes = svg.slice(svg.indexOf('dg-narrow')).matchAll(/<rect x="(\d+)"[^>]*height="26"/g);
      return [...boxes].map(([, x]) => x);
    };
    expect(lefts('{ label: A }, { label: B }')).toEqual(['132', '132']);
    expect(lefts('{ label: A }, { label: A label that is much too long }')).toEqual(['12', '12']);
    const shown = texts(drawn('screen', 'title: T\nbuttons: [Gear icon, Save]').svg);
    expect(shown).toEqual(['T', 'Save', 'T', 'Save']);
  });

  it('shows what the product answers, also to those who do not see it', () => {
    const { svg, lines } = drawn('screen', 'title: Import\nmessage: 12 devices created.');
    expect(texts(svg)).toContain('12 devices created.');
    expect(svg).toContain('aria-label="Message: 12 devices created."');
    expect(lines).toEqual(['Import', '12 devices created.']);
  });

  it('outlines the field that the step is about, and quiets the others', () => {
    const { svg } = drawn('screen', 'title: T\nfields: [{ label: A, marked: true }, { label: B }]');
    const of = (label: string) => new RegExp(`<text[^>]*>${label}</text>`).exec(svg)?.[0];
    expect(of('A')).toContain('font-weight="600"');
    expect(of('B')).toContain('fill="var(--ink-quiet)"');
    expect(svg.match(/stroke="var\(--accent\)" stroke-width="2"/g)).toHaveLength(2);
  });

  it('parts a long menu path on phones instead of cutting it', () => {
    const menu = 'Tools > Templates & Bulk Operations > Hardware Bulk Edit';
    const shown = texts(drawn('screen', `title: T\nmenu: ${menu}`).svg).join(' ');
    expect(shown).not.toContain('…');
    expect(shown.match(/Hardware Bulk Edit/g)).toHaveLength(2);
  });

  it('does not show what is in a field for passwords', () => {
    const { svg, lines } = drawn('screen', SCREEN);
    expect(texts(svg)).not.toContain('secret');
    expect(texts(svg)).toContain('••••••');
    expect(lines).toContain('Name: nightly: Any name.');
  });
});

describe('fitText', () => {
  it('leaves what fits, and cuts the rest with an ellipsis', () => {
    expect(fitText('Short', 100, 13)).toBe('Short');
    const cut = fitText('A name that does not fit', 60, 13);
    expect(cut).toBe('A name…');
    expect(textWidth(cut, 13)).toBeLessThanOrEqual(60);
    expect(fitText('漢字漢字漢字', 40, 13)).toBe('漢字…');
  });
});
