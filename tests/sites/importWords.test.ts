import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { miniSite } from '../support/miniSite.ts';

const CONFIG = `module.exports = { title: 'Lamps', url: 'https://lamps.example', baseUrl: '/', presets: [['classic', { docs: { routeBasePath: '/' } }]] };`;

async function imported(page: string, more: Record<string, string> = {}) {
  const files = { 'docusaurus.config.js': CONFIG, 'docs/a.mdx': page, 'docs/b.md': '# B\n', ...more };
  const site = miniSite(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [`elsewhere/${name}`, text])),
    { config: false },
  );
  const { output, errors } = await site.command('import', 'elsewhere', '--out', 'new', '--trust');
  expect(errors).toEqual([]);
  const read = (file: string) => readFileSync(site.path('new', file), 'utf8');
  return { output, read, rows: read('import-losses.tsv').trim().split('\n').slice(1), site };
}

it('What a component swallows is in the report with its place, and its page is not whole', async () => {
  const { output, read, rows } = await imported(`export const Quiet = () => null;

# A

Seen.

<Quiet title="Wattage">

Swallowed [words](./b.md).

</Quiet>
`);
  expect(output[0]).toBe('Imported 2 pages into new: 1 whole, 1 with losses, 0 failed.');
  expect(rows).toEqual([
    'docs/a.mdx\t7\tlabel\tWattage',
    'docs/a.mdx\t9\ttext\tSwallowed',
    'docs/a.mdx\t9\ttarget\t./b.md',
    'docs/a.mdx\t9\ttext\twords',
  ]);
  expect(read('import-report.md')).toContain('- `text: Swallowed`: docs/a.mdx:9');
});

it.each<[string, string, string | RegExp]>([
  [
    'boxes in a list',
    'export const K = () => (<ul><li><div>First</div><div>Second</div></li></ul>);\n\n<K />\n',
    '- First\n\n  Second\n',
  ],
  [
    'labels beside each other',
    'export const K = () => (<div><span>Mode</span><span>Stream</span><span>.x</span></div>);\n\n<K />\n',
    'Mode Stream.x\n',
  ],
  [
    'links on lines below each other',
    '<a href="https://one.example">First</a>\n<a href="https://two.example">Second</a>\n',
    '[First](https://one.example) [Second](https://two.example)\n',
  ],
  [
    'boxes in a cell',
    '<table><thead><tr><th>H</th></tr></thead><tbody><tr><td><div>First</div><div>Second</div></td></tr></tbody></table>\n',
    /\| First Second \|/,
  ],
  [
    'boxes one after the other',
    '<section><div>First</div><div id="s">Second</div></section>\n',
    'First\n\n<a id="s"></a>Second\n',
  ],
  [
    'lines of code by themselves',
    '<code style={{ display: "block" }}>\n$ lamp \\`\\`on\\`\\` <br />\n\nlit \\`now\\`\n</code>\n\n## After\n',
    '```\n$ lamp ``on``\nlit `now`\n```\n\n## After\n',
  ],
  ['breaks in code', '<pre>line1<br/>line2</pre>\n', '```\nline1\nline2\n```\n'],
  [
    'a link around blocks',
    `import Link from '@docusaurus/Link';\n\n<Link to="/b"><div className="card"><h3>Head</h3><p>Para</p></div></Link>\n`,
    '### [Head](/b)\n\nPara\n',
  ],
  [
    'tabs and admonitions in a cell that spans others',
    `import Tabs from '@theme/Tabs';\nimport TabItem from '@theme/TabItem';\nimport Admonition from '@theme/Admonition';\n\n<table><tbody><tr><td colSpan="2"><Tabs values={[{ value: 'x', label: 'Ex' }]}><TabItem value="x">One</TabItem></Tabs><Admonition type="tip">Two</Admonition></td></tr></tbody></table>\n`,
    /<strong>Ex<\/strong><\/p>One<p><strong>Tip<\/strong><\/p>Two/,
  ],
  [
    'values of Translate',
    `import Translate, { translate } from '@docusaurus/Translate';\n\n<Translate values={{ name: <b>Ada</b> }}>{'Hello {name}!'}</Translate>\n\n<p>{translate({ message: 'Dear {name}' }, { name: 'Bob' })}</p>\n`,
    'Hello **Ada**!\n\nDear Bob\n',
  ],
  [
    'a page that leads to another one',
    `import { Redirect } from '@docusaurus/router';\n\n<Redirect to="/b" />\n`,
    'This page has moved: [/b](/b)\n',
  ],
  [
    'a name that nothing declares',
    'Before <b>{lamps}</b>.\n\n<table><tbody><tr><td>{lamps.size}</td></tr></tbody></table>\n',
    /Before <b>\{lamps\}<\/b>[\s\S]*<code>\{lamps\.size\}<\/code>/,
  ],
  [
    'the contents of a part beside its own',
    `import Part, { toc as partToc } from './_part.mdx';\nimport TOCInline from '@theme/TOCInline';\n\n<TOCInline toc={toc} />\n\n## Own\n`,
    '- [Own](#own)\n\n## Own\n',
  ],
])('What components show keeps its words and addresses: %s', async (_, page, copy) => {
  const { read, rows, site } = await imported(page, { 'docs/_part.mdx': '## Part\n' });
  if (typeof copy === 'string') expect(read('docs/a.md').trimStart()).toBe(copy);
  else expect(read('docs/a.md')).toMatch(copy);
  expect(rows).toEqual([]);
  expect((await site.command('build', '--site', 'new')).code).toBe(0);
});

it('What a theme or a plugin reads, and what the head of a page says, is told', async () => {
  const { read } = await imported(
    `import Head from '@docusaurus/Head';\n\n<Head><meta name="robots" content="noindex" /></Head>\n\n\`\`\`jsx live\n<b>x</b>\n\`\`\`\n\n\`\`\`go reference\nhttps://code.example/a.go\n\`\`\`\n`,
  );
  const report = read('import-report.md');
  expect(report).toContain('- `live code: it is shown as it is written`: docs/a.mdx');
  expect(report).toContain('- `code that a theme fetches: only its address is shown`: docs/a.mdx');
  expect(report).toContain('## Parts of the heads of pages (1)');
});

it.each([
  ['code', '# A\n\n```js\na();\n', '# A\n\n```js\na();\n```\n'],
  ['an admonition in another', ':::tip\n\n:::note\n\n- A\n', ':::tip\n\n:::note\n\n- A\n:::\n:::\n'],
  ['code in a list in a quote', '> - ```js\n>   a();\n', '> - ```js\n>   a();\n>   ```\n'],
])('What is never closed ends with its page, and the site builds: %s', async (_, page, copy) => {
  const { read, site } = await imported(page);
  expect(read('docs/a.md')).toBe(copy);
  expect(read('import-report.md')).toContain('## Parts that are never closed');
  expect((await site.command('build', '--site', 'new')).code).toBe(0);
});
