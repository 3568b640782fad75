import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { serveSite } from '../../packages/fieldguide/src/engine/server/serveSite.ts';
import { articleOf, attributes, headOf, jsonOf, shownAround } from '../support/html.ts';
import { type MiniSite, miniSite } from '../support/miniSite.ts';

const PAGES = {
  'index.md':
    '---\ntitle: Home\nslug: /\n---\n\n[a](/guide/) [b](guide/install.md#ports) [c](/guide/install?x=1#ports) <a href="/guide/v1.30.X">d</a> [e][ref]\n\n[ref]: /guide/mein%20dokument/\n\n![i](/img/dot.svg)\n',
  'guide/index.md': '---\ntitle: Guide\n---\n\n[up](../) [own](#part)\n\n## Part\n',
  'guide/install.md': '# Install\n\n## Ports\n',
  'guide/v1.30.X.md': '# Release\n',
  'guide/mein dokument.md': '# Dokument\n',
  'site/static/img/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
  'site/redirects.tsv': '/old/\t/guide/install/#ports\n/guide/older\t/guide/?x=1\n',
};

interface Answer {
  status: number;
  location?: string;
  body: string;
  headers: Record<string, string | string[] | undefined>;
}

/** One request, with its path exactly as given: no client may tidy it up before. */
function ask(origin: string, path: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(`${origin}/`, { path }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          location: response.headers.location,
          body: Buffer.concat(chunks).toString('utf8'),
          headers: response.headers,
        }),
      );
    });
    sent.on('error', reject).end();
  });
}

async function served(
  site: MiniSite,
  settings: { baseUrl: string; trailingSlash: boolean },
  work: (get: (path: string) => Promise<Answer>) => Promise<void>,
) {
  const running = await serveSite({ root: site.path('dist'), port: 0, host: '127.0.0.1', ...settings });
  try {
    await work((path) => ask(running.origin, path));
  } finally {
    await running.close();
  }
}

describe.each([
  { baseUrl: '/', trailingSlash: true },
  { baseUrl: '/', trailingSlash: false },
  { baseUrl: '/docs/', trailingSlash: true },
  { baseUrl: '/docs/', trailingSlash: false },
])('A site with $baseUrl and trailing slash $trailingSlash', (settings) => {
  const base = settings.baseUrl;
  const slash = settings.trailingSlash ? '/' : '';
  const file = (route: string) => (settings.trailingSlash ? `${route}/index.html` : `${route}.html`);
  const config = {
    title: 'Mini',
    url: 'https://docs.example.com',
    ...settings,
    navbar: { items: [{ type: 'link', label: 'Guide', href: '/guide/' }] },
  };

  it('writes each page where hosts look for its address', async () => {
    const site = miniSite(PAGES, { config });
    await site.build();
    const pages = Object.keys(site.snapshot()).filter((name) => name.endsWith('.html'));
    expect(pages).toEqual(
      [
        '404.html',
        'index.html',
        ...[
          'guide',
          'guide/install',
          'guide/mein dokument',
          'guide/older',
          'guide/v1.30.X',
          'old',
          'search',
        ].map(file),
      ].sort(),
    );
  });

  it('has links, canonical addresses and its map in the one right spelling', async () => {
    const site = miniSite(PAGES, { config });
    await site.build();
    const home = site.read('index.html');
    expect(attributes(articleOf(home), 'a', 'href')).toEqual([
      `${base}guide${slash}`,
      `${base}guide/install${slash}#ports`,
      `${base}guide/install${slash}?x=1#ports`,
      `${base}guide/v1.30.X${slash}`,
      `${base}guide/mein%20dokument${slash}`,
    ]);
    expect(attributes(articleOf(home), 'img', 'src')).toEqual([`${base}img/dot.svg`]);
    expect(attributes(articleOf(site.read(file('guide'))), 'a', 'href').slice(0, 2)).toEqual([base, '#part']);
    expect(headOf(home)).toContain(`<link rel="canonical" href="https://docs.example.com${base}">`);
    expect(headOf(site.read(file('guide/v1.30.X')))).toContain(
      `<link rel="canonical" href="https://docs.example.com${base}guide/v1.30.X${slash}">`,
    );
    const addresses = [...site.read('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1]);
    const expected = ['guide', 'guide/install', 'guide/v1.30.X', 'guide/mein%20dokument'].map(
      (route) => `https://docs.example.com${base}${route}${slash}`,
    );
    expect(addresses.sort()).toEqual([`https://docs.example.com${base}`, ...expected].sort());
    expect(site.read('robots.txt')).toContain(`Sitemap: https://docs.example.com${base}sitemap.xml\n`);
  });

  it('has the same spelling in its shell', async () => {
    const site = miniSite(PAGES, { config });
    await site.build();
    const html = site.read(file('guide/install'));
    const facts = JSON.stringify([shownAround(html), jsonOf(html, 'Shell-site-facts')]);
    expect(facts).toContain(`"label":"Guide","href":"${base}guide${slash}"`);
    const hrefs = attributes(html, 'a', 'href').filter((href) => href.startsWith('/') && !href.includes('#'));
    const allowed = [
      base,
      base + file('guide/install').replace(/html$/, 'md'),
      ...['guide', 'guide/install', 'guide/mein%20dokument', 'guide/v1.30.X', 'search'].map(
        (route) => `${base}${route}${slash}`,
      ),
    ];
    for (const href of hrefs) expect(allowed).toContain(href);
    for (const asset of [...attributes(html, 'link', 'href'), ...attributes(html, 'script', 'src')].filter(
      (href) => href.startsWith('/'),
    )) {
      expect(asset.startsWith(base)).toBe(true);
      expect(site.has(asset.slice(base.length)), asset).toBe(true);
    }
  });

  it('has its redirects in the same spelling', async () => {
    const site = miniSite(PAGES, { config });
    await site.build();
    expect(site.read('_redirects')).toBe(
      `${base}old${slash} ${base}guide/install${slash}#ports 301\n${base}guide/older${slash} ${base}guide${slash}?x=1 301\n`,
    );
    expect(attributes(site.read(file('old')), 'script', 'data-to')).toEqual([
      `${base}guide/install${slash}#ports`,
    ]);
    expect(attributes(site.read(file('guide/older')), 'a', 'href')).toEqual([`${base}guide${slash}?x=1`]);
  });

  it('answers its own spelling, and leads all others to it', async () => {
    const site = miniSite(PAGES, { config });
    await site.build();
    await served(site, settings, async (get) => {
      for (const [path, file_] of [
        [base, 'index.html'],
        [`${base}guide${slash}`, file('guide')],
        [`${base}guide/install${slash}?x=1`, file('guide/install')],
        [`${base}guide/v1.30.X${slash}`, file('guide/v1.30.X')],
        [`${base}guide/mein%20dokument${slash}`, file('guide/mein dokument')],
        [`${base}old${slash}`, file('old')],
      ] as const) {
        const answer = await get(path);
        expect({ path, status: answer.status, same: answer.body === site.read(file_) }).toEqual({
          path,
          status: 200,
          same: true,
        });
        expect(answer.headers['content-type']).toMatch(/^text\/html/);
      }
      const other = settings.trailingSlash ? '' : '/';
      for (const [path, location] of [
        [`${base}guide${other}`, `${base}guide${slash}`],
        [`${base}guide/install${other}?x=1`, `${base}guide/install${slash}?x=1`],
        [`${base}guide/v1.30.X${other}`, `${base}guide/v1.30.X${slash}`],
        [`${base}index.html`, base],
        [`${base}guide/index.html`, `${base}guide${slash}`],
        [`${base}guide/install/index.html?x=1`, `${base}guide/install${slash}?x=1`],
        [`${base}guide/install.html`, `${base}guide/install${slash}`],
        [`${base}guide//install${slash}`, `${base}guide/install${slash}`],
        [`/${base}guide/install${slash}?x=1`, `${base}guide/install${slash}?x=1`],
        [`${base}guide/mein%20dokument${other}`, `${base}guide/mein%20dokument${slash}`],
      ] as const) {
        const answer = await get(path);
        expect({ path, status: answer.status, location: answer.location }).toEqual({
          path,
          status: 301,
          location,
        });
      }
    });
  });

  it('answers the unknown with its not-found page, and lets nothing out that lies outside', async () => {
    const site = miniSite(PAGES, { config });
    await site.build();
    await served(site, settings, async (get) => {
      const missing = site.read('404.html');
      for (const path of [
        `${base}nope${slash}`,
        `${base}guid`,
        `${base}GUIDE${slash}`,
        `${base}guide/install/x.png`,
        `${base}%E0%A4%A`,
        `${base}..%2f..%2fsite.config.ts`,
        `${base}..%5c..%5csite.config.ts`,
        `${base}.fieldguide-output`,
      ]) {
        const answer = await get(path);
        expect({ path, status: answer.status, same: answer.body === missing }).toEqual({
          path,
          status: 404,
          same: true,
        });
      }
    });
  });

  it('keeps hashed files for good, and asks again for pages', async () => {
    const site = miniSite({ ...PAGES, 'site/static/assets/ports-overview.pdf': 'x' }, { config });
    await site.build();
    await served(site, settings, async (get) => {
      expect((await get(`${base}assets/ports-overview.pdf`)).headers['cache-control']).toBe('no-cache');
      const [script = ''] = attributes(site.read('index.html'), 'link', 'href').filter((href) =>
        href.endsWith('.css'),
      );
      expect((await get(script)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
      const page = await get(base);
      expect(page.headers['cache-control']).not.toContain('max-age=31536000');
      expect(page.headers.etag).toBeTruthy();
    });
  });
});

describe('A site below a base path', () => {
  it('leads the root and the bare base path to itself, and knows nothing beside it', async () => {
    const settings = { baseUrl: '/docs/', trailingSlash: true };
    const site = miniSite(PAGES, { config: { title: 'Mini', ...settings } });
    await site.build();
    await served(site, settings, async (get) => {
      expect(await get('/')).toMatchObject({ status: 301, location: '/docs/' });
      expect(await get('/docs?x=1')).toMatchObject({ status: 301, location: '/docs/?x=1' });
      expect((await get('/docs-old/')).status).toBe(404);
      expect((await get('/guide/')).status).toBe(404);
    });
  });
});

describe('A path that looks like a host', () => {
  it('leads nowhere else', async () => {
    const settings = { baseUrl: '/', trailingSlash: true };
    const site = miniSite(PAGES, { config: { title: 'Mini', ...settings } });
    await site.build();
    await served(site, settings, async (get) => {
      for (const path of [
        '//guide',
        '//evil.example/..%2fguide',
        '///guide/index.html',
        '/\\evil.example/index.html',
      ]) {
        const { location } = await get(path);
        expect({ path, host: new URL(location ?? '/', 'http://own.example').host }).toEqual({
          path,
          host: 'own.example',
        });
      }
    });
  });
});

it('a site is read, and nothing else can be asked of it', async () => {
  const settings = { baseUrl: '/', trailingSlash: true };
  const site = miniSite(PAGES, { config: { title: 'Site', ...settings } });
  await site.build();
  const running = await serveSite({ root: site.path('dist'), port: 0, host: '127.0.0.1', ...settings });
  try {
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const { status, headers } = await fetch(`${running.origin}/guide/`, { method });
      expect({ method, status, allow: headers.get('allow') }).toEqual({
        method,
        status: 405,
        allow: 'GET, HEAD',
      });
    }
    expect((await fetch(`${running.origin}/guide/`, { method: 'HEAD' })).status).toBe(200);
  } finally {
    await running.close();
  }
});

it('what looks like an index page is no page of its own, and redirects of such addresses work', async () => {
  const settings = { baseUrl: '/', trailingSlash: true };
  const redirects = [
    '/guide/old/index/\t/guide/\n/old.html\t/guide/install/\n/older/index.html\t/guide/\n',
    // A page stands in the folder of this name.
    '/guide.html\t/guide/install/\n',
  ].join('');
  const site = miniSite(
    { ...PAGES, 'site/redirects.tsv': redirects },
    { config: { title: 'Site', ...settings } },
  );
  await site.build();
  for (const file of ['guide/old/index/index.html', 'old.html', 'older/index.html'])
    expect(site.read(file)).toContain('This page has moved');
  await served(site, settings, async (answer) => {
    expect((await answer('/guide/index/')).status).toBe(404);
    expect((await answer('/guide/old/index/')).status).toBe(200);
    expect((await answer('/older/')).status).toBe(200);
    expect((await answer('/guide.html')).body).toContain('data-to="/guide/install/"');
    expect((await answer('/guide/')).status).toBe(200);
  });
});
