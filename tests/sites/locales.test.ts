import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { miniSite, PNG } from '../support/miniSite.ts';

/** Every text of the interface in Arabic. */
const TEXTS = readFileSync(path.resolve(import.meta.dirname, '../e2e/locales/i18n/ar/texts.yaml'), 'utf8')
  // The texts of that site's settings.
  .replace(/^settings:\n(?: .*\n)*/m, '');

const LOCALES = [
  { code: 'en', label: 'English' },
  { code: 'ar', label: 'العربية', direction: 'rtl' },
];

const PAGES = {
  'site/docs/index.md': '---\ntitle: Start\n---\n\nHello. [Guide](guide.md)\n',
  'site/docs/guide.md':
    '---\ntitle: Guide\ntags: [lamps]\n---\n\nHow to. ![](lamp.png)\n\n## Later\n\nText.\n',
  'site/docs/lamp.png': PNG,
  'site/i18n/ar/texts.yaml': TEXTS,
};

const TRANSLATED = {
  'site/i18n/ar/docs/index.md': '---\ntitle: البداية\n---\n\nأهلًا. [الدليل](guide.md)\n',
};

const CONFIG = {
  title: 'Mini',
  url: 'https://docs.example',
  locales: LOCALES,
  navbar: { items: [{ type: 'localeDropdown' }, { type: 'search' }] },
};

/** The settings as a file, with each locale on a line of its own. */
function settings(locales: string): string {
  return `export default {\n  title: 'Mini',\n  locales: [\n${locales}\n  ],\n};\n`;
}

describe('A page with a slug', () => {
  const site = miniSite(
    {
      ...PAGES,
      'site/docs/named.md': '---\ntitle: Named\nslug: /other/\n---\n\nText.\n',
      'site/i18n/ar/docs/named.md': '---\ntitle: اسم\n---\n\nنص.\n',
      'site/blog/news.md': '---\ntitle: News\nslug: lamps/news\ndate: 2026-01-02\n---\n\nText.\n',
      'site/i18n/ar/blog/news.md': '---\ntitle: أخبار\n---\n\nنص.\n',
    },
    { config: { ...CONFIG, blog: {} } },
  );

  it('gives its address to its translation, which says none', async () => {
    await site.build();
    expect(site.read('ar/other/index.html')).toContain('نص.');
    expect(site.read('ar/blog/lamps/news/index.html')).toContain('datetime="2026-01-02"');
  });
});

describe('A site in two languages', () => {
  const redirects = { 'site/redirects.tsv': '/old/\t/guide/\n' };
  const site = miniSite({ ...PAGES, ...TRANSLATED, ...redirects }, { config: CONFIG });

  it('has the default one at the base URL, and the other below its segment', async () => {
    await site.build();
    expect(site.read('index.html')).toContain('<html lang="en" dir="ltr"');
    expect(site.read('ar/index.html')).toContain('<html lang="ar" dir="rtl"');
    expect(site.read('ar/index.html')).toContain('href="/ar/guide/"');
    expect(site.read('ar/index.html')).toContain('انتقل إلى المحتوى الرئيسي');
    expect(site.read('index.html')).not.toContain('id="Shell-texts"');
  });

  it('shows the default text of a page that is not translated, says so, and keeps it out of search engines', () => {
    const page = site.read('ar/guide/index.html');
    expect(page).toContain('لم تُترجم هذه الصفحة بعد. أنت تقرؤها بلغة English.');
    expect(page).toContain('class="article" lang="en" dir="ltr"');
    expect(page).toContain('<meta name="robots" content="noindex">');
    expect(page).not.toContain('hreflang="x-default"');
    expect(site.read('guide/index.html')).not.toContain('noindex');
    expect(site.read('sitemap.xml')).not.toContain('/ar/guide/');
  });

  it('names the versions of a page to search engines', () => {
    const links = [
      '<link rel="alternate" hreflang="en" href="https://docs.example/">',
      '<link rel="alternate" hreflang="ar" href="https://docs.example/ar/">',
      '<link rel="alternate" hreflang="x-default" href="https://docs.example/">',
    ].join('\n');
    expect(site.read('index.html')).toContain(links);
    expect(site.read('ar/index.html')).toContain(links);
    expect(site.read('ar/index.html')).toContain('<link rel="canonical" href="https://docs.example/ar/">');
    expect(site.read('sitemap.xml')).toContain('<loc>https://docs.example/ar/</loc>');
  });

  it('has a search index, a not-found page, redirects and facts for each', () => {
    const files = Object.keys(site.snapshot());
    expect(files.filter((file) => /^(?:ar\/)?assets\/search-\w+\.txt$/.test(file))).toHaveLength(2);
    expect(site.read('ar/404.html')).toContain('الصفحة غير موجودة');
    expect(site.read('ar/old/index.html')).toContain('/ar/guide/');
    expect(site.read('ar/old/index.html')).toContain('انتقلت هذه الصفحة');
    expect(site.read('_redirects')).toBe('/old/ /guide/ 301\n/ar/old/ /ar/guide/ 301\n');
    expect(JSON.parse(site.read('ar/docs-metadata.json')).locale).toMatchObject({
      label: 'العربية',
      direction: 'rtl',
      path: 'ar',
      url: '/ar/',
    });
  });

  it('shares its code, pictures and security policy', () => {
    const files = Object.keys(site.snapshot());
    expect(files.filter((file) => /lamp-\w+\.png$/.test(file))).toHaveLength(1);
    expect(files.filter((file) => /csp\.txt$|robots\.txt$|client-\w+\.js$/.test(file))).toHaveLength(3);
    expect(site.read('ar/guide/index.html')).toMatch(/src="\/assets\/files\/lamp-\w+\.png"/);
  });

  it('opens from a folder', async () => {
    expect((await site.command('build', '--portable', '--out', 'copy')).code).toBe(0);
    expect(site.read('ar/guide/index.html', 'copy')).toContain('href="../../guide/index.html" lang="en"');
  });

  it('is checked as a whole', async () => {
    const { output } = await site.command('check');
    expect(output.join('\n')).toContain('Checked 10 pages: 0 errors');
  });
});

it('A site with one language is the same with and without the setting', async () => {
  const pages = { 'site/docs/index.md': '# Start\n\nHello.\n' };
  const [plain, set] = [
    miniSite(pages),
    miniSite(pages, { config: { title: 'Mini', locales: [LOCALES[0]] } }),
  ];
  await plain.build();
  await set.build();
  expect(set.snapshot()).toEqual(plain.snapshot());
});

describe('Pages in the folder of the first language', () => {
  it.each(['docs/a.md', 'blog/a.md', 'docs/deep/a.md'])(
    'are not shown, and that is said: %s',
    async (file) => {
      const site = miniSite({ ...PAGES, [`site/i18n/en/${file}`]: '# A\n' }, { config: CONFIG });
      const { messages } = await site.build({ lenient: true });
      expect(messages.filter((message) => message.includes('i18n/en'))).toEqual([
        expect.stringContaining(
          `warning: the pages in site/i18n/en/${file.split('/')[0]} are not shown: "en" is the first locale, and its pages are those of the site itself. Move them there, or name another locale first.`,
        ),
      ]);
    },
  );
});

describe('A site whose first language is not English', () => {
  const locales = [LOCALES[1], LOCALES[0]];
  const setup = { config: { ...CONFIG, previewImages: false, locales } };
  const pages = { 'site/docs/index.md': '# البداية\n\nأهلًا.\n', 'site/i18n/ar/texts.yaml': TEXTS };

  it('is in that language, and English, as a further one, misses nothing', async () => {
    const english = { 'site/i18n/en/docs/index.md': '# Start\n\nHello.\n' };
    const site = miniSite({ ...pages, ...english }, setup);
    const { messages } = await site.build();
    expect(messages.filter((line) => !line.includes('i18n/ar/texts.yaml'))).toEqual([]);
    expect(site.read('index.html')).toContain('<html lang="ar" dir="rtl"');
    expect(site.read('index.html')).toContain('انتقل إلى المحتوى الرئيسي');
    expect(site.read('index.html')).toContain('id="Shell-texts"');
    expect(site.read('404.html')).toContain('الصفحة غير موجودة');
    expect(site.read('en/index.html')).toContain('Skip to main content');
    expect(site.read('en/index.html')).not.toContain('id="Shell-texts"');
  });

  it('may have no other', async () => {
    const site = miniSite(pages, { config: { ...CONFIG, locales: [LOCALES[1]] } });
    await site.build();
    expect(site.read('index.html')).toContain('انتقل إلى المحتوى الرئيسي');
  });

  it('is told what it lacks where it has no texts', async () => {
    const { 'site/i18n/ar/texts.yaml': _, ...bare } = pages;
    const site = miniSite(bare, { config: { ...CONFIG, locales: [LOCALES[1]] } });
    expect((await site.build()).messages).toContainEqual(
      expect.stringMatching(/^site\/i18n\/ar\/texts\.yaml:1:1: warning: \d+ texts are missing/),
    );
  });
});

it('Each text of the settings that readers see can be translated', async () => {
  const words: string[] = [];
  const word = (text: string) => {
    words.push(text);
    return text;
  };
  const link = (label: string) => ({ label: word(label), href: '/guide/' });
  const config = {
    ...CONFIG,
    title: word('Zeta site'),
    tagline: word('Zeta tagline'),
    logo: { src: '/logo.svg', alt: word('Zeta logo'), title: false },
    navbar: {
      items: [
        { type: 'link', ...link('Zeta link') },
        { type: 'dropdown', label: word('Zeta menu'), items: [link('Zeta entry')] },
        { type: 'html', value: word('<b>Zeta html</b>') },
        { type: 'docsVersion' },
      ],
    },
    docsVersion: { name: 'current', label: word('Zeta version') },
    sidebars: {
      docs: [
        'index',
        {
          type: 'category',
          label: word('Zeta category'),
          link: { type: 'generated-index', title: word('Zeta list'), description: word('Zeta about list') },
          items: ['guide'],
        },
      ],
    },
    footer: {
      columns: [{ title: word('Zeta column'), links: [link('Zeta foot')] }],
      note: word('Zeta note'),
    },
    announcement: { id: 'one', html: word('Zeta announcement') },
    tasks: [link('Zeta task')],
    downloads: [{ file: 'docs.zip', label: word('Zeta file'), about: word('Zeta about file') }],
    assistants: [{ name: word('Zeta helper'), url: 'https://assistant.example/?q={page}' }],
    feeds: [{ section: '/', title: word('Zeta feed') }],
  };
  const own = words.map(
    (text) => `  ${JSON.stringify(text)}: ${JSON.stringify(text.replace('Zeta', 'زيتا'))}`,
  );
  const site = miniSite(
    {
      ...PAGES,
      ...TRANSLATED,
      'site/static/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'site/i18n/ar/texts.yaml': `${TEXTS}settings:\n${own.join('\n')}\n`,
    },
    { config },
  );
  expect((await site.build()).messages.filter(isNoLack)).toEqual([]);
  expect(site.read('index.html')).toContain('Zeta announcement');
  for (const [file, text] of Object.entries(site.snapshot('dist/ar')))
    expect(/Zeta/.test(text), file).toBe(false);
});

it('Each language has an index of its own at a hosted search service', async () => {
  const search = {
    provider: 'algolia',
    applicationId: 'APP1',
    searchApiKey: 'search-only',
    indexName: 'docs',
  };
  const site = miniSite({ ...PAGES, ...TRANSLATED }, { config: { ...CONFIG, search } });
  await site.build();
  expect(site.read('ar/index.html')).toContain('"indexName":"docs-ar"');
  const { output } = await site.command('search', 'push', '--dry-run');
  const indexes = output.flatMap((line) => JSON.parse(line).indexName ?? []);
  expect(indexes).toEqual(['docs', 'docs-ar']);
  expect(output.join('\n')).toContain('https://docs.example/ar/');
});

describe('Faults of languages are told at their places, and nothing of the default one is lost:', () => {
  const english = "    { code: 'en', label: 'English' },";
  const arabic = "    { code: 'ar', label: 'العربية', direction: 'rtl' },";

  it.each([
    [
      'a folder without a setting',
      { config: settings(english), files: {} },
      'site/site.config.ts:3:3: error: the folder site/i18n/ar has no entry in "locales". Add { code: \'ar\', label: ... } to "locales", or remove the folder.',
    ],
    [
      'a setting without a folder',
      { config: settings(`${english}\n${arabic}\n    { code: 'de', label: 'Deutsch' },`), files: {} },
      'site/site.config.ts:6:5: error: the locale "de" has no folder site/i18n/de. Create it, with pages in site/i18n/de/docs and texts in site/i18n/de/texts.yaml.',
    ],
    [
      'a path that a page of the default language has',
      {
        config: settings(`${english}\n    { code: 'ar', label: 'العربية', path: 'guide' },`),
        files: {},
      },
      'site/site.config.ts:5:37: error: the path "guide" of the locale "ar" is that of site/docs/guide.md. Give the locale another "path".',
    ],
    [
      'a page that exists in one language only',
      {
        config: settings(`${english}\n${arabic}`),
        files: { 'site/i18n/ar/docs/news.md': '---\ntitle: أخبار\n---\n\nنص.\n' },
      },
      'site/i18n/ar/docs/news.md:1:1: error: the page exists in العربية only. Write its original, news.md, in the default locale first.',
    ],
    [
      'a translation with another address',
      {
        config: settings(`${english}\n${arabic}`),
        files: { 'site/i18n/ar/docs/guide.md': '---\ntitle: الدليل\nslug: /dalil/\n---\n\nنص.\n' },
      },
      'site/i18n/ar/docs/guide.md:3:1: error: the page is at /dalil/, but its original at /guide/. Remove "slug" and "id": a translation has the address of its original.',
    ],
    [
      'an unknown text',
      {
        config: settings(`${english}\n${arabic}`),
        files: { 'site/i18n/ar/texts.yaml': TEXTS.replace('  retry:', '  retryy: x\n  retry:') },
      },
      /^site\/i18n\/ar\/texts\.yaml:\d+:3: error: unknown key "retryy"\. Did you mean "retry"\?$/,
    ],
    [
      'a text that drops a gap',
      {
        config: settings(`${english}\n${arabic}`),
        files: {
          'site/i18n/ar/texts.yaml': TEXTS.replace('  pagesIn: صفحات {category}', '  pagesIn: صفحات'),
        },
      },
      /^site\/i18n\/ar\/texts\.yaml:\d+:3: error: the text lacks \{category\}\. The English text is "Pages in \{category\}"\.$/,
    ],
    [
      'a text without a form of its language',
      {
        config: settings(`${english}\n${arabic}`),
        files: { 'site/i18n/ar/texts.yaml': TEXTS.replace(/(posts:\n)(.*\n)/, '$1') },
      },
      /^site\/i18n\/ar\/texts\.yaml:\d+:3: error: the form "zero" is missing\. Its forms are .*zero.*\.$/,
    ],
    [
      'a text of settings that are otherwise',
      {
        config: settings(`${english}\n${arabic}`),
        files: { 'site/i18n/ar/texts.yaml': `${TEXTS}settings:\n  Minni: مصغر\n` },
      },
      /^site\/i18n\/ar\/texts\.yaml:\d+:3: error: the settings have no text "Minni"\. Did you mean "Mini"\?$/,
    ],
  ])('%s', async (_, { config, files }, message) => {
    const site = miniSite({ ...PAGES, ...files }, { config });
    expect((await site.fail()).filter(isNoLack)).toEqual([
      expect.stringMatching(message instanceof RegExp ? message : exactly(message)),
    ]);
    await site.build({ lenient: true });
    expect(site.read('guide/index.html')).toContain('<h1>Guide</h1>');
    expect(site.read('index.html')).toContain('<h1>Start</h1>');
  });

  it.each([
    [
      'two languages with one path',
      `${english}\n    { code: 'ar', label: 'العربية', path: 'en' },`,
      'site/site.config.ts:5:37: error: "locales.1.path" is wrong: the locale "English" already has the path "en". See docs/configuration.md for what it takes.',
    ],
    [
      'two languages with one code',
      `${english}\n    { code: 'en', label: 'British', path: 'gb' },`,
      'site/site.config.ts:5:7: error: "locales.1.code" is wrong: the locale "English" already has the code "en". See docs/configuration.md for what it takes.',
    ],
    [
      'a direction that is none',
      "    { code: 'en', label: 'English', direction: 'up' },",
      'site/site.config.ts:4:37: error: "locales.0.direction" cannot be "up". Known: ltr, rtl.',
    ],
    [
      'a calendar that nobody knows',
      "    { code: 'en', label: 'English', calendar: 'mayan' },",
      /^site\/site\.config\.ts:4:37: error: "locales\.0\.calendar" is wrong: write a calendar of Unicode, such as gregory/,
    ],
  ])('%s', async (_, locales, message) => {
    const site = miniSite(PAGES, { config: settings(locales) });
    expect((await site.fail()).filter(isNoLack)).toEqual([
      expect.stringMatching(message instanceof RegExp ? message : exactly(message)),
    ]);
  });
});

it('A text that is missing is shown in English, with a warning at its group', async () => {
  const texts = TEXTS.replace(/^ {2}editPage: .*\n/m, '');
  const config = { ...CONFIG, editUrl: 'https://git.example/' };
  const site = miniSite({ ...PAGES, ...TRANSLATED, 'site/i18n/ar/texts.yaml': texts }, { config });
  const { messages } = await site.build();
  expect(messages.find((line) => line.includes('editPage'))).toMatch(
    /^site\/i18n\/ar\/texts\.yaml:1:1: warning: .* missing: .*editPage.*\. Until they are translated/,
  );
  expect(site.read('ar/index.html')).toContain('Edit this page');
});

/** Texts that the Arabic file does not have yet are no fault of these sites. */
function isNoLack(message: string): boolean {
  return !/texts? (?:is|are) missing/.test(message);
}

function exactly(text: string): RegExp {
  return new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);
}
