import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { root } from '../support/fieldguide.ts';
import { headOf, meta } from '../support/html.ts';
import { miniSite } from '../support/miniSite.ts';
import { temporaryFolder } from '../support/temporaryFolders.ts';

const PAGES = { 'index.md': '# Home\n\n[A](a.md)\n', 'a.md': '# A\n' };
const config = { title: 'Mini', url: 'https://docs.example.com', baseUrl: '/docs/' };

describe('A preview', () => {
  it('is built for an address of its own, says so on each page, and asks not to be found', async () => {
    const site = miniSite(PAGES, { config });
    const typed = ['--url', 'https://previews.example.com', '--base-url', 'pull-7', '--preview'];
    const { code, errors } = await site.command('build', ...typed);
    expect({ code, errors }).toEqual({ code: 0, errors: [] });
    for (const file of ['index.html', 'a/index.html', '404.html']) {
      expect(meta(site.read(file), 'robots')).toBe('noindex');
      expect(site.read(file)).toContain(
        'This is a preview. The published site is at <a href="https://docs.example.com/docs/"',
      );
    }
    expect(headOf(site.read('a/index.html'))).toContain(
      '<link rel="canonical" href="https://previews.example.com/pull-7/a/">',
    );
    expect(site.read('index.html')).toContain('href="/pull-7/a/"');
  });

  it('leaves a build without it as it was', async () => {
    const site = miniSite(PAGES, { config });
    await site.command('build', '--url', 'https://other.example.com');
    expect(meta(site.read('a/index.html'), 'robots')).toBeUndefined();
    expect(site.read('a/index.html')).not.toContain('preview.');
  });

  it.each([
    ['--url', 'previews.example.com', 'write the full address of the site'],
    ['--url', 'https://previews.example.com/7', 'a folder of the host goes into "baseUrl"'],
    ['--base-url', '../up', 'write a path of letters'],
  ])('has an address that settings can have: %s %s', async (option, given, told) => {
    const site = miniSite(PAGES, { config });
    const { code, errors } = await site.command('build', option, given, '--preview');
    expect(code).toBe(1);
    expect(errors.join('\n')).toContain(told);
    expect(site.has('index.html')).toBe(false);
  });
});

it('faults of check are shown at their lines by the problem matchers for GitHub and for the tasks of editors', async () => {
  const site = miniSite({ 'index.md': '# Home\n\n[A](nowhere.md)\n' });
  const { errors } = await site.command('check');
  const read = (file: string) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));
  const [check, dev] = read('.vscode/tasks.json').tasks;
  const [pattern] = read('deploy/github/matcher.json').problemMatcher[0].pattern;
  expect([check.problemMatcher.pattern, dev.problemMatcher.pattern]).toEqual([pattern, pattern]);
  const found = errors.flatMap((line) => new RegExp(pattern.regexp).exec(line) ?? []);
  expect(found.slice(1, 5)).toEqual(['site/docs/index.md', '3', '1', 'error']);
});

it('the workflow for GitHub publishes main beside its previews, also where there is no branch for them yet', () => {
  const folder = temporaryFolder('workflow-');
  const run = (command: string, cwd: string, env = {}) =>
    execFileSync('bash', ['-ec', command], {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'ignore'],
    }).toString();
  const steps = z.object({
    jobs: z.object({ pages: z.object({ steps: z.array(z.object({ run: z.string().optional() })) }) }),
  });
  const { jobs } = steps.parse(load(readFileSync(path.join(root, 'deploy/github/docs.yml'), 'utf8')));
  const publish = jobs.pages.steps.at(-1)?.run ?? '';
  run('git init -q --bare hub', folder);
  const publishTo = (name: string, FOLDER: string, page: string) => {
    const as = 'git -c user.name=a -c user.email=a@localhost';
    run(
      `git clone -q hub ${name} && cd ${name} && ${as} commit -q --allow-empty -m a && mkdir dist && echo ${page} > dist/${page}`,
      folder,
    );
    run(publish, path.join(folder, name), {
      FOLDER,
      OWNER: 'o',
      NAME: 'n',
      GITHUB_STEP_SUMMARY: '/dev/null',
    });
  };
  publishTo('one', 'pr-1', 'old.html');
  publishTo('two', '.', 'index.html');
  publishTo('three', 'pr-1', 'new.html');
  publishTo('four', '.', 'home.html');
  expect(run('git -C hub ls-tree -r --name-only gh-pages', folder).trim().split('\n')).toEqual([
    '.nojekyll',
    'home.html',
    'pr-1/new.html',
  ]);
});
