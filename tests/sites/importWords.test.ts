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
