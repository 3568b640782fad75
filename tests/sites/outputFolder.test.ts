import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { MARKER, openOutput } from '../../packages/fieldguide/src/engine/output/outputFolder.ts';
import { miniSite, writeFile } from '../support/miniSite.ts';
import { temporaryFolder } from '../support/temporaryFolders.ts';

const PAGES = { 'index.md': '# Home\n' };

/** What lies in the site's folder, output and half-written copies included. */
const around = (folder: string) => readdirSync(folder).sort();

describe('--out', () => {
  it('may name a new folder, an empty one, or one that Fieldguide made', async () => {
    const site = miniSite(PAGES);
    await site.build({ out: 'deep/new/out' });
    expect(site.has('index.html', 'deep/new/out')).toBe(true);
    mkdirSync(site.path('empty'));
    await site.build({ out: 'empty' });
    await site.build({ out: 'empty' });
    expect(site.has('index.html', 'empty')).toBe(true);
    expect(around(site.folder)).toEqual(['deep', 'empty', 'site']);
  });

  it('takes what it wrote last time away', async () => {
    const site = miniSite({ ...PAGES, 'old.md': '# Old\n' });
    await site.build();
    expect(site.has('old/index.html')).toBe(true);
    site.remove('old.md');
    await site.build();
    expect(site.has('old/index.html')).toBe(false);
  });

  it.each([
    [
      'a folder with files of somebody else',
      'mine',
      (site: string) =>
        `--out "${site}/mine" contains files that Fieldguide did not create, so it was left unchanged. Name an empty or new folder, or empty this one yourself.`,
    ],
    [
      'a file',
      'mine/thesis.txt',
      (site: string) => `--out "${site}/mine/thesis.txt" is a file. Name a folder.`,
    ],
    [
      'the docs folder',
      'site/docs',
      (site: string) =>
        `--out "${site}/site/docs" and the input folder "${site}/site/docs" overlap. Name a folder outside of it.`,
    ],
    [
      'a folder inside the docs folder',
      'site/docs/out',
      (site: string) =>
        `--out "${site}/site/docs/out" and the input folder "${site}/site/docs" overlap. Name a folder outside of it.`,
    ],
    [
      'the site folder',
      'site',
      (site: string) =>
        `--out "${site}/site" and the input folder "${site}/site/docs" overlap. Name a folder outside of it.`,
    ],
    [
      'a folder inside the site folder',
      'site/out',
      (site: string) =>
        `--out "${site}/site/out" and the input folder "${site}/site" overlap. Name a folder outside of it.`,
    ],
    [
      'a folder that holds the site',
      '.',
      (site: string) =>
        `--out "${site}" and the input folder "${site}/site/docs" overlap. Name a folder outside of it.`,
    ],
  ])('is refused where it is %s, and nothing is touched', async (_, out, message) => {
    const site = miniSite(PAGES);
    writeFile(site.path('mine/thesis.txt'), 'Years of work\n');
    const before = site.snapshot('.');
    expect(await site.command('build', '--out', out)).toEqual({
      code: 1,
      output: [],
      errors: [message(site.folder)],
    });
    expect(site.snapshot('.')).toEqual(before);
  });

  it('is refused where a link hides that it lies in the docs folder', async () => {
    const site = miniSite(PAGES);
    symlinkSync(site.path('site'), site.path('elsewhere'));
    expect((await site.command('build', '--out', 'elsewhere/docs/out')).errors[0]).toMatch(
      / and the input folder ".*\/site\/docs" overlap\./,
    );
    symlinkSync(site.path('site/docs'), site.path('docs-link'));
    expect((await site.command('build', '--docs', 'docs-link', '--out', 'site/docs/out')).errors[0]).toMatch(
      / overlap\./,
    );
    expect(existsSync(site.path('site/docs/out'))).toBe(false);
  });

  it('may have a name that begins like the docs folder’s', async () => {
    const site = miniSite({ 'docs/index.md': '# Home\n' });
    await site.build({ docs: 'docs', out: 'docs-built' });
    expect(site.has('index.html', 'docs-built')).toBe(true);
  });

  it('that is a link to a folder replaces the folder and keeps the link', async () => {
    const site = miniSite(PAGES);
    mkdirSync(site.path('www'));
    symlinkSync(site.path('www'), site.path('dist'));
    await site.build();
    await site.build();
    expect(site.has('index.html', 'www')).toBe(true);
    expect(site.has('index.html')).toBe(true);
    expect(around(site.folder)).toEqual(['dist', 'site', 'www']);
  });

  it('that is a link to nowhere is refused', async () => {
    const site = miniSite(PAGES);
    symlinkSync(site.path('nowhere'), site.path('dist'));
    expect((await site.command('build')).errors).toEqual([
      `--out "${site.folder}/dist" is a broken symbolic link. Remove it, or create its target.`,
    ]);
  });
});

describe('A build that fails', () => {
  it('leaves the last good output as it was, and nothing beside it', async () => {
    const site = miniSite(PAGES);
    await site.build();
    const before = site.snapshot();
    site.write({ 'index.md': '[x](/nope/)\n' });
    await site.fail();
    expect(site.snapshot()).toEqual(before);
    expect(around(site.folder)).toEqual(['dist', 'site']);
  });

  it('while it writes leaves the last good output too', async () => {
    const site = miniSite({ ...PAGES, 'site/static/a.txt': 'A\n' });
    await site.build();
    const before = site.snapshot();
    // A name no disk can hold: the fault comes when the file is written, after everything was checked.
    site.write({ 'long.md': `---\nslug: /${'x'.repeat(300)}/\n---\n\n# Long\n` });
    await expect(site.build()).rejects.toThrow('its name is too long for this disk');
    expect(site.snapshot()).toEqual(before);
    expect(around(site.folder)).toEqual(['dist', 'site']);
  });
});

describe('After a kill between the two renames', () => {
  const killed = async () => {
    const site = miniSite(PAGES);
    await site.build();
    const good = site.snapshot();
    // This is what the first rename leaves; the new output was still in its staging folder.
    renameSync(site.path('dist'), site.path('.dist.fieldguide-old'));
    mkdirSync(site.path('.dist.fieldguide-new-999999999'));
    writeFileSync(site.path('.dist.fieldguide-new-999999999/half'), 'x');
    return { site, good };
  };

  it('the next build puts everything right', async () => {
    const { site, good } = await killed();
    await site.build();
    expect(site.snapshot()).toEqual(good);
    expect(around(site.folder)).toEqual(['dist', 'site']);
  });

  it('a build that fails puts the last good output back all the same', async () => {
    const { site, good } = await killed();
    site.write({ 'index.md': '[x](/nope/)\n' });
    await site.fail();
    expect(site.snapshot()).toEqual(good);
    expect(around(site.folder)).toEqual(['dist', 'site']);
  });

  it('also one that fails on its settings', async () => {
    const { site, good } = await killed();
    site.write({ 'site/site.config.ts': 'export default { titel: 1 };\n' });
    await site.fail();
    expect(site.snapshot()).toEqual(good);
  });

  it('and one after the second rename: the new output stays, the old one goes', async () => {
    const site = miniSite(PAGES);
    await site.build();
    writeFile(site.path('.dist.fieldguide-old/index.html'), 'old\n');
    const { staging, discard } = openOutput(site.path('dist'), [site.path('site')]);
    expect(existsSync(site.path('.dist.fieldguide-old'))).toBe(false);
    expect(site.has('index.html')).toBe(true);
    discard();
    expect(existsSync(staging)).toBe(false);
  });
});

describe('Two builds into one folder', () => {
  it('are told at once: the second ends, and the first goes on', async () => {
    const site = miniSite(PAGES);
    const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    const staging = site.path(`.dist.fieldguide-new-${other.pid}`);
    writeFile(path.join(staging, MARKER), 'x');
    // It began a second ago: within one tick of the clock, the process with the lower number would be the first.
    const began = Date.now() / 1000 - 1;
    utimesSync(path.join(staging, MARKER), began, began);
    // Before anything of the site is read.
    site.write({ 'site/site.config.ts': 'no settings' });
    const { code, errors } = await site.command('build');
    expect(code).toBe(1);
    expect(errors).toEqual([
      `Another build (process ${other.pid}) is writing to --out "${site.path('dist')}". Wait until it ends, or name another folder.`,
    ]);
    expect(around(site.folder)).toEqual([path.basename(staging), 'site']);
    other.kill();
    await once(other, 'exit');
    // What it leaves is taken away.
    site.write({ 'site/site.config.ts': "export default { title: 'Mini' };" });
    await site.build();
    expect(around(site.folder)).toEqual(['dist', 'site']);
  });

  it('are none where the other was killed long ago, and its number is that of another program', async () => {
    const site = miniSite(PAGES);
    const marker = site.path(`.dist.fieldguide-new-${process.ppid}`, MARKER);
    writeFile(marker, 'x');
    utimesSync(marker, new Date(0), new Date(0));
    await site.build();
    expect(around(site.folder)).toEqual(['dist', 'site']);
  });
});

describe('An output folder', () => {
  it('changes all at once when it is committed', () => {
    const folder = temporaryFolder('out-');
    const out = path.join(folder, 'dist');
    const first = openOutput(out, []);
    writeFileSync(path.join(first.staging, 'page'), '1');
    expect(existsSync(out)).toBe(false);
    first.commit();
    expect(readdirSync(out).sort()).toEqual([MARKER, 'page']);
    const second = openOutput(out, []);
    writeFileSync(path.join(second.staging, 'page'), '2');
    expect(readFileSync(path.join(out, 'page'), 'utf8')).toBe('1');
    second.commit();
    expect(readFileSync(path.join(out, 'page'), 'utf8')).toBe('2');
    expect(readdirSync(folder)).toEqual(['dist']);
  });

  it('is what it was where the new one cannot take its place', () => {
    const folder = temporaryFolder('out-');
    const out = path.join(folder, 'dist');
    const first = openOutput(out, []);
    writeFileSync(path.join(first.staging, 'page'), '1');
    first.commit();
    const second = openOutput(out, []);
    rmSync(second.staging, { recursive: true });
    expect(() => second.commit()).toThrow('cannot be written');
    expect(readFileSync(path.join(out, 'page'), 'utf8')).toBe('1');
    expect(readdirSync(folder)).toEqual(['dist']);
  });

  it('leaves the staging folder of a build that is still running alone', () => {
    const folder = temporaryFolder('out-');
    const other = path.join(folder, `.dist.fieldguide-new-${process.ppid}`);
    mkdirSync(other);
    const output = openOutput(path.join(folder, 'dist'), []);
    expect(existsSync(other)).toBe(true);
    output.discard();
  });
});
