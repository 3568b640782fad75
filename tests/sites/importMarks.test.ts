import { readFileSync, symlinkSync } from 'node:fs';
import { expect, it } from 'vitest';
import { miniSite } from '../support/miniSite.ts';

const configOf = (theme = '') =>
  `module.exports = { title: 'Lamps', url: 'https://lamps.example', baseUrl: '/', presets: [['classic', { docs: { routeBasePath: '/' }, blog: false }]], themeConfig: { ${theme} } };`;

function repository(files: Record<string, string>) {
  const site = miniSite(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [`elsewhere/${name}`, text])),
    { config: false },
  );
  return {
    site,
    read: (file: string) => readFileSync(site.path('new', file), 'utf8'),
    run: () => site.command('import', 'elsewhere', '--out', 'new', '--trust'),
  };
}

it('Comments that mark code by names of the site have the usual names', async () => {
  const magic = `prism: { magicComments: [
    { className: 'theme-code-block-highlighted-line', line: 'look', block: { start: 'look-start', end: 'look-end' } },
    { className: 'bad-line', line: 'This will error' } ] }`;
  const code = (next: string, start: string, end: string, bad: string) =>
    `\`\`\`js\n// ${next}\na();\n/* ${start} */\nb();\n/* ${end} */\n  # ${bad}\nc('look');\n\`\`\`\n`;
  const { read, run } = repository({
    'docusaurus.config.js': configOf(magic),
    'docs/a.md': `# A\n\n// look\n\n${code('look', 'look-start', 'look-end', 'This will error')}`,
  });
  await run();
  const usual = code('highlight-next-line', 'highlight-start', 'highlight-end', 'highlight-next-line');
  expect(read('docs/a.md')).toBe(`# A\n\n// look\n\n${usual}`);
  expect(read('import-report.md')).toContain('lines of bad-line look like highlighted ones');
});

it('Code that nothing declares is shown as it is written, and loses nothing around it', async () => {
  const { read, run } = repository({
    'docusaurus.config.js': configOf(),
    'src/Box.jsx':
      'export default function Box({ title, children }) { return <div><h3>{title}</h3>{children}</div>; }',
    'docs/a.mdx': `import Box from '@site/src/Box';

export const known = ['a', 'b'];

# A

| Name | Value |
| --- | --- |
| one | {version} |
| two | {product.name.toUpperCase()} |

## Now {version}

With {format(1)}, {known.map((one) => one).join()} and {typeof window}.

<Box title={unknown} {...more}>

Inside {inner} box.

</Box>

<div>{list.map((x) => x)}</div>
`,
  });
  await run();
  expect(read('docs/a.md')).toBe(`# A

| Name | Value |
| --- | --- |
| one | {version} |
| two | {product.name.toUpperCase()} |

## Now {version}

With \`{format(1)}\`, a,b and undefined.

### {unknown}

Inside \`{inner}\` box.

\`{list.map((x) => x)}\`
`);
  const report = read('import-report.md');
  expect(report).toContain('| Failed | 0 |');
  expect(report).toContain('- `{version}` (2): docs/a.mdx:9, docs/a.mdx:12');
});

it('Symbolic links that lead nowhere or in a circle are named as that', async () => {
  const { site, read, run } = repository({ 'docusaurus.config.js': configOf(), 'docs/a.md': '# A\n' });
  for (const [target, name] of [
    ['.', 'round'],
    ['nowhere', 'lost.md'],
    ['two', 'one'],
    ['one', 'two'],
  ] as const)
    symlinkSync(target, site.path('elsewhere/docs', name));
  expect((await run()).code).toBe(0);
  expect(read('import-report.md')).toContain('## Symbolic links that lead nowhere, or in a circle (4)');
});
