import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { miniSite } from '../support/miniSite.ts';

async function imported(files: Record<string, string>) {
  const site = miniSite(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [`elsewhere/${name}`, text])),
    { config: false },
  );
  const result = await site.command('import', 'elsewhere', '--out', 'new', '--trust');
  return {
    result,
    has: (file: string) => existsSync(site.path('new', file)),
    read: (file: string) => readFileSync(site.path('new', file), 'utf8'),
    site,
    built: () => site.command('build', '--site', 'new'),
  };
}

const configOf = (preset: string, more = '') =>
  `module.exports = { title: 'Lamps', url: 'https://lamps.example', baseUrl: '/', presets: [['classic', { ${preset} }]], ${more} };`;

const OTHER_SET = `plugins: [['@docusaurus/plugin-content-docs', { id: 'other', path: 'other', routeBasePath: 'other' }]]`;

it.each([
  [
    'a folder of its own',
    `docs: { id: 'guide', path: 'guide', routeBasePath: '/', sidebarPath: './bars.js' }`,
  ],
  ['the usual folder', `docs: { id: 'guide', path: 'docs', routeBasePath: '/', sidebarPath: './bars.js' }`],
])('A site whose sets of documentation all have an id comes over: %s', async (_, docs) => {
  const folder = /path: '(\w+)'/.exec(docs)?.[1] ?? '';
  const { read, built } = await imported({
    'docusaurus.config.js': configOf(docs, OTHER_SET),
    'bars.js': `module.exports = { lamps: ['a'] };`,
    [`${folder}/a.md`]: '# A\n',
    'other/b.md': '# B\n',
  });
  expect(read('docs/a.md')).toBe('# A\n');
  expect(read('site.config.ts')).toContain('lamps: [');
  expect(read('docs/other/b.md')).toBe('# B\n');
  expect((await built()).code).toBe(0);
});

it('A set with an id has its own versions', async () => {
  const { read } = await imported({
    'docusaurus.config.js': configOf(`docs: { id: 'guide', path: 'guide', routeBasePath: '/' }`),
    'guide/a.md': '# Next\n',
    'guide_versions.json': '["1.0"]',
    'guide_versioned_docs/version-1.0/a.md': '# One\n',
    'guide_versioned_sidebars/version-1.0-sidebars.json': '{ "lamps": ["a"] }',
  });
  expect(read('docs/a.md')).toBe('# One\n');
  expect(read('site.config.ts')).toContain('lamps: [');
});

it('A static file with the name of a file that every site has is left out with a line', async () => {
  const { has, read, built } = await imported({
    'docusaurus.config.js': configOf(`docs: { routeBasePath: '/' }`),
    'docs/a.md': '# A\n',
    'static/404.html': '<p>gone</p>',
    'static/llms.txt': 'own',
    'static/sitemap.xml': 'own',
    'static/a/index.html': 'own',
    'static/kept.txt': 'own',
  });
  expect(read('import-report.md')).toContain('static/404.html');
  expect([has('static/404.html'), has('static/kept.txt')]).toEqual([false, true]);
  expect(await built()).toMatchObject({ code: 0, errors: [] });
});

it.each([
  ['without docs', `docs: false`],
  ['with docs that do not exist', `docs: {}`],
])('A blog %s comes over', async (_, docs) => {
  const { read, result, built } = await imported({
    'docusaurus.config.js': configOf(`${docs}, blog: {}`),
    'blog/2026-01-02-first.md': '---\ntitle: First\n---\n\nA lamp.\n',
    'src/pages/about.md': '# About\n',
  });
  expect(result.errors).toEqual([]);
  expect(read('blog/2026-01-02-first.md')).toContain('A lamp.');
  expect(read('pages/about.md')).toContain('# About');
  expect(await built()).toMatchObject({ code: 0, errors: [] });
});

it('Settings that take values from what is not there come over without them, and each is named', async () => {
  const { read, result, built } = await imported({
    'docusaurus.config.js': `const path = require('path');
const { config } = require('./not-there');
const data = require(path.join(__dirname, 'data/own.json'));
const gone = require(path.join(__dirname, 'data/gone.json'));
const lamp = require('lamp-theme');
module.exports = { title: data.title, tagline: lamp.tagline, url: config.url, baseUrl: '/', favicon: gone.icon,
  presets: [['classic', { docs: { path: 'guide', routeBasePath: config.base, sidebarPath: './bars.js' } }]],
  themeConfig: { navbar: { title: config.name, items: [config.item, { to: '/docs/a', label: 'A' }] } } };`,
    'data/own.json': '{ "title": "Lamps" }',
    'bars.js': `module.exports = { lamps: ['a'] };`,
    'guide/a.md': '# A\n',
  });
  expect(result.errors).toEqual([]);
  expect(read('site.config.ts')).toContain(`title: 'Lamps'`);
  expect(read('site.config.ts')).toContain('lamps: [');
  expect(read('site.config.ts')).not.toContain('stand-in');
  const report = read('import-report.md');
  for (const name of ['tagline', 'url', 'favicon', 'routeBasePath', 'themeConfig.navbar.title'])
    expect(report).toContain(`${name}: its value comes from `);
  expect(await built()).toMatchObject({ code: 0, errors: [] });
});

it('Settings that do not run keep what they say as plain data, and the cause is told', async () => {
  const { read, result, built } = await imported({
    'docusaurus.config.js': `throw new Error('NO TOKEN');\n${configOf(
      `docs: { path: 'guide', routeBasePath: '/', sidebarPath: './bars.js' }, blog: {}`,
    )}`,
    'bars.js': `module.exports = { lamps: ['a'] };`,
    'guide/a.md': '# A\n',
    'blog/2026-01-02-first.md': '---\ntitle: First\n---\n\nA lamp.\n',
  });
  expect(result.errors).toEqual([]);
  for (const text of [`title: 'Lamps'`, `url: 'https://lamps.example'`, 'lamps: ['])
    expect(read('site.config.ts')).toContain(text);
  expect(read('blog/2026-01-02-first.md')).toContain('A lamp.');
  expect(read('import-report.md')).toContain('docusaurus.config.js does not run: NO TOKEN');
  expect(read('import-report.md')).toContain('docusaurus.config.js was read without running it');
  expect(await built()).toMatchObject({ code: 0, errors: [] });
});

it('Import lines in code stay, on a page that is not valid MDX', async () => {
  const code = [
    "```js\nimport { a } from 'b';\na();\n```",
    '~~~ts title="a.ts"\nimport {\n  a,\n} from \'b\';\n~~~',
    "- A list\n\n  ```js\n  import 'x';\n  ```",
    "````md\n```js\nimport a from 'b';\n```\n````",
  ];
  const { read } = await imported({
    'docusaurus.config.js': configOf(`docs: { routeBasePath: '/' }`),
    'docs/a.md': `# A\n\nimport Own from './own';\n\nA<br>b\n\n${code.join('\n\n')}\n`,
  });
  expect(read('docs/a.md')).toBe(`# A\n\n\nA<br>b\n\n${code.join('\n\n')}\n`);
});

it.each([
  `import { clsx } from 'clsx'`,
  `import clsx from 'clsx'`,
  `import * as all from 'clsx'; const clsx = all.clsx`,
  `import { clsx } from 'not-there'`,
  `import * as all from 'not-there'; const clsx = all.clsx`,
  `import { a as clsx } from '@theme/not-there'`,
])('A module that is replaced takes any form of import: %s', async (line) => {
  const { read } = await imported({
    'docusaurus.config.js': configOf(`docs: { routeBasePath: '/' }`),
    'src/B.js': `${line};\nexport const B = () => <b className={clsx('a', 'b')}>bold</b>;`,
    'docs/a.mdx': `import { B } from '@site/src/B';\n\n# A\n\n<B />\n`,
  });
  expect(read('docs/a.md')).toBe('# A\n\n**bold**\n');
});

it.each(['a.mdx', 'a.md'])('Ids of headings and comments that mark lines stay: %s', async (name) => {
  const page =
    '# A\n\n## One {/* #first */}\n\nSee [it](#first).\n\n## Two <!-- #second -->\n\n## Three {#third}\n\n```js\n// highlight-next-line\none();\n```\n';
  const { read, built, site } = await imported({
    'docusaurus.config.js': configOf(`docs: { routeBasePath: '/' }`),
    [`docs/${name}`]: page,
  });
  expect(read('docs/a.md')).toContain('// highlight-next-line');
  expect(await built()).toMatchObject({ code: 0, errors: [] });
  const html = site.read('a/index.html');
  for (const id of ['first', 'second', 'third']) expect(html).toContain(`id="${id}"`);
  expect(html).toContain('href="#first"');
  expect(html).toContain('line--mark');
});

it('A site that says it has no docs gets none of a folder of that name', async () => {
  const { has, built } = await imported({
    'docusaurus.config.js': configOf(`docs: false, blog: {}`),
    'docs/a.md': '# Not a page\n',
    'blog/2026-01-02-first.md': '# First\n\nWords.\n',
  });
  expect([has('docs/a.md'), has('docs/docs/a.md'), has('blog/2026-01-02-first.md')]).toEqual([
    false,
    false,
    true,
  ]);
  expect((await built()).code).toBe(0);
});

it('Settings without a counterpart have a line each, and the language of the site stays', async () => {
  const { read, site, built } = await imported({
    'docusaurus.config.js': configOf(
      `docs: { routeBasePath: '/' }, gtag: { trackingID: 'G-1' }, theme: { customCss: './a.css' }`,
      `noIndex: true, stylesheets: ['a.css'], themes: ['@docusaurus/theme-live-codeblock'],
       i18n: { defaultLocale: 'de', locales: ['de', 'fr'] },
       themeConfig: { metadata: [{ name: 'a', content: 'b' }], image: 'a.png', colorMode: { respectPrefersColorScheme: true }, navbar: { items: [{ type: 'docsVersionDropdown' }] } }`,
    ),
    'docs/a.md': '# Seite\n',
  });
  const report = read('import-report.md');
  for (const what of [
    'noIndex: search engines may read the new site',
    'a.css',
    'gtag',
    'theme.customCss: style sheets of the site',
    'the theme @docusaurus/theme-live-codeblock is not part of the copy',
    'themeConfig.image',
    'themeConfig.colorMode.respectPrefersColorScheme',
    'the menu of versions: the new site has one version',
  ])
    expect(report).toContain(`- \`${what}\`: docusaurus.config.js`);
  expect(report).toContain('i18n/de/texts.yaml has those of the language "de"');
  expect((await built()).code).toBe(0);
  expect(readFileSync(site.path('dist/a/index.html'), 'utf8')).toContain('<html lang="de"');
});

it('Tags for the head come over, but for those that the policy of the new site forbids', async () => {
  const { read, built, site } = await imported({
    'docusaurus.config.js': configOf(
      `docs: { routeBasePath: '/' }`,
      `baseUrl: '/lamps/',
       headTags: [
         { tagName: 'link', attributes: { rel: 'preconnect', href: 'https://cdn.example', crossOrigin: 'anonymous' } },
         { tagName: 'script', attributes: { type: 'application/ld+json' }, innerHTML: JSON.stringify({ name: 'Lamps' }) },
         { tagName: 'script', attributes: {}, innerHTML: 'window.lamps = 1' },
         { tagName: 'script', attributes: {}, innerHTML: '"</script>"' },
         { tagName: 'style', attributes: {}, innerHTML: 'a { color: red }' },
       ],
       scripts: ['/lamps/lamp.js', { src: 'https://count.example/x.js', async: true, defer: false, onload: 'x()' }],
       stylesheets: ['/lamp.css', 'https://fonts.example/a.css', '/none.css'],
       themeConfig: { metadata: [{ name: 'keywords', content: 'lamps' }] }`,
    ),
    'static/lamp.js': 'lamp();',
    'static/lamp.css': 'a { color: red }',
    'docs/a.md': '# A\n',
  });
  const report = read('import-report.md');
  for (const what of [
    'the attribute onload of a tag in the head',
    '<script> in the head',
    '<style> in the head',
    '<link> https://fonts.example/a.css in the head: the policy of the new site blocks style sheets from other hosts',
    'scripts in the head: if they contact other hosts, list those under "hosts" of "head"',
    '/none.css',
  ])
    expect(report).toContain(`- \`${what}\`: docusaurus.config.js`);
  expect(await built()).toMatchObject({ code: 0, errors: [] });
  const html = site.read('a/index.html');
  for (const tag of [
    '<link rel="preconnect" href="https://cdn.example" crossorigin="anonymous">',
    '<script type="application/ld+json">{"name":"Lamps"}</script>',
    '<script>window.lamps = 1</script>',
    '<link rel="stylesheet" href="/lamps/lamp.css">',
    '<script src="/lamps/lamp.js"></script>',
    '<script src="https://count.example/x.js" async></script>',
    '<meta name="keywords" content="lamps">',
  ])
    expect(html).toContain(tag);
});

it.each([
  ['1.0', 'guide/1.0/a.md'],
  ['current', 'guide/next/a.md'],
  ['0.9', 'guide/old/a.md'],
  ['2.0', 'guide/a.md'],
])('Pages of version %s keep their addresses', async (version, page) => {
  const all = ['2.0', '1.0', '0.9'];
  const site = miniSite(
    {
      'elsewhere/docusaurus.config.js': configOf(
        `docs: { routeBasePath: 'guide', versions: { '0.9': { path: 'old' } } }`,
      ),
      'elsewhere/versions.json': JSON.stringify(all),
      'elsewhere/docs/a.md': '# Next\n',
      ...Object.fromEntries(all.map((name) => [`elsewhere/versioned_docs/version-${name}/a.md`, '# A\n'])),
    },
    { config: false },
  );
  await site.command('import', 'elsewhere', '--out', 'new', '--trust', '--version', version);
  expect(existsSync(site.path('new/docs', page))).toBe(true);
});

it('Front matter keeps numbers, and values in quotes', async () => {
  const { read, built } = await imported({
    'docusaurus.config.js': configOf(`docs: { routeBasePath: 'guide' }, blog: {}`),
    'docs/a.md': `---\ntitle: 2024\nslug: 2024\n---\n\nText.\n`,
    'docs/b.md': `---\nslug: "/a: b"\n---\n\n# B\n`,
    'blog/2026-01-02-first.md': `---\nslug: 2025\n---\n\n# First\n`,
  });
  expect(read('docs/guide/a.md')).toContain('slug: 2024');
  expect(read('docs/guide/b.md')).toContain('slug: "/guide/a: b"');
  expect(read('blog/2026-01-02-first.md')).toContain('slug: 2025');
  expect((await built()).code).toBe(0);
});

it('A redirect to a section that is not there leads to its page', async () => {
  const { read, built } = await imported({
    'docusaurus.config.js': configOf(
      `docs: { routeBasePath: '/' }`,
      `plugins: [['@docusaurus/plugin-client-redirects', { redirects: [{ from: '/old', to: '/a#gone' }, { from: '/older', to: '/a#here' }] }]]`,
    ),
    'docs/a.md': '# A\n\n## Here\n\nText.\n',
  });
  expect(read('redirects.tsv')).toBe('from\tto\n/old/\t/a/\n/older/\t/a/#here\n');
  expect(read('import-report.md')).toContain('- `/a/#gone`: redirects.tsv');
  expect((await built()).code).toBe(0);
});
