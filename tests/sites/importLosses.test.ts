import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { miniSite, PNG } from '../support/miniSite.ts';

const CONFIG = `
siteName = 'Lamps';
module.exports = {
  title: siteName, url: 'https://lamps.example', baseUrl: '/',
  presets: [['classic', {
    docs: { routeBasePath: '/', sidebarPath: './sidebars.ts', remarkPlugins: [[require('remark-math'), { singleDollarTextMath: false }], require('remark-shout')] },
    blog: { authorsMapPath: '../people.yml' },
  }]],
};`;

const FILES = {
  'docusaurus.config.js': CONFIG,
  'sidebars.ts': `export default { guide: ['intro', ...require('./more.ts').items] };`,
  'more.ts': `export default { items: ['parts'] };`,
  'src/theme/MDXComponents.js': `export default { Name: ({ children }) => <b>Lamp {children}</b> };`,
  'docs/intro.md': `---
slug: /
displayed_sidebar: lost
---

import Partial from './_partial.mdx';
import Mermaid from '@site/src/theme/Mermaid';

# Lamps

<style>{'.a { color: red }'}</style>

<Partial />

## Owned by root:root

<Mermaid chart={\`
graph TD
  accTitle: Two boxes
  accDescr: One leads to the other.
  a --> b
\`} />

It costs $5, not $6. A formula: $$a^{\\*}$$.

[Up](../../../parts), [a post](/blog/2026/01/02/first#why).
`,
  'docs/tools/_category_.json': '{ "label": "Key management tools", "link": { "type": "generated-index" } }',
  'docs/tools/key.md': '# Key\n',
  'docs/whole.mdx': `import Parts from './parts.mdx';

# Whole

<details>
<summary>All</summary>

Own words.

</details>

<Parts />
`,
  'docs/twice.mdx': `import Whole from './whole.mdx';

# Twice

<Whole />
`,
  'src/theme/Mermaid.js': `export default () => null;`,
  'src/Fold.js': `import { useState } from 'react';
export function Fold({ text }) {
  const [all] = useState(false);
  return <p>{all ? text : text.slice(0, 20)}</p>;
}`,
  'docs/fold.mdx': `import { Fold } from '@site/src/Fold';

# Folds

<Fold text="Short" />

<Fold text="A long text, of which a reader sees nothing but the beginning before he or she opens the whole of it" />
`,
  'docs/_partial.mdx': 'Made by <Name>one</Name>.\n',
  'docs/parts.mdx': `# Parts

\`\`\`\`mdx-code-block
<div>

\`\`\`mdx-code-block
export const Inner = () => <i>inner words</i>;

<Inner />
\`\`\`

\`\`\`bash
lamp on
\`\`\`

</div>
\`\`\`\`
`,
  'blog/2026-01-02-first/index.md':
    '---\ntitle: First\nimage: ./lamp.png\n---\n\nWords.\n\n## Why\n\nSee [second](../2026-1-3-second.md).\n',
  'people.yml': 'ada:\n  name: Ada L.\n',
  'blog/2026-01-02-first/lamp.png': PNG,
  'blog/2026-1-3-second.md':
    '---\ntitle: Second\ndate: 2026-1-04T00:00:00.000Z\nauthors: ada\n---\n\nWords.\n',
};

it('A website of Docusaurus comes over without losses in silence, and without false ones', async () => {
  const inside = Object.fromEntries(Object.entries(FILES).map(([name, text]) => [`elsewhere/${name}`, text]));
  const site = miniSite(inside, { config: false });
  const result = await site.command('import', 'elsewhere', '--out', 'new', '--trust');
  const read = (file: string) => readFileSync(site.path('new', file), 'utf8');
  expect(result.errors).toEqual([]);
  expect(result.output[0]).toBe('Imported 8 pages into new: 7 whole, 1 with losses, 0 failed.');
  // The settings are a script, and what modules export by default is there without naming it.
  expect(read('site.config.ts')).toContain("title: 'Lamps'");
  expect(read('site.config.ts')).toContain("'parts',");
  expect(read('docs/intro.md')).toBe(`---
slug: /
---

# Lamps



Made by **Lamp one**.

## Owned by root:root {#owned-by-root}

\`\`\`mermaid
graph TD
  accTitle: Two boxes
  accDescr: One leads to the other.
  a --> b
\`\`\`

It costs \\$5, not \\$6. A formula: \`a^{\\*}\`.

[Up](/parts), [a post](/blog/2026/01/02/first#why).
`);
  expect(read('docs/parts.md')).toMatch(/_inner words_[\s\S]*```bash\nlamp on\n```/);
  expect(read('docs/parts.md')).not.toContain('mdx-code-block');
  // A page that is a part of others keeps its own parts.
  expect(read('docs/whole.md')).toMatch(/<summary>All<\/summary>\n\nOwn words\./);
  // Posts keep their addresses, which begin with their days.
  expect(read('blog/2026-01-02-first/index.md')).toBe(
    '---\ntitle: First\nimage: ./lamp.png\nslug: "/2026/01/02/first"\ndate: 2026-01-02\n---\n\nWords.\n\n## Why\n\nSee [second](/blog/2026/1/3/second/).\n',
  );
  expect(read('blog/2026-1-3-second.md')).toBe(
    '---\ntitle: Second\ndate: 2026-01-04\nauthors: ["Ada L."]\nslug: "/2026/1/3/second"\n---\n\nWords.\n',
  );
  expect(read('docs/tools/_category_.yml')).toContain('slug: /category/key-management-tools');
  expect(read('import-report.md').match(/^## .*/gm)).toEqual([
    '## Components that need a browser (1)',
    '## Formulas that cannot be drawn (1)',
    '## Front matter that has no meaning here (1)',
    '## Settings (1)',
    '## Components that change by clicks (1)',
    '## Style sheets inside of pages (1)',
    '## Pages in no sidebar (4)',
  ]);
  expect(read('import-report.md')).toContain('the Markdown plugin remark-shout is not applied');
  expect(read('import-report.md')).toContain('`a text that opens by a click`: docs/fold.mdx:7');
  const built = await site.command('build', '--site', 'new', '--out', 'public');
  expect(built.errors).toEqual([]);
});
