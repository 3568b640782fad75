import { describe, expect, it } from 'vitest';
import type { NavNode } from '../../shared/facts.ts';
import { captionGroups, filterTree } from './navNodes.ts';

const link = (label: string, extra: object = {}): NavNode => ({
  type: 'link',
  label,
  href: `/${label}/`,
  ...extra,
});
const category = (label: string, items: NavNode[] | null, href?: string): NavNode => ({
  type: 'category',
  label,
  key: label,
  href,
  collapsible: true,
  collapsed: true,
  items,
});

const tree = [
  link('Overview'),
  category('Installation', [link('Amazon AWS'), link('Café server')], '/installation/'),
  category('Cloud discovery', [link('AWS'), link('Azure')]),
  category('Later', null, '/later/'),
  link('Secret AWS', { unlisted: true }),
  { type: 'html', html: 'AWS' } as const,
];

function labels(nodes: readonly NavNode[]): string[] {
  return nodes.flatMap((node) => {
    if (node.type === 'html') return ['html'];
    return node.type === 'link' ? [node.label] : [node.label, ...labels(node.items ?? [])];
  });
}

describe('filterTree', () => {
  it.each([
    ['a word in a link keeps the categories around it', 'azure', ['Cloud discovery', 'Azure']],
    ['several branches', 'aws', ['Installation', 'Amazon AWS', 'Cloud discovery', 'AWS']],
    ['words may stand in the category and in the link', 'inst aws', ['Installation', 'Amazon AWS']],
    [
      'a category that matches keeps all it holds',
      'installation',
      ['Installation', 'Amazon AWS', 'Café server'],
    ],
    ['accents and case do not matter', 'CAFE', ['Installation', 'Café server']],
    ['a category that is still cut', 'later', ['Later']],
    ['nothing found', 'zebra', []],
  ])('%s', (_, query, expected) => {
    expect(labels(filterTree(tree, query).nodes)).toEqual(expected);
  });

  it('returns everything for an empty query', () => {
    expect(filterTree(tree, '  ').nodes).toEqual(tree);
  });

  it('changes nothing in place', () => {
    const before = structuredClone(tree);
    filterTree(tree, 'aws');
    expect(tree).toEqual(before);
  });
});

describe('the pages that match', () => {
  it.each([
    ['not the category that is kept for what it holds', 'amazon', ['/Amazon AWS/']],
    [
      'a category whose label matches, and all it holds',
      'installation',
      ['/installation/', '/Amazon AWS/', '/Café server/'],
    ],
    ['a category without a page is none', 'cloud', ['/AWS/', '/Azure/']],
    ['words in the category and in the link', 'inst aws', ['/Amazon AWS/']],
    ['a category that is still cut', 'later', ['/later/']],
    ['neither unlisted pages nor HTML', 'secret', []],
  ])('%s', (_, query, expected) => {
    expect(filterTree(tree, query).links).toEqual(expected);
  });
});

describe('captionGroups', () => {
  const grouped = [
    link('Hub'),
    link('Ping', { caption: 'Network' }),
    link('SNMP', { caption: 'Network' }),
    link('Linux', { caption: 'Servers' }),
  ];
  const groups = (nodes: readonly NavNode[]) =>
    captionGroups(nodes).map(({ caption = '', nodes }) => [caption, ...labels(nodes)]);

  it('parts a list by its captions', () => {
    expect(groups(grouped)).toEqual([
      ['', 'Hub'],
      ['Network', 'Ping', 'SNMP'],
      ['Servers', 'Linux'],
    ]);
  });

  it('what the filter leaves of a group keeps its caption', () => {
    expect(groups(filterTree(grouped, 'n').nodes)).toEqual([
      ['Network', 'Ping', 'SNMP'],
      ['Servers', 'Linux'],
    ]);
    expect(groups(filterTree(grouped, 'snmp').nodes)).toEqual([['Network', 'SNMP']]);
  });
});
