import { describe, expect, it } from 'vitest';
import { miniSite } from '../support/miniSite.ts';

const PNG_POINTER = 'version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n';

/** The messages about a page, without its name, in a build that goes on. */
async function saysOf(page: string | Uint8Array, more: Record<string, string | Uint8Array> = {}) {
  const site = miniSite({ 'index.md': '# Home\n', 'page.md': page, ...more });
  const { messages } = await site.build({ lenient: true });
  const html = site.read('page/index.html');
  const own = messages.flatMap((line) => /page\.md:(.*)$/.exec(line)?.[1] ?? []);
  return { site, own, html, article: /<article[\s\S]*<\/article>/.exec(html)?.[0] ?? '' };
}

const REST = '\n## After\n\nText after.\n';

describe('What is opened and not closed is said where it begins', () => {
  it.each([
    ['a comment', `# A\n\n<!-- note\n${REST}`, '3:1: warning: the comment'],
    ['a CDATA section', `# A\n\n<![CDATA[ x\n${REST}`, '3:1: warning: the CDATA section'],
    ['a processing instruction', `# A\n\n<?php x\n${REST}`, '3:1: warning: the processing instruction'],
    ['a declaration', `# A\n\n<!DOCTYPE x\n${REST}`, '3:1: warning: the declaration'],
    ['a code block', `# A\n\n\`\`\`bash\nls\n${REST}`, '3:1: warning: the code block'],
    ['a code block of tildes', `# A\n\n~~~~bash\nls\n~~~\n${REST}`, '3:1: warning: the code block'],
    ['a formula', `# A\n\n$$\nx\n${REST}`, '3:1: warning: the formula'],
    ['an admonition', `# A\n\n:::note\nx\n${REST}`, '3:1: warning: the ":::note"'],
    [
      'an admonition around another',
      `# A\n\n::::note\n:::tip\nx\n:::\n${REST}`,
      '3:1: warning: the "::::note"',
    ],
    ['code in a list', `# A\n\n- x\n  \`\`\`\n  y\n${REST}`, '4:3: warning: the code block'],
    ['a comment in a list', `# A\n\n- x\n\n  <!-- y\n${REST}`, '5:3: warning: the comment'],
    ['a comment in an element', `# A\n\n<div>\n<!-- y\n\nz\n\n</div>\n${REST}`, '4:1: warning: the comment'],
  ])('%s', async (_, page, said) => {
    const { own, article } = await saysOf(page);
    expect(own.filter((line) => line.includes('never closed'))).toEqual([expect.stringContaining(said)]);
    expect(article.replace(/<[^>]*>/g, '')).toContain('Text after.');
  });

  it('and it is an error where it takes the text up to the end of the page', async () => {
    const site = miniSite({
      'index.md': `# A\n\n\`\`\`\nls\n${REST}`,
      'b.md': `# B\n\n- x\n  \`\`\`\n  y\n${REST}`,
    });
    expect(await site.fail()).toEqual([
      expect.stringMatching(/b\.md:4:3: warning: .*never closed/),
      expect.stringMatching(/index\.md:3:1: error: .*the rest of the page/),
    ]);
  });

  it.each([
    ['tabs', '<Tabs>\n<TabItem value="a" label="A">\n\n```\nls\n\n</TabItem>\n</Tabs>\n', '6:1'],
    ['details', '<details>\n<summary>S</summary>\n\n:::note\nls\n\n</details>\n', '6:1'],
  ])('inside of %s it is the only culprit', async (_, page, place) => {
    const { own } = await saysOf(`# A\n\n${page}`);
    expect(own).toEqual([expect.stringMatching(`^${place}: warning: .*never closed`)]);
  });

  it.each([
    '```\nx\n```\n',
    '~~~\n```\n~~~',
    ':::note\n\n:::\n',
    '<!---->\n\n<!-- a\n\nb -->\n',
    '    ```\n    x\n',
    '<!-->\n',
  ])('and what ends is not: %j', async (page) => {
    const { own } = await saysOf(`# A\n\n${page}${REST}`);
    expect(own).toEqual([]);
  });
});

describe('References', () => {
  it('without a definition are said, and definitions without a reference', async () => {
    const page = [
      '# A',
      'See [the list][racks], ![rack][picture], [`code`][], a word[^9] and **[bold][racks]**.',
      '> a quote with [two',
      '> lines][there]',
      '',
      '[x]: #a',
      '[y]: #a',
      '[y]: #a',
      '[^f]: A footnote.',
      '',
      '[y] \\[none][at all], rows[0][1], `[in][code]`, [a-z][^a-z].',
      '',
      '[//]: # (a note)',
    ].join('\n');
    const { own } = await saysOf(page);
    expect(own.map((line) => line.replace(/( and is shown|;|\.) .*/, ''))).toEqual([
      '2:5: warning: "[the list][racks]" has no definition',
      '2:24: warning: "![rack][picture]" has no definition',
      '2:42: warning: "[`code`][]" has no definition',
      '2:60: warning: "[^9]" has no definition',
      '2:71: warning: "[bold][racks]" has no definition',
      '3:16: warning: "[two > lines][there]" has no definition',
      '6:1: warning: "[x]" is defined but never used',
      '8:1: warning: "[y]" is defined twice',
      '9:1: warning: "[^f]" is defined but never used',
    ]);
  });
});

describe('Markdown between tags of HTML', () => {
  it.each([
    ['<details><summary>Use `ls`</summary>\n\nx\n\n</details>', '3:23', '`ls`'],
    ['<table>\n  <tr>\n    <td>[Link](./nope.md)</td>\n  </tr>\n</table>', '5:9', '[Link](./nope.md)'],
    ['<div>\n  **bold**\n</div>', '4:3', '**bold**'],
    ['<div>\n## Part\n</div>', '4:1', '## Part'],
  ])('%j stays as it is written, and that is said', async (page, place, mark) => {
    const { own } = await saysOf(`# A\n\n${page}\n`);
    expect(own).toEqual([expect.stringContaining(`${place}: warning: ${mark} is inside HTML`)]);
  });

  it.each([
    '<p># of ports, 2 * 3, a_b_c, https://example.com</p>',
    '<pre>**x** `y`</pre>',
    '<p>a<code>`x`</code></p>',
  ])('is not: %j', async (page) => {
    const { own } = await saysOf(`# A\n\n${page}\n`);
    expect(own).toEqual([]);
  });
});

describe('Files that HTML names', () => {
  it.each([
    '<iframe src="./none.html" title="x"></iframe>',
    '<iframe longdesc="./none.html" title="x"></iframe>',
    '<form action="./none.html"></form>',
    '<q cite="./none.html">x</q>',
    '<table background="./none.png"><tr><td>x</td></tr></table>',
    '<svg><image href="./none.png"/></svg>',
    '<svg><use xlink:href="./none.svg#a"/></svg>',
    '<svg><a xlink:href="./none.md"><text>x</text></a></svg>',
    '<input type="image" src="./none.png" alt="x">',
    '<video poster="./none.png"></video>',
    '<img srcset="./none.png 2x" alt="x">',
  ])('are looked for: %s', async (html) => {
    const { own } = await saysOf(`# A\n\n${html}\n`);
    expect(own).toEqual([expect.stringMatching(/^3:\d+: warning: (?:broken link|the image) ".\/none/)]);
  });

  it('are copied, with their final address', async () => {
    const { article, site } = await saysOf('# A\n\n<iframe src="./demo.html" title="x"></iframe>\n', {
      'demo.html': '<p>demo</p>',
    });
    const [, src = ''] = /<iframe src="([^"]*)"/.exec(article) ?? [];
    expect(site.has(src.slice(1))).toBe(true);
  });
});

describe('Pictures', () => {
  it.each([
    ['a Git LFS pointer', PNG_POINTER],
    ['empty', ''],
    ['an HTML page', '<!doctype html><title>Not found</title>'],
  ])('that are none are said to be %s', async (what, file) => {
    const { own } = await saysOf('# A\n\n![Rack](./rack.png)\n', { 'rack.png': file });
    expect(own).toEqual([expect.stringContaining(`3:1: warning: the image "./rack.png" is ${what}.`)]);
  });
});

describe('Letters with separate marks', () => {
  it('are composed: ids, links, tags and rows of data agree', async () => {
    const site = miniSite({
      'index.md':
        '---\ntags: [Caf\u00e9]\n---\n\n# Home\n\n[a](./u\u0308ber.md#u\u0308bersicht) [b](./\u00fcber.md#\u00fcbersicht)\n',
      'u\u0308ber.md': '---\ntags: [Cafe\u0301]\n---\n\n# A\n\n## U\u0308bersicht\n\n[c](#\u00fcbersicht)\n',
    });
    const { messages } = await site.build();
    expect(messages).toEqual([]);
    expect(site.read('\u00fcber/index.html')).toContain('id="\u00fcbersicht"');
    expect(Object.keys(site.snapshot()).filter((file) => /^tags\/.+index\.html$/.test(file))).toHaveLength(1);
  });
});

describe('The list of contents', () => {
  it.each([
    '<!-- a license -->\n\n# T',
    'A line before.\n\n# T',
    '<!-- a -->\n\n<!-- b -->\n\n# T\n\n<!-- c -->',
  ])('is below the title, whatever precedes it: %j', async (start) => {
    const { article } = await saysOf(`${start}\n\nFirst text.\n\n## One\n\nx\n\n## Two\n\ny\n`);
    const order = ['</h1>', 'First text.', '<details class="toc-fold', 'id="one"'];
    const places = order.map((part) => article.indexOf(part));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places).not.toContain(-1);
  });
});

describe('Front matter that is text', () => {
  it.each([
    [
      'an empty line',
      '\n---\ntitle: A\n---\n\nText.\n',
      '2:1: warning: front matter must start on the first line',
    ],
    ['a comment', '<!-- x -->\n---\ntitle: A\ntags: [x]\n---\n\nText.\n', '2:1: warning: front matter must'],
    [
      'TOML',
      '+++\ntitle = "A"\n\n[extra]\nx = 1\n+++\n\nText.\n',
      '1:1: warning: TOML front matter is not supported',
    ],
  ])('because of %s is said', async (_, page, said) => {
    const { own } = await saysOf(page);
    expect(own).toContainEqual(expect.stringContaining(said));
  });
});

describe('A page that is not UTF-8', () => {
  it.each([
    ['Latin 1', Buffer.from('# Gr\xf6\xdfe\n\nText.\n', 'latin1')],
    ['UTF-16', Buffer.from('\ufeff# Gr\u00f6\u00dfe\n\nText.\n', 'utf16le')],
  ])('is shown with what can be read: %s', async (_, page) => {
    const { own, article } = await saysOf(page, { 'index.md': '# Home\n\n[Page](./page.md)\n' });
    expect(own).toEqual([expect.stringContaining('warning: the file is not UTF-8.')]);
    expect(article).toContain('Text.');
  });
});

describe('A description', () => {
  it('has nothing of a drawing in the first paragraph', async () => {
    const { html } = await saysOf('# A\n\n<svg viewBox="0 0 1 1"><path d="M0 0"/></svg> Text beside it.\n');
    expect(/<meta name="description" content="([^"]*)"/.exec(html)?.[1]).toBe('Text beside it.');
  });
});

describe('Marks of bold text that Markdown does not see', () => {
  it.each([
    ['**文字。**次', '3:6', '**'],
    ['前*「文字」*次', '3:2', '*'],
    ['한국어**(괄호)**입니다.', '3:4', '**'],
    ['~~文字。~~次', '3:6', '~~'],
    ['**[A](#a)。**次', '3:11', '**'],
    ['| A |\n|---|\n| **Text.**next |', '5:10', '**'],
  ])('are said, as they stay text: %s', async (text, place, sign) => {
    const { own } = await saysOf(`# A\n\n${text}\n`);
    expect(own).toEqual([expect.stringContaining(`${place}: warning: "${sign}" is shown as text`)]);
  });

  it.each([
    '**文字**次 *文字*次',
    '\\*\\*文字。\\*\\*次',
    '2 * 3, **/*.md, a*b*c, 5 ** 2',
    'not ** > x**.',
    '(**a, (**b',
    '`**文字。**次`',
    '*文字。次',
  ])('and these are none: %s', async (text) => {
    const { own } = await saysOf(`# A\n\n${text}\n`);
    expect(own).toEqual([]);
  });
});

describe('A link with a scheme that no browser knows', () => {
  it.each([
    ['[a](tcpip:host)', 'no browser knows "tcpip:". Write its whole address, or write it as code.'],
    ['[a](localhost:8080)', 'no browser knows "localhost:". Write "http://localhost:8080".'],
    ['[a](db01.example:443/x)', 'Write "http://db01.example:443/x".'],
    ['[a](C:/Temp/x.log)', 'Readers do not have this file. Write its path as code.'],
    ['<a href="pathname:///files/x.pdf">a</a>', 'Write "/files/x.pdf".'],
    ['<tcpip:host>', 'no browser knows "tcpip:".'],
  ])('is said: %s', async (link, said) => {
    const { own } = await saysOf(`# A\n\n${link}\n`);
    expect(own).toEqual([expect.stringMatching(/^3:1: warning: the link ".*" leads nowhere/)]);
    expect(own[0]).toContain(said);
  });

  it.each([
    '[a](ssh://host)',
    '[a](mailto:a@b.example)',
    '[a](TEL:1)',
    '[a](vscode:extension/x)',
    '[a](ms-word:x)',
  ])('and this is none: %s', async (link) => {
    const { own } = await saysOf(`# A\n\n${link}\n`);
    expect(own).toEqual([]);
  });
});

describe('What a table or admonition would not show', () => {
  it.each([
    ['| A |\n|---|\n| x | more |', '5:5', 'the table has columns (1): "more" is not shown'],
    ['| A | B |\n|---|---|\n| `a|b` | c |', '5:9', 'the table has columns (2): "c" is not shown'],
    ['> - | A |\n>   |---|\n>   | x | y | | z |', '5:9', 'the table has columns (1): "y | z" is not shown'],
    [
      ':::note{title=Words}\nx\n:::',
      '3:1',
      '"title" of the admonition has no effect, and "Words" is not shown',
    ],
  ])('is said: %j', async (text, place, said) => {
    const { own } = await saysOf(`# A\n\n${text}\n`);
    expect(own).toEqual([expect.stringContaining(`${place}: warning: `)]);
    expect(own[0]).toContain(said);
  });

  it.each(['| A | B |\n|---|---|\n| x |\n| x \\| y | z | |', ':::note{.wide #own}\nx\n:::'])(
    'and this is nothing: %j',
    async (text) => {
      const { own } = await saysOf(`# A\n\n${text}\n`);
      expect(own).toEqual([]);
    },
  );
});
