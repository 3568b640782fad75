import { describe, expect, it } from 'vitest';
import { components } from '../../components/registry.ts';
import { prepareSource } from './prepare.ts';

const product = { name: 'Acme Base', slug: 'acme-base' };
const md = (...lines: string[]) => prepareSource(lines.join('\n'), { product, components });

/** The place in the author's text of the first `mark` in the prepared text. */
function originOf(prepared: ReturnType<typeof md>, mark: string): string {
  const lines = prepared.text.split('\n');
  const at = lines.findIndex((line) => line.includes(mark));
  const { line, column } = prepared.originOf(at + 1, (lines[at]?.indexOf(mark) ?? 0) + 1);
  return `${line}:${column}`;
}

describe('admonitions', () => {
  it.each([
    [':::note', ':::note'],
    [':::note Old title', ':::note[Old title]'],
    [':::note[New title]', ':::note[New title]'],
    ['::: Info', ':::info'],
    [':::WARNING  Two words  ', ':::warning[Two words]'],
    ['::::tip', '::::tip'],
    ['  :::note Indented', '  :::note[Indented]'],
    ['> :::note Quoted', '> :::note[Quoted]'],
    [':::note{.class}', ':::note{.class}'],
    [':::', ':::'],
    ['::::', '::::'],
    ['10:30 note', '10:30 note'],
  ])('%j becomes %j', (written, prepared) => {
    expect(md(written).text).toBe(prepared);
  });

  it('keep the product in their titles', () => {
    expect(md(':::note About {product}').text).toBe(':::note[About Acme Base]');
  });
});

describe('component tags in .md', () => {
  it('stand alone between empty lines, so that the Markdown beside them is parsed', () => {
    expect(md('<TabItem value="a">**Text**</TabItem>').text).toBe(
      '\n<TabItem value="a">\n\n**Text**\n\n</TabItem>\n',
    );
  });

  it('lose the indentation that would make their content a code block', () => {
    const { text } = md(
      '<Tabs>',
      '    <TabItem value="a">',
      '',
      '        Text',
      '',
      '          deeper',
      '',
      '    </TabItem>',
      '</Tabs>',
    );
    expect(text.replace(/\n+/g, '\n').trim()).toBe(
      '<Tabs>\n<TabItem value="a">\nText\n  deeper\n</TabItem>\n</Tabs>',
    );
  });

  it('keep a code block that is indented more than its neighbours', () => {
    const { text } = md('<Tabs>', '<TabItem value="a">', 'Text', '', '    code', '</TabItem>', '</Tabs>');
    expect(text).toContain('\n    code\n');
  });

  it('in code stay where they are', () => {
    expect(md('Write `<Tabs>` here').text).toBe('Write `<Tabs>` here');
    expect(md('```html', '<Tabs><TabItem>', '```').text).toBe('```html\n<Tabs><TabItem>\n```');
  });

  it('may run over several lines', () => {
    const prepared = md('<Tabs', '  groupId="os"', '  queryString="a > b">', 'Text [one](/a/)', '</Tabs>');
    expect(prepared.text.replace(/\n+/g, '\n').trim()).toBe(
      '<Tabs groupId="os" queryString="a > b">\nText [one](/a/)\n</Tabs>',
    );
    expect(originOf(prepared, '[one]')).toBe('4:6');
  });

  it('may end on a line with text, whose place stays right', () => {
    const prepared = md('<TabItem', '  value="a">Text [one](/a/)', '</TabItem>', '[two](/b/)');
    expect(prepared.text.replace(/\n+/g, '\n').trim()).toBe(
      '<TabItem value="a">\nText [one](/a/)\n</TabItem>\n[two](/b/)',
    );
    expect(originOf(prepared, '[one]')).toBe('2:18');
    expect(originOf(prepared, '[two]')).toBe('4:1');
  });

  it('that never end stay text', () => {
    expect(md('<Tabs', 'groupId="os"').text).toBe('<Tabs\ngroupId="os"');
  });

  it('that only begin like one are no components', () => {
    expect(md('<TabsList>x').text).toBe('<TabsList>x');
  });
});

describe('a fold', () => {
  it('gets the empty lines that let its Markdown be parsed', () => {
    const lines = md('<details><summary>More</summary>', '**bold**', '</details>').text.split('\n');
    expect(lines).toEqual(['<details><summary>More</summary>', '', '**bold**', '', '</details>']);
  });
});

describe('code', () => {
  it('is left as it is but for the product', () => {
    const lines = [
      '~~~text',
      ':::note Title',
      '## Head {#id}',
      "import x from '@theme/x'",
      '<Tabs>',
      '{product-slug} \\{product}',
      '~~~',
    ];
    expect(md(...lines).text).toBe(
      lines.join('\n').replace('{product-slug} \\{product}', 'acme-base {product}'),
    );
  });

  it('ends at a fence as long as the one that began it, and of the same kind', () => {
    const { text } = md('````md', '```', ':::note A', '```', '~~~~', '````', ':::note B');
    expect(text).toContain('\n:::note A\n');
    expect(text).toContain('\n:::note[B]');
  });

  it('may begin in a list or a quote', () => {
    expect(md('- ```', '  :::note A', '  ```').text).toContain(':::note A');
    expect(md('> ```', '> :::note A', '> ```', '', ':::note B').text).toContain('> :::note A\n');
  });

  it('is no fence where its own mark follows on the line', () => {
    expect(md('```a``` is code', ':::note A').text).toContain(':::note[A]');
  });
});

describe('the way back to the author’s lines', () => {
  it('is right behind lines that were put in', () => {
    const prepared = md('Intro', '<TabItem value="a">[one](/a/)</TabItem>', '', 'Text [two](/b/)');
    expect(originOf(prepared, '[one]')).toBe('2:20');
    expect(originOf(prepared, '[two]')).toBe('4:6');
    expect(originOf(prepared, '</TabItem>')).toBe('2:30');
  });

  it('is right behind lost indentation', () => {
    const prepared = md(
      '<Tabs>',
      '      <TabItem value="a">',
      '      Text [one](/a/)',
      '      </TabItem>',
      '</Tabs>',
    );
    expect(originOf(prepared, '[one]')).toBe('3:12');
  });

  it('is right behind a replaced product', () => {
    const prepared = md('The {product} of {product-slug} has [one](/a/)');
    expect(originOf(prepared, '[one]')).toBe('1:37');
    expect(originOf(prepared, 'The')).toBe('1:1');
  });

  it('is right inside and behind the emptied lines of front matter', () => {
    const prepared = md('', '', '', 'Text [one](/a/)');
    expect(originOf(prepared, '[one]')).toBe('4:6');
  });

  it('is right behind a fold', () => {
    const prepared = md('<details><summary>A</summary>', 'x', '</details>', '[one](/a/)');
    expect(originOf(prepared, '[one]')).toBe('4:1');
  });

  it('keeps a place the text does not have', () => {
    expect(md('a').originOf(9, 3)).toEqual({ line: 9, column: 3 });
  });
});
