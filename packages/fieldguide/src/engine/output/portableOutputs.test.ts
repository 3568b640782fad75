import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { portableHtml, portableOutputs } from './portableOutputs.ts';
import type { Output } from './projectTypes.ts';

const urls = { baseUrl: '/', trailingSlash: true };
const below = { baseUrl: '/docs/', trailingSlash: true };
const bare = { baseUrl: '/', trailingSlash: false };

/** The one address in a link of the page at `/a/c/`. */
function href(address: string, settings = urls, file = 'a/c/index.html'): string {
  const html = portableHtml(`<a href="${address}">x</a>`, file, settings);
  return html.slice('<a href="'.length, -'">x</a>'.length);
}

describe('addresses of a page in a folder', () => {
  it.each([
    ['a sibling, with query and hash', '/a/b/?q=1#x', '../b/index.html?q=1#x'],
    ['home', '/', '../../index.html'],
    ['the page itself', '/a/c/', 'index.html'],
    ['a place on it', '/a/c/#x', 'index.html#x'],
    ['a page below', '/a/c/d/e/', 'd/e/index.html'],
    ['its parent', '/a/', '../index.html'],
    ['another section', '/b/', '../../b/index.html'],
    ['a file', '/assets/x.svg', '../../assets/x.svg'],
    ['a file without an extension', '/LICENSE', '../../LICENSE'],
    ['slashes in a query', '/b/?to=/c/', '../../b/index.html?to=/c/'],
    ['escaped signs', '/b/?x=1&amp;y=2', '../../b/index.html?x=1&amp;y=2'],
    ['a quote', '/it&#x27;s/', "../../it's/index.html"],
    ['percent signs', '/caf%C3%A9/', '../../caf%C3%A9/index.html'],
    ['a colon, which is no scheme', '/a/c/b:1/', './b:1/index.html'],
    ['a place on the page', '#x', '#x'],
    ['relative ones', 'x/y.png', 'x/y.png'],
    ['another host', '//cdn.example/x', '//cdn.example/x'],
    ['another site', 'https://a.example/b/', 'https://a.example/b/'],
    ['mail', 'mailto:a@b.example', 'mailto:a@b.example'],
  ])('%s', (_, address, expected) => {
    expect(href(address)).toBe(expected);
  });

  it.each([
    ['below the base path', '/docs/b/', '../../b/index.html'],
    ['outside of it', '/b/', '/b/'],
  ])('with a base path: %s', (_, address, expected) => {
    expect(href(address, below)).toBe(expected);
  });

  it.each([
    ['a page', '/a/b#x', 'b.html#x'],
    ['home', '/', '../index.html'],
    ['a page whose name ends in a number', '/v1.2', '../v1.2.html'],
    ['a file', '/lamps.csv', '../lamps.csv'],
  ])('without trailing slashes: %s', (_, address, expected) => {
    expect(href(address, bare, 'a/c.html')).toBe(expected);
  });

  it('are told apart in a folder with spaces', () => {
    expect(href('/my%20docs/b/', urls, 'my docs/a/index.html')).toBe('../b/index.html');
  });
});

describe('the HTML of a page in a folder', () => {
  const page = (html: string) => portableHtml(html, 'a/index.html', urls);

  it.each([
    [
      'images',
      '<img src="/x.png" srcset="/x.png 1x, /y.png 2x">',
      '<img src="../x.png" srcset="../x.png 1x, ../y.png 2x">',
    ],
    ['videos', '<video poster="/p.png" src="/v.webm">', '<video poster="../p.png" src="../v.webm">'],
    ['forms', '<form action="/search/">', '<form action="../search/index.html">'],
    ['diagrams', '<svg><a xlink:href="/b/"></a></svg>', '<svg><a xlink:href="../b/index.html"></a></svg>'],
    [
      'a redirect',
      '<script src="/r.js" data-to="/b/#x"></script>',
      '<script src="../r.js" data-to="../b/index.html#x"></script>',
    ],
    [
      'a redirect without scripts',
      '<noscript><meta http-equiv="refresh" content="0; url=/b/?x=1&amp;y=2#z"></noscript>',
      '<noscript><meta http-equiv="refresh" content="0; url=../b/index.html?x=1&amp;y=2#z"></noscript>',
    ],
    ['single quotes', "<a href='/b/'>", '<a href="../b/index.html">'],
    ['upper case', '<A HREF="/b/">', '<A HREF="../b/index.html">'],
    ['a tag with a > in it', '<a title="a > b" href="/b/">', '<a title="a > b" href="../b/index.html">'],
  ])('has addresses in %s', (_, html, expected) => {
    expect(page(html)).toBe(expected);
  });

  it.each([
    ['text', '<p>href="/b/" and src="/c/"</p>'],
    ['code', '<code>&lt;a href="/b/"&gt;</code>'],
    ['scripts', '<script>const a = \'<a href="/b/">\';</script>'],
    ['styles', '<style>a{content:\'<a href="/b/">\'}</style>'],
    ['comments', '<!-- <a href="/b/"> -->'],
    ['other attributes', '<div data-props="{&quot;href&quot;:&quot;/b/&quot;}" title="/b/">'],
    ['what looks like one in the value of another', `<a title="write href='/b/' here" href="#x">`],
    ['a description', '<meta name="description" content="0; url=/b/">'],
    ['the canonical address', '<link rel="canonical" href="https://docs.example/a/">'],
  ])('keeps %s', (_, html) => {
    expect(page(html)).toBe(html);
  });
});

describe('the files of a copy that opens from a folder', () => {
  let folder = '';
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** What becomes of files: the text of those that are made, the source of those that are copied. */
  async function copyOf(...outputs: Output[]): Promise<Record<string, string>> {
    const made: Record<string, string> = {};
    for (const output of portableOutputs(outputs, urls))
      made[output.file] = 'source' in output ? output.source : Buffer.from(await output.make()).toString();
    return made;
  }

  it('are pages whose addresses lead to files', async () => {
    expect(await copyOf({ file: 'a/index.html', make: () => '<a href="/b/">b</a>' })).toEqual({
      'a/index.html': '<a href="../b/index.html">b</a>',
    });
  });

  it('are scripts that hand over what pages ask for', async () => {
    const written = await copyOf(
      { file: 'assets/tree-1.json', make: () => '{"a":"</script> \u2028"}' },
      { file: 'assets/search-1.txt', make: () => new TextEncoder().encode('é') },
    );
    expect(Object.keys(written)).toEqual(['assets/tree-1.json.js', 'assets/search-1.txt.js']);
    const handed: unknown[] = [];
    for (const script of Object.values(written))
      new Function('fieldguideFile', script)((...parts: unknown[]) => handed.push(parts));
    expect(handed).toEqual([
      ['assets/tree-1.json', '{"a":"</script> \u2028"}'],
      ['assets/search-1.txt', 'é'],
    ]);
  });

  it('are not those that only a server reads', async () => {
    const forServers = true;
    expect(
      await copyOf(
        { file: 'csp.txt', forServers, make: () => 'x' },
        { file: 'robots.txt', forServers, source: '/elsewhere/robots.txt' },
      ),
    ).toEqual({});
  });

  it('are all others as they are', async () => {
    expect(
      await copyOf(
        { file: 'data/lamps.json', make: () => '{}' },
        { file: 'a/index.md', make: () => '[b](/b/)' },
        { file: 'assets/files/x.svg', source: '/elsewhere/x.svg' },
      ),
    ).toEqual({
      'data/lamps.json': '{}',
      'a/index.md': '[b](/b/)',
      'assets/files/x.svg': '/elsewhere/x.svg',
    });
  });

  it('include the HTML that the site brings along', async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'portable-'));
    const source = path.join(folder, 'own.html');
    writeFileSync(source, '<a href="/b/">b</a>');
    expect(await copyOf({ file: 'own.html', source })).toEqual({
      'own.html': '<a href="b/index.html">b</a>',
    });
  });
});
