import { describe, expect, it } from 'vitest';
import { ADMONITION_TYPES, createArticleRenderer } from './render.ts';

const { admonition: renderAdmonition, codeBlock: codeBlockHtml, tabs: renderTabs } = createArticleRenderer();

describe('renderAdmonition', () => {
  it.each(ADMONITION_TYPES)('%s is titled by its type', (type) => {
    const html = renderAdmonition({ type, bodyHtml: '<p>Body</p>' });
    expect(html).toContain(`class="admonition admonition-${type}"`);
    expect(html).toContain(`<span>${type.charAt(0).toUpperCase()}${type.slice(1)}</span>`);
    expect(html).toContain('<p>Body</p>');
  });

  it('keeps the HTML of its title', () => {
    expect(renderAdmonition({ type: 'tip', titleHtml: 'Use <code>x</code>', bodyHtml: '' })).toContain(
      '<span>Use <code>x</code></span>',
    );
  });

  it('shows an unknown type as a note', () => {
    expect(renderAdmonition({ type: '"><script>', bodyHtml: '' })).toContain('admonition-note');
  });
});

describe('codeBlockHtml', () => {
  const codeHtml =
    '<span class="line">a</span>\n<span class="line line--mark">&lt;span class="line"&gt;</span>';

  it('can be focused, is named and has a copy button', () => {
    const html = codeBlockHtml({ codeHtml, language: 'bash', lineNumbers: false });
    expect(html).toContain('<pre tabindex="0" role="group" aria-label="bash code">');
    expect(html).toContain('data-copy');
    expect(html).not.toContain('figcaption');
  });

  it('escapes its title', () => {
    const html = codeBlockHtml({ codeHtml, language: 'bash', title: 'a"<b>', lineNumbers: false });
    expect(html).toContain('<figcaption class="code-title">a&quot;&lt;b&gt;</figcaption>');
    expect(html).toContain('aria-label="a&quot;&lt;b&gt;"');
  });

  it('numbers lines from the given number, and not the code that looks like one', () => {
    const html = codeBlockHtml({ codeHtml, language: 'html', lineNumbers: 9 });
    expect([...html.matchAll(/data-line="(\d+)"/g)].map((match) => match[1])).toEqual(['9', '10']);
  });
});

describe('buttons of code blocks', () => {
  const block = (parts: object) =>
    codeBlockHtml({
      codeHtml: '<span class="line">a</span>',
      language: 'bash',
      lineNumbers: false,
      ...parts,
    });

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
    expect(html).toContain('<figcaption class="code-title">Output</figcaption>');
    expect(html).not.toContain('data-copy');
  });
});

describe('renderTabs', () => {
  const items = [
    { value: 'a', label: 'A', html: '<p>panel a</p>' },
    { value: 'b', label: 'B', html: '<p>panel b</p>', isDefault: true },
  ];
  const html = renderTabs({ id: 't1', groupId: 'os', queryString: true, items });

  it('has all panels, each once, and the default one selected', () => {
    expect(html.split('<p>panel a</p>').length).toBe(2);
    expect(html.split('<p>panel b</p>').length).toBe(2);
    expect(html).toMatch(/id="t1-panel-1"[^>]*data-selected/);
    expect(html).not.toMatch(/id="t1-panel-0"[^>]*data-selected/);
  });

  it('connects tabs and panels', () => {
    expect(html).toMatch(
      /role="tab" id="t1-tab-0" aria-controls="t1-panel-0" aria-selected="false" tabindex="-1"/,
    );
    expect(html).toMatch(/role="tabpanel" id="t1-panel-0" aria-labelledby="t1-tab-0"/);
  });

  it('names its query parameter after the group', () => {
    expect(html).toContain('&quot;parameter&quot;:&quot;os&quot;');
  });

  it('writes no style attribute', () => {
    expect(html).not.toContain('style=');
  });
});
