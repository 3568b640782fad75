import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { VERSION } from '../../packages/fieldguide/src/engine/config/version.ts';
import { readGitDates } from '../../packages/fieldguide/src/engine/output/gitDates.ts';
import { shownAround } from '../support/html.ts';
import { type MiniSite, miniSite, writeFile } from '../support/miniSite.ts';
import { temporaryFolder } from '../support/temporaryFolders.ts';

/** git in a folder, with nothing of this machine's settings, on a given day. */
function git(folder: string, day: string, ...args: string[]): void {
  const date = `${day}T12:00:00Z`;
  const env = {
    ...process.env,
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_SYSTEM: '/dev/null',
    GIT_AUTHOR_NAME: 'Ann',
    GIT_AUTHOR_EMAIL: 'ann@example.com',
    GIT_COMMITTER_NAME: 'Ann',
    GIT_COMMITTER_EMAIL: 'ann@example.com',
    GIT_AUTHOR_DATE: date,
    GIT_COMMITTER_DATE: date,
    TZ: 'UTC',
  };
  execFileSync('git', args, { cwd: folder, env, stdio: ['ignore', 'ignore', 'pipe'] });
}

function commit(folder: string, day: string, message = 'work'): void {
  git(folder, day, 'add', '-A');
  git(folder, day, 'commit', '-q', '-m', message);
}

function repository(site: MiniSite): void {
  git(site.folder, '2026-01-01', 'init', '-q');
}

const updated = (site: MiniSite, file: string) => shownAround(site.read(file)).lastUpdated;
const config = { title: 'Mini', url: 'https://docs.example.com' };

describe('The date of a page', () => {
  it('is that of the last commit that changed its file', async () => {
    const site = miniSite(
      { 'a.md': '# A\n', 'deep/mein dokument ü.md': '# D\n', 'say "hi".md': '# S\n' },
      { config },
    );
    repository(site);
    commit(site.folder, '2026-01-01');
    site.write({ 'a.md': '# A\n\nMore.\n' });
    commit(site.folder, '2026-02-03');
    const { hints } = await site.build();
    expect(hints).toEqual([]);
    expect(updated(site, 'a/index.html')).toEqual({ date: '2026-02-03' });
    expect(updated(site, 'deep/mein dokument ü/index.html')).toEqual({ date: '2026-01-01' });
    expect(updated(site, 'say "hi"/index.html')).toEqual({ date: '2026-01-01' });
    expect(site.read('sitemap.xml')).toContain(
      '<url><loc>https://docs.example.com/a/</loc><lastmod>2026-02-03</lastmod></url>',
    );
    // Nobody wrote the search page.
    expect(updated(site, 'search/index.html')).toBeUndefined();
  });

  it('gives way to the one in its front matter', async () => {
    const site = miniSite(
      { 'a.md': '---\nlast_update: {date: 2020-05-06, author: Bob}\n---\n\n# A\n' },
      { config },
    );
    repository(site);
    commit(site.folder, '2026-01-01');
    await site.build();
    expect(updated(site, 'a/index.html')).toEqual({ date: '2020-05-06', author: 'Bob' });
  });

  it('is not that of a file of the same name in another folder', async () => {
    const site = miniSite(
      { 'about.md': '---\nslug: /docs-about/\n---\n\n# A\n', 'site/pages/about.md': '# B\n' },
      { config },
    );
    repository(site);
    commit(site.folder, '2026-01-01');
    await site.build();
    expect(updated(site, 'docs-about/index.html')).toEqual({ date: '2026-01-01' });
    expect(updated(site, 'about/index.html')).toBeUndefined();
  });

  it('is missing without a repository, and one hint says so', async () => {
    const site = miniSite({ 'a.md': '# A\n', 'b.md': '# B\n' }, { config });
    const { hints } = await site.build();
    expect(hints).toEqual(['no last-updated dates: the docs folder is not in a git repository.']);
    expect(updated(site, 'a/index.html')).toBeUndefined();
    expect(site.read('sitemap.xml')).not.toContain('lastmod');
    const { output } = await site.command('build');
    expect(output.filter((line) => line.startsWith('Hint:'))).toEqual([
      'Hint: no last-updated dates: the docs folder is not in a git repository.',
    ]);
  });

  it('is missing for a file that git does not know, and one hint says so', async () => {
    const site = miniSite({ 'a.md': '# A\n' }, { config });
    repository(site);
    commit(site.folder, '2026-01-01');
    site.write({ 'new.md': '# New\n', 'newer.md': '# Newer\n' });
    const { hints } = await site.build();
    expect(hints).toEqual([
      'no last-updated date for 2 pages that git does not know yet, such as site/docs/new.md. Commit them.',
    ]);
    expect(updated(site, 'a/index.html')).toEqual({ date: '2026-01-01' });
    expect(updated(site, 'new/index.html')).toBeUndefined();
  });

  it('is missing in a shallow clone, where every file would have the date of the last commit', async () => {
    const origin = miniSite({ 'a.md': '# A\n', 'b.md': '# B\n' }, { config });
    repository(origin);
    commit(origin.folder, '2026-01-01');
    origin.write({ 'b.md': '# B\n\nMore.\n' });
    commit(origin.folder, '2026-02-03');
    const clone = path.join(temporaryFolder('clone-'), 'clone');
    git(origin.folder, '2026-03-01', 'clone', '-q', '--depth', '1', `file://${origin.folder}`, clone);
    const { dates, hint } = await readGitDates(path.join(clone, 'site/docs'));
    expect([...dates]).toEqual([]);
    expect(hint).toBe('no last-updated dates: the git clone is shallow. Run: git fetch --unshallow');
  });

  it('is missing before the first commit', async () => {
    const folder = temporaryFolder('git-');
    git(folder, '2026-01-01', 'init', '-q');
    writeFile(path.join(folder, 'docs/a.md'), '# A\n');
    const { dates, hint } = await readGitDates(path.join(folder, 'docs'));
    expect([...dates]).toEqual([]);
    expect(hint).toBe('no last-updated dates: the git repository has no commits yet.');
  });

  it('is no fault where the folder does not exist', async () => {
    const { hint } = await readGitDates(path.join(temporaryFolder('git-'), 'nowhere'));
    expect(hint).toBe('no last-updated dates: the docs folder is not in a git repository.');
  });
});

describe('build.json', () => {
  const said = (site: MiniSite): unknown => JSON.parse(site.read('build.json'));

  it('names the commit that the site is built from, and has the same bytes for the same commit', async () => {
    const site = miniSite({ 'a.md': '# A\n' }, { config });
    repository(site);
    commit(site.folder, '2026-01-01');
    await site.build();
    const first = site.read('build.json');
    expect(JSON.parse(first)).toEqual({
      version: VERSION,
      commit: expect.stringMatching(/^[0-9a-f]{40}$/),
      date: '2026-01-01T12:00:00.000Z',
      pages: 3,
    });
    await site.build();
    expect(site.read('build.json')).toBe(first);
    site.write({ 'b.md': '# B\n' });
    commit(site.folder, '2026-02-03');
    await site.build();
    expect(said(site)).toMatchObject({ date: '2026-02-03T12:00:00.000Z', pages: 4 });
  });

  it('names no commit without a repository', async () => {
    const site = miniSite({ 'a.md': '# A\n' }, { config });
    await site.build();
    expect(said(site)).toEqual({ version: VERSION, pages: 3 });
  });
});
