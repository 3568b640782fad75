import { describe, expect, it } from 'vitest';
import type { NavTree } from '../../shared/facts.ts';
import { nearestPages, pathWords } from './nearestPages.ts';

const tree: NavTree = {
  docs: [
    {
      type: 'category',
      label: 'Getting started',
      key: 'getstarted',
      href: '/docs/getstarted/',
      collapsible: true,
      collapsed: true,
      items: [
        { type: 'link', label: 'Installation', href: '/docs/getstarted/installation/' },
        {
          type: 'link',
          label: 'Port configurations',
          href: '/docs/getstarted/discovery-port-configurations/',
        },
        { type: 'link', label: 'Hidden', href: '/docs/getstarted/hidden/', unlisted: true },
      ],
    },
    {
      type: 'category',
      label: 'Autodiscovery',
      key: 'auto',
      href: '/docs/auto-discovery/',
      collapsible: true,
      collapsed: true,
      items: [
        { type: 'link', label: 'SNMP', href: '/docs/auto-discovery/snmp/' },
        { type: 'link', label: 'DNS zones', href: '/docs/auto-discovery/dns/' },
        { type: 'link', label: 'Elsewhere', href: 'https://snmp.example/', external: true },
      ],
    },
    { type: 'link', label: 'Backups', href: '/docs/administration/backups/' },
    { type: 'html', html: '<hr>' },
  ],
  // The same page may be in several sidebars.
  more: [{ type: 'link', label: 'SNMP', href: '/docs/auto-discovery/snmp/' }],
};

function nearest(route: string): string[] {
  return nearestPages(route, tree, '/docs/').map(({ href }) => href.replace('/docs', ''));
}

describe('nearestPages', () => {
  it.each([
    ['a slip of the finger', '/auto-discovery/snpm/', '/auto-discovery/snmp/'],
    ['a page that has moved', '/discovery/protocols/snmp/', '/auto-discovery/snmp/'],
    ['singular for plural', '/backup/', '/administration/backups/'],
    ['a word too many', '/administration/setting-up-backups/', '/administration/backups/'],
    ['other hyphens', '/autodiscovery/', '/auto-discovery/'],
    ['two words for one', '/getting-started/', '/getstarted/'],
    ['the label in place of the route', '/ports/', '/getstarted/discovery-port-configurations/'],
    ['capital letters and a file name', '/Auto-Discovery/DNS.html', '/auto-discovery/dns/'],
  ])('%s: %s leads to %s', (_, route, expected) => {
    expect(nearest(route)[0]).toBe(expected);
  });

  it.each(['/xyzzy/', '/', '/12345/'])('has nothing to say about %s', (route) => {
    expect(nearest(route)).toEqual([]);
  });

  it('names each page once, and no unlisted and no foreign one', () => {
    expect(nearest('/snmp/')).toEqual(['/auto-discovery/snmp/']);
    expect(nearest('/getstarted/hidden/')).not.toContain('/getstarted/hidden/');
  });

  it('names five at most', () => {
    const many: NavTree = {
      docs: Array.from({ length: 9 }, (_, index) => ({
        type: 'link' as const,
        label: `Switch ${index}`,
        href: `/switch-${index}/`,
      })),
    };
    expect(nearestPages('/switches/', many, '/')).toHaveLength(5);
  });
});

it('pathWords finds the words of a path, without noise', () => {
  expect(pathWords('/auto-discovery/SNMP_v3/index.html')).toEqual(['auto', 'discovery', 'snmp', 'v3']);
  expect(pathWords('/größe/')).toEqual(['große']);
  expect(pathWords('/')).toEqual([]);
});
