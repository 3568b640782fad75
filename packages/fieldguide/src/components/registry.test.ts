import type { Nodes } from 'mdast';
import { describe, expect, it } from 'vitest';
import { componentPage } from '../../../../tests/support/componentPage.ts';
import { shownNodes } from '../../../../tests/support/shownNodes.ts';
import { createTranslate } from '../shared/texts/translate.ts';
import { ADMONITION_TYPES } from './Admonition/index.ts';
import { beforeBox } from './Before/index.ts';
import { codeBlockHtml } from './CodeBlock/index.ts';
import type { ComponentProps, ComponentUse } from './component.ts';
import { list, paragraph, strong, text } from './nodes.ts';
import { components } from './registry.ts';

const t = createTranslate();

/** What a component shows, as first of its page. */
function nodes(name: string, props: ComponentProps, parts: Partial<ComponentUse> = {}): Nodes[] {
  const component = components.find((one) => one.name === name);
  const use = { index: 1, props, children: [], items: [], ...parts };
  return component?.expand(use, componentPage) ?? [];
}

const panel = (props: ComponentProps, words: string) => {
  return { props, children: [paragraph(words)], page: componentPage };
};

const html = (...given: Parameters<typeof nodes>) => shownNodes(nodes(...given)).html.trim();

describe('an admonition', () => {
  it.each([...ADMONITION_TYPES, '"><script>'])('%s is one of a known type', (type) => {
    const name = ADMONITION_TYPES.find((known) => known === type) ?? 'note';
    const [node] = nodes('Admonition', { type });
    expect(node).toMatchObject({ type: 'containerDirective', name, children: [] });
  });
});

it('what is beside the panels of tabs is shown above them', () => {
  const items = [panel({ label: 'A', value: 'a' }, 'Inside')];
  const { html, markdown } = shownNodes(nodes('Tabs', {}, { children: [paragraph('Beside')], items }));
  expect(html).toMatch(/^<p>Beside<\/p>\s*<.*Inside/);
  expect(markdown).toBe('Beside\n\n**A**\n\nInside\n');
});

describe('codeBlockHtml', () => {
  const codeHtml =
    '<span class="line">a</span>\n<span class="line line--mark">&lt;span class="line"&gt;</span>';

  it('can be focused, is named and has a copy button', () => {
    const html = codeBlockHtml({ codeHtml, language: 'bash', lineNumbers: false }, t);
    expect(html).toContain('<pre tabindex="0" role="group" aria-label="bash code">');
    expect(html).toContain('data-copy');
    expect(html).toContain('<figcaption class="code-title"><small>bash</small></figcaption>');
  });

  it('escapes its title', () => {
    const html = codeBlockHtml({ codeHtml, language: 'bash', title: 'a"<b>', lineNumbers: false }, t);
    expect(html).toContain(
      '<figcaption class="code-title"><span>a&quot;&lt;b&gt;</span> <small>bash</small></figcaption>',
    );
    expect(html).toContain('aria-label="a&quot;&lt;b&gt;"');
  });

  it('numbers lines from the given number, and not the code that looks like one', () => {
    const html = codeBlockHtml({ codeHtml, language: 'html', lineNumbers: 9 }, t);
    expect([...html.matchAll(/data-line="(\d+)"/g)].map((match) => match[1])).toEqual(['9', '10']);
  });
});

describe('buttons of code blocks', () => {
  const block = (parts: object) =>
    codeBlockHtml(
      {
        codeHtml: '<span class="line">a</span>',
        language: 'bash',
        lineNumbers: false,
        ...parts,
      },
      t,
    );

  it('short code can be copied, and nothing else', () => {
    expect(block({ lines: 30, longest: 36 }).match(/<button/g)).toHaveLength(1);
  });

  it('more than 30 lines are folded behind a button that counts them', () => {
    const html = block({ lines: 31, longest: 10 });
    expect(html).toContain('<figure class="code" data-folded>');
    expect(html).toContain('aria-expanded="false">Show all 31 lines</button>');
  });

  it('lines that fit a desktop wrap on a phone only', () => {
    expect(block({ longest: 76 })).toContain('data-code="wrap" class="narrow-only" aria-pressed="false"');
    expect(block({ longest: 77 })).toContain('data-code="wrap" aria-pressed="false"');
  });

  it('a download is named, and its name escaped', () => {
    expect(block({ download: 'a"b.sh' })).toContain(
      'data-name="a&quot;b.sh" aria-label="Download a&quot;b.sh"',
    );
  });

  it('output is called so and has no copy button', () => {
    const html = block({ output: true, language: 'text' });
    expect(html).toContain('<figcaption class="code-title"><span>Output</span></figcaption>');
    expect(html).not.toContain('data-copy');
  });
});

describe('tabs', () => {
  const items = [
    panel({ value: 'a', label: 'A' }, 'panel a'),
    panel({ value: 'b', label: 'B', default: true }, 'panel b'),
  ];
  const shown = html('Tabs', { groupId: 'os', queryString: true }, { items });

  it('have all panels, each once, and the default one selected', () => {
    expect(shown.split('<p>panel a</p>').length).toBe(2);
    expect(shown.split('<p>panel b</p>').length).toBe(2);
    expect(shown).toMatch(/id="Tabs-1-panel-1"[^>]*data-selected/);
    expect(shown).not.toMatch(/id="Tabs-1-panel-0"[^>]*data-selected/);
  });

  it('connect tabs and panels', () => {
    expect(shown).toMatch(
      /role="tab" id="Tabs-1-tab-0" aria-controls="Tabs-1-panel-0" aria-selected="false" tabindex="-1"/,
    );
    expect(shown).toMatch(/role="tabpanel" id="Tabs-1-panel-0" aria-labelledby="Tabs-1-tab-0"/);
  });

  it('name their query parameter after the group', () => {
    expect(shown).toContain('"parameter":"os"');
  });

  it('write no style attribute', () => {
    expect(shown).not.toContain('style=');
  });
});

describe('small parts', () => {
  it('the Before you start box is a named list of terms', () => {
    const { title, items } = beforeBox([{ label: 'Time <x>', texts: [[strong('10')]] }], t);
    const { html, markdown } = shownNodes([title, items]);
    expect(html).toContain('role="group" aria-label="Before you start"');
    expect(html).toContain('<dl><div><dt>Time &lt;x&gt;</dt><dd><strong>10</strong></dd></div></dl>');
    expect(markdown).toBe('**Before you start**\n\n- Time \\<x>: **10**\n');
  });

  it('badges say what applies, in a fixed order, escaped', () => {
    const shown = html('AppliesTo', { deployment: '<Cloud>', release: '19.05', other: 'x' });
    expect(shown.replace(/<[^>]+>/g, '|')).toBe('||Applies to ||Release 19.05| |&lt;Cloud&gt;||');
    expect(html('AppliesTo', { release: true })).toBe('');
  });

  it.each([
    ['Enter', '<kbd>Enter</kbd>'],
    ['Ctrl+K', '<kbd class="keys"><kbd>Ctrl</kbd>+<kbd>K</kbd></kbd>'],
    ['Ctrl + Shift + K', '<kbd class="keys"><kbd>Ctrl</kbd>+<kbd>Shift</kbd>+<kbd>K</kbd></kbd>'],
    ['Ctrl++', '<kbd class="keys"><kbd>Ctrl</kbd>+<kbd>+</kbd></kbd>'],
    ['+', '<kbd>+</kbd>'],
  ])('the keys %s', (keys, expected) => {
    expect(html('Kbd', {}, { children: [text(keys)] })).toBe(expected);
  });

  it('a file tree tells names, folders and notes apart', () => {
    const file = paragraph(strong('a.conf'), ' - the one');
    const shown = html('FileTree', {}, { children: [list([[paragraph('etc/ settings'), list([[file]])]])] });
    expect(shown).toContain(
      '<span class="file-name file-folder">etc/</span> <span class="file-note">settings</span>',
    );
    expect(shown).toContain(
      '<span class="file-name"><strong>a.conf</strong></span> <span class="file-note">the one</span>',
    );
  });
});
