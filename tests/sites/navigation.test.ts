import { describe, expect, it } from 'vitest';
import { articleOf, attributes, jsonOf, linkTexts, shownAround, titleOf } from '../support/html.ts';
import { type MiniSite, miniSite } from '../support/miniSite.ts';

interface Node {
  type: string;
  label?: string;
  href?: string;
  collapsed?: boolean;
  unlisted?: boolean;
  items?: Node[] | null;
}

/** The tree file as lines: `- Label href`, `+` for categories, indented; `…` where a branch is cut. */
function outline(nodes: Node[], indent = ''): string[] {
  return nodes.flatMap((node) => {
    const line = `${indent}${node.type === 'category' ? '+' : '-'} ${node.label}${node.href ? ` ${node.href}` : ''}${node.collapsed === false ? ' open' : ''}${node.unlisted ? ' unlisted' : ''}`;
    const items = node.items === null ? [`${indent}  …`] : outline(node.items ?? [], `${indent}  `);
    return [line, ...items];
  });
}

function treeOf(site: MiniSite): string[] {
  const href = String(jsonOf(site.read('404.html'), 'Shell-site-facts').treeHref);
  return outline(JSON.parse(site.read(href.slice(1))).docs);
}

function branchOf(site: MiniSite, file: string): string[] {
  const { sidebar } = jsonOf(site.read(file), 'Shell-page-facts');
  const branch: unknown =
    typeof sidebar === 'object' && sidebar !== null ? Reflect.get(sidebar, 'branch') : undefined;
  return Array.isArray(branch) ? outline(branch) : [];
}

describe('The navigation tree', () => {
  it('comes from folders, category files and positions', async () => {
    const site = miniSite({
      'intro.md': '---\nsidebar_position: 1\nsidebar_label: Start here\n---\n\n# Introduction\n',
      'setup/README.md': '---\nsidebar_position: 2\n---\n\n# Set up\n',
      'setup/second.md': '---\nsidebar_position: 2\n---\n\n# Second\n',
      'setup/first.md': '---\nsidebar_position: 1\n---\n\n# First\n',
      'guides/_category_.yml': 'label: All guides\nposition: 3\ncollapsed: false\n',
      'guides/a.md': '# A\n',
      'guides/deep/deep.md': '# Deep\n',
      'reference/_category_.json':
        '{ "label": "Reference", "position": 4, "link": { "type": "generated-index", "title": "The reference", "description": "All of it.", "slug": "/ref" } }',
      'reference/z.md': '# Z\n',
      'last.md': '# Last\n',
    });
    await site.build();
    expect(treeOf(site)).toEqual([
      '- Start here /intro/',
      '+ Set up /setup/',
      '  - First /setup/first/',
      '  - Second /setup/second/',
      '+ All guides /guides/ open',
      '  - A /guides/a/',
      '  + Deep /guides/deep/',
      '+ Reference /ref/',
      '  - Z /reference/z/',
      '- Last /last/',
    ]);
    expect(branchOf(site, 'reference/z/index.html').filter((line) => !line.startsWith('  -'))).toEqual([
      '- Start here /intro/',
      '+ Set up /setup/',
      '  …',
      '+ All guides /guides/ open',
      '  + Deep /guides/deep/',
      '+ Reference /ref/',
      '- Last /last/',
    ]);
  });

  it('has a page made for a category without one, with its title, text and cards', async () => {
    const site = miniSite({
      'guides/_category_.yml':
        'label: Guides\nlink: {type: generated-index, title: All guides, description: "Pick <one>."}\n',
      'guides/a.md': '---\ntitle: A\ndescription: About A.\n---\n\nText\n',
      'guides/b/c.md': '# C\n\nAbout C.\n',
      'guides/secret.md': '---\nunlisted: true\n---\n\n# Secret\n',
    });
    await site.build();
    const html = site.read('guides/index.html');
    expect(titleOf(html)).toBe('All guides | Mini');
    const article = articleOf(html);
    expect(article).toContain('All guides');
    expect(article).toContain('Pick &lt;one&gt;.');
    expect(attributes(article, 'a', 'href')).toEqual(['/guides/a/', '/guides/b/']);
    expect(article).toContain('About A.');
    expect(articleOf(site.read('guides/b/index.html'))).toContain('<a href="/guides/b/c/">C</a>');
  });

  it('leads a category with a page of its own there, and makes none', async () => {
    const site = miniSite({ 'guides/index.md': '# Own page\n', 'guides/a.md': '# A\n' });
    expect((await site.build()).pages).toBe(4);
    expect(articleOf(site.read('guides/index.html'))).toContain('Own page');
  });

  it('of one page, then another, then the first again is the same', async () => {
    const files = { 'a/x.md': '# X\n', 'a/y.md': '# Y\n', 'b/z.md': '# Z\n' };
    const site = miniSite(files);
    await site.build();
    expect(branchOf(site, 'a/x/index.html')).toEqual([
      '+ a /a/',
      '  - X /a/x/',
      '  - Y /a/y/',
      '+ b /b/',
      '  …',
    ]);
    expect(branchOf(site, 'b/z/index.html')).toEqual(['+ a /a/', '  …', '+ b /b/', '  - Z /b/z/']);
    expect(branchOf(site, 'a/y/index.html')).toEqual(branchOf(site, 'a/x/index.html'));
  });

  it('lights /react and not /react-native', async () => {
    const site = miniSite({
      'react/index.md': '# React\n',
      'react/a.md': '# A\n',
      'react-native/index.md': '# Native\n',
      'react-native/b.md': '# B\n',
    });
    await site.build();
    expect(branchOf(site, 'react/index.html')).toEqual([
      '+ React /react/',
      '  - A /react/a/',
      '+ Native /react-native/',
      '  …',
    ]);
    const current = [
      ...site.read('react/index.html').matchAll(/<a [^>]*href="([^"]*)"[^>]*aria-current="page"/g),
    ].map((match) => match[1]);
    expect(new Set(current)).toEqual(new Set(['/react/']));
  });

  it('may be configured, with links, HTML and several sidebars', async () => {
    const config = {
      title: 'Mini',
      sidebars: {
        docs: [
          'a',
          {
            type: 'category',
            label: 'More',
            collapsed: false,
            items: [
              { type: 'autogenerated', dirName: 'b' },
              { type: 'link', label: 'Out', href: 'https://example.com' },
            ],
          },
        ],
        other: [{ type: 'doc', id: 'c', label: 'Renamed' }],
      },
      navbar: { items: [{ type: 'docSidebar', sidebarId: 'other', label: 'Other' }] },
    };
    const site = miniSite(
      { 'a.md': '# A\n', 'b/index.md': '# B\n', 'b/x.md': '# X\n', 'c.md': '# C\n' },
      { config },
    );
    await site.build();
    expect(treeOf(site)).toEqual([
      '- A /a/',
      '+ More open',
      '  - B /b/',
      '  - X /b/x/',
      '  - Out https://example.com',
    ]);
    expect(branchOf(site, 'c/index.html')).toEqual(['- Renamed /c/']);
    expect(linkTexts(site.read('c/index.html'))).toContain('Other');
  });
});

describe('An unlisted page', () => {
  const pages = {
    'a.md': '# A\n\n[it](/secret/)\n',
    'secret.md': '---\nunlisted: true\n---\n\n# Secret\n',
    'z.md': '# Z\n',
  };

  it('is built and may be linked, but stands in no list', async () => {
    const site = miniSite(pages, { config: { title: 'Mini', url: 'https://docs.example.com' } });
    await site.build();
    expect(articleOf(site.read('secret/index.html'))).toContain('Secret');
    expect(site.read('sitemap.xml')).not.toContain('secret');
    expect(branchOf(site, 'a/index.html')).toEqual(['- A /a/', '- Z /z/']);
    expect(shownAround(site.read('a/index.html')).next).toEqual({ label: 'Z', href: '/z/' });
    expect(articleOf(site.read('index.html'))).not.toContain('Secret');
  });

  it('shows itself while it is read', async () => {
    const site = miniSite(pages);
    await site.build();
    expect(branchOf(site, 'secret/index.html')).toEqual(['- A /a/', '- Secret /secret/ unlisted', '- Z /z/']);
    expect(shownAround(site.read('secret/index.html')).unlisted).toBe(true);
  });

  it('alone in its folder leaves no category behind, and none leads to it', async () => {
    const site = miniSite({
      'a.md': '# A\n',
      'alone/secret.md': '---\nunlisted: true\n---\n\n# Secret\n',
      'guide/index.md': '---\nunlisted: true\nsidebar_label: Guide\n---\n\n# Hidden\n',
      'guide/b.md': '# B\n',
    });
    await site.build();
    expect(branchOf(site, 'a/index.html')).toEqual(['- A /a/', '+ Guide', '  - B /guide/b/']);
    expect(branchOf(site, 'alone/secret/index.html')[1]).toBe('- Secret /alone/secret/ unlisted');
    expect(branchOf(site, 'guide/index.html')).toContain('  - Guide /guide/ unlisted');
    expect(shownAround(site.read('a/index.html')).next).toEqual({ label: 'B', href: '/guide/b/' });
    expect(site.has('alone/index.html')).toBe(false);
  });

  it('is no page that a category of the settings leads to', async () => {
    const sidebar = [
      'a',
      { type: 'category', label: 'More', link: { type: 'doc', id: 'secret' }, items: ['b'] },
      { type: 'category', label: 'None', items: ['secret'] },
    ];
    const site = miniSite(
      { 'a.md': '# A\n', 'b.md': '# B\n', 'secret.md': '---\nunlisted: true\n---\n\n# Secret\n' },
      { config: { title: 'Mini', sidebars: { docs: sidebar } } },
    );
    await site.build();
    expect(branchOf(site, 'a/index.html')).toEqual(['- A /a/', '+ More', '  - B /b/']);
  });
});

describe('A draft', () => {
  it('is not built, and stands nowhere, also where the settings name it', async () => {
    const config = {
      title: 'Mini',
      url: 'https://docs.example.com',
      sidebars: { docs: ['a', 'secret'] },
      navbar: { items: [{ type: 'doc', docId: 'secret' }] },
    };
    const site = miniSite(
      { 'a.md': '# A\n', 'secret.md': '---\ndraft: true\ntitle: Zebra words\n---\n\nZebra text\n' },
      { config },
    );
    expect((await site.build()).messages).toEqual([]);
    for (const [file, text] of Object.entries(site.snapshot())) expect(/zebra/i.test(text), file).toBe(false);
  });

  it('in the folder of pages is not built either', async () => {
    const site = miniSite({ 'a.md': '# A\n', 'site/pages/secret.md': '---\ndraft: true\n---\n\n# Zebra\n' });
    await site.build();
    for (const [file, text] of Object.entries(site.snapshot())) expect(/zebra/i.test(text), file).toBe(false);
  });

  it('alone in its folder leaves no category behind', async () => {
    const site = miniSite({
      'a.md': '# A\n',
      'b/secret.md': '---\ndraft: true\n---\n\n# S\n',
      'b/_category_.yml': 'label: B\n',
    });
    await site.build();
    expect(treeOf(site)).toEqual(['- A /a/']);
    expect(site.has('b/index.html')).toBe(false);
  });
});

describe('Tags', () => {
  it('of pages have a page each, and a list of all', async () => {
    const site = miniSite({
      'a.md': '---\ntags: [First tag, other]\n---\n\n# A\n',
      'b.md': '---\ntags: [First tag]\n---\n\n# B\n',
    });
    expect((await site.build()).messages).toEqual([]);
    expect(attributes(articleOf(site.read('tags/first-tag/index.html')), 'a', 'href')).toEqual(
      expect.arrayContaining(['/a/', '/b/']),
    );
    expect(attributes(articleOf(site.read('tags/index.html')), 'a', 'href')).toEqual(
      expect.arrayContaining(['/tags/first-tag/', '/tags/other/']),
    );
    expect(shownAround(site.read('a/index.html')).tags).toEqual([
      { label: 'First tag', href: '/tags/first-tag/' },
      { label: 'other', href: '/tags/other/' },
    ]);
  });
});

describe('A tag that a page has twice', () => {
  it('is one, and its page lists the page once', async () => {
    const site = miniSite({ 'a.md': '---\ntags: [Lamps, lamps, "lamps!"]\n---\n\n# A\n' });
    await site.build();
    expect(shownAround(site.read('a/index.html')).tags).toEqual([{ label: 'Lamps', href: '/tags/lamps/' }]);
    const tag = site.read('tags/lamps/index.html');
    expect(titleOf(tag)).toContain('1 page tagged with “Lamps”');
    expect(attributes(articleOf(tag), 'a', 'href')).toEqual(['/a/']);
  });
});

describe('Tags that would share a page', () => {
  const pages = {
    'a.md': '---\ntitle: A\ntags: [C, "C#", linux]\n---\n\nText.\n',
    'b.md': '---\ntags: [C++, Linux, "!!!"]\n---\n\n# B\n',
  };

  it('fail the build, each named with the other and what to do; a tag without a letter does too', async () => {
    const site = miniSite(pages);
    const clash = (other: string) =>
      `error: the tags "C" (site/docs/a.md) and "${other}" would share the page /tags/c/. Give it an address: { label: "${other}", permalink: "c-2" }.`;
    expect(await site.fail()).toEqual([
      `site/docs/a.md:3:1: ${clash('C#')}`,
      `site/docs/b.md:2:1: ${clash('C++')}`,
      'site/docs/b.md:2:1: error: the tag "!!!" has no letter or digit to make an address of. Give it an address: { label: "!!!", permalink: "name" }.',
    ]);
    expect((await site.build({ lenient: true })).messages).toHaveLength(3);
    expect(linkTexts(articleOf(site.read('tags/c/index.html')))).toEqual(['A', 'B']);
  });

  it('have a page each when they have addresses', async () => {
    const site = miniSite({ 'a.md': '---\ntags: [C, { label: "C#", permalink: c-sharp }]\n---\n\n# A\n' });
    expect((await site.build()).messages).toEqual([]);
    expect(site.has('tags/c/index.html') && site.has('tags/c-sharp/index.html')).toBe(true);
  });
});

describe('The table of contents', () => {
  it('holds levels 2 to 3 unless the site or the page says otherwise', async () => {
    const body = '# T\n\n## Two\n\n### Three\n\n#### Four\n';
    const toc = async (matter: string, config: object) => {
      const site = miniSite({ 'a.md': `${matter}${body}` }, { config });
      await site.build();
      return shownAround(site.read('a/index.html')).toc;
    };
    const item = (indent: number, text: string) => ({ id: text.toLowerCase(), indent, text });
    expect(await toc('', { title: 'Mini' })).toEqual([item(0, 'Two'), item(1, 'Three')]);
    expect(await toc('', { title: 'Mini', toc: { maxLevel: 4 } })).toHaveLength(3);
    expect(await toc('---\ntoc_max_heading_level: 2\n---\n\n', { title: 'Mini' })).toEqual([item(0, 'Two')]);
    expect(await toc('---\nhide_table_of_contents: true\n---\n\n', { title: 'Mini' })).toEqual([]);
  });

  it('holds the headings that a component shows', async () => {
    const site = miniSite(
      { 'a.md': '# T\n\n## Views\n\n<Schema view="view_device_v1" />\n\n## More\n' },
      { kit: true },
    );
    await site.build();
    expect(shownAround(site.read('a/index.html')).toc).toEqual([
      { id: 'views', indent: 0, text: 'Views' },
      { id: 'view_device_v1', indent: 1, text: 'view_device_v1' },
      { id: 'more', indent: 0, text: 'More' },
    ]);
  });
});

describe('Tasks', () => {
  it('show with the address of their page however the settings write it, and not before it exists', async () => {
    const tasks = [
      { label: 'Install', href: '/install#steps' },
      { label: 'Later', href: '/later/' },
    ];
    const site = miniSite(
      { 'install.md': '# Install\n\n## Steps\n', 'site/planned-routes.tsv': '/later/\n' },
      { config: { title: 'Mini', tasks } },
    );
    await site.build();
    expect(jsonOf(site.read('install/index.html'), 'Shell-site-facts').tasks).toEqual([
      { label: 'Install', href: '/install/#steps' },
    ]);
  });
});

describe('A caption of the sidebar', () => {
  const pages = {
    'hub.md': '---\nsidebar_position: 1\n---\n\n# Hub\n',
    'ping.md': '---\nsidebar_position: 2\nsidebar_caption: Network\n---\n\n# Ping\n',
    'cloud/index.md': '---\nsidebar_position: 4\nsidebar_caption: Servers\n---\n\n# Cloud\n',
    'cloud/aws.md': '---\nsidebar_caption: 2026\n---\n\n# AWS\n',
    'snmp.md': '---\nsidebar_position: 3\n---\n\n# SNMP\n',
  };

  it('stands above its group and names the list, and is no entry itself', async () => {
    const site = miniSite(pages);
    await site.build();
    const html = site.read('cloud/aws/index.html');
    const nav = html.slice(
      html.indexOf('<nav class="sidebar-nav"'),
      html.indexOf('</nav>', html.indexOf('<nav class="sidebar-nav"')),
    );
    const lists = [
      ...nav.matchAll(
        /<p class="tree-caption" id="([^"]+)">([^<]+)<\/p><ul class="tree" aria-labelledby="\1"><li><(?:a|div)[^>]*>(?:<a[^>]*>)?([^<]+)</g,
      ),
    ];
    expect(lists.map(([, , caption, first]) => [caption, first])).toEqual([
      ['Network', 'Ping'],
      ['Servers', 'Cloud'],
      ['2026', 'AWS'],
    ]);
    expect(treeOf(site)).toEqual([
      '- Hub /hub/',
      '- Ping /ping/',
      '- SNMP /snmp/',
      '+ Cloud /cloud/',
      '  - AWS /cloud/aws/',
    ]);
  });
});
