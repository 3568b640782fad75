import { describe, expect, it } from 'vitest';
import { page, siteOf } from '../../../../../tests/support/plainSite.ts';
import { formatDiagnostic } from '../../shared/errors.ts';

const sidebars = { one: ['a', 'b', 'c'], two: ['c', 'b'] };
const siteWith = (displayed_sidebar: string | null) =>
  siteOf({
    pages: [
      page('a.md'),
      page('b.md', { displayed_sidebar }),
      page('c.md'),
      page('d.md', { displayed_sidebar }),
    ],
    config: { sidebars },
  });

describe('displayed_sidebar in front matter', () => {
  it('chooses among the sidebars that hold the page, and its neighbours there', () => {
    expect(siteWith('two').placeOf('/b/')).toMatchObject({
      sidebarId: 'two',
      previous: { route: '/c/' },
      next: undefined,
    });
  });

  it('gives a page a sidebar that does not hold it', () => {
    expect(siteWith('two').placeOf('/d/')).toEqual({ sidebarId: 'two', chain: [] });
  });

  it('takes the sidebar away when it is null', () => {
    expect(siteWith(null).placeOf('/b/')).toBeUndefined();
  });

  it('is no word that every object knows', () => {
    const site = siteWith('constructor');
    expect(site.placeOf('/d/')).toBeUndefined();
    expect(site.diagnostics).toHaveLength(2);
  });

  it('is an error with its line and the nearest name where there is no such sidebar', () => {
    expect(siteWith('tow').diagnostics.map(formatDiagnostic)).toEqual([
      'docs/b.md:2:1: error: "displayed_sidebar" names the sidebar "tow", which does not exist. Did you mean "two"?',
      'docs/d.md:2:1: error: "displayed_sidebar" names the sidebar "tow", which does not exist. Did you mean "two"?',
    ]);
  });
});
