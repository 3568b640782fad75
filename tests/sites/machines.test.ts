import { readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { imageSize } from 'image-size';
import { describe, expect, it, vi } from 'vitest';
import { formatBytes } from '../../packages/fieldguide/src/shared/text.ts';
import { articleOf, meta } from '../support/html.ts';
import { listFiles, miniSite, PNG } from '../support/miniSite.ts';

const PAGES = {
  'index.md': '---\ntitle: Home\nslug: /\n---\n\nWelcome.\n',
  'guide/index.md':
    '---\ntitle: Guide\nsidebar_position: 2\ndescription: All of it.\n---\n\n[Ports](ports.md#open)\n',
  'guide/ports.md':
    '---\ntitle: "Ports [TCP]"\ndescription: Which ports to open.\n---\n\n## Open\n\nPort 22.\n',
  'guide/secret.md': '---\ntitle: Secret\nunlisted: true\n---\n\nHidden.\n',
  'alone.md': '---\ntitle: Alone\nsidebar_position: 1\n---\n\nText.\n',
};

it('llms.txt lists the pages of each section with their Markdown and what they are about', async () => {
  const config = { title: 'Mini', tagline: 'Small', url: 'https://docs.example.com', baseUrl: '/d/' };
  const site = miniSite(PAGES, { config });
  await site.build();
  expect(site.read('llms.txt')).toBe(`# Mini

> Small

Cite the page, not the Markdown: its address is that of the Markdown without \`index.md\`, and each heading is an anchor in it.
To search, look for words in the descriptions below or in the text of all pages; readers search at https://docs.example.com/d/search/?q=words.
There are also [all pages in one text](https://docs.example.com/d/llms-full.txt), [an archive of their Markdown](https://docs.example.com/d/docs.zip).

## General

- [Alone](https://docs.example.com/d/alone/index.md): Text.
- [Home](https://docs.example.com/d/index.md): Welcome.

## Guide

- [Guide](https://docs.example.com/d/guide/index.md): All of it.
- [Ports \\[TCP\\]](https://docs.example.com/d/guide/ports/index.md): Which ports to open.
`);
});

it('llms-full.txt and docs.zip hold the Markdown of every listed page', async () => {
  const site = miniSite(PAGES);
  await site.build();
  const copies = ['alone/index.md', 'index.md', 'guide/index.md', 'guide/ports/index.md'];
  expect(site.read('llms-full.txt')).toBe(
    copies.map((file) => `Source: /${file}\n\n${site.read(file)}`).join('\n---\n\n'),
  );
  const files = unzipSync(readFileSync(site.path('dist/docs.zip')));
  expect(Object.keys(files)).toEqual(['llms.txt', ...copies]);
  const text = (file: string) => strFromU8(files[file] ?? new Uint8Array());
  for (const file of copies.filter((file) => file !== 'guide/index.md'))
    expect(text(file)).toBe(site.read(file));
  expect(text('guide/index.md')).toContain('[Ports](ports/index.md#open)');
  expect(text('llms.txt')).toContain('[Guide](guide/index.md)');
});

const NEWS = {
  ...PAGES,
  'guide/ports.md':
    '---\ntitle: Ports\n---\n\n[Home](/) [Odd](<odd (1).md>) ![Dot](/dot.svg) <a href="/alone/">Alone</a> [b](https://b.example/)\n\n```\n[a](/alone/)\n```\n\n## Open\n',
  'guide/odd (1).md': '---\ntitle: Odd\n---\n\n[Ports](ports.md)\n',
  'site/static/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
  'news/one.md': '---\ntitle: "1.0"\ndate: 2026-01-02\n---\n\nOut.\n',
};

describe('A copy of a page whose host the settings know', () => {
  const config = {
    title: 'Mini',
    url: 'https://docs.example.com',
    baseUrl: '/d/',
    feeds: [{ section: '/news/', title: 'News' }],
  };

  it('begins with its address, the release and the index, and its links are full addresses', async () => {
    const site = miniSite(NEWS, { config });
    await site.build();
    expect(
      site.read('guide/ports/index.md'),
    ).toBe(`> Source: <https://docs.example.com/d/guide/ports/> | Release: 1.0 | All pages: <https://docs.example.com/d/llms.txt>

# Ports

[Home](https://docs.example.com/d/) [Odd](<https://docs.example.com/d/guide/odd%20(1)/>) ![Dot](https://docs.example.com/d/dot.svg) <a href="https://docs.example.com/d/alone/">Alone</a> [b](https://b.example/)

\`\`\`
[a](/alone/)
\`\`\`

## Open
`);
    expect(site.read('llms-full.txt')).not.toContain('All pages:');
    expect(site.read('llms-full.txt')).toContain('[Home](https://docs.example.com/d/)');
    expect(site.read('llms.txt')).toMatch(/\n## Optional\n\n- \[news\].*\n- \[1\.0\]/);
  });

  it('leads to files of the archive in docs.zip, and to the site for all else', async () => {
    const site = miniSite(NEWS, { config });
    await site.build();
    const files = unzipSync(readFileSync(site.path('dist/docs.zip')));
    const page = strFromU8(files['guide/ports/index.md'] ?? new Uint8Array());
    expect(page).toContain('All pages: <../../llms.txt>');
    expect(page).toContain(
      '[Home](../../index.md) [Odd](<../odd%20(1)/index.md>) ![Dot](https://docs.example.com/d/dot.svg)',
    );
    expect(page).toContain('<a href="../../alone/index.md">');
    expect(strFromU8(files['guide/odd (1)/index.md'] ?? new Uint8Array())).toContain(
      '[Ports](../ports/index.md)',
    );
  });
});

it('pages may link to these files, and a file of the site stands in their place', async () => {
  const site = miniSite({ 'index.md': '# Home\n\n[All](/docs.zip)\n', 'site/static/llms.txt': 'Ask us.\n' });
  const { messages } = await site.build();
  expect(messages).toEqual([]);
  expect(site.read('llms.txt')).toBe('Ask us.\n');
});

it('docs.zip has the same bytes in every time zone', async () => {
  const zips: (string | undefined)[] = [];
  for (const zone of ['UTC', 'Pacific/Kiritimati']) {
    vi.stubEnv('TZ', zone);
    const site = miniSite(PAGES);
    await site.build();
    zips.push(site.snapshot()['docs.zip']);
  }
  vi.unstubAllEnvs();
  expect(zips[0]).toBeDefined();
  expect(zips[1]).toBe(zips[0]);
});

it('there are none of them where pages have no Markdown', async () => {
  const site = miniSite(PAGES, { config: { title: 'Mini', markdown: false } });
  await site.build();
  expect(['llms.txt', 'llms-full.txt', 'docs.zip'].filter((file) => site.has(file))).toEqual([]);
});

const helped = (ids: string) => `---\ntitle: Page\nhelp_id: ${ids}\n---\n\nText.\n`;

it('help-map.json leads from the ids of context help to pages, relative to where it lies', async () => {
  const config = { title: 'Mini', baseUrl: '/docs/' };
  const pages = { 'index.md': '# Home\n', 'a/ports.md': helped('[tools-ports, ports]'), 'b.md': helped('b') };
  const site = miniSite(pages, { config });
  await site.build();
  expect(JSON.parse(site.read('help-map.json'))).toEqual({
    b: './b/',
    ports: './a/ports/',
    'tools-ports': './a/ports/',
  });
  const flat = miniSite(pages, { config: { ...config, trailingSlash: false } });
  await flat.build();
  expect(JSON.parse(flat.read('help-map.json')).ports).toBe('./a/ports');
});

it('a help id that two pages claim, or that no product could ask for, fails the build at its line', async () => {
  const site = miniSite({ 'index.md': '# Home\n', 'a.md': helped('[one, one]'), 'b.md': helped('one') });
  expect(await site.fail()).toEqual([
    'site/docs/a.md:3:1: error: the help id "one" is already that of site/docs/a.md. Remove it from one of the two pages.',
    'site/docs/b.md:3:1: error: the help id "one" is already that of site/docs/a.md. Remove it from one of the two pages.',
  ]);
  site.write({ 'a.md': helped('Two words'), 'b.md': helped('one') });
  expect((await site.fail()).join('\n')).toContain('use lowercase letters, digits and single hyphens');
});

it('check records help ids, and names one that no page has any more', async () => {
  const site = miniSite({ 'index.md': '# Home\n', 'a.md': helped('licensing') });
  await site.command('check', '--record-anchors');
  expect(readFileSync(site.path('site/help-ids.txt'), 'utf8')).toBe('licensing\n');
  site.write({ 'a.md': helped('license') });
  const { code, errors } = await site.command('check');
  expect(code).toBe(1);
  expect(errors).toContain(
    'site/help-ids.txt:1:1: error: the help id "licensing" is recorded but no page has it, so context help of the product would fail. Add "licensing" to help_id of the page that answers now, such as the one with "license".',
  );
});

it('a web manifest and security.txt say what hosts and researchers ask for', async () => {
  const config = {
    title: 'Mini',
    url: 'https://docs.example.com',
    baseUrl: '/docs/',
    security: { contact: ['mailto:security@example.com'], expires: '2100-01-01T00:00:00Z' },
  };
  const site = miniSite({ 'index.md': '# Home\n' }, { config });
  expect((await site.build()).messages).toEqual([]);
  expect(site.read('.well-known/security.txt')).toBe(`Contact: mailto:security@example.com
Expires: 2100-01-01T00:00:00Z
Preferred-Languages: en
Canonical: https://docs.example.com/docs/.well-known/security.txt
`);
  expect(site.read('index.html')).toContain('<link rel="manifest" href="/docs/site.webmanifest">');
  expect(JSON.parse(site.read('site.webmanifest'))).toMatchObject({
    name: 'Mini',
    start_url: '/docs/',
    icons: [{ src: '/docs/favicon.svg' }, { src: '/docs/icon-512.png', sizes: '512x512' }],
  });
});

it('a contact for vulnerabilities that has expired is a warning where it is written', async () => {
  const config = {
    title: 'Mini',
    security: { contact: ['tel:+1-201-555-0123'], expires: '2020-01-01T00:00:00Z' },
  };
  const site = miniSite({ 'index.md': '# Home\n' }, { config });
  expect((await site.build()).messages).toEqual([
    'site/site.config.ts:7:16: warning: security.txt expired on 2020-01-01, so nobody will rely on it. Check that its contacts are right, and set "expires" to a day within the next year.',
  ]);
});

it('each page has a picture for links to it, which is kept, and one that cannot be drawn is named', async () => {
  const config = { title: 'Mini', url: 'https://docs.example.com' };
  const site = miniSite(
    {
      'index.md': '# Home\n',
      'guide/ports.md': '# Ports & <more>\n',
      'own.md': '---\nimage: ./own.png\n---\n# Own\n',
      'own.png': PNG,
      'japanese.md': '# 日本\n',
    },
    { config },
  );
  const first = await site.command('build');
  expect(first.errors).toEqual([
    'site/docs/japanese.md:1:1: warning: the preview picture of this page cannot be drawn: its font has no 日 本. Name a picture in its front matter (image: ./picture.png).',
  ]);
  const before = site.snapshot();
  const pictureOf = (page: string) => meta(site.read(`${page}index.html`), 'og:image') ?? '';
  const ports = new URL(pictureOf('guide/ports/'));
  expect(ports.pathname).toMatch(/^\/assets\/previews\/page-[\da-f]{8}\.png$/);
  const bytes = readFileSync(site.path(`dist${ports.pathname}`));
  expect(imageSize(bytes)).toMatchObject({ width: 1200, height: 630, type: 'png' });
  const said = (key: string) => meta(site.read('guide/ports/index.html'), `og:image:${key}`);
  expect([said('width'), said('height')]).toEqual(['1200', '630']);
  expect(said('alt')).toBe('Ports & <more> | guide | Mini');
  expect(meta(site.read('guide/ports/index.html'), 'twitter:card')).toBe('summary_large_image');
  expect(pictureOf('own/')).toMatch(/\/assets\/files\/own-/);
  expect(pictureOf('japanese/')).toBe('');
  expect(imageSize(readFileSync(site.path('dist/apple-touch-icon.png')))).toMatchObject({ width: 180 });
  expect(site.read('index.html')).toContain('<link rel="apple-touch-icon" href="/apple-touch-icon.png">');
  expect(JSON.parse(site.read('site.webmanifest')).icons).toHaveLength(2);
  const kept = listFiles(path.join(site.home, 'pictures'));
  await site.command('build');
  expect(listFiles(path.join(site.home, 'pictures'))).toEqual(kept);
  for (const file of kept) writeFileSync(path.join(site.home, 'pictures', file), 'damaged');
  await site.command('build');
  expect(site.snapshot()).toEqual(before);
});

it('there are no pictures where the settings say so', async () => {
  const config = { title: 'Mini', url: 'https://docs.example.com', previewImages: false };
  const site = miniSite({ 'index.md': '# Home\n' }, { config });
  await site.command('build');
  expect(Object.keys(site.snapshot()).filter((file) => file.includes('previews'))).toEqual([]);
});

it('the menu of a page sends readers to the assistants of the settings, and to none by default', async () => {
  const assistants = [{ name: 'Example', url: 'https://ask.example.com/?q=Read%20{page}' }];
  const config = { title: 'Mini', url: 'https://docs.example.com', assistants };
  const site = miniSite({ 'index.md': '# Home\n', 'a.md': '# A\n' }, { config });
  await site.build();
  expect(site.read('a/index.html')).toContain(
    '<a href="https://ask.example.com/?q=Read%20https%3A%2F%2Fdocs.example.com%2Fa%2Findex.md" rel="noopener">Open in Example</a>',
  );
  const plain = miniSite({ 'index.md': '# Home\n' });
  await plain.build();
  expect(plain.read('index.html')).not.toContain('Open in');
});

describe('The page of downloads', () => {
  const config = {
    title: 'Mini',
    url: 'https://docs.example.com',
    baseUrl: '/d/',
    feeds: [{ section: '/news/', title: 'Releases' }],
    downloads: [
      { file: 'docs.zip', label: 'Markdown' },
      { file: 'downloads/guide.pdf', label: 'PDF', about: 'For paper.' },
      { file: 'downloads/copy.zip', label: 'Offline copy' },
    ],
  };
  const pages = {
    'index.md': '# Home\n\n[Take it along](/downloads/)\n',
    'news/one.md': '---\ntitle: "19.07"\ndate: 2026-01-02\n---\n\nNew.\n',
    'site/static/downloads/guide.pdf': '%PDF-'.padEnd(1_500_000),
  };

  it('offers what is there with its size and release, and the build says what is still to be made', async () => {
    const site = miniSite(pages, { config });
    const { messages, hints } = await site.build();
    expect(messages).toEqual([]);
    expect(hints.at(-1)).toContain('/downloads/ does not offer downloads/copy.zip yet.');
    const article = articleOf(site.read('downloads/index.html'));
    const { size } = statSync(site.path('dist/docs.zip'));
    expect(article).toContain('The files belong to release 19.07.');
    expect(article).toContain(`<a href="/d/docs.zip" download="">Markdown</a><p>${formatBytes(size)}</p>`);
    expect(article).toContain('<a href="/d/downloads/guide.pdf" download="">PDF</a><p>For paper. 1.5 MB</p>');
    expect(article).not.toContain('copy.zip');
  });

  it('offers an offline copy that was zipped by a build, which itself holds no large files', async () => {
    const site = miniSite(pages, { config });
    const copy = ['build', '--portable', '--out', 'copy', '--zip', 'site/static/downloads/copy.zip'];
    expect((await site.command(...copy)).errors).toEqual([]);
    const files = Object.keys(unzipSync(readFileSync(site.path('site/static/downloads/copy.zip'))));
    expect(files).toContain('copy/index.html');
    expect(files.filter((file) => /guide\.pdf|fieldguide-output/.test(file))).toEqual([]);
    expect(site.read('downloads/index.html', 'copy')).not.toContain('guide.pdf');
    await site.build();
    expect(site.read('downloads/index.html')).toContain('href="/d/downloads/copy.zip"');
  });
});
