import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { miniSite, PNG } from '../support/miniSite.ts';

function repository(files: Record<string, string | Uint8Array>) {
  return miniSite(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [`elsewhere/${name}`, text])),
    { config: false },
  );
}

async function imported(files: Record<string, string | Uint8Array>, ...flags: string[]) {
  const site = repository(files);
  const result = await site.command('import', 'elsewhere', '--out', 'new', '--trust', ...flags);
  return {
    result,
    has: (file: string) => existsSync(site.path('new', file)),
    read: (file: string) => readFileSync(site.path('new', file), 'utf8'),
    built: async () => {
      const { code } = await site.command('build', '--site', 'new', '--out', 'out');
      return { code, page: (name: string) => site.read(name, 'out') };
    },
  };
}

const SETS = {
  'docusaurus.config.js': `module.exports = {
  title: 'Lamps', url: 'https://lamps.example', baseUrl: '/',
  presets: [['classic', { docs: { routeBasePath: '/' }, blog: {} }]],
  plugins: [['@docusaurus/plugin-content-docs', { id: 'api', path: 'calls', routeBasePath: 'api', sidebarPath: './bars.js' }]],
  themeConfig: { navbar: { items: [
    { type: 'docSidebar', docsPluginId: 'api', sidebarId: 'defaultSidebar', label: 'Calls' },
    { type: 'doc', docsPluginId: 'api', docId: 'on', label: 'On' },
  ] } },
};`,
  'bars.js': `module.exports = { defaultSidebar: ['on', 'off'] };`,
  'docs/intro.md': '---\nslug: /\n---\n\n# Lamps\n\nSee [the calls](../calls/on.md).\n',
  'docs/on.md': '# How to\n\nText.\n',
  'calls/on.md': '# On\n\nSee [how](/on), [start](../docs/intro.md) and [off](off.md).\n',
  'calls/off.md': '---\ndisplayed_sidebar: defaultSidebar\n---\n\n# Off\n\nText.\n',
  'api_versions.json': '["2.0", "1.0"]',
  'api_versioned_docs/version-2.0/on.md': '# On two\n\nSee [start](/).\n',
  'api_versioned_docs/version-1.0/on.md': '# On one\n',
};
const { 'api_versions.json': _list, ...UNVERSIONED } = SETS;

describe('All sets of documentation come over', () => {
  it('with their sidebars, and with links between them', async () => {
    const { result, read, built } = await imported(UNVERSIONED, '--strict');
    expect(result).toMatchObject({ code: 0, errors: [] });
    expect(read('docs/intro.md')).toContain('[the calls](./api/on.md)');
    expect(read('docs/api/on.md')).toContain('See [how](/on), [start](../intro.md) and [off](off.md).');
    expect(read('docs/api/off.md')).toContain('displayed_sidebar: api-defaultSidebar');
    const { code, page } = await built();
    expect(code).toBe(0);
    const sidebarOf = (name: string) => /<nav[^>]*Docs sidebar[\s\S]*?<\/nav>/.exec(page(name))?.[0];
    expect(sidebarOf('on/index.html')).toContain('How to');
    expect(sidebarOf('on/index.html')).not.toContain('Off');
    expect(sidebarOf('api/on/index.html')).toContain('Off');
    expect(sidebarOf('api/on/index.html')).not.toContain('How to');
    expect(page('api/on/index.html')).toMatch(/href="\/on\/?"/);
  });

  it('or those that are chosen', async () => {
    const { has, read } = await imported(UNVERSIONED, '--set', 'api');
    expect([has('docs/api/on.md'), has('docs/intro.md')]).toEqual([true, false]);
    expect(read('import-report.md')).toContain('- `default`: docusaurus.config.js');
    const { result } = await imported(UNVERSIONED, '--set', 'app');
    expect(result.errors).toEqual([
      'The repository has no set of documentation "app". Its sets: default, api.',
    ]);
  });

  it('each in its first version, and the report has the command for the others', async () => {
    const { read, has } = await imported(SETS);
    expect(read('docs/api/on.md')).toContain('# On two');
    expect(has('docs/intro.md')).toBe(true);
    expect(read('import-report.md')).toContain(
      '- `fieldguide import elsewhere --out new-1.0 --set api --version 1.0`: api_versions.json',
    );
    const older = await imported(SETS, '--set', 'api', '--version', '1.0');
    expect(older.read('docs/api/1.0/on.md')).toBe('# On one\n');
  });
});

const LANGUAGES = {
  'docusaurus.config.js': `module.exports = {
  title: 'Lamps', url: 'https://lamps.example', baseUrl: '/',
  i18n: { defaultLocale: 'en', locales: ['en', 'fr', 'zh_CN', 'de'], localeConfigs: { zh_CN: { label: '中文' } } },
  presets: [['classic', { docs: { routeBasePath: '/' }, blog: {} }]],
  themeConfig: {
    navbar: { items: [{ type: 'doc', docId: 'intro', label: 'Guide' }, { type: 'localeDropdown' }] },
    footer: { copyright: 'Lamps Ltd.', links: [] },
  },
};`,
  'docs/intro.md': '---\nslug: /\n---\n\n# Lamps\n\n[First](./setup/01-first.md)\n',
  'docs/setup/_category_.json': '{ "label": "Set up" }',
  'docs/setup/01-first.md': '---\nslug: /begin\n---\n\n# First\n\n![A lamp](./lamp.png)\n',
  'docs/setup/lamp.png': PNG,
  'docs/setup/other.mdx': `import Translate from '@docusaurus/Translate';\n\n# Other\n\n<Translate id="on">The lamp is on</Translate>\n`,
  'blog/2020-01-02-news.md': '---\ntitle: News\n---\n\nText.\n',
  'i18n/fr/docusaurus-plugin-content-docs/current/intro.md':
    '---\nslug: /\n---\n\n# Lampes\n\n[Premier](./setup/01-first.md), [autre](./setup/other.mdx)\n',
  'i18n/fr/docusaurus-plugin-content-docs/current/alone.md': '# Seul\n',
  'i18n/fr/docusaurus-plugin-content-docs/current/setup/01-first.md':
    '---\nslug: /commencer\n---\n\n# Premier\n\n![Une lampe](./lamp.png)\n',
  'i18n/fr/docusaurus-plugin-content-docs/current/setup/other.mdx': `import Translate from '@docusaurus/Translate';\n\n# Autre\n\n<Translate id="on">The lamp is on</Translate>\n`,
  'i18n/fr/docusaurus-plugin-content-docs/current.json':
    '{ "sidebar.defaultSidebar.category.Set up": { "message": "Installer" } }',
  'i18n/fr/docusaurus-plugin-content-blog/2020-01-02-news.md': '---\ntitle: Nouvelles\n---\n\nTexte.\n',
  'i18n/fr/docusaurus-theme-classic/navbar.json': '{ "item.label.Guide": { "message": "Manuel" } }',
  'i18n/fr/docusaurus-theme-classic/footer.json': '{ "copyright": { "message": "Lampes SA" } }',
  'i18n/fr/code.json': '{ "on": { "message": "La lampe est allumée" } }',
  'i18n/zh_CN/docusaurus-plugin-content-docs/current/intro.md': '# 灯\n\n文本\n',
};

describe('All languages that have pages come over', () => {
  it('with their labels, messages and addresses', async () => {
    const { result, read, built } = await imported(LANGUAGES);
    expect(result).toMatchObject({ code: 0, errors: [] });
    const report = read('import-report.md');
    expect(report).toContain('- `de: it has no pages`');
    expect(report).toContain('- `docs/alone.md`: i18n/fr/docusaurus-plugin-content-docs/current/alone.md');
    expect(report).toContain('| Whole | 9 |');
    expect(report).toContain('| With losses | 0 |');
    const { code, page } = await built();
    expect(code).toBe(0);
    const french = page('fr/index.html');
    for (const words of ['Lampes', 'Manuel', 'Installer', 'Lampes SA', 'href="/fr/begin/"'])
      expect(french).toContain(words);
    expect(page('fr/begin/index.html')).toContain('alt="Une lampe"');
    expect(page('fr/setup/other/index.html')).toContain('La lampe est allumée');
    expect(page('fr/blog/2020/01/02/news/index.html')).toContain('Nouvelles');
    expect(page('fr/commencer/index.html')).toContain('/fr/begin/');
    expect(page('zh_CN/index.html')).toContain('<html lang="zh-CN"');
  });

  it('and pages that the default language has in its folder are in the place of the usual ones', async () => {
    const folder = 'i18n/en/docusaurus-plugin-content-docs/current';
    const { read, built } = await imported({
      ...LANGUAGES,
      [`${folder}/setup/01-first.md`]: '# Own\n\n![A lamp](./lamp.png) [Lamps](../intro.md)\n',
      [`${folder}/gone.md`]: '# Gone\n',
    });
    expect(read('import-report.md')).toContain('| Whole | 9 |');
    const { code, page } = await built();
    expect(code).toBe(0);
    expect(page('index.html')).toContain('href="/setup/first/"');
    const own = page('setup/first/index.html');
    for (const words of ['alt="A lamp"', '<a href="/">Lamps</a>']) expect(own).toContain(words);
    expect(page('fr/index.html')).toContain('href="/fr/setup/first/"');
  });

  it('or those that are chosen', async () => {
    const { has, read } = await imported(LANGUAGES, '--locale', 'fr', '--locale', 'de');
    expect([has('i18n/fr/docs/intro.md'), has('i18n/zh-CN')]).toEqual([true, false]);
    expect(read('import-report.md')).toContain('- `zh_CN: not chosen`');
    const { result } = await imported(LANGUAGES, '--locale', 'it');
    expect(result.errors).toEqual(['The repository has no language "it". Its languages: en, fr, zh_CN, de.']);
  });
});
