import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { miniSite, PNG } from '../support/miniSite.ts';

const CONFIG = `module.exports = { title: 'T', presets: [['classic', { blog: false, docs: { routeBasePath: '/' } }]] };`;

/** Imports and builds a website of Docusaurus. */
async function imported(files: Record<string, string | Buffer>) {
  const all = { 'docusaurus.config.js': CONFIG, ...files };
  const site = miniSite(
    Object.fromEntries(Object.entries(all).map(([name, text]) => [`elsewhere/${name}`, text])),
    { config: false },
  );
  const { errors, output } = await site.command('import', 'elsewhere', '--out', 'new', '--trust');
  expect(errors).toEqual([]);
  expect((await site.command('build', '--site', 'new', '--out', 'dist')).code).toBe(0);
  return { output, read: (file: string) => readFileSync(site.path('new', file), 'utf8') };
}

it('Front matter may end with more than three dashes, and the text behind it stays', async () => {
  const { read } = await imported({
    'docs/a.md': '---\ntitle: Lamps\n--------\n\nThe first words.\n\n---\n\n## Second\n',
    'docs/b.md': '---\ntitle: Other lamps\n---\n\nA line\n------\n\nText.\n',
  });
  expect(read('docs/a.md')).toBe('---\ntitle: Lamps\n---\n\nThe first words.\n\n---\n\n## Second\n');
  expect(read('docs/b.md')).toBe('---\ntitle: Other lamps\n---\n\nA line\n------\n\nText.\n');
});

it('Pictures that are imported by their address on the site are those of the static folder', async () => {
  const { output, read } = await imported({
    'docs/a.mdx': `import Plan from '/img/plan.svg';
import photo from '/img/photo.png';

# Plans

<Plan title="The plan" />

<img src={photo} alt="The photo" />
`,
    'static/img/plan.svg': '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h1"/></svg>',
    'static/img/photo.png': PNG,
  });
  expect(output[0]).toBe('Imported 1 page into new: 1 whole, 0 with losses, 0 failed.');
  expect(read('docs/a.md')).toBe('# Plans\n\n![The plan](/img/plan.svg)\n\n![The photo](/img/photo.png)\n');
});
