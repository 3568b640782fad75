import { describe, expect, it } from 'vitest';
import { category, page } from '../../../../../tests/support/plainSite.ts';
import { formatDiagnostic } from '../../shared/errors.ts';
import { buildNavTree, DEFAULT_SIDEBARS, type NavTreeInput } from './navTree.ts';
import type { SidebarItem, TreeNode } from './siteTypes.ts';

function tree(input: Partial<NavTreeInput> & { items?: SidebarItem[] }) {
  return buildNavTree({
    scan: { categories: new Map() },
    pages: [],
    draftIds: new Set(),
    sidebars: input.items ? { docs: input.items } : DEFAULT_SIDEBARS,
    configFile: 'site/site.config.ts',
    ...input,
  });
}

/** One line for each node: `- Label /route/`, indented; `+` is a category, `(…)` its state. */
function outline(nodes: readonly TreeNode[] = [], indent = ''): string[] {
  return nodes.flatMap((node) => line(node, indent));
}

function line(node: TreeNode, indent: string): string[] {
  switch (node.type) {
    case 'doc':
      return [`${indent}- ${node.label} ${node.route}${node.unlisted ? ' (unlisted)' : ''}`];
    case 'link':
      return [`${indent}> ${node.label} ${node.href}`];
    case 'html':
      return [`${indent}! ${node.html}`];
    case 'category': {
      const route = node.route ? ` ${node.route}` : '';
      const state = `${node.collapsed ? '' : ' (open)'}${node.collapsible ? '' : ' (fixed)'}`;
      return [`${indent}+ ${node.label}${route}${state}`, ...outline(node.items, `${indent}  `)];
    }
  }
}

const shown = (input: Parameters<typeof tree>[0]) => outline(tree(input).sidebars.docs);
const faults = (input: Parameters<typeof tree>[0]) => tree(input).diagnostics.map(formatDiagnostic);

describe('a sidebar made from the folders', () => {
  it('has a category for each folder, its index page behind it, and pages by name', () => {
    const pages = [
      page('intro.md', { title: 'Intro' }),
      page('guides/index.md', { title: 'Guides' }),
      page('guides/b.md', { title: 'B' }),
      page('guides/a.md', { title: 'A' }),
    ];
    expect(shown({ pages })).toEqual([
      '+ Guides /guides/',
      '  - A /guides/a/',
      '  - B /guides/b/',
      '- Intro /intro/',
    ]);
  });

  it('has its own index page as a page of the top level', () => {
    expect(shown({ pages: [page('index.md', { title: 'Home' }), page('a.md', { title: 'A' })] })).toEqual([
      '- A /a/',
      '- Home /',
    ]);
  });

  it('is ordered by position, then by name', () => {
    const pages = [
      page('c.md', { sidebar_position: 1 }),
      page('b.md'),
      page('a.md'),
      page('z.md', { sidebar_position: 2 }),
      page('d.md', { sidebar_position: 1.5 }),
    ];
    expect(shown({ pages })).toEqual(['- c /c/', '- d /d/', '- z /z/', '- a /a/', '- b /b/']);
  });

  it('orders folders by category file or index page, then by name', () => {
    const pages = [
      page('a/x.md'),
      page('b/index.md', { sidebar_position: 2, title: 'b' }),
      page('c/x.md'),
      page('d.md', { sidebar_position: 4 }),
    ];
    const scan = { categories: new Map([category('a', { position: 3 })]) };
    expect(shown({ pages, scan }).filter((line) => !line.startsWith(' '))).toEqual([
      '+ b /b/ (fixed)',
      '+ a /a/',
      '- d /d/',
      '+ c /c/',
    ]);
  });

  it('nests folders without pages of their own', () => {
    expect(shown({ pages: [page('a/b/c/x.md')] })).toEqual([
      '+ a /a/',
      '  + b /a/b/',
      '    + c /a/b/c/',
      '      - x /a/b/c/x/',
    ]);
  });

  it('takes the label of a page from sidebar_label, else from its title', () => {
    expect(
      shown({
        pages: [
          page('a.md', { title: 'Long title', sidebar_label: 'Short' }),
          page('b.md', { title: 'Title' }),
        ],
      }),
    ).toEqual(['- Short /a/', '- Title /b/']);
  });

  it('takes the label of a category from its file, its index page, then its folder', () => {
    const pages = [
      page('a/index.md', { title: 'From page' }),
      page('b/index.md', { title: 'Title', sidebar_label: 'From label' }),
      page('c/x.md'),
      page('d/index.md', { title: 'No' }),
    ];
    const scan = { categories: new Map([category('d', { label: 'From file' })]) };
    expect(shown({ pages, scan }).filter((line) => line.startsWith('+'))).toEqual([
      '+ From page /a/ (fixed)',
      '+ From label /b/ (fixed)',
      '+ c /c/',
      '+ From file /d/ (fixed)',
    ]);
  });

  it('marks unlisted pages, and carries class names', () => {
    const { sidebars } = tree({ pages: [page('a.md', { unlisted: true, sidebar_class_name: 'x' })] });
    expect(sidebars.docs).toEqual([
      { type: 'doc', label: 'a', route: '/a/', unlisted: true, className: 'x' },
    ]);
  });
});

describe('a category file', () => {
  const pages = [page('a/x.md', { title: 'X' }), page('a/y.md', { title: 'Y' })];
  const scan = (values: Parameters<typeof category>[1]) => ({
    categories: new Map([category('a', values)]),
  });

  it('may open a category, or fix it', () => {
    expect(shown({ pages, scan: scan({ collapsed: false }) })[0]).toBe('+ a /a/ (open)');
    expect(shown({ pages, scan: scan({ collapsible: false }) })[0]).toBe('+ a /a/ (fixed)');
  });

  it('may take the link away: then there is no generated page', () => {
    const { sidebars, generated } = tree({ pages, scan: scan({ link: null }) });
    expect(outline(sidebars.docs)[0]).toBe('+ a');
    expect(generated).toEqual([]);
  });

  it.each(['x', 'a/x'])('may link to the document %s, which is then no item of its own', (id) => {
    expect(shown({ pages, scan: scan({ link: { type: 'doc', id } }) })).toEqual(['+ X /a/x/', '  - Y /a/y/']);
  });

  it.each([
    ['/all', '/all/'],
    ['all', '/a/all/'],
    [undefined, '/a/'],
  ])('with the slug %s has its generated page at %s', (slug, route) => {
    const { generated } = tree({
      pages,
      scan: scan({
        label: 'A',
        description: 'D',
        link: { type: 'generated-index', slug, title: 'All of it' },
      }),
    });
    expect(generated).toEqual([
      {
        route,
        title: 'All of it',
        description: 'D',
        kind: 'category',
        file: 'docs/a/_category_.yml',
      },
    ]);
  });

  it('that links to a document leaves the index page in its place among the others', () => {
    const index = page('a/index.md', { title: 'Index', sidebar_position: 1 });
    expect(shown({ pages: [...pages, index], scan: scan({ link: { type: 'doc', id: 'a/x' } }) })).toEqual([
      '+ X /a/x/',
      '  - Index /a/',
      '  - Y /a/y/',
    ]);
  });

  it('that links to no document is an error at its line, with the nearest document', () => {
    expect(faults({ pages, scan: scan({ link: { type: 'doc', id: 'a/xx' }, linkLine: 3 }) })).toEqual([
      'docs/a/_category_.yml:3:1: error: the category links to the document "a/xx", which does not exist. Did you mean "a/x"?',
    ]);
    expect(faults({ pages, scan: scan({ link: { type: 'doc', id: 'weather' } }) })).toEqual([
      'docs/a/_category_.yml:1:1: error: the category links to the document "weather", which does not exist. Use the path of the file without its extension.',
    ]);
  });

  it('may link to a draft: it then has the generated page', () => {
    const result = tree({
      pages,
      scan: scan({ link: { type: 'doc', id: 'a/draft' } }),
      draftIds: new Set(['a/draft']),
    });
    expect(result.diagnostics).toEqual([]);
    expect(outline(result.sidebars.docs)[0]).toBe('+ a /a/');
  });
});

describe('a generated page', () => {
  it('stands for a folder without an index page', () => {
    const { generated } = tree({ pages: [page('a/x.md')] });
    expect(generated).toEqual([
      {
        route: '/a/',
        title: 'a',
        description: '',
        kind: 'category',
        file: 'site/site.config.ts',
        implicit: true,
      },
    ]);
  });

  it('is made once where two sidebars hold the folder', () => {
    const items: SidebarItem[] = [{ type: 'autogenerated', dirName: '.' }];
    const { generated } = tree({ pages: [page('a/x.md')], sidebars: { one: items, two: items } });
    expect(generated.map((made) => made.route)).toEqual(['/a/']);
  });
});

describe('a configured sidebar', () => {
  const pages = [
    page('intro.md', { title: 'Intro' }),
    page('guides/index.md', { title: 'Guides' }),
    page('guides/a.md', { title: 'A' }),
  ];

  it('holds documents, links, HTML and categories in their order', () => {
    const items: SidebarItem[] = [
      'intro',
      { type: 'link', label: 'Site', href: 'https://example.com' },
      { type: 'html', value: '<hr>' },
      {
        type: 'category',
        label: 'More',
        items: [
          { type: 'doc', id: 'guides/a', label: 'Renamed' },
          { type: 'doc', id: 'intro' },
        ],
        collapsed: false,
      },
    ];
    expect(shown({ pages, items })).toEqual([
      '- Intro /intro/',
      '> Site https://example.com',
      '! <hr>',
      '+ More (open)',
      '  - Renamed /guides/a/',
      '  - Intro /intro/',
    ]);
  });

  it.each(['guides', './guides', 'guides/'])(
    'made from the folder "%s" has its index page at the top',
    (dirName) => {
      expect(shown({ pages, items: [{ type: 'autogenerated', dirName }] })).toEqual([
        '- A /guides/a/',
        '- Guides /guides/',
      ]);
    },
  );

  it('may link its categories to a document or to a generated page', () => {
    const items: SidebarItem[] = [
      { type: 'category', label: 'One', link: { type: 'doc', id: 'intro' }, items: ['guides/a'] },
      { type: 'category', label: 'Two words!', link: { type: 'generated-index' }, items: ['intro'] },
      {
        type: 'category',
        label: 'Three',
        link: { type: 'generated-index', slug: '/three', title: 'T', description: 'D' },
        items: ['intro'],
      },
    ];
    const { sidebars, generated } = tree({ pages, items });
    expect(outline(sidebars.docs).filter((line) => line.startsWith('+'))).toEqual([
      '+ One /intro/',
      '+ Two words! /category/two-words/',
      '+ Three /three/',
    ]);
    expect(generated).toEqual([
      {
        route: '/category/two-words/',
        title: 'Two words!',
        description: '',
        kind: 'category',
        file: 'site/site.config.ts',
      },
      { route: '/three/', title: 'T', description: 'D', kind: 'category', file: 'site/site.config.ts' },
    ]);
  });

  it('leaves out a category whose only items are drafts', () => {
    const items: SidebarItem[] = [{ type: 'category', label: 'Soon', items: ['draft'] }, 'intro'];
    const { sidebars, diagnostics } = tree({ pages, items, draftIds: new Set(['draft']) });
    expect(sidebars.docs).toHaveLength(1);
    expect(diagnostics).toEqual([]);
  });

  it('tells categories of one name apart by their keys', () => {
    const items: SidebarItem[] = [
      { type: 'category', label: 'A', items: ['intro'] },
      { type: 'category', label: 'A', items: [{ type: 'category', label: 'A', items: ['intro'] }] },
    ];
    const keys: string[] = [];
    const collect = (nodes: readonly TreeNode[]) => {
      for (const node of nodes)
        if (node.type === 'category') {
          keys.push(node.key);
          collect(node.items);
        }
    };
    collect(tree({ pages, items }).sidebars.docs ?? []);
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(3);
  });

  it.each([
    [
      ['guides/aa'],
      'error: A sidebar refers to the document "guides/aa", which does not exist. Did you mean "guides/a"?',
    ],
    [
      ['weather'],
      'error: A sidebar refers to the document "weather", which does not exist. Use the path of the file without its extension.',
    ],
    [
      [{ type: 'link', label: 'Empty', href: '' }],
      'error: The sidebar item "Empty" has no link target. Give it an "href".',
    ],
    [
      [{ type: 'category', label: 'Empty', items: [] }],
      'error: The sidebar category "Empty" has neither a link nor items. Give it "items" or a "link", or remove it.',
    ],
    [
      [{ type: 'autogenerated', dirName: 'guidess' }],
      'error: A sidebar is made from the folder "guidess", which contains no pages. Did you mean "guides"?',
    ],
    [
      [{ type: 'category', label: 'C', link: { type: 'doc', id: 'nope' }, items: [] }],
      'error: A sidebar refers to the document "nope", which does not exist. Use the path of the file without its extension.',
    ],
  ] as [SidebarItem[], string][])('with %j is an error that says what to do', (items, message) => {
    expect(faults({ pages, items })).toEqual([`site/site.config.ts: ${message}`]);
  });

  it('shows nothing for a draft', () => {
    const result = tree({ pages, items: ['intro', 'secret'], draftIds: new Set(['secret']) });
    expect(outline(result.sidebars.docs)).toEqual(['- Intro /intro/']);
    expect(result.diagnostics).toEqual([]);
  });
});

describe('the tree', () => {
  it('is frozen to its last leaf', () => {
    const { sidebars } = tree({ pages: [page('a/b/x.md')] });
    const visit = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return;
      expect(Object.isFrozen(value)).toBe(true);
      for (const child of Object.values(value)) visit(child);
    };
    visit(sidebars);
    expect(() => sidebars.docs?.pop()).toThrow(TypeError);
  });

  it('is the same for the same pages in another order', () => {
    const pages = [page('b.md'), page('a/y.md'), page('a/x.md')];
    expect(tree({ pages }).sidebars).toEqual(tree({ pages: [...pages].reverse() }).sidebars);
  });
});
