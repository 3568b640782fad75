import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../support/fieldguide.ts';
import { headOf, meta } from '../support/html.ts';
import { miniSite } from '../support/miniSite.ts';

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

it('faults of check are shown at their lines by the problem matcher for GitHub', async () => {
  const site = miniSite({ 'index.md': '# Home\n\n[A](nowhere.md)\n' });
  const { errors } = await site.command('check');
  const file = path.join(root, 'deploy/github/matcher.json');
  const pattern = JSON.parse(readFileSync(file, 'utf8')).problemMatcher[0].pattern[0];
  const found = errors.flatMap((line) => new RegExp(pattern.regexp).exec(line) ?? []);
  expect(found.slice(1, 5)).toEqual(['site/docs/index.md', '3', '1', 'error']);
});
