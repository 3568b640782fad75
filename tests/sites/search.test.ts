import { describe, expect, it } from 'vitest';
import { createEngine } from '../../packages/fieldguide/src/search/engine.ts';
import { askSearch } from '../support/askSearch.ts';
import { jsonOf } from '../support/html.ts';
import { type Files, type MiniSite, type MiniSiteOptions, miniSite } from '../support/miniSite.ts';

const PAGES = {
  'index.md': '# Start\n\nWelcome, zebra.\n',
  'guides/_category_.yml':
    'label: Guides\nlink: { type: generated-index, description: All about zebra care }\n',
  'guides/install.md':
    '---\nkeywords: [onboarding]\n---\n\n# Install\n\n## Ports\n\nOpen 8443 for a zebra.\n',
};

async function built(files: Files, options?: MiniSiteOptions): Promise<MiniSite> {
  const site = miniSite(files, options);
  await site.build();
  return site;
}

const factsOf = (site: MiniSite) => jsonOf(site.read('index.html'), 'Shell-site-facts');
const ask = (site: MiniSite, query: string) =>
  askSearch((href) => site.read(href.replace(/^\//, '')), factsOf(site), query);
const searchFiles = (site: MiniSite) =>
  Object.keys(site.snapshot()).filter((file) => file.startsWith('assets/search'));

describe('The search files of a build', () => {
  it('answer with sections, generated pages and keywords', async () => {
    const site = await built(PAGES);
    expect((await ask(site, 'zebra')).sort()).toEqual(['/', '/guides/', '/guides/install/#ports']);
    expect(await ask(site, '8443')).toEqual(['/guides/install/#ports']);
    expect(await ask(site, 'onboarding')).toEqual(['/guides/install/']);
  });

  it('have a name that changes with what they are made from, and only then', async () => {
    const index = async (files: Files) =>
      searchFiles(await built(files)).find((file) => /^assets\/search-[^/]+$/.test(file));
    const name = await index(PAGES);
    expect(name).toMatch(/^assets\/search-[\da-f]{8}\.txt$/);
    expect(await index(PAGES)).toBe(name);
    const keyword = PAGES['guides/install.md'].replace('onboarding', 'boarding');
    expect(await index({ ...PAGES, 'guides/install.md': keyword })).not.toBe(name);
  });

  it('do not lead to drafts, unlisted pages, lists of tags, the search page, or pages marked so', async () => {
    const site = await built({
      ...PAGES,
      'a.md': '---\ndraft: true\n---\n\n# A\n\nzebra\n',
      'b.md': '---\nunlisted: true\n---\n\n# B\n\nzebra\n',
      'c.md': '---\nsearch: false\n---\n\n# C\n\nzebra\n',
      'd.md': '---\ntags: [zebra]\n---\n\n# D\n',
    });
    expect((await ask(site, 'zebra')).sort()).toEqual(['/', '/guides/', '/guides/install/#ports']);
    expect(await ask(site, 'Search Mini')).toEqual([]);
  });

  it('are named by their content, below the base path, and pages tell where they are', async () => {
    const config = { title: 'Mini', baseUrl: '/docs/' };
    const first = await built(PAGES, { config });
    const other = await built({ ...PAGES, 'index.md': '# Start\n\nWelcome.\n' }, { config });
    const { search } = factsOf(first);
    expect(search).toEqual({
      provider: 'embedded',
      index: expect.stringMatching(/^\/docs\/assets\/search-[\da-f]{8}\.txt$/),
      shard: '/docs/assets/search/[id].json',
    });
    expect(factsOf(other).search).not.toEqual(search);
    expect(factsOf(other).buildId).not.toBe(factsOf(first).buildId);
    // Two halves of the index, and the texts.
    expect(searchFiles(first)).toHaveLength(3);
  });

  it('of two builds have the same bytes, in whatever order the folder is read', async () => {
    const [first, second] = [
      await built(PAGES),
      await built(Object.fromEntries(Object.entries(PAGES).reverse())),
    ];
    const bytes = (site: MiniSite) => searchFiles(site).map((file) => [file, site.read(file)]);
    expect(bytes(second)).toEqual(bytes(first));
  });

  it('exist for a site without a page that may be found', async () => {
    const site = await built({ 'index.md': '---\nsearch: false\n---\n\n# Start\n' });
    expect(await ask(site, 'start')).toEqual([]);
  });

  it.each([
    ['off', false],
    ['a hosted service', { provider: 'algolia', applicationId: 'A1', searchApiKey: 'k', indexName: 'docs' }],
  ])('are not made where search is %s', async (_, search) => {
    const site = await built(PAGES, { config: { title: 'Mini', search } });
    expect(searchFiles(site)).toEqual([]);
    expect(factsOf(site).search).not.toMatchObject({ provider: 'embedded' });
  });

  it('know the general synonyms', async () => {
    const site = await built({ ...PAGES, 'cluster.md': '# Cluster\n\nRuns on Kubernetes.\n' });
    expect(await ask(site, 'k8s')).toEqual(['/cluster/']);
  });

  it('are refused by the engine when they are cut off', async () => {
    const site = await built(PAGES);
    const file = searchFiles(site).find((name) => name.endsWith('.txt')) ?? '';
    const index = site.read(file).slice(0, -10);
    expect(() => createEngine({ index, loadShard: async () => '', hrefOf: (route) => route })).toThrow();
  });
});

describe('A fault in the glossary', () => {
  it('fails the build with file and line', async () => {
    const site = miniSite({ ...PAGES, 'site/glossary.yaml': '- term: A\n  definition: x\n- word: B\n' });
    expect(await site.fail()).toEqual([
      expect.stringMatching(/^site\/glossary\.yaml:3:3: error: the glossary .* "term" is missing/),
      expect.stringMatching(/^site\/glossary\.yaml:3:3: error: .* "definition" is missing/),
      expect.stringMatching(/^site\/glossary\.yaml:3:3: error: .* unknown key "word"/),
    ]);
  });
});

describe('The search dialog of a page', () => {
  it('stands behind the skip link and before what opens it, so that keys count while a page arrives', async () => {
    const config = { title: 'Mini', navbar: { items: [{ type: 'search' }] } };
    const html = (await built(PAGES, { config })).read('guides/install/index.html');
    const places = [
      '<a class="skip-link" href="#Shell-main">',
      '<dialog id="Shell-search"',
      'data-dialog="search"',
    ];
    const found = places.map((text) => html.indexOf(text));
    expect(found).not.toContain(-1);
    expect(found).toEqual(found.toSorted((a, b) => a - b));
    expect(html.indexOf('<a ')).toBe(found[0]);
  });
});
