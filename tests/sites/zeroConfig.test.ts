import { symlinkSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { articleOf, attributes, jsonOf, shownAround, titleOf } from '../support/html.ts';
import { miniSite } from '../support/miniSite.ts';

describe('A bare folder of Markdown', () => {
  it('has a neutral title from its name, a home page with its sections, and no settings of a site', async () => {
    const site = miniSite({
      'elsewhere/my-handbook_of-things/guides/a.md': '# A\n\nOf {product}.\n',
      'elsewhere/my-handbook_of-things/b.md': '# B\n',
    });
    const { pages, messages } = await site.build({ docs: 'elsewhere/my-handbook_of-things' });
    expect({ pages, messages }).toEqual({ pages: 5, messages: [] });
    const home = site.read('index.html');
    expect(titleOf(home)).toBe('My handbook of things');
    expect(attributes(articleOf(home), 'a', 'href')).toEqual(expect.arrayContaining(['/guides/', '/b/']));
    expect(articleOf(site.read('guides/a/index.html'))).toContain('Of {product}.');
    for (const file of ['index.html', 'b/index.html']) {
      const external = [
        ...attributes(site.read(file), 'a', 'href'),
        ...attributes(site.read(file), 'script', 'src'),
        ...attributes(site.read(file), 'link', 'href'),
      ].filter((href) => /^(?:[a-z]+:)?\/\//.test(href));
      expect(external).toEqual([]);
    }
    expect(jsonOf(home, 'Shell-site-facts')).not.toHaveProperty('feedback');
    expect(shownAround(site.read('b/index.html'))).not.toHaveProperty('editUrl');
    expect(site.has('sitemap.xml')).toBe(false);
  });

  it('called "docs" has the name of the folder that holds it', async () => {
    const site = miniSite({ 'elsewhere/rocket/docs/a.md': '# A\n' });
    await site.build({ docs: 'elsewhere/rocket/docs' });
    expect(titleOf(site.read('a/index.html'))).toBe('A | Rocket');
  });

  it.each([
    ['index.md', '# Own home\n'],
    ['README.md', '# Own home\n'],
    ['intro.md', '---\nslug: /\n---\n\n# Own home\n'],
  ])('has %s as its home page', async (file, text) => {
    const site = miniSite({ [`docs/${file}`]: text, 'docs/a.md': '# A\n' });
    const { messages } = await site.build({ docs: 'docs' });
    expect(messages).toEqual([]);
    expect(articleOf(site.read('index.html'))).toContain('Own home');
    expect(shownAround(site.read('index.html')).sidebar).toBeDefined();
  });

  it('ignores the site folder beside it', async () => {
    const site = miniSite(
      { 'docs/a.md': '# A\n', 'site/redirects.tsv': 'nonsense\n', 'site/static/x.txt': 'x' },
      { config: 'this is no settings file' },
    );
    const { code, output, errors } = await site.command('build', '--docs', 'docs', '--out', 'elsewhere/out');
    expect({ code, errors }).toEqual({ code: 0, errors: [] });
    expect(output[0]).toMatch(
      /^Built 3 pages \(\d+ files, \d+ KB\) into elsewhere\/out in \d+\.\d\d s: read \d+ ms, compile \d+ ms, .*write \d+ ms, index \d+ ms\.$/,
    );
    expect(site.has('x.txt', 'elsewhere/out')).toBe(false);
    expect(site.has('')).toBe(false);
  });

  it('has broken links as errors, and as warnings where that is allowed', async () => {
    const site = miniSite({ 'docs/a.md': '# A\n\n[x](/nope/)\n' });
    expect((await site.command('build', '--docs', 'docs')).code).toBe(1);
    const { code, errors } = await site.command('build', '--docs', 'docs', '--lenient');
    expect(code).toBe(0);
    expect(errors).toEqual([
      'docs/a.md:3:1: warning: broken link "/nope/": there is no page at /nope/. Link to a route of the site, or remove the link.',
    ]);
  });

  it('keeps the upper and lower case of its files', async () => {
    const site = miniSite({ 'docs/Release-Notes/V1.30.X.md': '# R\n' });
    await site.build({ docs: 'docs' });
    expect(site.has('Release-Notes/V1.30.X/index.html')).toBe(true);
  });

  it('leaves out what begins with a dot or an underscore, and packages', async () => {
    const site = miniSite({
      'docs/a.md': '# A\n',
      'docs/_partial.md': '# P\n',
      'docs/.hidden/x.md': '# H\n',
      'docs/_drafts/x.md': '# D\n',
      'docs/node_modules/left-pad/README.md': '# Left pad\n\n[license](LICENSE)\n',
      'docs/notes.txt': 'x',
    });
    // Emacs marks a file with unsaved changes so.
    symlinkSync('user@host.1234', site.path('docs/.#a.md'));
    await site.build({ docs: 'docs' });
    expect(Object.keys(site.snapshot()).filter((file) => file.endsWith('index.html'))).toEqual([
      'a/index.html',
      'index.html',
      'search/index.html',
    ]);
  });
});

it.each([
  [{ title: 'Mini' }, true],
  [{ title: 'Mini', navbar: {} }, true],
  [{ title: 'Mini', navbar: { items: [] } }, false],
  [{ title: 'Mini', search: false }, false],
])(
  'a site whose settings name no top bar has search in it, unless it has no search: %j',
  async (config, has) => {
    const site = miniSite({ 'index.md': '# Home\n' }, { config });
    await site.build();
    expect(site.read('index.html').includes('class="search-box"')).toBe(has);
  },
);
