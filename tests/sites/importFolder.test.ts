import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type MiniSite, miniSite, writeFile } from '../support/miniSite.ts';

const configOf = (docs: string) =>
  `module.exports = { title: 'T', presets: [['classic', { docs: { routeBasePath: '/', path: '${docs}' } }]] };`;

function repository(files: Record<string, string>): MiniSite {
  const inside = Object.fromEntries(Object.entries(files).map(([name, text]) => [`elsewhere/${name}`, text]));
  return miniSite(inside, { config: false });
}

const importing = (site: MiniSite, from: string, out: string) =>
  site.command('import', from, '--out', out, '--trust', '--force');

/** Names beside the new site and in it that only a running import has. */
const leftovers = (site: MiniSite) =>
  readdirSync(site.folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /fieldguide-(?:new|old)|\.import$/.test(name),
  );

describe('Import never touches what it reads:', () => {
  const far = {
    '.git/HEAD': 'ref: refs/heads/main',
    'a/b/c/website/docusaurus.config.js': configOf('../../../../docs'),
    'docs/a.md': '# A\n',
    'static/own.txt': 'own',
    '.fieldguide-import': '{ "docs/a.md": "1" }',
  };
  const near = {
    'website/docusaurus.config.js': configOf('../docs'),
    'docs/a.md': '# A\n',
    'docs/.fieldguide-import': '{}',
    'static/own.txt': 'own',
  };
  const cases: [string, Record<string, string>, string, string, [string, string]?][] = [
    ['the root of a repository', far, 'elsewhere/a/b/c/website', 'elsewhere'],
    ['a folder of the repository', far, 'elsewhere/a/b/c/website', 'elsewhere/a/new'],
    ['docs outside of the website', near, 'elsewhere/website', 'elsewhere/docs'],
    ['a folder in these docs', near, 'elsewhere/website', 'elsewhere/docs/new'],
    ['the folder around the website and its docs', near, 'elsewhere/website', 'elsewhere'],
    ['docs behind a link', near, 'elsewhere/website', 'link', ['elsewhere/docs', 'link']],
    ['a folder behind a link', near, 'elsewhere/website', 'link/new', ['elsewhere/docs', 'link']],
    [
      'docs that are a link',
      {
        'website/docusaurus.config.js': configOf('content'),
        'real/a.md': '# A\n',
        'real/.fieldguide-import': '{}',
      },
      'elsewhere/website',
      'elsewhere/real',
      ['elsewhere/real', 'elsewhere/website/content'],
    ],
  ];
  it.each(cases)('%s', async (_, files, from, out, link) => {
    const site = repository(files);
    if (link) symlinkSync(site.path(link[0]), site.path(link[1]));
    const before = site.snapshot('elsewhere');
    const { code, errors } = await importing(site, from, out);
    expect(errors.join()).toMatch(
      /^--out ".*" and the input folder ".*" overlap\. Name a folder outside of it\.$/,
    );
    expect(code).toBe(1);
    expect(site.snapshot('elsewhere')).toEqual(before);
    expect(leftovers(site)).toEqual([]);
  });
});

describe('Import --force replaces what an import wrote, and nothing else:', () => {
  const source = { 'docusaurus.config.js': configOf('docs'), 'docs/a.md': '# A\n', 'docs/b.md': '# B\n' };

  it('a folder of no import stays as it is', async () => {
    const site = repository(source);
    writeFile(site.path('mine/docs/a.md'), 'mine');
    writeFile(site.path('mine/static/x.txt'), 'mine');
    const before = site.snapshot('mine');
    const { errors } = await importing(site, 'elsewhere', 'mine');
    expect(errors.join()).toContain(
      'contains files that Fieldguide did not create, so it was left unchanged',
    );
    expect(site.snapshot('mine')).toEqual(before);
  });

  it('an empty folder is a new one', async () => {
    const site = repository(source);
    mkdirSync(site.path('new'));
    expect((await site.command('import', 'elsewhere', '--out', 'new', '--trust')).errors).toEqual([]);
    expect(existsSync(site.path('new/docs/a.md'))).toBe(true);
  });

  it('a changed file stops it, and added ones are kept', async () => {
    const site = repository(source);
    await importing(site, 'elsewhere', 'new');
    writeFile(site.path('new/docs/a.md'), '# Mine\n');
    const changed = site.snapshot('new');
    const { errors } = await importing(site, 'elsewhere', 'new');
    expect(errors).toEqual([
      'Since the last import, 1 file of "new" changed: docs/a.md. Move what you need to another place and delete it here, or name another folder.',
    ]);
    expect(site.snapshot('new')).toEqual(changed);

    rmSync(site.path('new/docs/a.md'));
    rmSync(site.path('elsewhere/docs/b.md'));
    writeFile(site.path('new/docs/own/mine.md'), '# Own\n');
    writeFile(site.path('new/.git/HEAD'), 'ref');
    symlinkSync('docs/own', site.path('new/link'));
    expect((await importing(site, 'elsewhere', 'new')).errors).toEqual([]);
    expect(readFileSync(site.path('new/docs/a.md'), 'utf8')).toBe('# A\n');
    expect(readFileSync(site.path('new/link/mine.md'), 'utf8')).toBe('# Own\n');
    expect(readFileSync(site.path('new/.git/HEAD'), 'utf8')).toBe('ref');
    expect(existsSync(site.path('new/docs/b.md'))).toBe(false);
    expect(leftovers(site)).toEqual([]);
  });

  it('a file of the author in the place of an imported one stops it', async () => {
    const site = repository(source);
    await importing(site, 'elsewhere', 'new');
    writeFile(site.path('new/docs/c.md'), '# Mine\n');
    writeFile(site.path('elsewhere/docs/c.md'), '# C\n');
    const before = site.snapshot('new');
    const { errors } = await importing(site, 'elsewhere', 'new');
    expect(errors).toEqual([
      'The import would write over 1 file that you added to "new": docs/c.md. Move it, or name another folder.',
    ]);
    expect(site.snapshot('new')).toEqual(before);
    expect(leftovers(site)).toEqual([]);
  });

  it('an import that fails leaves the old site whole', async () => {
    const site = repository(source);
    await importing(site, 'elsewhere', 'new');
    const before = site.snapshot('new');
    rmSync(site.path('elsewhere/docs'), { recursive: true });
    expect((await importing(site, 'elsewhere', 'new')).code).toBe(1);
    expect(site.snapshot('new')).toEqual(before);
    expect(leftovers(site)).toEqual([]);
  });

  it('what a killed import left is put right by the next one', async () => {
    const site = repository(source);
    await importing(site, 'elsewhere', 'new');
    writeFile(site.path('new/own.txt'), 'mine');
    const before = site.snapshot('new');
    renameSync(site.path('new'), site.path('.new.fieldguide-old'));
    cpSync(site.path('elsewhere'), site.path('.new.fieldguide-new-999999999'), { recursive: true });
    expect((await importing(site, 'elsewhere', 'new')).errors).toEqual([]);
    expect(site.snapshot('new')).toEqual(before);
    expect(leftovers(site)).toEqual([]);
  });
});
