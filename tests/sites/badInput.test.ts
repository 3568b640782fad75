import { mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { articleOf } from '../support/html.ts';
import { type Files, type MiniSite, type MiniSiteOptions, miniSite, PNG } from '../support/miniSite.ts';

const GOOD: Files = { 'index.md': '# Home\n', 'guide.md': '# Guide\n' };

/** Folders and files beside the site: nothing of a failed build may be left there. */
const around = (site: MiniSite) => readdirSync(site.folder).sort();

/**
 * Builds a good site, then the one with the fault, by the command line. It must end with 1 and exactly these
 * messages, and leave the last good output as it was.
 */
async function refuses(bad: Files, messages: string[], options?: MiniSiteOptions): Promise<void> {
  const site = miniSite(GOOD, options);
  await site.build();
  const before = { output: site.snapshot(), around: around(site) };
  site.write(bad);
  const { code, output, errors } = await site.command('build');
  expect(errors).toEqual(messages);
  expect({ code, output }).toEqual({ code: 1, output: [] });
  expect({ output: site.snapshot(), around: around(site) }).toEqual(before);
}

/** Builds a site that is only warned of, by the command line. */
async function warns(files: Files, messages: unknown[], options?: MiniSiteOptions): Promise<MiniSite> {
  const site = miniSite({ ...GOOD, ...files }, options);
  const { code, output, errors } = await site.command('build');
  expect(errors).toEqual(messages);
  expect(code).toBe(0);
  expect(output.at(-1)).toBe(`${messages.length} warning${messages.length === 1 ? '' : 's'}.`);
  return site;
}

const STOPPED = 'The site cannot be built. 1 error.';

describe('Front matter', () => {
  it.each([
    [
      'invalid YAML',
      'title: Ports: all\n',
      'site/docs/bad.md:2:13: error: invalid YAML: bad indentation of a mapping entry. Quote values that hold ": ", " #" or start with {, [, @ or *.',
    ],
    [
      'a tab in YAML',
      'title: A\nlast_update:\n\tdate: 2026-01-01\n',
      'site/docs/bad.md:4:1: error: invalid YAML: tab characters must not be used in indentation. Indent with spaces; YAML allows no tabs.',
    ],
    [
      'a wrong-typed value',
      'title: A\nsidebar_position: first\n',
      'site/docs/bad.md:3:1: error: "sidebar_position" in the front matter is wrong: expected number, received string. Change the value, or quote it if it should be text.',
    ],
    [
      'a product without quotes',
      'title: {product}\n',
      'site/docs/bad.md:2:1: error: "title" in the front matter is wrong: expected text. Change the value, or quote it if it should be text.',
    ],
  ])('with %s fails the build at its line', async (_, yaml, message) => {
    await refuses({ 'bad.md': `---\n${yaml}---\n\nText\n` }, [message, STOPPED]);
  });

  it('that nothing closes fails the build', async () => {
    await refuses({ 'bad.md': '---\ntitle: A\n\nText\n' }, [
      'site/docs/bad.md:1:1: error: the front matter has no closing line. Add a line with three hyphens (---) after its last key.',
      STOPPED,
    ]);
  });

  it('with an unknown key is warned of, with the nearest key', async () => {
    await warns({ 'guide.md': '---\ntitle: Guide\nsidebar_lable: G\n---\n\nText\n' }, [
      'site/docs/guide.md:3:1: warning: unknown key "sidebar_lable" in the front matter. Did you mean "sidebar_label"?',
    ]);
  });

  it('with an empty title is warned of, and has no empty heading', async () => {
    const site = await warns({ 'lamps.md': '---\ntitle: "  "\n---\n\nText.\n' }, [
      'site/docs/lamps.md:2:1: warning: the title is empty, so the page is named after its first heading or its file. Write a title, or remove the key.',
    ]);
    expect(articleOf(site.read('lamps/index.html'))).toContain('<h1>lamps</h1>');
  });

  it('with empty headings is warned of, and shows none', async () => {
    const reason = 'warning: the heading is empty. Write its text, or remove the line.';
    const site = await warns({ 'lamps.md': '# \n\nText.\n\n## &nbsp;\n\nMore.\n' }, [
      `site/docs/lamps.md:1:1: ${reason}`,
      `site/docs/lamps.md:5:1: ${reason}`,
    ]);
    const article = articleOf(site.read('lamps/index.html'));
    expect(article.match(/<h[1-6].*/g)).toEqual(['<h1>lamps</h1>']);
    expect(site.read('lamps/index.md').match(/^#.*/gm)).toEqual(['# lamps']);
  });

  it('with a BOM and Windows line ends is read like any other, and keeps its lines', async () => {
    await refuses({ 'bad.md': '\uFEFF---\r\ntitle: Windows\r\n---\r\n\r\nText [x](/nope/)\r\n' }, [
      'site/docs/bad.md:5:6: error: broken link "/nope/": there is no page at /nope/. Link to a route of the site, or remove the link.',
      STOPPED,
    ]);
    const site = miniSite({
      'win.md':
        '\uFEFF---\r\ntitle: Windows\r\n---\r\n\r\nOne\r\n\r\n- a\r\n- b\r\n\r\n```text\r\nx\r\n```\r\n',
    });
    await site.build();
    expect(articleOf(site.read('win/index.html'))).toContain(
      '<h1>Windows</h1>\n<p>One</p>\n<ul>\n<li>a</li>\n<li>b</li>\n</ul>',
    );
    expect(site.read('win/index.html')).not.toContain('\r');
  });

  it('with the line separators of Unicode keeps its titles and ids', async () => {
    const text = '# Lamps\u2028in use\n\n## On\u2028off {#switch}\n\n:::note Mind\u2029it\n\nText\n\n:::\n';
    const site = miniSite({ 'lamps.md': text });
    await site.build();
    const page = site.read('lamps/index.html');
    expect(page).toContain('<title>Lamps in use');
    expect(articleOf(page)).toMatch(/<h2 id="switch">On off[\s\S]*Mind it/);
  });
});

describe('A category file', () => {
  it.each([
    [
      '_category_.yml',
      'label: A\n\tposition: 1\n',
      'site/docs/a/_category_.yml:2:1: error: invalid YAML: tab characters must not be used in indentation. Indent with spaces; YAML allows no tabs.',
    ],
    [
      '_category_.yml',
      'label: A\nposition: first\n',
      'site/docs/a/_category_.yml:2:1: error: "position" in the category file is wrong: expected number, received string. Change the value, or quote it if it should be text.',
    ],
    [
      '_category_.json',
      '["label"]',
      'site/docs/a/_category_.json:1:1: error: the category file is not a list of "key: value" lines.',
    ],
    [
      '_category_.yml',
      'label: A\nlink:\n  type: doc\n  id: a/nop\n',
      'site/docs/a/_category_.yml:2:1: error: the category links to the document "a/nop", which does not exist. Use the path of the file without its extension.',
    ],
    [
      '_category_.yml',
      'link: {type: generated-index, slug: /../../etc}\n',
      'site/docs/a/_category_.yml:1:1: error: the route /../../etc/ is outside the site. Remove the ".." parts.',
    ],
  ])('%s that is wrong fails the build: %j', async (file, text, message) => {
    await refuses({ 'a/x.md': '# X\n', [`a/${file}`]: text }, [message, STOPPED]);
  });

  it('with an unknown key is warned of', async () => {
    await warns({ 'a/x.md': '# X\n', 'a/_category_.yml': 'label: A\ncolapsed: true\n' }, [
      'site/docs/a/_category_.yml:2:1: warning: unknown key "colapsed" in the category file. Did you mean "collapsed"?',
    ]);
  });

  it('in the settings that holds itself fails the build', async () => {
    const config = `const inner = { type: 'category', label: 'Loop', items: [] };\ninner.items.push(inner);\nexport default { title: 'Mini', sidebars: { docs: [inner] } };\n`;
    await refuses({ 'site/site.config.ts': config }, [
      'site/site.config.ts:3:33: error: the sidebar category "Loop" contains itself. Remove it from its own items.',
      "The site's settings in site/site.config.ts are not valid. 1 error.",
    ]);
  });
});

describe('A page', () => {
  it('that is empty is warned of, and built', async () => {
    const site = await warns({ 'empty.md': '' }, [
      'site/docs/empty.md:1:1: warning: the page is empty. Write it, or remove the file.',
    ]);
    expect(articleOf(site.read('empty/index.html'))).toContain('<h1>empty</h1>');
  });

  it.each([
    ['Latin-1 letters', Buffer.from('# Page\n\nGr\xfc\xdfe\n', 'latin1'), '3:3'],
    ['UTF-16', Buffer.from('\uFEFF# Page\n', 'utf16le'), '1:1'],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), '1:1'],
  ])('of %s is no UTF-8 and fails the build at its first wrong byte', async (_, bytes, place) => {
    await refuses({ 'bad.md': bytes }, [
      `site/docs/bad.md:${place}: error: the file is not UTF-8. Save it as UTF-8 in your editor.`,
      STOPPED,
    ]);
  });

  it('with the route of another is left out, and the warning names both', async () => {
    const site = await warns(
      {
        'one.md': '---\nslug: /same\n---\n\n# One\n',
        'two.md': '---\ntitle: Two\nslug: /same/\n---\n\nText\n',
      },
      [
        'site/docs/two.md:3:1: warning: the route /same/ is already taken by site/docs/one.md; this page is left out. Give one of them another slug.',
      ],
    );
    expect(articleOf(site.read('same/index.html'))).toContain('One');
  });

  it('with spaces or letters of any language in its name has a page, links and an address', async () => {
    const site = miniSite(
      {
        'index.md': '[a](<mein dokument.md>) [b](/größe/übersicht/#teil-ä) [c](./größe/übersicht.md)\n',
        'mein dokument.md': '# M\n',
        'größe/übersicht.md': '# Ü\n\n## Teil ä\n',
      },
      { config: { title: 'Mini', url: 'https://docs.example.com' } },
    );
    expect(await site.command('build')).toMatchObject({ code: 0, errors: [] });
    expect(site.has('mein dokument/index.html')).toBe(true);
    expect(site.has('größe/übersicht/index.html')).toBe(true);
    const article = articleOf(site.read('index.html'));
    expect(article).toContain('<a href="/mein%20dokument/">a</a>');
    expect(article).toContain('<a href="/gr%C3%B6%C3%9Fe/%C3%BCbersicht/#teil-%C3%A4">b</a>');
    expect(article).toContain('<a href="/gr%C3%B6%C3%9Fe/%C3%BCbersicht/">c</a>');
    expect(site.read('sitemap.xml')).toContain('<loc>https://docs.example.com/mein%20dokument/</loc>');
  });

  it('in the place of the not-found page fails the build', async () => {
    const site = miniSite({ '404.md': '# Lost\n' }, { config: { title: 'Mini', trailingSlash: false } });
    expect(await site.fail()).toEqual([
      'site/docs/404.md:1:1: error: the page /404/ would overwrite the not-found page. Give it another slug.',
    ]);
    site.write({ 'site/site.config.ts': "export default { title: 'Mini' };\n" });
    expect((await site.build()).messages).toEqual([]);
  });

  it('whose slug leads out of the site fails the build', async () => {
    await refuses({ 'bad.md': '---\ntitle: Bad\nslug: /../../etc/passwd\n---\n\nText\n' }, [
      'site/docs/bad.md:3:1: error: the route /../../etc/passwd/ is outside the site. Remove the ".." parts from its slug or id.',
      STOPPED,
    ]);
    await refuses({ 'bad.md': '---\nslug: /%2e%2e/x\n---\n\nText\n' }, [
      'site/docs/bad.md:2:1: error: the route /../x/ is outside the site. Remove the ".." parts from its slug or id.',
      STOPPED,
    ]);
  });
});

describe('A symbolic link', () => {
  const linked = (target: string, name: string) => {
    const site = miniSite({ ...GOOD, 'a/x.md': '# X\n', 'elsewhere/secret.md': '# Secret\n' });
    symlinkSync(target, site.path('site/docs', name));
    return site;
  };

  it.each(['../../elsewhere', '../../elsewhere/secret.md'])(
    'out of the docs folder, to %s, fails the build',
    async (target) => {
      const site = linked(target, target.endsWith('.md') ? 'link.md' : 'link');
      const { code, errors } = await site.command('build');
      expect(code).toBe(1);
      expect(errors).toEqual([
        `site/docs/${target.endsWith('.md') ? 'link.md' : 'link'}: error: the symbolic link points outside the docs folder, to ${site.path(target.replace('../../', ''))}. Copy the file into the docs folder.`,
        STOPPED,
      ]);
      expect(site.has('')).toBe(false);
    },
  );

  it.each([
    ['.', 'a/loop', 'the symbolic link points to a folder that contains it. Remove it.'],
    ['..', 'a/loop', 'the symbolic link points to a folder that contains it. Remove it.'],
    ['nowhere.md', 'gone.md', 'the symbolic link is broken. Remove it, or create its target.'],
  ])('to %s fails the build', async (target, name, message) => {
    const site = linked(target, name);
    expect(await site.fail()).toEqual([`site/docs/${name}: error: ${message}`]);
  });

  it('in the place of a picture is named as what it is, not as its own likeness', async () => {
    const site = miniSite({ ...GOOD, 'a/x.md': '# X\n\n![](./pic.png)\n', 'elsewhere/pic.png': PNG });
    symlinkSync('../../../elsewhere/pic.png', site.path('site/docs/a/pic.png'));
    expect(await site.fail()).toEqual([
      expect.stringContaining('site/docs/a/pic.png: error: the symbolic link points outside the docs folder'),
      'site/docs/a/x.md:3:1: error: the image "./pic.png" does not exist. "pic.png" exists, but it is a symbolic link out of the site, or not a file. Replace it with a copy of the file.',
    ]);
  });

  it('whose slug holds half a character, by an escape of YAML, has an address', async () => {
    const site = miniSite({
      'bad.md': '---\nslug: "/a\\uD800"\n---\n\n# A\n',
      'c/_category_.json': '{ "label": "C", "link": { "type": "generated-index", "slug": "/b\\uD800" } }',
      'c/a.md': '# A\n',
    });
    await site.build();
    expect(['a\uFFFD/index.html', 'b\uFFFD/index.html'].filter((file) => !site.has(file))).toEqual([]);
  });

  it('in a circle is found where the docs folder is reached through a link too', async () => {
    const site = linked('.', 'a/loop');
    symlinkSync(site.path('site/docs'), site.path('docs-link'));
    expect(await site.fail({ docs: 'docs-link' })).toEqual([
      'docs-link/a/loop: error: the symbolic link points to a folder that contains it. Remove it.',
    ]);
  });

  it('inside the docs folder is followed', async () => {
    const site = linked('a', 'b');
    await site.build();
    expect(articleOf(site.read('b/x/index.html'))).toContain('X');
  });

  it('in the static folder is the file that it leads to in there, or is told', async () => {
    const site = miniSite({ ...GOOD, 'site/static/v2/guide.pdf': 'PDF', 'elsewhere/secret.txt': 'x' });
    symlinkSync('v2/guide.pdf', site.path('site/static/latest.pdf'));
    symlinkSync('v2', site.path('site/static/v1'));
    symlinkSync('../../elsewhere/secret.txt', site.path('site/static/secret.txt'));
    const left =
      'the symbolic link does not point to a file in the static folder, so it is left out. Replace it with a copy of the file.';
    expect((await site.build()).messages).toEqual([
      `site/static/secret.txt: warning: ${left}`,
      `site/static/v1: warning: ${left}`,
    ]);
    expect(site.read('latest.pdf')).toBe('PDF');
    expect(site.has('secret.txt')).toBe(false);
  });
});

describe('Folders', () => {
  it('with names of data files are no data', async () => {
    const site = miniSite({ ...GOOD, 'site/data/ports.yaml/a.txt': 'x', 'site/glossary.yaml/a.txt': 'x' });
    expect((await site.build()).messages).toEqual([]);
  });

  it('of docs that are missing end the command', async () => {
    const site = miniSite({}, {});
    site.remove('site/docs/');
    expect(await site.command('build')).toEqual({
      code: 1,
      output: [],
      errors: [
        'The docs folder "site/docs" does not exist. Name a folder of Markdown files with --docs, or a site folder that contains "docs" with --site.',
      ],
    });
    expect(await site.command('build', '--docs', 'site/site.config.ts/docs')).toMatchObject({
      code: 1,
      errors: [expect.stringMatching(/^The docs folder "site\/site.config.ts\/docs" does not exist./)],
    });
    expect(await site.command('build', '--docs', 'nowhere')).toMatchObject({
      code: 1,
      errors: [
        'The docs folder "nowhere" does not exist. Name a folder of Markdown files with --docs, or a site folder that contains "docs" with --site.',
      ],
    });
    expect(around(site)).toEqual(['site']);
  });

  it('of a site without settings end the command', async () => {
    const site = miniSite(GOOD, { config: false });
    expect(await site.command('build')).toMatchObject({
      code: 1,
      errors: [
        'There is no site.config.ts in "site". Create it, name another folder with --site, or build a folder of Markdown with --docs.',
      ],
    });
  });

  it('of a sidebar that are missing fail the build', async () => {
    const config = { title: 'Mini', sidebars: { docs: [{ type: 'autogenerated', dirName: 'guids' }] } };
    const site = miniSite({ ...GOOD, 'guides/a.md': '# A\n' }, { config });
    expect(await site.fail()).toEqual([
      'site/site.config.ts:7:20: error: A sidebar is made from the folder "guids", which contains no pages. Did you mean "guides"?',
    ]);
  });

  it('that are empty have a site with a home page all the same', async () => {
    const site = miniSite({});
    mkdirSync(site.path('site/docs/empty'));
    expect((await site.build()).pages).toBe(2);
    expect(articleOf(site.read('index.html'))).toContain('Mini');
  });
});

describe('Redirects', () => {
  it('that are wrong fail the build, each at its line', async () => {
    const rows = [
      'from\tto',
      '/guide/\t/',
      '/a/\t/b/',
      '/b/\t/a/',
      '/c/\t/guide/',
      '/c\t/',
      '/d/\t/nope/',
      'no redirect',
      '/../out/\t/guide/',
    ];
    await refuses({ 'site/redirects.tsv': `${rows.join('\n')}\n` }, [
      'site/redirects.tsv:2:1: error: /guide/ is a page of the site and cannot redirect. Remove the redirect, or the page.',
      'site/redirects.tsv:3:1: error: the redirect from /a/ points back to itself. Point it to a page.',
      'site/redirects.tsv:4:1: error: the redirect from /b/ points back to itself. Point it to a page.',
      'site/redirects.tsv:6:1: error: /c/ is already redirected in line 5. Remove one of the two.',
      'site/redirects.tsv:7:1: error: the redirect target /nope/ does not exist. Point it to a page of the site.',
      'site/redirects.tsv:8:1: error: this line is not a redirect: "no redirect". Write two routes that start with a slash, separated by a tab. The first must not contain "?", "#" or "..".',
      'site/redirects.tsv:9:1: error: this line is not a redirect: "/../out/\t/guide/". Write two routes that start with a slash, separated by a tab. The first must not contain "?", "#" or "..".',
      'The site cannot be built. 7 errors.',
    ]);
  });

  it('in a chain are warned of, and lead to its end', async () => {
    const site = await warns({ 'site/redirects.tsv': '/a/\t/b/\n/b/\t/guide/\n' }, [
      'site/redirects.tsv:1:1: warning: /b/ redirects again to /guide/, so readers are sent there directly. Write /guide/ as its target.',
    ]);
    expect(site.read('_redirects')).toBe('/a/ /guide/ 301\n/b/ /guide/ 301\n');
  });
});

describe('Raw HTML and pictures', () => {
  const video =
    '# Home\n\n<iframe src="https://videos.example/1" title="Tour"></iframe>\n\n![Badge](https://videos.example/b.png)\n';

  it('that ask another host are named with their place, and raw HTML loses them', async () => {
    const site = await warns({ 'index.md': video }, [
      'site/docs/index.md:3:1: warning: src on <iframe> would load from https://videos.example, and has been removed. Link to it, put the file into the static folder, or allow the host in the settings ("externalOrigins").',
      'site/docs/index.md:5:1: warning: the image https://videos.example/b.png is loaded from another host. Put it next to the page so that the site works without the internet, or allow the host in the settings ("externalOrigins").',
    ]);
    expect(articleOf(site.read('index.html'))).not.toContain('iframe');
  });

  it('may ask hosts that the settings allow, and so does the policy', async () => {
    const config = { title: 'Mini', externalOrigins: ['https://videos.example'] };
    const site = miniSite({ 'index.md': video }, { config });
    expect((await site.build()).messages).toEqual([]);
    expect(articleOf(site.read('index.html'))).toContain(
      '<iframe src="https://videos.example/1" title="Tour">',
    );
    const policy = site.read('csp.txt');
    for (const part of ["img-src 'self' data:", "media-src 'self'", 'frame-src', "form-action 'self'"])
      expect(policy).toContain(`; ${part} https://videos.example;`);
  });

  it('with scripts are warned of, and lose them', async () => {
    const body =
      '# Guide\n\n<b onclick="alert(1)">x</b>\n\n<script>alert(2)</script>\n\n<svg onload="x()"><script>y()</script><g></g></svg>\n\n![Alt](./shot.svg)\n';
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"><script>alert(3)</script></svg>';
    const site = await warns({ 'guide.md': body, 'shot.svg': svg }, [
      'site/docs/guide.md:3:1: warning: the attribute onclick on <b> has been removed. Pages cannot contain scripts.',
      'site/docs/guide.md:5:1: warning: <script> has been removed. Pages cannot contain their own scripts or styles.',
      'site/docs/guide.md:7:1: warning: the attribute onload on <svg> has been removed. Pages cannot contain scripts.',
      'site/docs/guide.md:7:19: warning: <script> has been removed. Pages cannot contain their own scripts or styles.',
      'site/docs/guide.md:9:1: warning: the image "./shot.svg" contains a script, which will not run. Export it again without scripts.',
    ]);
    const article = articleOf(site.read('guide/index.html'));
    expect(article).not.toMatch(/alert|onclick|onload|<script|y\(\)/);
  });

  it('that are missing fail the build with the nearest name', async () => {
    await refuses(
      {
        'guide.md':
          '# Guide\n\nSee ![Alt](./shto.png) and\n![ref][pic].\n\n<img src="/img/nope.png">\n\n[pic]: ./gone.png\n',
        'shot.png': PNG,
      },
      [
        'site/docs/guide.md:3:5: error: the image "./shto.png" does not exist. Did you mean "shot.png"?',
        'site/docs/guide.md:6:1: error: the image "/img/nope.png" does not exist. Put it next to the page or into the static folder.',
        'site/docs/guide.md:8:1: error: the image "./gone.png" does not exist. Put it next to the page or into the static folder.',
        'The site cannot be built. 3 errors.',
      ],
    );
    await refuses({ 'guide.md': '---\ntitle: Guide\nimage: ./nope.png\n---\n\nText\n' }, [
      'site/docs/guide.md:3:1: error: the image "./nope.png" does not exist. Put it next to the page or into the static folder.',
      STOPPED,
    ]);
  });

  it('whose path no disk can hold are missing where they stand', async () => {
    const long = 'a'.repeat(300);
    await refuses(
      {
        'guide.md': `# Guide\n\n![a](index.md/x.png)\n\n![a](${long}.png)\n\n[a](index.md/x.zip)\n\n[a](${long}.zip)\n`,
      },
      [
        'site/docs/guide.md:3:1: error: the image "index.md/x.png" does not exist. Put it next to the page or into the static folder.',
        `site/docs/guide.md:5:1: error: the image "${long}.png" does not exist. Put it next to the page or into the static folder.`,
        'site/docs/guide.md:7:1: error: broken link "index.md/x.zip": there is no such file, and no page. Put it next to the page or into the static folder.',
        `site/docs/guide.md:9:1: error: broken link "${long}.zip": there is no such file, and no page. Put it next to the page or into the static folder.`,
        'The site cannot be built. 4 errors.',
      ],
    );
  });

  it('are found where their names keep accents apart from the letters, as some disks do', async () => {
    const site = miniSite({
      'guide.md': '# Guide\n\n![Tea](th\u00e9.png) ![Milk](/cafe\u0301.png)\n',
      'the\u0301.png': PNG,
      'site/static/caf\u00e9.png': PNG,
    });
    await site.build();
    const article = articleOf(site.read('guide/index.html'));
    const files = [...article.matchAll(/src="([^"]+)"/g)].map(([, href = '']) => decodeURIComponent(href));
    expect(files).toEqual([expect.stringMatching('the\u0301-'), '/caf\u00e9.png']);
    for (const file of files) expect(site.has(file)).toBe(true);
  });
});

describe('Code', () => {
  it('in a language without a grammar fails the build, and is plain text where that is allowed', async () => {
    const bad = { 'guide.md': '---\ntitle: Guide\n---\n\n```bsah title="x"\necho <b>\n```\n' };
    await refuses(bad, [
      'site/docs/guide.md:5:1: error: no grammar for the code language "bsah". Did you mean "bash"?',
      STOPPED,
    ]);
    const site = miniSite({ ...GOOD, ...bad });
    const { code, errors } = await site.command('build', '--lenient');
    expect(code).toBe(0);
    expect(errors).toEqual([
      'site/docs/guide.md:5:1: warning: no grammar for the code language "bsah". Did you mean "bash"?',
    ]);
    expect(site.read('guide/index.html')).toContain('<span class="line">echo &lt;b&gt;</span>');
  });
});

describe('A diagram', () => {
  it('that cannot be drawn is shown as its source, with a warning', async () => {
    const site = await warns(
      {
        'guide.md':
          '# Guide\n\n```mermaid\nflowchart TD\naccTitle: Two\naccDescr: A leads to B.\nA --> B\n```\n\n```mermaid\npie title Pets\naccTitle: Pets\naccDescr: Three dogs.\n"Dogs": 3\n```\n',
      },
      [
        'site/docs/guide.md:10:1: warning: the Mermaid diagram is shown as source text: diagrams of the type "pie" cannot be drawn. Use flowchart or sequenceDiagram, or put a picture in its place.',
      ],
    );
    const article = articleOf(site.read('guide/index.html'));
    expect(article.match(/<figure class="diagram/g)).toHaveLength(1);
    expect(article).toContain('Diagram (Mermaid source)');
    expect(article).toContain('pie title Pets');
  });

  const diagram = (...lines: string[]) =>
    ['```mermaid', 'flowchart TD', 'accTitle: Lamps', 'accDescr: Lamps in a row.', ...lines, '```', ''].join(
      '\n',
    );
  const BIG = diagram(...Array.from({ length: 60 }, (_, index) => `n${index} --> n${index + 1}`));

  it('of 60 nodes is drawn and scrolls, with a warning; a site that refuses that fails its check', async () => {
    const files = { 'guide.md': `# Guide\n\n${BIG}` };
    const message = (severity: string) =>
      new RegExp(
        `^site/docs/guide\\.md:3:1: ${severity}: the picture is \\d+ px tall \\(limit 700\\), so readers must scroll\\. Shorten its labels, or split it in two\\.$`,
      );
    const site = await warns(files, [expect.stringMatching(message('warning'))]);
    const article = articleOf(site.read('guide/index.html'));
    expect(article).toContain(
      '<figure class="diagram diagram--wide" role="group" aria-label="Lamps" tabindex="0">',
    );
    expect(article).toContain('>n60</text>');
    const strict = miniSite(
      { ...GOOD, ...files },
      { config: { title: 'Mini', kit: { refuses: ['diagram-size'] } } },
    );
    const { code, errors } = await strict.command('check');
    expect({ code, errors }).toEqual({ code: 1, errors: [expect.stringMatching(message('error'))] });
  });

  it('with an arrow that Mermaid does not have stops the build; leniently, its source is shown', async () => {
    const files = { 'guide.md': `# Guide\n\n${diagram('A => B')}` };
    const fault = '"=>" is not an arrow of this diagram type. Did you mean "==>"?';
    await refuses(files, [`site/docs/guide.md:7:3: error: ${fault}`, STOPPED]);
    const site = miniSite({ ...GOOD, ...files });
    const { messages } = await site.build({ lenient: true });
    expect(messages).toEqual([`site/docs/guide.md:7:3: warning: ${fault}`]);
    expect(articleOf(site.read('guide/index.html'))).toContain('<span class="line">A =&gt; B</span>');
  });
});

describe('Formulas', () => {
  const formulas =
    '# Home\n\nIn a line: $E = mc^2$.\n\n$$\n\\fcolorbox{red}{blue}{$\\frac{a}{b}$}\n$$\n\n```math\n\\sqrt{2}\n```\n';

  it('are drawn where the settings say so, under the policy of the site', async () => {
    const site = miniSite({ 'index.md': formulas }, { config: { title: 'Mini', math: true } });
    expect((await site.build()).messages).toEqual([]);
    const article = articleOf(site.read('index.html'));
    expect(article.match(/<math /g)).toHaveLength(3);
    expect(article.match(/<p class="math">/g)).toHaveLength(2);
    expect(article).not.toContain(' style=');
  });

  it('with a fault fail the build at their place, and are shown as they are written where that is allowed', async () => {
    const site = miniSite(
      { 'index.md': '# Home\n\n$$\n\\frac{a\n$$\n' },
      { config: { title: 'Mini', math: true } },
    );
    expect(await site.fail()).toEqual([
      expect.stringMatching(
        /^site\/docs\/index\.md:3:1: error: the formula cannot be drawn: .+\. Correct its TeX\.$/,
      ),
    ]);
    await site.build({ lenient: true });
    expect(articleOf(site.read('index.html'))).toContain('\\frac{a');
  });
});

describe('A page of MDX', () => {
  const files = { 'index.md': '# Home\n', 'bad.mdx': '# Bad\n' };
  const told =
    'pages of MDX are not read here. Make Markdown of all pages with "fieldguide import", or rename this one to .md if it has no code.';

  it('names the command that makes Markdown of it', async () => {
    await refuses(files, [`site/docs/bad.mdx: error: ${told}`, STOPPED]);
  });

  it('is left out of a lenient build', async () => {
    const site = miniSite(files);
    expect((await site.build({ lenient: true })).messages).toEqual([`site/docs/bad.mdx: warning: ${told}`]);
    expect(site.has('bad/index.html')).toBe(false);
  });
});

describe('Settings', () => {
  it.each([
    [
      "export default {\n  title: 'Mini',\n  navbra: {},\n};\n",
      'site/site.config.ts:3:3: error: unknown key "navbra". Did you mean "navbar"?',
    ],
    [
      "export default {\n  title: 'Mini',\n  trailingSlash: 'no',\n};\n",
      'site/site.config.ts:3:3: error: "trailingSlash" is wrong: expected boolean, received string. See docs/configuration.md for what it takes.',
    ],
    [
      "export default {\n  title: 'Mini',\n  navbar: { items: [{ type: 'lnik' }] },\n};\n",
      'site/site.config.ts:3:23: error: unknown navbar item type "lnik". Did you mean "link"?',
    ],
  ])('that are wrong end the command: %j', async (config, message) => {
    await refuses({ 'site/site.config.ts': config }, [
      message,
      "The site's settings in site/site.config.ts are not valid. 1 error.",
    ]);
  });

  it('without a default export, or with a syntax error, end the command', async () => {
    await refuses({ 'site/site.config.ts': "export const title = 'Mini';\n" }, [
      'site/site.config.ts has no default export. End it with: export default { ... } satisfies SiteConfigInput;',
    ]);
    await refuses({ 'site/site.config.ts': 'export default {\n  title: \n};\n' }, [
      'site/site.config.ts:3:1: error: Unexpected token.',
      'site/site.config.ts cannot be loaded. 1 error.',
    ]);
    await refuses({ 'site/site.config.ts': "import title from './nope.ts';\nexport default { title };\n" }, [
      "site/site.config.ts:1:19: error: Could not resolve './nope.ts' in site/site.config.ts.",
      'site/site.config.ts cannot be loaded. 1 error.',
    ]);
    await refuses({ 'site/site.config.ts': 'export default { title: nobody.knows };\n' }, [
      'site/site.config.ts cannot be loaded: nobody is not defined',
    ]);
  });

  it('that name a style sheet with a fault end the command', async () => {
    const config = "export default { title: 'Mini', kit: { styles: [import.meta.dirname + '/own.css'] } };\n";
    await refuses({ 'site/site.config.ts': config, 'site/own.css': 'a {\n  color: red;\n}\n  } b {\n}\n' }, [
      'site/own.css:4:3: error: Invalid empty selector.',
      'site/own.css cannot be loaded. 1 error.',
    ]);
  });

  it('that name what does not exist fail the build and name the item', async () => {
    const config = {
      title: 'Mini',
      navbar: { items: [{ type: 'doc', docId: 'guid', label: 'Guide' }] },
      footer: { columns: [{ title: 'A', links: [{ label: 'B', href: '/nope/' }] }] },
    };
    const site = miniSite(GOOD, { config });
    expect(await site.fail()).toEqual([
      'site/site.config.ts:7:18: error: the navbar item "Guide" is wrong: there is no document with the id "guid". Use the path of its file without the extension.',
      'site/site.config.ts:19:21: error: the footer link "B" is wrong: there is no page at /nope/. Link to a route of the site or a file of its static folder.',
    ]);
  });
});

describe('A page at the route of a generated one', () => {
  it('is left out with a warning that names both: the box, and the list of tags, lead to the generated page', async () => {
    const site = miniSite({
      'index.md': '---\ntags: [lamp]\n---\n\n# Home\n',
      'search.md': '# My search\n',
      'tags.md': '---\ntags: [lamp]\n---\n\n# My tags\n',
    });
    const { messages } = await site.build();
    expect(messages).toEqual([
      'site/docs/search.md:1:1: warning: the route /search/ is already taken by the generated page "Search"; this page is left out. Give one of them another slug.',
      'site/docs/tags.md:1:1: warning: the route /tags/ is already taken by the generated page "Tags"; this page is left out. Give one of them another slug.',
    ]);
    expect(articleOf(site.read('search/index.html'))).toContain('<h1>Search</h1>');
    // Nor do the sidebar, the home page and the list of a tag show what is left out.
    expect(site.read('index.html')).not.toMatch(/My search|My tags/);
    expect(site.read('tags/lamp/index.html')).not.toContain('My tags');
  });

  it('is left out where it is a component too', async () => {
    const component = 'export default function Page() { return <h1>Mine</h1>; }\n';
    const site = miniSite({
      ...GOOD,
      'tag.md': '---\ntags: [lamp]\n---\n\n# Tag\n',
      'site/pages/search.tsx': component,
      'site/pages/tags.tsx': component,
    });
    const taken = (name: string) =>
      `site/pages/${name}.tsx:1:1: warning: the route /${name}/ is already taken by the generated page "${name[0]?.toUpperCase()}${name.slice(1)}"; this page is left out. Give one of them another slug.`;
    expect((await site.build()).messages).toEqual([taken('search'), taken('tags')]);
    expect(articleOf(site.read('search/index.html'))).toContain('<h1>Search</h1>');
    expect(articleOf(site.read('tags/index.html'))).not.toContain('Mine');
  });
});

describe('The page of a category at the route of another page', () => {
  const category = (label: string) => `label: ${label}\nlink: {type: generated-index, slug: /x/}\n`;
  const settings = (label: string) => ({
    type: 'category',
    label,
    link: { type: 'generated-index', slug: '/x/' },
    items: ['index'],
  });
  const left = (name: string, first: string) =>
    `warning: the route /x/ is already taken by ${first}; the generated page "${name}" is left out. Give one of them another slug.`;

  it.each([
    [
      'a document',
      { 'x.md': '# X\n', 'e/_category_.yml': category('E') },
      'site/docs/e/_category_.yml:1:1',
      left('E', 'site/docs/x.md'),
    ],
    [
      'another category',
      { 'd/a.md': '# D\n', 'd/_category_.yml': category('D'), 'e/_category_.yml': category('E') },
      'site/docs/e/_category_.yml:1:1',
      left('E', 'the generated page "D"'),
    ],
    [
      'the category of a folder without a page',
      { 'x/a.md': '# X\n', 'e/_category_.yml': category('E') },
      'site/docs/site.config',
      left('x', 'the generated page "E"'),
    ],
  ])('is left out with a warning: %s', async (_, files, place, message) => {
    const site = miniSite({ 'index.md': '# Home\n', 'e/a.md': '# A\n', ...files });
    const { messages } = await site.build();
    expect(messages).toEqual([
      place.includes('config') ? expect.stringContaining(message) : `${place}: ${message}`,
    ]);
  });

  it.each([
    ['a document', { 'x.md': '# X\n' }, [settings('E')], left('E', 'site/docs/x.md')],
    ['another one of the settings', {}, [settings('D'), settings('E')], left('E', 'the generated page "D"')],
    [
      'the category of a folder',
      { 'x/a.md': '# X\n' },
      [settings('E'), { type: 'autogenerated', dirName: '.' }],
      left('x', 'the generated page "E"'),
    ],
  ])('is left out with a warning: one of the settings and %s', async (_, files, docs, message) => {
    const site = miniSite(
      { 'index.md': '# Home\n', ...files },
      { config: { title: 'Mini', sidebars: { docs } } },
    );
    expect((await site.build()).messages).toEqual([expect.stringContaining(message)]);
  });

  it('is there once where two sidebars show its folder', async () => {
    const docs = [{ type: 'autogenerated', dirName: '.' }];
    const site = miniSite(
      { 'index.md': '# Home\n', 'e/a.md': '# A\n', 'e/_category_.yml': category('E') },
      { config: { title: 'Mini', sidebars: { docs, other: docs } } },
    );
    expect((await site.build()).messages).toEqual([]);
  });
});

describe('An address that runs a script', () => {
  it('is an error in front matter', async () => {
    await refuses(
      {
        'index.md':
          '---\ncustom_edit_url: "javascript:alert(1)"\nimage: "javascript:alert(1)"\n---\n\n# Home\n',
      },
      [
        'site/docs/index.md:2:1: error: "custom_edit_url" in the front matter is wrong: the address runs a script; write a path such as /guide/, or an https address. Change the value, or quote it if it should be text.',
        'site/docs/index.md:3:1: error: "image" in the front matter is wrong: the address runs a script; write a path such as /guide/, or an https address. Change the value, or quote it if it should be text.',
        'The site cannot be built. 2 errors.',
      ],
    );
  });
});

describe('A page component', () => {
  it('below a folder of pages is a page', async () => {
    const site = miniSite({
      'site/pages/tools/size.tsx': 'export default function Page() { return <h1>Sizes</h1>; }\n',
      'site/pages/tools/_parts/part.tsx': 'export const part = 1;\n',
    });
    await site.build();
    expect(articleOf(site.read('tools/size/index.html'))).toContain('<h1>Sizes</h1>');
  });

  it('without a default export ends the command', async () => {
    await refuses({ 'site/pages/about.tsx': 'export const title = "About";\n' }, [
      'The page component site/pages/about.tsx has no default export. End the file with: export default function Page() { ... }',
    ]);
  });

  it('that throws ends the command, and is named', async () => {
    await refuses({ 'site/pages/about.tsx': 'export default function About() { return nobody.knows; }\n' }, [
      'The page component site/pages/about.tsx throws when it is rendered: nobody is not defined',
    ]);
  });

  it('that throws an error with a cause is named with both', async () => {
    const throws = "throw new Error('outer', { cause: new Error('inner') });";
    await refuses({ 'site/pages/about.tsx': `export default function About() { ${throws} }\n` }, [
      'The page component site/pages/about.tsx throws when it is rendered: outer. Caused by: inner',
    ]);
  });

  it('may be one that React has wrapped, beside a test of its own', async () => {
    const site = miniSite({
      'site/pages/a.tsx': "import { memo } from 'react';\nexport default memo(() => <h1>Kept</h1>);\n",
      'site/pages/a.test.tsx': 'test();\n',
    });
    await site.build();
    expect(articleOf(site.read('a/index.html'))).toContain('<h1>Kept</h1>');
  });

  it('with the route of another is left out', async () => {
    const component = (name: string) =>
      `export const title = '${name}';\nexport default function Page() { return <h1>${name}</h1>; }\n`;
    const site = await warns(
      { 'site/pages/a.tsx': component('First'), 'site/pages/a/index.tsx': component('Second') },
      [
        'site/pages/a/index.tsx:1:1: warning: the route /a/ is already taken by site/pages/a.tsx; this page is left out. Give one of them another slug.',
      ],
    );
    expect(articleOf(site.read('a/index.html'))).toContain('First');
  });

  it('with the route of a document is left out, and the warning names both', async () => {
    const site = await warns(
      { 'site/pages/guide.tsx': 'export default function Page() { return <h1>Component</h1>; }\n' },
      [
        'site/pages/guide.tsx:1:1: warning: the route /guide/ is already taken by site/docs/guide.md; this page is left out. Give one of them another slug.',
      ],
    );
    expect(articleOf(site.read('guide/index.html'))).not.toContain('Component');
  });
});

describe('Several faults', () => {
  it('are all told at once, in the order of files and lines', async () => {
    const body = '# B\n\n[one](/nope/) and [two](./gone.md)\n\n```bsah\n```\n';
    await refuses({ 'b.md': body, 'a.md': '---\nsidebar_position: x\n---\n\n[three](/guide/#nope)\n' }, [
      'site/docs/a.md:2:1: error: "sidebar_position" in the front matter is wrong: expected number, received string. Change the value, or quote it if it should be text.',
      'site/docs/a.md:5:1: error: broken link "/guide/#nope": /guide/ has no heading with the id "nope". Its ids: guide.',
      'site/docs/b.md:3:1: error: broken link "/nope/": there is no page at /nope/. Link to a route of the site, or remove the link.',
      'site/docs/b.md:3:19: error: broken link "./gone.md": the file "./gone.md" does not exist. Link to a file below the docs folder, or to a route.',
      'site/docs/b.md:5:1: error: no grammar for the code language "bsah". Did you mean "bash"?',
      'The site cannot be built. 5 errors.',
    ]);
  });
});

describe('The command line', () => {
  it.each([
    [['--help'], /^Usage: fieldguide <command>[\s\S]+\n {2}import <path> {4}Make a site folder/],
    [[], /^Usage: fieldguide <command>/],
    [
      ['build', '--help'],
      /^Usage: fieldguide build \[options\][\s\S]+--out <dir> +Folder of the built site \(default: dist\)/,
    ],
    [['serve', '-h'], /^Usage: fieldguide serve/],
  ])('with %j shows its help', async (args, text) => {
    const site = miniSite(GOOD);
    const info: string[] = [];
    const before = console.info;
    console.info = (text: string) => void info.push(text);
    try {
      expect((await site.command(...args)).code).toBe(0);
    } finally {
      console.info = before;
    }
    expect(info.join('\n')).toMatch(text);
  });

  it.each([
    [['buld'], 'There is no command "buld". Did you mean "build"? Run: fieldguide --help'],
    [
      ['build', '--lenent'],
      'Unknown option "--lenent". Did you mean "--lenient"? Run: fieldguide build --help',
    ],
    [['check', '--portable'], 'Unknown option "--portable". Run: fieldguide check --help'],
    [['build', '--out'], '--out needs a value: --out <dir>. Run: fieldguide build --help'],
    [['build', '--out', '--lenient'], '--out needs a value: --out <dir>. Run: fieldguide build --help'],
    [['build', '--out', ''], '--out is empty. Give it a value, or leave it out.'],
    [['build', '--lenient=no'], '--lenient takes no value. Leave out "no".'],
    [
      ['build', 'other'],
      'fieldguide build does not expect "other". Leave it out. Run: fieldguide build --help',
    ],
    [['import'], 'fieldguide import needs <path>. Run: fieldguide import --help'],
    [
      ['import', 'a', 'b', '--out', 'c'],
      'fieldguide import does not expect "b". Leave it out. Run: fieldguide import --help',
    ],
    [
      ['serve', '--port', '70000'],
      '--port "70000" is not a port. Enter a number from 1 to 65535: --port 3000',
    ],
  ])('refuses %j', async (args, message) => {
    expect(await miniSite(GOOD).command(...args)).toEqual({ code: 1, output: [], errors: [message] });
  });
});

describe('Paths in messages', () => {
  it('are those the writer would type in the folder where the command runs', async () => {
    const site = miniSite({ 'docs/a/b.md': '[x](/nope/)\n' });
    const { errors } = await site.command('build', '--docs', path.join(site.folder, 'docs'), '--out', 'out');
    expect(errors[0]).toMatch(/^docs\/a\/b\.md:1:1: error: broken link/);
  });
});
