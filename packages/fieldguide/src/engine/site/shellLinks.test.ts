import { describe, expect, it } from 'vitest';
import { page, siteOf } from '../../../../../tests/support/plainSite.ts';
import { formatDiagnostic } from '../../shared/errors.ts';
import { resolveShellLink } from './shellLinks.ts';

const parts = {
  pages: [page('install.md'), page('notes.pdf.md', { slug: '/notes.pdf' })],
  planned: ['/later/'],
  staticFiles: ['guide.pdf', 'img/a b.png', 'notes.pdf'],
};

describe('a link of the settings', () => {
  it.each([
    ['https://example.com/x', { kind: 'external', href: 'https://example.com/x' }],
    ['/install?a#b', { kind: 'page', href: '/docs/install/?a#b', route: '/install/', hash: '#b' }],
    ['/guide.pdf#page=2', { kind: 'file', href: '/docs/guide.pdf#page=2' }],
    ['/img/a%20b.png', { kind: 'file', href: '/docs/img/a%20b.png' }],
    ['/notes.pdf', { kind: 'page', href: '/docs/notes.pdf/', route: '/notes.pdf/', hash: '' }],
    ['/later', { kind: 'waiting', route: '/later/' }],
    ['/instal', { kind: 'missing', route: '/instal/', hint: 'Did you mean "/install/"?' }],
  ])('%s leads to %o', (link, result) => {
    const { table } = siteOf(parts);
    const urls = { baseUrl: '/docs/', trailingSlash: true };
    expect(resolveShellLink(link, { table, urls, files: new Set(parts.staticFiles) })).toEqual(result);
  });

  it('in navbar, footer or sidebar may lead to a file, and waits for a page still to be written', () => {
    const site = siteOf({
      ...parts,
      config: {
        navbar: {
          items: [
            { type: 'link', label: 'PDF', href: '/guide.pdf' },
            { type: 'link', label: 'Later', href: '/later/' },
          ],
        },
        footer: { columns: [{ title: 'Column', links: [{ label: 'Later', href: '/later/' }] }] },
        sidebars: {
          docs: [
            'install',
            { type: 'link', label: 'PDF', href: '/guide.pdf' },
            { type: 'link', label: 'Later', href: '/later/' },
          ],
        },
      },
    });
    expect(site.diagnostics.map(formatDiagnostic)).toEqual([]);
    expect(site.navbar).toMatchObject([{ label: 'PDF', href: '/guide.pdf', external: false }]);
    expect(site.sidebars.docs).toMatchObject([{ route: '/install/' }, { href: '/guide.pdf' }]);
    expect(site.waitingLinks).toEqual(['/later/', '/later/', '/later/']);
  });
});
