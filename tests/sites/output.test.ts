import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  attributes,
  headOf,
  jsonLdOf,
  jsonOf,
  meta,
  repeatedIds,
  shownAround,
  titleOf,
} from '../support/html.ts';
import { listFiles, miniSite, writeFile } from '../support/miniSite.ts';

const PAGES = {
  'index.md':
    '---\ntitle: Home\nslug: /\n---\n\nWelcome. See [install](/guides/install/#ports) and [code](/guides/install/).\n',
  'guides/install.md':
    '---\ntitle: Install\ndescription: How to install.\nkeywords: [one, two]\nimage: ./shot.svg\n---\n\n## Ports\n\nText.\n',
  'guides/shot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"/>',
  'guides/advanced.md':
    '---\ntitle: Advanced\nlast_update: {date: 2026-01-02, author: Ann}\n---\n\nBack to [install](./install.md).\n',
  'site/redirects.tsv': 'from\tto\n/old/\t/guides/install/?x=1#ports\n',
};

const config = { title: 'Mini Docs', tagline: 'Small', url: 'https://docs.example.com' };

describe('A build', () => {
  it('writes one folder for each route, and the files that a host and its visitors ask for', async () => {
    const site = miniSite(PAGES, { config });
    const result = await site.build();
    const files = Object.keys(site.snapshot()).map((file) =>
      file.replace(/^(assets\/.*)-[\w]{5,8}(?=\.)/, '$1-HASH'),
    );
    expect(files).toEqual([
      '.fieldguide-output',
      '404.html',
      '_headers',
      '_redirects',
      'apple-touch-icon.png',
      'assets/client-HASH.js',
      'assets/dev-HASH.js',
      'assets/face-HASH.woff2',
      'assets/files/shot-HASH.svg',
      'assets/previews/page-HASH.png',
      'assets/previews/page-HASH.png',
      'assets/previews/page-HASH.png',
      'assets/redirect-HASH.js',
      'assets/search-HASH.txt',
      'assets/search/0-HASH.json',
      'assets/search/rest-HASH.json',
      'assets/styles-HASH.css',
      'assets/terms-HASH.json',
      'assets/tree-HASH.json',
      'build.json',
      'csp.txt',
      'docs-metadata.json',
      'docs.zip',
      'favicon.svg',
      'guides/advanced/index.html',
      'guides/advanced/index.md',
      'guides/index.html',
      'guides/index.md',
      'guides/install/index.html',
      'guides/install/index.md',
      'icon-512.png',
      'index.html',
      'index.md',
      'llms-full.txt',
      'llms.txt',
      'old/index.html',
      'robots.txt',
      'search/index.html',
      'site.webmanifest',
      'sitemap.xml',
    ]);
    expect(result.pages).toBe(5);
    expect(result.messages).toEqual([]);
  });

  it('counts the files and bytes it writes', async () => {
    const site = miniSite(PAGES, { config });
    const result = await site.build();
    const { '.fieldguide-output': marker, ...files } = site.snapshot();
    expect(marker).toContain('Fieldguide');
    expect(result.files).toBe(Object.keys(files).length);
    expect(result.bytes).toBe(Object.values(files).reduce((sum, text) => sum + text.length, 0));
  });

  it('of the same input twice gives the same bytes', async () => {
    const first = miniSite(PAGES, { config });
    const second = miniSite(PAGES, { config });
    await first.build();
    await second.build();
    expect(second.snapshot()).toEqual(first.snapshot());
    const before = first.snapshot();
    await first.build();
    expect(first.snapshot()).toEqual(before);
  });

  it('by the command line, which draws in a second thread, gives the same bytes too', async () => {
    const body =
      '# Code\n\n```js title="a.js" {1}\nconst a = "$&";\n```\n\n```mermaid\nflowchart TD\nA --> B\n```\n\n```js\nconst a = "$&";\n```\n';
    const site = miniSite({ ...PAGES, 'code.md': body }, { config });
    await site.build();
    const expected = site.snapshot();
    expect(expected['code/index.html']).toContain('<figure class="diagram');
    for (const _ of ['with an empty cache', 'with a full one']) {
      expect((await site.command('build')).code).toBe(0);
      expect(site.snapshot()).toEqual(expected);
    }
  });

  it('in another folder gives the same bytes, and heals what is damaged of what the build keeps', {
    timeout: 120_000,
  }, async () => {
    const kit = (folder: string) => `{
      title: 'Mini',
      kit: {
        components: [{ name: 'Lamp', place: 'block', expand: () => [{ type: 'decoration', html: '<p>Lamp</p>' }], island: '${folder}/site/kit/lamp.tsx' }],
        fences: [{
          language: 'lamp',
          draw: ({ fileOf }) => ({ nodes: [{ type: 'decoration', html: '<p data-worker="' + fileOf('lamp').href + '">L</p>' }] }),
          browser: { workers: { lamp: '${folder}/site/kit/worker.ts' } },
        }],
        styles: ['${folder}/site/kit/lamp.css'],
      },
    }`;
    const files = {
      'index.md':
        '# Home\n\n<Lamp />\n\n```lamp\nx\n```\n\n```mermaid\nflowchart TD\naccTitle: A\naccDescr: B\nA --> B\n```\n',
      'site/kit/lamp.tsx':
        "import { name } from './name.ts';\nexport default function Lamp() { return <p>{name}</p>; }\n",
      'site/kit/worker.ts': "import { name } from './name.ts';\nself.postMessage(name);\n",
      'site/kit/name.ts': "export const name = 'lamp';\n",
      'site/kit/lamp.css': '.lamp { color: red }\n',
      'site/pages/about.tsx': 'export default function About() { return <h1>About</h1>; }\n',
    };
    const sites = ['', 'deeper/'].map((below) => {
      const site = miniSite({});
      const folder = site.path(`${below}site`).slice(0, -'/site'.length);
      for (const [name, text] of Object.entries(files))
        writeFile(path.join(folder, name.startsWith('site/') ? name : `site/docs/${name}`), text);
      writeFile(path.join(folder, 'site/site.config.ts'), `export default ${kit(folder)};\n`);
      const build = () => site.command('build', '--site', `${below}site`);
      return { site, build };
    });
    const [first, second] = sites;
    if (!first || !second) throw new Error('there are two sites');
    expect((await first.build()).errors).toEqual([]);
    const expected = first.site.snapshot();
    const { home } = first.site;
    const kept = ['modules', 'diagrams'].flatMap((folder) =>
      listFiles(path.join(home, folder)).map((file) => path.join(home, folder, file)),
    );
    expect(kept.length).toBeGreaterThan(8);
    for (const file of kept) {
      // A letter is another: what breaks off is found by any reader.
      const bytes = readFileSync(file);
      const middle = Math.floor(bytes.length / 2);
      writeFileSync(file, bytes.fill('#', middle, middle + 1));
      const { errors } = await first.build();
      expect({ file, errors }).toEqual({ file, errors: [] });
      expect(first.site.snapshot()).toEqual(expected);
    }

    expect((await second.build()).errors).toEqual([]);
    expect(second.site.snapshot()).toEqual(expected);
  });

  it('has another id when a page, the tree or a setting changes, and the same for the same', async () => {
    const idOf = async (files: Record<string, string>, settings: object = config) => {
      const site = miniSite({ ...PAGES, ...files }, { config: settings });
      await site.build();
      return jsonOf(site.read('index.html'), 'Shell-site-facts').buildId;
    };
    const id = await idOf({});
    expect(await idOf({})).toBe(id);
    expect(await idOf({ 'index.md': `${PAGES['index.md']}More.\n` })).not.toBe(id);
    expect(await idOf({ 'new.md': 'New' })).not.toBe(id);
    expect(await idOf({}, { ...config, footer: { note: 'New' } })).not.toBe(id);
  });
});

describe('The head of a page', () => {
  it('tells visitors, search engines and previews what the page is', async () => {
    const site = miniSite(PAGES, { config });
    await site.build();
    const html = site.read('guides/install/index.html');
    expect(html).toMatch(/^<!doctype html>\n<html lang="en" dir="ltr" data-theme="light"[^>]*>/);
    expect(titleOf(html)).toBe('Install | Mini Docs');
    expect(meta(html, 'description')).toBe('How to install.');
    expect(meta(html, 'keywords')).toBe('one, two');
    expect(headOf(html)).toContain('<link rel="canonical" href="https://docs.example.com/guides/install/">');
    expect(meta(html, 'og:title')).toBe('Install | Mini Docs');
    expect(meta(html, 'og:description')).toBe('How to install.');
    expect(meta(html, 'og:type')).toBe('article');
    expect(meta(html, 'og:url')).toBe('https://docs.example.com/guides/install/');
    expect(meta(html, 'og:site_name')).toBe('Mini Docs');
    expect(meta(html, 'og:image')).toMatch(
      /^https:\/\/docs\.example\.com\/assets\/files\/shot-[\da-f]{8}\.svg$/,
    );
    expect(meta(html, 'robots')).toBeUndefined();
  });

  it('holds the breadcrumbs as JSON-LD, with whole addresses', async () => {
    const site = miniSite(PAGES, { config });
    await site.build();
    expect(jsonLdOf(site.read('guides/install/index.html'))).toEqual({
      '@context': 'https://schema.org',
      '@graph': [
        {
          '@type': 'TechArticle',
          headline: 'Install',
          description: 'How to install.',
          url: 'https://docs.example.com/guides/install/',
          image: expect.stringMatching(/^https:\/\/docs\.example\.com\/assets\/files\/shot-[\da-f]{8}\.svg$/),
          inLanguage: 'en',
          isPartOf: { '@type': 'WebSite', name: 'Mini Docs', url: 'https://docs.example.com/' },
        },
        {
          '@type': 'BreadcrumbList',
          itemListElement: [
            { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://docs.example.com/' },
            { '@type': 'ListItem', position: 2, name: 'guides', item: 'https://docs.example.com/guides/' },
            { '@type': 'ListItem', position: 3, name: 'Install' },
          ],
        },
      ],
    });
    expect(jsonLdOf(site.read('guides/advanced/index.html'))).toMatchObject({
      '@graph': [{ dateModified: '2026-01-02', author: { '@type': 'Person', name: 'Ann' } }, {}],
    });
  });

  it('tells search engines the questions of a page that is a list of questions', async () => {
    const questions = ['How long?', 'How many?', 'Since when?'].map((text) => `## ${text}\n\nOf ${text}\n`);
    const site = miniSite(
      {
        'index.md': '# Home\n',
        'faq.md': `# FAQ\n\nText.\n\n${questions.join('\n')}\n## Related pages\n\nMore.\n`,
        'few.md': `# Few\n\n${questions.slice(1).join('\n')}`,
      },
      { config },
    );
    await site.build();
    const graph = ['faq', 'few'].map((page) => JSON.stringify(jsonLdOf(site.read(`${page}/index.html`))));
    expect(JSON.parse(graph[0] ?? '')['@graph']).toContainEqual({
      '@type': 'FAQPage',
      mainEntity: ['How long?', 'How many?', 'Since when?'].map((text) => ({
        '@type': 'Question',
        name: text,
        acceptedAnswer: { '@type': 'Answer', text: `Of ${text}` },
      })),
    });
    expect(graph[1]).not.toContain('FAQPage');
  });

  it('of a site that does not know its address has no canonical link, map or JSON-LD', async () => {
    const site = miniSite(PAGES, { config: { title: 'Mini' } });
    await site.build();
    const html = site.read('guides/install/index.html');
    expect(html).not.toContain('rel="canonical"');
    expect(meta(html, 'og:image')).toBeUndefined();
    expect(jsonLdOf(html)).toBeUndefined();
    expect(site.has('sitemap.xml')).toBe(false);
    expect(site.read('robots.txt')).toBe('User-agent: *\nAllow: /\n');
  });

  it('keeps search engines from the pages that are not for them', async () => {
    const site = miniSite({ ...PAGES, 'secret.md': '---\nunlisted: true\n---\n\n# Secret\n' }, { config });
    await site.build();
    for (const file of ['404.html', 'search/index.html', 'secret/index.html', 'old/index.html'])
      expect(meta(site.read(file), 'robots'), file).toBe('noindex');
    expect(meta(site.read('index.html'), 'robots')).toBeUndefined();
    expect(site.read('404.html')).not.toContain('rel="canonical"');
  });

  it('holds a title that a replacement or an end tag would break, as it is', async () => {
    const title = `$& $1 $' </script></title><!-- "quotes" & 'more'`;
    const site = miniSite(
      {
        'index.md': `---\ntitle: ${JSON.stringify(title)}\n---\n\nText [here](/other/).\n`,
        'other.md': '# Other\n',
      },
      { config },
    );
    await site.build();
    const html = site.read('index.html');
    expect(titleOf(html)).toBe(`${title} | Mini Docs`);
    expect(meta(html, 'og:title')).toBe(`${title} | Mini Docs`);
    expect(shownAround(html).title).toBe(title);
    expect(html.match(/<\/title>/g)).toHaveLength(1);
    expect(html.replaceAll('<wbr>', '')).toContain(
      "<h1>$&amp; $1 $' &lt;/script&gt;&lt;/title&gt;&lt;!-- &quot;quotes&quot; &amp; 'more'</h1>",
    );
    const opened = html.match(/<script/g)?.length;
    expect(html.match(/<\/script>/g)).toHaveLength(opened ?? 0);
    // The sidebar and pagination of another page show it too.
    expect(shownAround(site.read('other/index.html')).breadcrumbs).toHaveLength(2);
    expect(site.read('other/index.html')).toContain('$&amp; $1 $&#x27; &lt;/script&gt;');
  });
});

describe('The shell of a page', () => {
  it('leaves no id standing twice, whatever the headings are called', async () => {
    const body = ['Menu', 'Main', 'Article', 'Fieldguide', 'Page facts', 'Site facts', 'Toc title', 'Menu']
      .map((name) => `## ${name}\n`)
      .join('\n');
    const site = miniSite({ 'index.md': `# Home\n\n${body}` }, { config });
    await site.build();
    expect(repeatedIds(site.read('index.html'))).toEqual([]);
  });

  it('links every page of the branch, and the edit page in the repository', async () => {
    const site = miniSite(PAGES, { config: { ...config, editUrl: 'https://git.example.com/edit/docs/' } });
    await site.build();
    expect(shownAround(site.read('guides/install/index.html')).editUrl).toBe(
      'https://git.example.com/edit/docs/guides/install.md',
    );
    expect(attributes(site.read('guides/install/index.html'), 'a', 'href')).toContain(
      'https://git.example.com/edit/docs/guides/install.md',
    );
    expect(shownAround(site.read('search/index.html'))).not.toHaveProperty('editUrl');
  });

  it('reads no function and no path of the build machine to the browser', async () => {
    const site = miniSite(PAGES, { config });
    await site.build();
    for (const [file, text] of Object.entries(site.snapshot()))
      expect(text.includes(site.folder), file).toBe(false);
  });
});

describe('The map for search engines', () => {
  it('lists each page once, with its date where there is one', async () => {
    const site = miniSite({ ...PAGES, 'secret.md': '---\nunlisted: true\n---\n\n# Secret\n' }, { config });
    await site.build();
    expect(site.read('sitemap.xml')).toBe(
      [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
        '<url><loc>https://docs.example.com/guides/advanced/</loc><lastmod>2026-01-02</lastmod></url>',
        '<url><loc>https://docs.example.com/guides/install/</loc></url>',
        '<url><loc>https://docs.example.com/</loc></url>',
        '<url><loc>https://docs.example.com/guides/</loc></url>',
        '</urlset>',
        '',
      ].join('\n'),
    );
    expect(site.read('robots.txt')).toBe(
      'User-agent: *\nAllow: /\n\nSitemap: https://docs.example.com/sitemap.xml\n',
    );
  });
});

describe('A redirect page', () => {
  it('leads on by a script in a file of its own; without scripts the browser does, and there is a plain link', async () => {
    const site = miniSite(PAGES, { config });
    await site.build();
    const html = site.read('old/index.html');
    const [script = ''] = attributes(html, 'script', 'src');
    expect(script).toMatch(/^\/assets\/redirect-[\da-f]{8}\.js$/);
    expect(attributes(html, 'script', 'data-to')).toEqual(['/guides/install/?x=1#ports']);
    expect(html).toContain('<a href="/guides/install/?x=1#ports">');
    expect(html).toContain('<link rel="canonical" href="https://docs.example.com/guides/install/">');
    expect(html).toContain(
      '<noscript><meta http-equiv="refresh" content="0; url=/guides/install/?x=1#ports"></noscript>',
    );
    expect(html).not.toContain('<script>');
    expect(site.read('_redirects')).toBe('/old/ /guides/install/?x=1#ports 301\n');
  });

  it.each([
    ['/old/', '/guides/install/?x=1#ports'],
    ['/old/?q=2', '/guides/install/?x=1&q=2#ports'],
    ['/old/#here', '/guides/install/?x=1#here'],
    ['/old/?q=2#here', '/guides/install/?x=1&q=2#here'],
  ])('keeps the query and hash of %s', async (from, to) => {
    const site = miniSite(PAGES, { config });
    await site.build();
    const [script = ''] = attributes(site.read('old/index.html'), 'script', 'src');
    const [target = ''] = attributes(site.read('old/index.html'), 'script', 'data-to');
    const address = new URL(from, 'https://docs.example.com');
    const reached: string[] = [];
    const location = {
      href: address.href,
      search: address.search,
      hash: address.hash,
      replace: (href: string) => reached.push(href),
    };
    new Function('document', 'location', site.read(script.slice(1)))(
      { currentScript: { dataset: { to: target } } },
      location,
    );
    expect(reached).toEqual([`https://docs.example.com${to}`]);
  });

  it('may be the old file of a page that stands in a folder now', async () => {
    const site = miniSite(
      { ...PAGES, 'site/redirects.tsv': '/guides/install.html\t/guides/install/\n' },
      { config },
    );
    const { messages } = await site.build();
    expect(messages).toEqual([]);
    expect(site.read('guides/install.html')).toContain('<a href="/guides/install/">');
    expect(site.read('guides/install/index.html')).not.toContain('This page has moved');
    expect(site.read('_redirects')).toBe('/guides/install.html /guides/install/ 301\n');
  });

  it('is none while its target is still to be written, and is counted', async () => {
    const site = miniSite(
      {
        ...PAGES,
        'site/redirects.tsv': '/old/\t/guides/install/\n/older/\t/later/\n',
        'site/planned-routes.tsv': 'route\ttitle\n/later/\tLater\n',
      },
      { config },
    );
    const result = await site.build();
    expect(result.waiting).toEqual({ links: 0, pages: 0, redirects: 1 });
    expect(site.has('older/index.html')).toBe(false);
    site.write({ 'later.md': '# Later\n' });
    expect((await site.build()).waiting.redirects).toBe(0);
    expect(site.has('older/index.html')).toBe(true);
  });
});

describe('A file of the static folder', () => {
  it('is copied as it is, and wins over the one we would make', async () => {
    const own = {
      'site/static/robots.txt': 'User-agent: none\n',
      'site/static/favicon.svg': '<svg/>',
      'site/static/img/a.txt': 'A',
      'site/static/sitemap.xml': '<own/>',
    };
    const site = miniSite({ ...PAGES, ...own }, { config });
    await site.build();
    for (const [file, text] of Object.entries(own))
      expect(site.read(file.replace('site/static/', ''))).toBe(text);
  });

  it('may not stand in the place of a page', async () => {
    const site = miniSite(
      {
        ...PAGES,
        'site/static/guides/install/index.html': 'x',
        'site/static/404.html': 'x',
        'site/static/old/index.html': 'x',
      },
      { config },
    );
    expect(await site.fail()).toEqual([
      'site/static/404.html: error: this file would overwrite the not-found page. Rename it.',
      'site/static/guides/install/index.html: error: this file would overwrite the page /guides/install/. Rename it.',
      'site/static/old/index.html: error: this file would overwrite the redirect from /old/. Rename it.',
    ]);
    expect(site.has('')).toBe(false);
  });

  it('may not have the name of a folder that the site needs, nor a page that of a file; a check knows', async () => {
    const site = miniSite(
      {
        ...PAGES,
        'site/static/assets': 'x',
        'site/static/guides': 'x',
        'site/static/404.html/a.txt': 'x',
        'site/static/404.html/b.txt': 'x',
        'map.md': '---\nslug: /sitemap.xml\n---\n\n# Map\n',
      },
      { config },
    );
    const messages = [
      'site/static/404.html/a.txt: error: this file would overwrite the not-found page. Rename it.',
      'site/static/assets: error: this file would overwrite the folder assets of the site. Rename it.',
      'site/static/guides: error: this file would overwrite the folder guides of the site. Rename it.',
      'sitemap.xml/index.html: error: the page /sitemap.xml/ would overwrite the file sitemap.xml. Give it another route.',
    ];
    expect((await site.fail()).sort()).toEqual(messages);
    const { code, errors } = await site.command('check');
    expect({ code, errors }).toEqual({ code: 1, errors: messages });
  });
});
