import { expect, it } from 'vitest';
import * as english from '../../shared/texts/english.ts';
import { createTranslate } from '../../shared/texts/translate.ts';
import { colorsOf, keyHtml } from './key.ts';
import { readDiagram } from './readDiagram.ts';

it.each([
  ['flowchart TD\nA[Plain] --> B[Box]', [], []],
  ['flowchart TD\nA{Ready?} --> B[Box]:::outside', [], ['outside', 'asks']],
  ['flowchart TD\nA[Named] --> B[Box]:::target', [['A', 'part']], ['part', 'target']],
  ['flowchart TD\nA[Do]:::step --> B[Row]:::record', [], ['record', 'step']],
  ['sequenceDiagram\nactor Ann\nAnn->>Bob: Hello', [], ['person']],
  ['pie title Pets\n"Dogs": 3', [], []],
] as const)('the colors of %j', (source, roles, colors) => {
  expect(colorsOf(readDiagram(source).diagram, roles)).toEqual(colors);
});

it('the key names colors in words that no markup can leave, and is no line where there are none', () => {
  const html = keyHtml(['part', 'asks'], createTranslate({ [english.diagramPart]: 'Part of <A & B>' }));
  expect(html).toContain('Part of &lt;A &amp; B&gt;</span>');
  expect(html.match(/<path/g)).toHaveLength(1);
  expect(html).toMatch(/^<p class="dg-key" aria-hidden="true">.*Decision<\/span><\/p>$/);
  expect(keyHtml([], createTranslate())).toBe('');
});
