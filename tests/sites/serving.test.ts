import { symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import { readClient } from '../../packages/fieldguide/src/engine/output/clientFiles.ts';
import { createTools } from '../../packages/fieldguide/src/engine/output/compileTools.ts';
import type { ProjectOptions } from '../../packages/fieldguide/src/engine/output/projectTypes.ts';
import { createSearchIndexer } from '../../packages/fieldguide/src/engine/output/searchIndexer.ts';
import { startDevServer } from '../../packages/fieldguide/src/engine/server/devServer.ts';
import { serveSite } from '../../packages/fieldguide/src/engine/server/serveSite.ts';
import { formatDiagnostic } from '../../packages/fieldguide/src/shared/errors.ts';
import { askSearch } from '../support/askSearch.ts';
import { jsonOf } from '../support/html.ts';
import { type MiniSite, miniSite, writeStubClient } from '../support/miniSite.ts';

/** Holds a port while `work` runs. */
async function whileTaken(work: (port: number) => Promise<void>): Promise<void> {
  const holder = createServer();
  await new Promise<void>((resolve) => holder.listen(0, '127.0.0.1', resolve));
  const address = holder.address();
  try {
    await work(typeof address === 'object' && address !== null ? address.port : 0);
  } finally {
    await new Promise((resolve) => holder.close(resolve));
  }
}

describe('A port in use', () => {
  it('ends serve with what to type instead', async () => {
    const site = miniSite({ 'index.md': '# Home\n' });
    await site.build();
    await whileTaken(async (port) => {
      const { code, errors } = await site.command('serve', '--port', String(port), '--host', '127.0.0.1');
      expect({ code, errors }).toEqual({
        code: 1,
        errors: [`Port ${port} is in use. Stop what uses it, or choose another: --port ${port + 1}`],
      });
    });
  });

  it('ends dev in the same way', async () => {
    const site = miniSite({ 'index.md': '# Home\n' });
    await whileTaken(async (port) => {
      const { code, errors } = await site.command('dev', '--port', String(port), '--host', '127.0.0.1');
      expect({ code, errors }).toEqual({
        code: 1,
        errors: [`Port ${port} is in use. Stop what uses it, or choose another: --port ${port + 1}`],
      });
    });
  });
});

describe('The servers', () => {
  it('want a port that is one, a host of this machine, and a site that is built', async () => {
    const site = miniSite({ 'index.md': '# Home\n' });
    expect(await site.command('serve')).toEqual({
      code: 1,
      output: [],
      errors: [
        `There is no built site in "${site.folder}/dist". Build it first: fieldguide build --out ${site.folder}/dist`,
      ],
    });
    await site.build();
    expect((await site.command('serve', '--port', 'http')).errors).toEqual([
      '--port "http" is not a port. Enter a number from 1 to 65535: --port 3000',
    ]);
    expect((await site.command('serve', '--port', '70000')).errors).toEqual([
      '--port "70000" is not a port. Enter a number from 1 to 65535: --port 3000',
    ]);
    expect((await site.command('serve', '--port', '0', '--host', '203.0.113.1')).errors).toEqual([
      'The host "203.0.113.1" is not an address of this machine. Use --host localhost or --host 0.0.0.0',
    ]);
  });

  it('tell where they can be reached', async () => {
    const site = miniSite({ 'index.md': '# Home\n' });
    await site.build();
    const running = await serveSite({
      root: site.path('dist'),
      baseUrl: '/',
      trailingSlash: true,
      port: 0,
      host: '127.0.0.1',
    });
    expect(running.origin).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect((await fetch(running.origin)).status).toBe(200);
    await running.close();
    await expect(fetch(running.origin)).rejects.toThrow();
  });
});

/** Runs the dev server on a free port. */
async function whileWriting(
  site: MiniSite,
  work: (get: (path: string) => Promise<Response>, printed: string[], made: () => number) => Promise<void>,
  folders: Partial<ProjectOptions> = {},
): Promise<void> {
  let indexes = 0;
  writeStubClient(site.path('client'));
  const printed: string[] = [];
  const running = await startDevServer({
    project: {
      cwd: site.folder,
      siteDir: site.path('site'),
      docsDir: site.path('site/docs'),
      drafts: true,
      cache: site.path('cache'),
      ...folders,
    },
    client: readClient(site.path('client')),
    tools: createTools(),
    port: 0,
    host: '127.0.0.1',
    startIndexer: () => {
      indexes += 1;
      return createSearchIndexer();
    },
    print: (line) => printed.push(line),
    report: (found) => printed.push(...found.map(formatDiagnostic)),
  });
  try {
    await work(
      (path) => fetch(running.origin + path, { redirect: 'manual' }),
      printed,
      () => indexes,
    );
  } finally {
    await running.close();
  }
}

describe('The dev server', () => {
  it('shows drafts, and tells the faults of a page when it is asked for', async () => {
    const draft = '---\ndraft: true\n---\n\n# Secret\n';
    const site = miniSite(
      {
        'index.md': '# Home\n',
        'secret.md': draft,
        'site/pages/plan.md': draft,
        'site/blog/2026-11-02-soon.md': draft,
        'broken.md': '# B\n\n[x](/nope/)\n',
      },
      { config: { title: 'Mini', blog: {} } },
    );
    await whileWriting(site, async (get, printed) => {
      for (const address of ['/secret/', '/plan/', '/blog/soon/'])
        expect(await (await get(address)).text()).toContain('<h1 id="secret"');
      expect(printed).toEqual([]);
      expect((await get('/broken/')).status).toBe(200);
      expect(printed).toEqual([
        'site/docs/broken.md:3:1: warning: broken link "/nope/": there is no page at /nope/. Link to a route of the site, or remove the link.',
      ]);
    });
  });

  it('goes on where a link of the site folder leads round in a circle', async () => {
    const site = miniSite({ 'index.md': '# Home\n' });
    symlinkSync('loop', site.path('site/loop'));
    await whileWriting(site, async (get, printed) => {
      expect((await get('/')).status).toBe(200);
      expect(printed).toEqual([expect.stringMatching(/^Some saved changes will not show: ELOOP/)]);
    });
  });

  it('tells a fault of a folder that has no settings', async () => {
    const site = miniSite({
      'docs/index.md': '---\ntags: [{ label: A, permalink: /../a }]\n---\n\n# Home\n',
    });
    const bare = { siteDir: undefined, docsDir: site.path('docs') };
    await whileWriting(
      site,
      async (_, printed) => {
        expect(printed).toEqual([
          'docs:1:1: error: the route /../a/ is outside the site. Remove the ".." parts.',
        ]);
      },
      bare,
    );
  });

  it.each([
    { baseUrl: '/', trailingSlash: true },
    { baseUrl: '/', trailingSlash: false },
    { baseUrl: '/docs/', trailingSlash: true },
    { baseUrl: '/docs/', trailingSlash: false },
  ])(
    'with $baseUrl and trailing slash $trailingSlash answers the same addresses as the built site',
    async ({ baseUrl, trailingSlash }) => {
      const slash = trailingSlash ? '/' : '';
      const site = miniSite(
        {
          'index.md': '# Home\n\n[g](/guide/)\n',
          'guide.md': '# Guide\n',
          'site/static/x.txt': 'X',
          'site/redirects.tsv': '/old/\t/guide/\n',
        },
        { config: { title: 'Mini', baseUrl, trailingSlash } },
      );
      await whileWriting(site, async (get) => {
        const home = await get(baseUrl);
        expect(home.status).toBe(200);
        expect(await home.text()).toContain(`<a href="${baseUrl}guide${slash}">g</a>`);
        expect((await get(`${baseUrl}guide${slash}?x=1`)).status).toBe(200);
        for (const path of [`guide${trailingSlash ? '' : '/'}`, 'guide/index.html', 'guide.html'])
          expect((await get(baseUrl + path)).headers.get('location')).toBe(`${baseUrl}guide${slash}`);
        expect(await (await get(`${baseUrl}x.txt`)).text()).toBe('X');
        expect(await (await get(`${baseUrl}old${slash}`)).text()).toContain(
          `data-to="${baseUrl}guide${slash}"`,
        );
        expect((await get(`${baseUrl}nope${slash}`)).status).toBe(404);
      });
    },
  );
});

/** The routes that open pages are told of, after each of some saves. */
async function told(
  get: (path: string) => Promise<Response>,
  saves: readonly (() => void)[],
): Promise<unknown[]> {
  const reader = (await get('/__fieldguide/events')).body?.pipeThrough(new TextDecoderStream()).getReader();
  const next = async () => {
    for (;;) {
      const { value = '', done } = (await reader?.read()) ?? { done: true };
      const [, routes] = /"changed","routes":(.*?),"revision"/.exec(value) ?? [];
      if (routes !== undefined || done) return JSON.parse(routes ?? 'null') as unknown;
    }
  };
  const all: unknown[] = [];
  for (const save of saves) {
    save();
    all.push(await next());
  }
  await reader?.cancel();
  return all;
}

describe('A save', () => {
  const page = (text: string, tag = 'one') => `---\ntags: [${tag}, all]\n---\n# A\n\nFirst.\n\n${text}\n`;
  const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>\n';

  it('of the text of a page is told for that page alone; of anything else, for all pages', async () => {
    const site = miniSite({ 'index.md': '# Home\n', 'a.md': page('Old.'), 'p.svg': PICTURE });
    await whileWriting(site, async (get) => {
      const saves = [
        () => site.write({ 'a.md': page('New.') }),
        () => site.write({ 'a.md': page('New.', 'two') }),
        () => site.write({ 'p.svg': PICTURE.replaceAll('9', '8'), 'a.md': page('Newer.', 'two') }),
      ];
      expect(await told(get, saves)).toEqual([['/a/'], 'all', 'all']);
    });
  });

  it('is seen in a folder that was taken away and made anew', async () => {
    const site = miniSite({ 'docs/a.md': '# A\n\nOld.\n' }, { config: false });
    const options = { siteDir: undefined, docsDir: site.path('docs') };
    await whileWriting(
      site,
      async (get, printed) => {
        const shows = (route: string, text: string) =>
          vi.waitFor(async () => expect(await (await get(route)).text()).toContain(text), 5_000);
        for (const text of ['New.', 'Newer.']) {
          site.remove('docs/');
          await vi.waitFor(() => expect(printed.join('\n')).toContain('does not exist'), 5_000);
          printed.length = 0;
          site.write({ 'docs/a.md': `# A\n\n${text}\n` });
          await shows('/a/', text);
        }
        site.write({ 'docs/b.md': '# B\n\nAnother.\n' });
        await shows('/b/', 'Another.');
      },
      options,
    );
  });

  it('of one page leaves the pictures of the others where they are', async () => {
    const files = { 'index.md': '# Home\n\n![A square](p.svg)\n', 'a.md': page('Old.'), 'p.svg': PICTURE };
    const site = miniSite(files, { config: { title: 'Mini', kit: {} } });
    await whileWriting(site, async (get) => {
      const picture = async () =>
        /src="(\/assets\/files[^"]+)"/.exec(await (await get('/')).text())?.[1] ?? '';
      expect((await get(await picture())).status).toBe(200);
      await told(get, [() => site.write({ 'a.md': page('New.') })]);
      expect((await get(await picture())).status).toBe(200);
    });
  });
});

describe('Search while writing', () => {
  it('is made when it is first asked for, answers by then, and knows a save from the next answer on', async () => {
    const site = miniSite({
      'index.md': '# Home\n',
      'guide.md': '# Guide\n\n## Backups\n\nNightly copies.\n',
    });
    await whileWriting(site, async (get, _, made) => {
      const facts = jsonOf(await (await get('/guide/')).text(), 'Shell-site-facts');
      expect(facts.search).toEqual({
        provider: 'embedded',
        index: '/assets/search-dev.txt',
        shard: '/assets/search/[id].json',
      });
      expect(made()).toBe(0);
      const search = () => askSearch(async (path) => (await get(path)).text(), facts, 'copies');
      expect(await search()).toEqual(['/guide/#backups']);
      expect(made()).toBe(1);
      expect((await get('/assets/search/nothing.json')).status).toBe(404);
      site.write({ 'index.md': '# Home\n\nAll copies.\n' });
      await vi.waitFor(async () => expect(await search()).toContain('/'), 5_000);
      expect(await search()).toContain('/guide/#backups');
    });
  });

  it('knows a save of data alone', async () => {
    const words = (term: string) => `- term: ${term}\n  definition: A part of the site.\n`;
    const table = (name: string) =>
      `title: Lamps\ncolumns:\n  name: Name\nrows:\n  - { id: a, name: ${name} }\n`;
    const site = miniSite({
      'words.md': '# Words\n\n<Glossary />\n',
      'lamps.md': '# Lamps\n\n<DataTable data="lamps" />\n',
      'site/glossary.yaml': words('Harbor'),
      'site/data/lamps.yaml': table('Beacon'),
    });
    await whileWriting(site, async (get) => {
      const facts = jsonOf(await (await get('/words/')).text(), 'Shell-site-facts');
      const search = (query: string) => askSearch(async (path) => (await get(path)).text(), facts, query);
      expect(await search('harbor')).toEqual(['/words/#harbor']);
      expect(await search('beacon')).toEqual(['/lamps/#lamps-a']);
      site.write({ 'site/glossary.yaml': words('Quay') });
      await vi.waitFor(async () => expect(await search('quay')).toEqual(['/words/#quay']), 5_000);
      site.write({ 'site/data/lamps.yaml': table('Lantern') });
      await vi.waitFor(async () => expect(await search('lantern')).toEqual(['/lamps/#lamps-a']), 5_000);
    });
  });
});

describe('fieldguide check', () => {
  it('holds the site’s own pages to its rules, writes nothing, and ends with 1 for errors', async () => {
    const site = miniSite({ 'Bad.md': '# Bad\n\n[x](/nope/)\n' }, { kit: true });
    expect(await site.command('check')).toEqual({
      code: 1,
      errors: [
        'site/docs/Bad.md:1:1: error: the description has 0 characters. Write 110 to 160.',
        'site/docs/Bad.md:1:1: error: the page has 0 keywords. Add at least 5 other words that readers would type.',
        'site/docs/Bad.md:1:1: error: the page links to 0 other pages. Link to at least 3 pages that help the reader next.',
        'site/docs/Bad.md:1:1: error: no page links to /Bad/. Link to it from the pages whose readers need it.',
        'site/docs/Bad.md:1:3: error: the text contains a level 1 heading. The title is the only level 1 heading. Start with "##".',
        'site/docs/Bad.md:3:1: error: broken link "/nope/": there is no page at /nope/. Link to a route of the site, or remove the link.',
      ],
      output: ['Checked 3 pages: 6 errors, 0 warnings.'],
    });
    expect(site.has('')).toBe(false);
  });

  it('passes a good site, and a bare folder that keeps none of our rules', async () => {
    const good = (title: string, text: string) =>
      `---\ntitle: ${title}\ndescription: Read of ${'ports '.repeat(18)}today.\nkeywords: [a, b, c, d, e]\n---\n\n${text}\n`;
    const links = '[Later](/later/), [first](/), [ports](/ports/), [racks](/racks/).';
    const site = miniSite(
      {
        'index.md': good('First', links),
        'ports.md': good('Ports', links),
        'racks.md': good('Racks', `${links}\n\nA qwertzlike word.`),
        'docs/Any.md': '# Any\n\nA qwertzlike word, simply so.\n',
        'site/dictionary.txt': 'qwertzlike\n',
        'site/vocabulary.tsv': 'form\twrite\twhere\ndata centre\tdata center\ttext\n',
        'site/planned-routes.tsv': '/\tFirst\n/later/\tLater\n/ports/\tPorts\n/racks/\tRacks\n',
      },
      { kit: true },
    );
    expect(await site.command('check')).toEqual({
      code: 0,
      errors: [],
      output: ['Checked 4 pages: 0 errors, 0 warnings.', '3 links are waiting for 1 page.'],
    });
    expect(await site.command('check', '--docs', 'docs')).toMatchObject({ code: 0, errors: [] });
  });

  it('reads the words of the site’s own files', async () => {
    const site = miniSite(
      {
        'a.md': '---\ntitle: A\n---\n\nA discovrey in the data centre.\n',
        'site/dictionary.txt': 'subnet\n',
        'site/vocabulary.tsv': 'form\twrite\twhere\ndata centre\tdata center\ttext\n',
        'site/planned-routes.tsv': 'route\ttitle\n/b/\tB\n',
      },
      { kit: true },
    );
    const { errors } = await site.command('check');
    expect(errors).toEqual(
      expect.arrayContaining([
        'site/docs/a.md:1:1: error: the page list has no route /a/. Did you mean /b/? Otherwise, add the page to site/planned-routes.tsv.',
        'site/docs/a.md:5:3: error: "discovrey" is not in any dictionary. Did you mean "discovery"? If the word is correct, add it to site/dictionary.txt.',
        expect.stringMatching(
          /^site\/docs\/a\.md:5:20: error: "data centre" is not in the vocabulary\. Write "data center"\./,
        ),
      ]),
    );
  });
});
