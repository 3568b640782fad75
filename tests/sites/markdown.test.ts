import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readClient } from '../../packages/fieldguide/src/engine/output/clientFiles.ts';
import { createTools } from '../../packages/fieldguide/src/engine/output/compileTools.ts';
import { createSearchIndexer } from '../../packages/fieldguide/src/engine/output/searchIndexer.ts';
import { startDevServer } from '../../packages/fieldguide/src/engine/server/devServer.ts';
import { serveSite } from '../../packages/fieldguide/src/engine/server/serveSite.ts';
import { EVERY_COMPONENT, everyComponent } from '../support/everyComponent.ts';
import { attributes, headOf } from '../support/html.ts';
import { type MiniSite, miniSite, writeStubClient } from '../support/miniSite.ts';

const PAGES = {
  'index.md':
    '---\ntitle: Home\nslug: /\n---\n\n[a](guide/install.md#ports) [b](./guide/) [c](/planned/) ![i](/img/dot.svg)\n',
  'guide/install.md':
    '---\ndescription: How to set it up.\nsearch: false\n---\n\n# Install {#x}\n\nText. [own](#ports)\n\n## Ports {#ports}\n',
  'guide/secret.md': '---\nunlisted: true\n---\n\n# Secret\n',
  'guide/draft.md': '---\ndraft: true\n---\n\n# Draft\n',
  'site/static/img/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
  'site/planned-routes.tsv': 'route\ttitle\n/planned/\tPlanned\n',
};

/** Where a page says its Markdown is. */
function alternate(site: MiniSite, file: string): string | undefined {
  const tag = /<link rel="alternate" type="text\/markdown"[^>]*>/.exec(headOf(site.read(file)))?.[0] ?? '';
  return attributes(tag, 'link', 'href')[0];
}

describe.each([
  { baseUrl: '/', trailingSlash: true, file: (route: string) => `${route}/index.md`, end: '/' },
  { baseUrl: '/docs/', trailingSlash: true, file: (route: string) => `${route}/index.md`, end: '/' },
  { baseUrl: '/', trailingSlash: false, file: (route: string) => `${route}.md`, end: '' },
  { baseUrl: '/docs/', trailingSlash: false, file: (route: string) => `${route}.md`, end: '' },
])(
  'Markdown of pages below $baseUrl, trailing slash $trailingSlash',
  ({ baseUrl, trailingSlash, file, end }) => {
    const config = { title: 'Mini', baseUrl, trailingSlash };

    it('stands beside each page, which names it in its head', async () => {
      const site = miniSite(PAGES, { config });
      await site.build();
      const page = (route: string) => file(route).replace(/\.md$/, '.html');
      expect(site.read(file('guide/install'))).toBe(
        `# Install\n\nHow to set it up.\n\nText. [own](${baseUrl}guide/install${end}#ports)\n\n## Ports\n`,
      );
      expect(site.read('index.md')).toBe(
        `# Home\n\n[a](${baseUrl}guide/install${end}#ports) [b](${baseUrl}guide${end}) c (planned) ![i](${baseUrl}img/dot.svg)\n`,
      );
      expect(site.read(file('guide'))).toBe(
        `# guide\n\n- [Install](${baseUrl}guide/install${end}): How to set it up.\n`,
      );
      for (const [html, markdown] of [
        [page('guide/install'), file('guide/install')],
        [page('guide/secret'), file('guide/secret')],
        [page('guide'), file('guide')],
        ['index.html', 'index.md'],
      ] as const)
        expect(alternate(site, html)).toBe(baseUrl + markdown);
      expect([file('guide/draft'), file('search'), '404.md'].filter((name) => site.has(name))).toEqual([]);
      for (const html of [page('search'), '404.html']) expect(alternate(site, html)).toBeUndefined();
    });

    it('is served as Markdown, built and in dev', async () => {
      const site = miniSite(PAGES, { config });
      await site.build();
      const settings = { port: 0, host: '127.0.0.1' };
      const served = await serveSite({ root: site.path('dist'), baseUrl, trailingSlash, ...settings });
      writeStubClient(site.path('client'));
      const project = { cwd: site.folder, siteDir: site.path('site'), docsDir: site.path('site/docs') };
      const dev = await startDevServer({
        project: { ...project, drafts: false, cache: site.path('cache') },
        client: readClient(site.path('client')),
        tools: createTools(),
        print: () => undefined,
        report: () => undefined,
        startIndexer: () => createSearchIndexer(),
        ...settings,
      });
      try {
        for (const { origin } of [served, dev])
          for (const name of [file('guide/install'), file('guide'), 'index.md']) {
            const answer = await fetch(`${origin}${baseUrl}${name}`, { redirect: 'manual' });
            expect(answer.status).toBe(200);
            expect(answer.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
            expect(await answer.text()).toBe(site.read(name));
          }
        for (const { origin } of [served, dev])
          expect((await fetch(`${origin}${baseUrl}guide/nothing.md`, { redirect: 'manual' })).status).toBe(
            404,
          );
      } finally {
        await Promise.all([served.close(), dev.close()]);
      }
    });
  },
);

describe('Markdown of pages', () => {
  it('is not written where the settings say so', async () => {
    const site = miniSite(PAGES, { config: { title: 'Mini', markdown: false } });
    await site.build();
    expect(Object.keys(site.snapshot()).filter((name) => name.endsWith('.md'))).toEqual([]);
    expect(alternate(site, 'guide/install/index.html')).toBeUndefined();
  });

  it('may not be in the way of another file', async () => {
    const site = miniSite({
      ...PAGES,
      'site/static/guide/install/index.md': 'x',
      'site/redirects.tsv': '/guide/index.md\t/guide/install/\n',
    });
    expect(await site.fail()).toEqual([
      'site/static/guide/install/index.md: error: this file would overwrite the Markdown of the page /guide/install/. Rename it.',
      'guide/index.md/index.html: error: the redirect from /guide/index.md/ would overwrite the Markdown of the page /guide/. Give it another route.',
    ]);
  });

  it('of a post says when it was written, and by whom', async () => {
    const site = miniSite(
      {
        'index.md': '# Home\n',
        'site/blog/2026-11-21-news.md': '---\nauthors: Ada\n---\n\n# News\n\nText.\n',
      },
      { config: { title: 'Mini', blog: {} } },
    );
    await site.build();
    expect(site.read('blog/news/index.md')).toBe('# News\n\nNovember 21, 2026 · Ada\n\nText.\n');
    expect(site.read('blog/index.md')).toContain('- [News](/blog/news/): ');
  });
});

describe('Every component', () => {
  it('stands in the Markdown of its page', async () => {
    const { files, config } = everyComponent();
    const site = miniSite(files, { config });
    await site.build({ lenient: true });
    for (const name of readdirSync(path.join(EVERY_COMPONENT, 'docs')).filter((file) => file.endsWith('.md')))
      await expect(site.read(`${name.replace(/\.md$/, '')}/index.md`)).toMatchFileSnapshot(
        path.join(EVERY_COMPONENT, 'copies', name),
      );
    const all = ['code', 'data', 'drawings', 'glossary', 'parts', 'text']
      .map((name) => site.read(`${name}/index.md`).replace(/^```[\s\S]*?^```/gm, ''))
      .join('\n');
    expect(all).not.toMatch(/<\/?[A-Z]|\{#|\{applies/);
  });
});

describe('A tab that says what another one says already', () => {
  it('is on the page, and left out of its Markdown', async () => {
    const tabs =
      '<Tabs>\n<TabItem value="a" label="A">\n\nOnce.\n\n</TabItem>\n<TabItem value="b" label="B" repeated>\n\nAgain.\n\n</TabItem>\n</Tabs>\n';
    const site = miniSite({ 'index.md': `---\nslug: /\n---\n\n# Home\n\n${tabs}` });
    await site.build();
    expect(site.read('index.html')).toContain('Again.');
    expect(site.read('index.md')).toBe('# Home\n\n**A**\n\nOnce.\n');
  });
});
