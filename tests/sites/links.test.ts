import { once } from 'node:events';
import { createServer } from 'node:http';
import { describe, expect, it } from 'vitest';
import { articleOf, attributes, linkTexts, shownAround } from '../support/html.ts';
import { miniSite } from '../support/miniSite.ts';

const PLANNED = {
  'site/planned-routes.tsv': 'route\ttitle\n/later/\tLater\n/guide/next/\tNext\n/unlinked/\tUnlinked\n',
};

const MARK = ' <span class="planned">(planned)</span>';

describe('A link to a page still to be written', () => {
  const pages = {
    ...PLANNED,
    'index.md':
      '# Home\n\nSee [the *later* page](/later/), [its part](/later/#nowhere), [next](guide/next), [ref] and <a href="/later/">raw</a>.\n\n[ref]: /later/ "Later"\n',
  };

  it('is its text with a quiet mark, and is counted in the summary', async () => {
    const site = miniSite(pages);
    const { code, output, errors } = await site.command('build');
    expect({ code, errors }).toEqual({ code: 0, errors: [] });
    expect(output[1]).toBe('5 links are waiting for 2 pages.');
    const article = articleOf(site.read('index.html'));
    expect(attributes(article, 'a', 'href')).toEqual([]);
    expect(article).toContain(
      `<p>See <span class="pending-link">the <em>later</em> page</span>${MARK}, <span class="pending-link">its part</span>${MARK}, <span class="pending-link">next</span>${MARK}, <span class="pending-link">ref</span>${MARK} and <a>raw</a>.</p>`,
    );
  });

  it('names the nearest page, in sentences, rows and cards, and in the Markdown of the page', async () => {
    const site = miniSite({
      ...PLANNED,
      'index.md':
        '# Home\n\nSee [next](/guide/next/).\n\n| Page |\n| --- |\n| [next][n] |\n\n<Cards>\n<Card title="Next" href="/guide/next/">What follows.</Card>\n</Cards>\n\n[n]: /guide/next/\n',
      'guide/index.md': '# The guide\n\nRead [on](next).\n',
    });
    await site.build();
    const note = '(planned; see <a href="/guide/">The guide</a>)';
    const article = articleOf(site.read('index.html'));
    expect(article.split(` <span class="planned">${note}</span>`)).toHaveLength(3);
    expect(article).toContain(
      `<strong>Next</strong></p><p>What follows.</p><p><span class="planned">${note}`,
    );
    expect(site.read('index.md')).toContain('See next (planned; see [The guide](/guide/)).');
    expect(site.read('index.md')).toContain('- **Next** (planned; see [The guide](/guide/)): What follows.');
    // The reader is there already.
    expect(articleOf(site.read('guide/index.html'))).toContain(`on</span>${MARK}.`);
  });

  it('leaves no arrow on a category that holds no other page', async () => {
    const items = [{ type: 'link', label: 'Later', href: '/later/' }];
    const config = {
      title: 'Mini',
      sidebars: { docs: [{ type: 'category', label: 'Lamps', link: { type: 'doc', id: 'index' }, items }] },
    };
    const site = miniSite({ ...PLANNED, 'index.md': '# Home\n' }, { config });
    await site.build();
    expect(site.read('index.html')).not.toContain('Pages in Lamps');
    site.write({ 'later.md': '# Later\n' });
    await site.build();
    expect(site.read('index.html')).toContain('Pages in Lamps');
  });

  it('becomes a link when the page exists, and its anchor is checked then', async () => {
    const site = miniSite(pages);
    await site.build();
    site.write({ 'later.md': '# Later\n' });
    expect(await site.fail()).toEqual([
      'site/docs/index.md:3:34: error: broken link "/later/#nowhere": /later/ has no heading with the id "nowhere". Its ids: later.',
    ]);
    site.write({ 'later.md': '# Later\n\n## Nowhere\n' });
    const { waiting } = await site.build();
    expect(waiting).toEqual({ links: 1, pages: 1, redirects: 0 });
    const article = articleOf(site.read('index.html'));
    expect(attributes(article, 'a', 'href')).toEqual(['/later/', '/later/#nowhere', '/later/', '/later/']);
    expect(linkTexts(article)).toEqual(['the later page', 'its part', 'ref', 'raw']);
  });

  it('is told in the singular where there is one', async () => {
    const site = miniSite({
      ...PLANNED,
      'index.md': '[a](/later/)\n',
      'site/redirects.tsv': '/old/\t/later/\n',
    });
    const { output } = await site.command('build');
    expect(output.slice(1)).toEqual([
      '1 link is waiting for 1 page.',
      '1 redirect is waiting for pages that are not written yet.',
      expect.stringMatching(/^Hint: /),
    ]);
  });

  it('to a route that is neither planned nor there is broken', async () => {
    const site = miniSite({ ...PLANNED, 'index.md': '[a](/latter/)\n' });
    expect(await site.fail()).toEqual([
      'site/docs/index.md:1:1: error: broken link "/latter/": there is no page at /latter/. Link to a route of the site, or remove the link.',
    ]);
  });

  it('waits in the navbar, the footer and the sidebar too', async () => {
    const config = {
      title: 'Mini',
      navbar: { items: [{ type: 'link', label: 'Later', href: '/later/' }] },
      footer: { columns: [{ title: 'A', links: [{ label: 'Later', href: '/later/' }] }] },
      sidebars: { docs: ['index', { type: 'link', label: 'Later', href: '/later/' }] },
    };
    const site = miniSite({ ...PLANNED, 'index.md': '# Home\n' }, { config });
    await site.build();
    expect(linkTexts(site.read('index.html'))).not.toContain('Later');
    site.write({ 'later.md': '# Later\n' });
    await site.build();
    expect(linkTexts(site.read('index.html')).filter((text) => text === 'Later')).toHaveLength(3);
  });
});

describe('Links', () => {
  it('of every spelling lead to their page', async () => {
    const site = miniSite({
      'index.md':
        '# Home\n\n[1](/guide/) [2](/guide) [3](guide) [4](./guide.md) [5](/guide/index.html) [6](/guide?x=1#part) [7](#home) [8](/guide/index) [9](https://example.com) <a href="/guide/#raw">10</a> [11][r] <https://example.com/auto>\n\n[r]: ./guide.md#part "T"\n',
      'guide.md': '# Guide\n\n## Part\n\n<a id="raw"></a>\n',
    });
    await site.build();
    expect(attributes(articleOf(site.read('index.html')), 'a', 'href')).toEqual([
      ...Array.from({ length: 5 }, () => '/guide/'),
      '/guide/?x=1#part',
      '#home',
      '/guide/',
      'https://example.com',
      '/guide/#raw',
      '/guide/#part',
      'https://example.com/auto',
    ]);
  });

  it('may lead to ids of headings, raw HTML, repeated headings and the top', async () => {
    const site = miniSite({
      'index.md':
        '[a](/t/#part) [b](/t/#part-1) [c](/t/#own) [d](/t/#raw) [e](/t/#top) [g](/t/#gr%C3%B6%C3%9Fe) [h](/t/#größe) [i](/t/#emoji-) [j](/t/#title)\n',
      't.md':
        '# Title\n\n## Part\n\n## Part\n\n## Long heading {#own}\n\n<div id="raw"></div>\n\n## Größe\n\n## Emoji 🎉\n',
    });
    expect((await site.build()).messages).toEqual([]);
  });

  it('that are broken are all told at once with their hints, and only warned of where that is allowed', async () => {
    const site = miniSite({
      'index.md':
        '---\ntitle: Home\npagination_next: guid\n---\n\n[a](/guid/) [b](/guide/#prt)\n\n[r]: ./gone.md\n\n[ref][r]\n\n![i](./gone.png)\n',
      'guide.md': '# Guide\n\n## Part\n',
      'a/x.md': '# X\n',
      'a/_category_.yml': 'link:\n  type: doc\n  id: xx\n',
      'site/redirects.tsv': '/old/\t/gide/\n',
    });
    const faults = [
      'site/docs/a/_category_.yml:1:1: error: the category links to the document "xx", which does not exist. Did you mean "a/x"?',
      'site/docs/index.md:3:1: error: pagination_next names the document "guid", which does not exist. Did you mean "guide"?',
      'site/docs/index.md:6:1: error: broken link "/guid/": there is no page at /guid/. Did you mean "/guide/"?',
      'site/docs/index.md:6:13: error: broken link "/guide/#prt": /guide/ has no heading with the id "prt". Did you mean "#part"?',
      'site/docs/index.md:8:1: error: broken link "./gone.md": the file "./gone.md" does not exist. Link to a file below the docs folder, or to a route.',
      'site/docs/index.md:12:1: error: the image "./gone.png" does not exist. Put it next to the page or into the static folder.',
      'site/redirects.tsv:1:1: error: the redirect target /gide/ does not exist. Did you mean "/guide/"?',
    ];
    expect((await site.command('build')).errors).toEqual([...faults, 'The site cannot be built. 7 errors.']);
    const lenient = await site.command('build', '--lenient');
    expect(lenient).toMatchObject({
      code: 0,
      errors: faults.map((fault) => fault.replace(': error:', ': warning:')),
    });
    expect(lenient.output.at(-1)).toBe('7 warnings.');
  });

  it('that miss by upper and lower case alone are warned of with the right spelling, and lead there', async () => {
    const site = miniSite({
      'index.md': '[a](/guide/#Part) [b](./Guide.md)\n',
      'GUIDE.md': '# Guide\n\n## Part {#Part}\n',
    });
    const { messages } = await site.build();
    expect(messages).toEqual([
      'site/docs/index.md:1:1: warning: the link "/guide/#Part" differs from its page in uppercase and lowercase letters. Write "/GUIDE/".',
      'site/docs/index.md:1:19: warning: the link "./Guide.md" differs from its page in uppercase and lowercase letters. Write "GUIDE.md".',
    ]);
    expect(attributes(articleOf(site.read('index.html')), 'a', 'href')).toEqual(['/GUIDE/#Part', '/GUIDE/']);
  });

  it('to a draft are broken, and say so', async () => {
    const site = miniSite({
      'index.md': '[a](/secret/) [b](secret.md)\n',
      'secret.md': '---\ndraft: true\n---\n\n# Secret\n',
    });
    expect(await site.fail()).toEqual([
      'site/docs/index.md:1:1: error: broken link "/secret/": the page is a draft, and drafts are not built. Remove the link, or publish the page.',
      'site/docs/index.md:1:15: error: broken link "secret.md": the page is a draft, and drafts are not built. Remove the link, or publish the page.',
    ]);
  });

  it('to a page that moved name its new place', async () => {
    const site = miniSite({
      'index.md': '[a](/old/)\n',
      'new.md': '# New\n',
      'site/redirects.tsv': '/old/\t/new/\n',
    });
    expect(await site.fail()).toEqual([
      'site/docs/index.md:1:1: error: broken link "/old/": there is no page at /old/. The page has moved to /new/. Link to the new address.',
    ]);
  });

  it('to files copy them under a name that changes with them', async () => {
    const site = miniSite({
      'index.md': '[a](./files/manual%201.pdf#page=2) [b](/data/x.csv) [c](/LICENSE) [d](Dockerfile)\n',
      'files/manual 1.pdf': '%PDF',
      'site/static/data/x.csv': 'a,b\n',
      'site/static/LICENSE': 'MIT',
      Dockerfile: 'FROM scratch',
    });
    await site.build();
    const [first = '', second, third, fourth] = attributes(articleOf(site.read('index.html')), 'a', 'href');
    expect(first).toMatch(/^\/assets\/files\/manual%201-[\da-f]{8}\.pdf#page=2$/);
    expect(site.read(decodeURIComponent(first.slice(1).replace('#page=2', '')))).toBe('%PDF');
    expect(second).toBe('/data/x.csv');
    expect(site.read('data/x.csv')).toBe('a,b\n');
    expect(third).toBe('/LICENSE');
    expect(fourth).toMatch(/^\/assets\/files\/Dockerfile-[\da-f]{8}$/);
  });

  it('to films, sounds and sets of pictures lead to files of the site, and are checked', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>\n';
    const site = miniSite(
      {
        'a/index.md': [
          '# A',
          '<video src="./clip.mp4" poster="p.svg" controls></video>',
          '<audio controls><source src="/bell.mp3"></audio>',
          '<picture><source srcset="p.svg 1x, big.svg 2x"><img src="p.svg" alt="x"></picture>',
        ].join('\n\n'),
        'a/clip.mp4': 'film',
        'a/p.svg': svg,
        'a/big.svg': svg.replaceAll('9', '18'),
        'site/static/bell.mp3': 'ding',
      },
      { config: { title: 'Mini', baseUrl: '/docs/' } },
    );
    await site.build();
    const article = articleOf(site.read('a/index.html')).replace(/-[\da-f]{8}/g, '');
    const file = (name: string) => `/docs/assets/files/${name}`;
    expect(attributes(article, 'video', 'src')).toEqual([file('clip.mp4')]);
    expect(attributes(article, 'video', 'poster')).toEqual([file('p.svg')]);
    expect(attributes(article, 'source', 'src')).toEqual(['/docs/bell.mp3']);
    expect(attributes(article, 'source', 'srcset')).toEqual([`${file('p.svg')} 1x, ${file('big.svg')} 2x`]);
    site.write({ 'a/index.md': '<video src="clpi.mp4"></video>\n\n<img src="p.svg" srcset="bg.svg 2x">\n' });
    expect(await site.fail()).toEqual([
      'site/docs/a/index.md:1:1: error: broken link "clpi.mp4": there is no such file, and no page. Put it next to the page or into the static folder.',
      'site/docs/a/index.md:3:1: error: the image "bg.svg" does not exist. Did you mean "big.svg"?',
    ]);
  });

  it('from the pages folder see the files beside their own page', async () => {
    const site = miniSite({
      'index.md': '# Docs\n',
      'dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
      'site/pages/about.md': '# About\n\n![x](./dot.svg) [docs](/)\n',
      'site/pages/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="77" height="1"/>',
    });
    await site.build();
    expect(articleOf(site.read('about/index.html'))).toMatch(
      /<img src="\/assets\/files\/dot-[\da-f]{8}\.svg" alt="x" width="77"/,
    );
  });
});

describe('The shell of a page', () => {
  it('knows the previous and the next page', async () => {
    const site = miniSite({
      'a.md': '# A\n',
      'b.md': '# B\n',
      'c.md': '---\npagination_prev: null\npagination_next: a\n---\n\n# C\n',
    });
    await site.build();
    const facts = (file: string) => shownAround(site.read(file));
    expect(facts('b/index.html')).toMatchObject({
      previous: { label: 'A', href: '/a/' },
      next: { label: 'C', href: '/c/' },
    });
    expect(facts('c/index.html').next).toEqual({ label: 'A', href: '/a/' });
    expect(facts('c/index.html')).not.toHaveProperty('previous');
    expect(facts('a/index.html')).not.toHaveProperty('previous');
  });
});

describe('A folder of the static folder', () => {
  it('with an index is what its address leads to, and a page of HTML is found without its ending', async () => {
    const written = [
      '/javadoc',
      '/javadoc/',
      '/javadoc/#top',
      '/javadoc/api/?q=1',
      '/javadoc/overview',
      '../static/javadoc/',
      '../static/javadoc/a.pdf',
    ];
    const links = written.map((url) => `[x](${url})`).join(' ');
    const site = miniSite(
      {
        'index.md': `# Home\n\n${links} <a href="/javadoc/">x</a>\n`,
        'site/static/javadoc/index.html': 'x',
        'site/static/javadoc/api/index.html': 'x',
        'site/static/javadoc/overview.html': 'x',
        'site/static/javadoc/a.pdf': 'x',
        'site/static/empty/a.txt': 'x',
      },
      { config: { title: 'Mini', navbar: { items: [{ type: 'link', label: 'API', href: '/javadoc' }] } } },
    );
    await site.build();
    const folder = '/javadoc/';
    expect(attributes(articleOf(site.read('index.html')), 'a', 'href')).toEqual([
      folder,
      folder,
      '/javadoc/#top',
      '/javadoc/api/?q=1',
      '/javadoc/overview.html',
      folder,
      '/javadoc/a.pdf',
      folder,
    ]);
    expect(site.read('index.html')).toContain('href="/javadoc/"');
    site.write({ 'index.md': '[x](/empty/)\n' });
    expect(await site.fail()).toEqual([
      'site/docs/index.md:1:1: error: broken link "/empty/": there is no page at /empty/. Link to a route of the site, or remove the link.',
    ]);
  });
});

describe('Links in HTML that no Markdown page holds', () => {
  const page = (tag: string) =>
    `export default function Page({ href }: { href: (route: string) => string }) {\n  return <p>${tag}</p>;\n}\n`;

  it.each([
    [
      '<a href="/nope/">A</a>',
      'broken link "/nope/": there is no page at /nope/. Link to a route of the site, or remove the link.',
    ],
    [
      '<a href="/intor/">A</a>',
      'broken link "/intor/": there is no page at /intor/. Did you mean "/intro/"?',
    ],
    [
      '<a href="gone.pdf">A</a>',
      'broken link "gone.pdf": there is no page at /about/gone.pdf/. Link to a route of the site, or remove the link.',
    ],
    [
      '<a href="/intro/#nope">A</a>',
      'broken link "/intro/#nope": /intro/ has no heading with the id "nope". Its ids: intro.',
    ],
    [
      '<a href="/old/">A</a>',
      'broken link "/old/": there is no page at /old/. The page has moved to /intro/. Link to the new address.',
    ],
  ])('of a page component fail the build: %s', async (tag, message) => {
    const site = miniSite({
      'intro.md': '# Intro\n',
      'site/redirects.tsv': '/old/\t/intro/\n',
      'site/pages/about.tsx': page(tag),
    });
    const messages = [`site/pages/about.tsx:2:21: error: ${message}`];
    expect(await site.fail()).toEqual(messages);
    expect((await site.command('check')).errors).toEqual(expect.arrayContaining(messages));
  });

  it('of a page component may lead to pages, files, folders with an index, other hosts and the top', async () => {
    const links = [
      '/docs/intro',
      '/docs/a.pdf',
      '/docs/api/',
      '/docs/api/x',
      '/',
      'https://example.com',
      '#top',
      '/docs/?q=1',
      'mailto:a@example.com',
    ];
    const site = miniSite(
      {
        'intro.md': '# Intro\n',
        'site/static/a.pdf': 'x',
        'site/static/api/index.html': 'x',
        'site/static/api/x.html': 'x',
        'site/pages/about.tsx': page(links.map((link) => `<a href="${link}">A</a>`).join('')),
      },
      { config: { title: 'Mini', baseUrl: '/docs/' } },
    );
    expect((await site.build()).messages).toEqual([]);
    site.write({ 'site/pages/about.tsx': page('<a href="/intro/">A</a>') });
    expect(await site.fail()).toEqual([
      'site/pages/about.tsx:2:21: error: broken link "/intro/": the site is published below /docs/, and the address does not begin with it. Make it with the "href" that the page component is given.',
    ]);
  });

  it('of the settings fail the build, and get their final addresses', async () => {
    const config = (link: string) => ({
      title: 'Mini',
      baseUrl: '/docs/',
      navbar: { items: [{ type: 'html', value: `<b><a href='/${link}/'>Bar</a></b>` }] },
      sidebars: { docs: ['intro', { type: 'html', value: `<a href=/${link}/>Side</a>` }] },
      announcement: { id: 'a', html: `<a href="/${link}/">News</a> <a href="https://example.com/">Out</a>` },
      tasks: [{ label: 'Read', href: `/${link}/#intro` }],
    });
    const site = miniSite({ 'intro.md': '# Intro\n' }, { config: config('intro') });
    expect((await site.build()).messages).toEqual([]);
    const html = site.read('intro/index.html');
    for (const text of ['Bar', 'Side', 'News']) expect(html).toContain(`<a href="/docs/intro/">${text}</a>`);
    site.write({ 'site/site.config.ts': `export default ${JSON.stringify(config('intor'))};\n` });
    const wrong = (name: string) =>
      `site/site.config.ts: error: ${name} is wrong: there is no page at /intor/. Did you mean "/intro/"?`;
    const told = (await site.fail()).map((message) => message.replace(/:\d+:\d+:/, ':'));
    expect(told).toEqual([
      wrong('the link "/intor/" of a sidebar item of HTML'),
      wrong('the link "/intor/" of a navbar item of HTML'),
      wrong('the link "/intor/" of the announcement'),
      wrong('the task "Read"'),
    ]);
  });

  it('of the settings to a place that no page has fail the build', async () => {
    const tasks = [{ label: 'Read', href: '/intro/#nope' }];
    const site = miniSite({ 'intro.md': '# Intro\n' }, { config: { title: 'Mini', tasks } });
    expect(await site.fail()).toEqual([
      'site/site.config.ts:6:15: error: broken link "/intro/#nope": /intro/ has no heading with the id "nope". Its ids: intro.',
    ]);
  });
});

it('Links that lead out are asked by check --external, and only then', async () => {
  const server = createServer((_, response) => response.writeHead(410).end()).listen(0, '127.0.0.1');
  try {
    await once(server, 'listening');
    const address = server.address();
    const host = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
    const site = miniSite({ 'a.md': `# A\n\nOld [lamps](${host}/lamps) and [others](${host}/others).\n` });
    expect(await site.command('check')).toMatchObject({ code: 0, errors: [] });
    const settings = `export default {
  title: 'Mini',
  externalExceptions: ['${host}/others'],
  navbar: { items: [{ type: 'link', label: 'Shop', href: '${host}/shop' }, { type: 'search' }] },
  footer: { links: [{ label: 'Home', href: '/a/' }, { label: 'Legal', href: '${host}/legal' }] },
};
`;
    site.write({ 'site/site.config.ts': settings });
    const { code, errors, output } = await site.command('check', '--external');
    expect(errors).toEqual([
      `site/docs/a.md:3:5: error: ${host}/lamps is gone (410). Link to where it is now, or remove the link.`,
      `site/site.config.ts:4:52: error: ${host}/shop is gone (410). Link to where it is now, or remove the link.`,
      `site/site.config.ts:5:71: error: ${host}/legal is gone (410). Link to where it is now, or remove the link.`,
    ]);
    expect(output).toContain('Asked 3 external links; 0 answered in the last week.');
    expect(code).toBe(1);
  } finally {
    server.close();
  }
});
