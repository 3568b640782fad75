import { execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { text as readText } from 'node:stream/consumers';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { miniSite } from '../support/miniSite.ts';
import { temporaryFolder } from '../support/temporaryFolders.ts';

const site = miniSite({
  'index.md':
    '---\ntitle: Home\nslug: /\n---\n\nSee [this file](./notes.txt), [a page](/guide/) and [this](#x).\n\n## X {#x}\n',
  'notes.txt': 'Notes\n',
  'guide.md': '# Guide\n\n[Home](/)\n',
});
/** Stands in for the system's folder. */
const temporary = temporaryFolder('tmp-');
/** A browser that prints the text of the document; it fails where that has a page which a test names. */
const browser = site.path('browser');

beforeAll(async () => {
  await site.build();
  const script = `#!/bin/sh
for last; do case $last in --print-to-pdf=*) made=\${last#*=};; esac; done
source=\${last#file://}
if [ -n "$BROKEN" ] && grep -q "$BROKEN" "$source"; then exit 3; fi
{ printf '%%PDF-1.7\\n'; cat "$source"; } > "$made"
`;
  writeFileSync(browser, script);
  chmodSync(browser, 0o755);
});
beforeEach(() => {
  vi.stubEnv('CHROME', browser);
  vi.stubEnv('TMPDIR', temporary);
});
afterEach(() => vi.unstubAllEnvs());

const print = (...args: string[]) => site.command('pdf', ...args);

describe('fieldguide pdf on a disk that refuses', () => {
  beforeAll(() => {
    mkdirSync(site.path('folder'));
    writeFileSync(site.path('plain'), '');
    symlinkSync('round', site.path('round'));
  });

  it.each([
    ['a folder', 'folder', '"folder" cannot be written: a folder has the same name. Rename one of them.'],
    [
      'below a file',
      'plain/x.pdf',
      '"plain/x.pdf" cannot be written: part of its path is a file. Name another folder.',
    ],
    [
      'a link in a circle',
      'round/x.pdf',
      '"round/x.pdf" cannot be written: its links lead in a circle. Remove one of them.',
    ],
    [
      'a long name',
      `${'x'.repeat(300)}.pdf`,
      `"${'x'.repeat(300)}.pdf" cannot be written: its name is too long for this disk. Name another one with --file.`,
    ],
  ])('says so, and leaves nothing: %s', async (_, file, message) => {
    const before = readdirSync(site.folder);
    const { code, errors } = await print('--file', file);
    expect(errors).toEqual([message]);
    expect(code).toBe(1);
    expect(readdirSync(site.folder)).toEqual(before);
    expect(readdirSync(temporary)).toEqual([]);
  });

  it.each(['nowhere', 'plain'])('says which folder for temporary files cannot be used (%s)', async (name) => {
    const folder = site.path(name);
    vi.stubEnv('TMPDIR', folder);
    const { code, errors } = await print('--file', 'x.pdf');
    expect(code).toBe(1);
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatch(`The folder for temporary files, "${folder}", cannot be used: `);
    expect(errors[0]).toMatch(/Set TMPDIR to another one\.$/);
    expect(existsSync(site.path('x.pdf'))).toBe(false);
  });

  it.skipIf(process.platform === 'win32')('writes to a pipe, and does not replace it', async () => {
    const pipe = site.path('pipe');
    execFileSync('mkfifo', [pipe]);
    const reader = spawn('cat', [pipe], { stdio: ['ignore', 'pipe', 'inherit'] });
    const [{ errors }, text] = await Promise.all([print('--file', 'pipe'), readText(reader.stdout)]);
    expect(errors).toEqual([]);
    expect(text).toMatch(/^%PDF-/);
    expect(lstatSync(pipe).isFIFO()).toBe(true);
  });

  it('leaves the last PDF as it was where a page cannot be printed, and names the page', async () => {
    writeFileSync(site.path('guide.pdf'), 'old');
    vi.stubEnv('BROKEN', '>Guide</h1>');
    expect((await print('--file', 'guide.pdf')).errors).toEqual([
      'The PDF could not be made: the browser ended with 3. It fails on the page /guide/.',
    ]);
    expect(readFileSync(site.path('guide.pdf'), 'utf8')).toBe('old');
  });
});

describe('fieldguide pdf', () => {
  it('prints the first page without the others', async () => {
    expect((await print('/', '--alone', '--file', 'one.pdf')).output[0]).toMatch(/^Printed 1 page into/);
    expect((await print('/', '--file', 'all.pdf')).output[0]).toMatch(/^Printed 2 pages into/);
  });

  it('has no links into the folders of the machine that printed it, where the site has no public address', async () => {
    await print('/', '--alone', '--file', 'one.pdf');
    const html = readFileSync(site.path('one.pdf'), 'utf8');
    const hrefs = [...html.matchAll(/<a\b[^>]*\shref="([^"]*)"/g)].map(([, href]) => href);
    expect(new Set(hrefs)).toEqual(new Set(['#p1-x']));
    expect(html).toContain('>this file<');
  });
});
