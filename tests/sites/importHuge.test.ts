import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { miniSite } from '../support/miniSite.ts';

const CONFIG = `module.exports = { title: 'T', presets: [['classic', { docs: { routeBasePath: '/' } }]] };`;

it('A page too large or too deep for the parser comes over as it is written, with its place in the report, and all others come over', async () => {
  // Lines of code: the check of the new site is done with them at once.
  const huge = `# Huge\n\n\`\`\`text\n${'line\n'.repeat(210_000)}\`\`\`\n`;
  const site = miniSite(
    {
      'elsewhere/docusaurus.config.js': CONFIG,
      'elsewhere/docs/_part.mdx': huge,
      'elsewhere/docs/deep.md': `# Deep\n\n${'*a '.repeat(4_000)}${'a* '.repeat(4_000)}\n`,
      'elsewhere/docs/good.mdx': '# Good\n\n{1 + 1} lamps\n',
      'elsewhere/docs/huge.md': `---\ntitle: Huge\nunknown: 1\n---\n\n${huge}`,
      'elsewhere/docs/uses.mdx': "import Part from './_part.mdx';\n\n# Uses\n\n<Part />\n\nThe end.\n",
    },
    { config: false },
  );
  const { code, output, errors } = await site.command('import', 'elsewhere', '--out', 'new', '--trust');
  expect({ code, errors }).toEqual({ code: 0, errors: [] });
  expect(output.slice(0, 3)).toEqual([
    'Imported 4 pages into new: 1 whole, 1 with losses, 2 failed.',
    '  Pages and parts of pages that are too large to be read: 3',
    '  Components that throw an error: 1',
  ]);
  const read = (file: string) => readFileSync(site.path('new', file), 'utf8');
  expect(read('docs/huge.md')).toBe(`---\ntitle: Huge\n---\n\n${huge}`);
  expect(read('docs/good.md')).toBe('# Good\n\n2 lamps\n');
  expect(read('docs/uses.md')).toContain('The end.');
  expect(read('import-report.md')).toContain(
    '- `it has more than 200,000 lines and marks of Markdown` (2): docs/huge.md:200002, docs/_part.mdx:200001',
  );
  expect(read('import-report.md')).toContain(
    '- `it has more than 5,000 marks of Markdown in one paragraph`: docs/deep.md:3',
  );
});
