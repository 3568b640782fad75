import { describe, expect, it } from 'vitest';
import { miniSite } from '../support/miniSite.ts';

const SAYS = /page\.md:(\d+:\d+): (error|warning): (.*)$/;

/** A site of one page that builds leniently, and what is said of it. */
async function built(page: string) {
  const site = miniSite({ 'index.md': '# Home\n', 'page.md': page });
  const { messages } = await site.build({ lenient: true });
  const html = site.read('page/index.html');
  return { messages, html, article: /<article[\s\S]*<\/article>/.exec(html)?.[0] ?? '' };
}

describe('Syntax of Docusaurus in a page of Markdown', () => {
  it('marks lines by comments, in the page, the index and the copy', async () => {
    const page =
      '# A\n\n```js\none();\n// highlight-next-line\ntwo();\n// highlight-start\nthree();\n// highlight-end\nfour(); // highlight-line\n```\n';
    const site = miniSite({ 'index.md': '# Home\n', 'page.md': page });
    const { messages } = await site.build();
    expect(messages).toEqual([]);
    const html = site.read('page/index.html');
    expect(html.match(/class="line[^"]*"/g)).toEqual([
      'class="line"',
      'class="line line--mark"',
      'class="line line--mark"',
      'class="line line--mark"',
    ]);
    for (const [file, text] of Object.entries(site.snapshot()))
      if (/^page|^assets\/search/.test(file)) expect(`${file} ${text}`).not.toContain('highlight-');
  });

  it.each([
    '## One {/* #first */}',
    '## One {/*#first*/}',
    '## One <!-- #first -->',
    '## One <!--#first--> ##',
    '## One {#first}',
    'One {/* #first */}\n---',
    '> ## One {/* #first */}',
  ])('gives a heading its id: %s', async (heading) => {
    const { messages, article } = await built(`# A\n\n${heading}\n\n[a](#first)\n`);
    expect(messages).toEqual([]);
    expect(article).toMatch(/<h2 [^>]*id="first"[^>]*>One</);
  });

  it.each([
    "import Part from './_part.md';",
    'import Tabs from "@theme/Tabs"',
    "import {a, b} from './x'",
    "import * as all from './x';",
    "import './style.css';",
    'export const toc = [];',
    'export function Box() { return null; }',
    'export default function Layout(props) {',
    'export default Layout;',
    "export { a } from './x';",
    '{/* a note */}',
    '{/* a note\nof two lines */}',
  ])('that belongs to MDX stops the build, and is a warning leniently: %j', async (line) => {
    const page = `${line}\n\n# Title\n\nA sentence.\n`;
    const { messages, html } = await built(page);
    expect(messages).toEqual([
      expect.stringMatching(/page\.md:1:1: warning: .* MDX syntax and is shown as text\. /),
    ]);
    expect(html).toContain('<title>Title');
    expect(html).toContain('<meta name="description" content="A sentence."');
    const site = miniSite({ 'index.md': page });
    expect(await site.fail()).toEqual([expect.stringMatching(/index\.md:1:1: error: .* MDX/)]);
  });

  it('has each of its statements said, and expressions beside them', async () => {
    const { messages } = await built(
      "import A from './a';\nimport B from './b';\n\n# T\n\nIt has {props.count} of {product}, `{code}` and {#id}.\n",
    );
    expect(messages.map((line) => SAYS.exec(line)?.slice(1, 3).join(' '))).toEqual([
      '1:1 warning',
      '2:1 warning',
      '6:8 warning',
    ]);
    expect(messages[2]).toContain('{props.count} is MDX syntax');
  });

  it.each([
    'Send {id} and {{ var }} to {product}.',
    'import it from the menu, as in "Import from \'CSV\' files".',
    "import files from 'a' to 'b' first.",
    'export default settings to a file.',
    'exports and imports: see below.',
    'A set {1, 2} and `import x from "y"`.',
    '```js\nimport x from "y";\nexport const a = 1;\n```',
    '{not a comment}',
    'Text with {/* a note */} inside.',
  ])('is not what Markdown may say: %j', async (text) => {
    const { messages } = await built(`# A\n\n${text}\n`);
    expect(messages).toEqual([]);
  });

  it.each(['pie', 'gantt', 'classDiagram', 'stateDiagram-v2', 'mindmap'])(
    'has two kinds of diagrams; of %s a warning says the way out',
    async (kind) => {
      const { messages, article } = await built(
        `# A\n\n\`\`\`mermaid\n${kind}\naccTitle: A\naccDescr: B\n  x\n\`\`\`\n`,
      );
      expect(messages).toEqual([
        expect.stringMatching(/page\.md:3:1: warning: .*flowchart.*sequenceDiagram.*picture/),
      ]);
      expect(article).toContain(kind);
    },
  );
});
