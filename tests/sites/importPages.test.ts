import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { miniSite } from '../support/miniSite.ts';

/** Imports a website of Docusaurus whose docs have their own base and an address to edit them at. */
async function imported(files: Record<string, string>, editUrl: string) {
  const config = `module.exports = { title: 'Lamps', presets: [['classic', { docs: { routeBasePath: 'guide', editUrl: ${editUrl} } }]] };`;
  const all = { 'docusaurus.config.js': config, ...files };
  const site = miniSite(
    Object.fromEntries(Object.entries(all).map(([name, text]) => [`elsewhere/${name}`, text])),
    { config: false },
  );
  const { errors } = await site.command('import', 'elsewhere', '--out', 'new', '--trust');
  expect(errors).toEqual([]);
  const built = await site.command('build', '--site', 'new', '--out', 'dist');
  expect([built.code, built.errors.filter((line) => line.includes('error:'))]).toEqual([0, []]);
  const read = (file: string) => readFileSync(site.path('new', file), 'utf8');
  return { site, read };
}

it('Template literals keep their indentation, but for that of the list they are in', async () => {
  const code = '{`racks:\n  - name: a\n    units: \\`1\\`\n\t- b ${1 + 1}\n`}';
  const inList = '{`a:\n      b`}';
  const { read } = await imported(
    {
      'docs/a.mdx': `import CodeBlock from '@theme/CodeBlock';\n\n# A\n\n<CodeBlock language="yaml">${code}</CodeBlock>\n\n<pre>${code}</pre>\n\n- item\n\n  <pre>${inList}</pre>\n`,
    },
    'undefined',
  );
  const lines = 'racks:\n  - name: a\n    units: `1`\n\t- b 2\n';
  expect(read('docs/guide/a.md')).toBe(
    `# A\n\n\`\`\`yaml\n${lines}\`\`\`\n\n\`\`\`\n${lines}\`\`\`\n\n- item\n\n  \`\`\`\n  a:\n      b\n  \`\`\`\n`,
  );
});

it.each([
  ["'https://git.example/edit/main/'", 'https://git.example/edit/main/docs/'],
  [
    '({ versionDocsDirPath, docPath }) => `https://git.example/edit/main/${versionDocsDirPath}/${docPath}`',
    'https://git.example/edit/main/docs/',
  ],
])('Each page is edited at its file in the repository: %s', async (editUrl, folder) => {
  const { site } = await imported(
    {
      'docs/a.md': '# A\n',
      'docs/01-part/02-b.mdx': '# B\n',
      'docs/c.md': '---\ncustom_edit_url: null\n---\n\n# C\n',
    },
    editUrl,
  );
  const edited = (page: string) => /href="(https:\/\/git\.example[^"]*)"/.exec(site.read(page))?.[1];
  expect(['a', 'part/b', 'c'].map((page) => edited(`guide/${page}/index.html`))).toEqual([
    `${folder}a.md`,
    `${folder}01-part/02-b.mdx`,
    undefined,
  ]);
});

it('Diagrams of kinds that are not drawn, and tabs of npm2yarn, are told', async () => {
  const { read } = await imported(
    {
      'docs/a.md':
        '# A\n\n```mermaid\n%% A comment\n\nmindmap\n  root\n```\n\n```mermaid\ngraph TD\n  A --> B\n```\n\n```bash npm2yarn\nnpm install lamp\n```\n',
    },
    'undefined',
  );
  expect(
    read('import-report.md').slice(read('import-report.md').indexOf('## ')),
  ).toBe(`## Parts of plugins (1)

What they show is missing. Plugins of Docusaurus do not come over.

- \`npm2yarn\`: docs/a.md:15

## Diagrams that cannot be drawn (1)

Their source is shown.

- \`mindmap\`: docs/a.md
`);
});

it('Settings without a counterpart are told', async () => {
  const { read } = await imported(
    { 'docs/a.md': '# A\n' },
    `undefined, sidebarItemsGenerator: async () => [] } }]], scripts: ['https://lamps.example/x.js'], headTags: [], clientModules: ['./x.js'], themeConfig: { footer: { copyright: '<a href="/">Lamps</a>' } }, other: [['x', { docs: {`,
  );
  expect(
    read('import-report.md').slice(read('import-report.md').indexOf('## Settings')),
  ).toBe(`## Settings (5)

They have no counterpart, or could not be read.

- \`clientModules\`: docusaurus.config.js
- \`other\`: docusaurus.config.js
- \`scripts in the head: if they contact other hosts, list those under "hosts" of "head"\`: docusaurus.config.js
- \`sidebarItemsGenerator of the docs\`: docusaurus.config.js
- \`the links of the copyright line\`: docusaurus.config.js
`);
});

it('Addresses that only Docusaurus knows are plain ones', async () => {
  const { read } = await imported(
    {
      'static/api/index.html': '<p>API</p>',
      'static/x.txt': 'x',
      'docs/a.md':
        '# A\n\n[1](pathname:///api/), [2](@site/static/api/), [3](@site/static/x.txt), [4](@site/docs/b.md)\n',
      'docs/b.md': '# B\n\n<a href="pathname:///x.txt">5</a>\n',
    },
    'undefined',
  );
  expect(read('docs/guide/a.md')).toBe('# A\n\n[1](/api/), [2](/api/), [3](/x.txt), [4](./b.md)\n');
  expect(read('docs/guide/b.md')).toBe('# B\n\n[5](/x.txt)\n');
});

it('Links that lead nowhere lose their addresses, also those with marks that Markdown or HTML escapes', async () => {
  const { read } = await imported(
    {
      'docs/a.mdx': `# A

<a href="/demo_a/x_y.html?a=1&b=*">Demo</a>

<iframe title="Frame" src="/demo_a/x_y.html?a=1&b=2" />
`,
    },
    'undefined',
  );
  expect(read('docs/guide/a.md')).toBe('# A\n\nDemo\n\n<iframe title="Frame"></iframe>\n');
});

it('What the head of a page says is no lost text of it, and has a line of its own', async () => {
  const { read } = await imported(
    { 'docs/a.mdx': '# A\n\n<head>\n  <title>Brass</title>\n</head>\n\n{1 + 1} lamps\n' },
    'undefined',
  );
  expect(read('docs/guide/a.md')).toBe('# A\n\n\n\n2 lamps\n');
  expect(read('import-report.md')).toContain('- `<head>`: docs/a.mdx:3');
  expect(read('import-report.md')).not.toContain('Brass');
});

it('What is said of the authors of posts besides their names has a line', async () => {
  const { read } = await imported(
    {
      'docs/a.md': '# A\n',
      'blog/authors.yml': 'ada:\n  name: Ada\n  url: https://ada.example\n  title: Engineer\n',
      'blog/2026-01-02-first.md': '---\nauthors: ada\n---\n\n# First\n',
    },
    'undefined',
  );
  expect(read('import-report.md')).toContain('- `of authors: title, url`: blog/authors.yml');
});

it('Markdown that a component shows after a click is behind what it shows at first', async () => {
  const { read } = await imported(
    {
      'src/Fold.js': `import { useState } from 'react';
export default ({ title, children }) => { const [open] = useState(false); return <div><h3>{title}</h3>{open && children}</div>; };`,
      'docs/a.mdx': `import Fold from '../src/Fold';

# A

<Fold title="Brass">
One **lamp**.

- two
</Fold>
`,
    },
    'undefined',
  );
  expect(read('docs/guide/a.md')).toBe('# A\n\n### Brass\n\nOne **lamp**.\n\n- two\n');
});
