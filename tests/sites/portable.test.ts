import { describe, expect, it } from 'vitest';
import { jsonOf } from '../support/html.ts';
import { miniSite } from '../support/miniSite.ts';

const PAGES = {
  'index.md': '---\ntitle: Home\nslug: /\n---\n\nSee [install](/guides/install/#ports).\n',
  'guides/install.md': '---\ntitle: Install\n---\n\n## Ports\n\nText.\n',
  'site/redirects.tsv': 'from\tto\n/old/\t/guides/install/\n',
};

const config = { title: 'Mini', url: 'https://docs.example.com', baseUrl: '/docs/' };

describe('A portable build', () => {
  it('writes pages that lead to files, scripts in the place of data, and nothing for servers', async () => {
    const site = miniSite(PAGES, { config });
    expect(await site.command('build', '--portable', '--out', 'copy')).toMatchObject({ code: 0, errors: [] });
    const names = Object.keys(site.snapshot('copy')).map((name) =>
      name.replace(/(?<=^assets\/.*)-\w{8}\./, '-#.'),
    );
    expect(names.filter((name) => !name.startsWith('assets/search/'))).toEqual([
      '.fieldguide-output',
      '404.html',
      'assets/portable-#.js',
      'assets/redirect-#.js',
      'assets/search-#.txt.js',
      'assets/styles-#.css',
      'assets/terms-#.json.js',
      'assets/tree-#.json.js',
      'docs-metadata.json',
      'favicon.svg',
      'guides/index.html',
      'guides/index.md',
      'guides/install/index.html',
      'guides/install/index.md',
      'index.html',
      'index.md',
      'old/index.html',
      'search/index.html',
    ]);
    const page = site.read('guides/install/index.html', 'copy');
    expect(page.match(/(?:href|src|action)="\/[^"]*"/g)).toBeNull();
    expect(page).toContain('<link rel="canonical" href="https://docs.example.com/docs/guides/install/">');
    expect(page).toMatch(/<script defer id="[\w-]+" src="\.\.\/\.\.\/assets\/portable-/);
    expect(page).not.toContain('type="module"');
  });

  it('of the same input twice gives the same bytes', async () => {
    const site = miniSite(PAGES, { config });
    await site.command('build', '--portable', '--out', 'a');
    await site.command('build', '--portable', '--out', 'b');
    expect(site.snapshot('a')).toEqual(site.snapshot('b'));
  });

  it('is searched by its own index, whoever answers on the web', async () => {
    const search = { provider: 'algolia', applicationId: 'A1', searchApiKey: 'key', indexName: 'docs' };
    const site = miniSite(PAGES, { config: { ...config, search } });
    await site.command('build', '--portable');
    const facts = jsonOf(site.read('index.html'), 'Shell-site-facts');
    expect(facts).toMatchObject({ search: { provider: 'embedded' } });
    expect(site.read('index.html')).not.toContain('algolia');
  });

  it('stays without search where the site has none', async () => {
    const site = miniSite(PAGES, { config: { ...config, search: false } });
    await site.command('build', '--portable');
    expect(jsonOf(site.read('index.html'), 'Shell-site-facts')).not.toHaveProperty('search');
    expect(Object.keys(site.snapshot()).filter((name) => name.includes('assets/search'))).toEqual([]);
  });

  it('without trailing slashes leads to files of other names', async () => {
    const site = miniSite(PAGES, { config: { ...config, trailingSlash: false } });
    await site.command('build', '--portable');
    expect(site.read('index.html')).toContain('href="guides/install.html#ports"');
    expect(site.read('guides/install.html')).toContain('href="../index.html"');
    expect(site.read('old.html')).toContain('data-to="guides/install.html"');
  });
});
