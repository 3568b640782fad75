import { formatDiagnostic } from 'fieldguide';
import type { FrontMatter } from 'fieldguide/testing';
import { describe, expect, it } from 'vitest';
import { contextOf, readPage } from '../../../tests/support/lintPage.ts';
import { page } from '../../../tests/support/plainSite.ts';
import { type LintOptions, lintPages } from './lintPages.ts';

const GOOD: FrontMatter = {
  title: 'Ports',
  description: 'x'.repeat(120),
  keywords: ['a', 'b', 'c', 'd', 'e'],
};
const LINKS = ['/w/', '/x/', '/y/', '/z/'];
const found = (sources: readonly ReturnType<typeof page>[], options: Partial<LintOptions> = {}) =>
  lintPages(
    sources.map((source) => readPage(source, [...LINKS, source.route])),
    { ...contextOf(), ...options },
  );
/** What all rules say of these pages, except that no other page links to them: each is the only page. */
const lintAll = (...args: Parameters<typeof found>) =>
  found(...args)
    .filter(({ code }) => code !== 'orphan')
    .map(formatDiagnostic);
const lint = (relative: string, matter: FrontMatter, body = '') => lintAll([page(relative, matter, body)]);

describe('the rules for our own pages', () => {
  it('pass a page that keeps them', () => {
    expect(lint('a/ports.md', GOOD)).toEqual([]);
    expect(lint('a/ports.md', { ...GOOD, description: 'x'.repeat(110) })).toEqual([]);
    expect(lint('a/ports.md', { ...GOOD, description: 'x'.repeat(160) })).toEqual([]);
  });

  it.each([
    [
      'a/ports.md',
      { ...GOOD, description: 'x'.repeat(109) },
      'docs/a/ports.md:3:1: error: the description has 109 characters. Write 110 to 160.',
    ],
    [
      'a/ports.md',
      { ...GOOD, description: 'x'.repeat(161) },
      'docs/a/ports.md:3:1: error: the description has 161 characters. Write 110 to 160.',
    ],
    [
      'a/ports.md',
      { ...GOOD, keywords: ['a'] },
      'docs/a/ports.md:4:1: error: the page has 1 keyword. Add at least 5 other words that readers would type.',
    ],
    [
      'a/ports.md',
      { title: 'X', description: 'x'.repeat(120) },
      'docs/a/ports.md:1:1: error: the page has 0 keywords. Add at least 5 other words that readers would type.',
    ],
  ] as [string, FrontMatter, string][])('name what is wrong in %s with %o', (relative, matter, message) => {
    expect(lint(relative, matter)).toEqual([message]);
  });

  it('name both places of a passage that stands on two pages', () => {
    const words = 'one two three four five six seven eight nine ten eleven twelve';
    expect(lintAll([page('a.md', GOOD, `Intro\n\n${words}`), page('b.md', GOOD, words)])).toEqual([
      `docs/b.md:1:1: error: the same twelve words are in docs/a.md:3: "${words}". Write the sentence differently on this page.`,
    ]);
  });

  it('name a page that no other links to', () => {
    expect(found([page('a.md', GOOD), page('x.md', GOOD)]).map(formatDiagnostic)).toEqual([
      'docs/a.md:1:1: error: no page links to /a/. Link to it from the pages whose readers need it.',
    ]);
  });

  it('come in the order of the page, with places in the text as it is written', () => {
    const body = 'Use {product} for simply all.\n\n### Deep\n\nMore simply.';
    expect(lintAll([page('a.md', GOOD, body)]).map((line) => line.slice(0, 20))).toEqual([
      'docs/a.md:1:19: erro',
      'docs/a.md:3:5: error',
      'docs/a.md:5:6: error',
    ]);
  });
});
