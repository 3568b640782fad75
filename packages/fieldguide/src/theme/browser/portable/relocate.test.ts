import { describe, expect, it } from 'vitest';
import { siteFactsWith } from '../../../../../../tests/support/siteFacts.ts';
import { relocate } from './relocate.ts';

const FOLDER = '/media/stick/';
const urls = { baseUrl: '/docs/', trailingSlash: true };

describe('what the build says, where the site lies now', () => {
  it.each([
    ['a page', { href: '/docs/guide/' }, { href: '/media/stick/guide/index.html' }],
    ['a place on it', { href: '/docs/guide/#x' }, { href: '/media/stick/guide/index.html#x' }],
    ['a file', { treeHref: '/docs/assets/t.json' }, { treeHref: '/media/stick/assets/t.json' }],
    ['a pattern', { shard: '/docs/assets/[id].json' }, { shard: '/media/stick/assets/[id].json' }],
    ['the base', { baseUrl: '/docs/' }, { baseUrl: '/media/stick/' }],
    [
      'HTML',
      { html: '<a href="/docs/a/">/docs/a/</a>' },
      { html: '<a href="/media/stick/a/index.html">/docs/a/</a>' },
    ],
    ['what lies outside', { href: '/shop/' }, { href: '/shop/' }],
    ['another site', { href: 'https://a.example/docs/' }, { href: 'https://a.example/docs/' }],
    ['text that looks like one', { label: '/docs/' }, { label: '/docs/' }],
    [
      'a list',
      { items: [{ items: [{ href: '/docs/' }] }] },
      { items: [{ items: [{ href: '/media/stick/index.html' }] }] },
    ],
  ])('%s', (_, built, here) => {
    expect(relocate<object>(built, FOLDER, urls)).toEqual(here);
  });

  it('leaves nothing of the site as it was', () => {
    const site = siteFactsWith({
      ...urls,
      homeHref: '/docs/',
      searchHref: '/docs/search/',
      treeHref: '/docs/assets/tree.json',
      termsHref: '/docs/assets/terms.json',
      search: { provider: 'embedded', index: '/docs/assets/s.txt', shard: '/docs/assets/[id].json' },
      navbar: [{ type: 'link', label: 'Guide', href: '/docs/guide/', external: false, position: 'left' }],
    });
    expect(JSON.stringify(relocate(site, FOLDER, site))).not.toContain('/docs/');
  });
});
