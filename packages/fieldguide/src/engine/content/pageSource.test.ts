import { describe, expect, it } from 'vitest';
import { page } from '../../../../../tests/support/plainSite.ts';
import { describePage, isIndexName } from './pageSource.ts';

describe('the route and id of a page', () => {
  it.each([
    ['index.md', {}, '/', 'index'],
    ['README.md', {}, '/', 'README'],
    ['install.md', {}, '/install/', 'install'],
    ['guides/index.md', {}, '/guides/', 'guides/index'],
    ['guides/README.md', {}, '/guides/', 'guides/README'],
    ['guides/guides.md', {}, '/guides/', 'guides/guides'],
    ['release-notes/v1.30.X.md', {}, '/release-notes/v1.30.X/', 'release-notes/v1.30.X'],
    ['cis_scan110.md', {}, '/cis_scan110/', 'cis_scan110'],
    ['Guide.md', {}, '/Guide/', 'Guide'],
    ['Mein Dokument.md', {}, '/Mein Dokument/', 'Mein Dokument'],
    ['über.md', {}, '/über/', 'über'],
    ['guides/install.md', { slug: '/setup' }, '/setup/', 'guides/install'],
    ['guides/install.md', { slug: '/' }, '/', 'guides/install'],
    ['guides/install.md', { slug: 'setup' }, '/guides/setup/', 'guides/install'],
    ['guides/install.md', { slug: './setup' }, '/guides/setup/', 'guides/install'],
    ['guides/install.md', { slug: '../setup' }, '/setup/', 'guides/install'],
    ['guides/index.md', { slug: '/start/' }, '/start/', 'guides/index'],
    ['guides/install.md', { id: 'setup' }, '/guides/setup/', 'guides/setup'],
    ['guides/install.md', { id: 'setup', slug: '/x' }, '/x/', 'guides/setup'],
    ['01-guides/02-install.md', {}, '/01-guides/02-install/', '01-guides/02-install'],
  ])('%s with %o stands at %s', (relative, frontMatter, route, id) => {
    expect(page(relative, frontMatter)).toMatchObject({ route, id });
  });
});

describe('the title of a page', () => {
  it.each([
    ['install.md', { title: 'From front matter' }, '# From text', 'From front matter'],
    ['install.md', {}, '# From text', 'From text'],
    ['install.md', {}, 'No heading', 'install'],
    ['deep.md', {}, `${'*a '.repeat(4_000)}${'a* '.repeat(4_000)}`, 'deep'],
    ['install.md', {}, '# ![](logo.png)', 'install'],
    ['guides/index.md', {}, '', 'guides'],
    ['guides/README.md', {}, '', 'README'],
    ['index.md', {}, '', 'index'],
  ])('of %s with %o and %j is %s', (relative, frontMatter, body, title) => {
    expect(page(relative, frontMatter, body).title).toBe(title);
  });
});

describe('the position of a page', () => {
  it.each([
    ['02-install.md', { sidebar_position: 7 }, 7],
    ['install.md', { sidebar_position: 0 }, 0],
    ['install.md', {}, undefined],
  ])('of %s with %o is %s', (relative, frontMatter, position) => {
    expect(page(relative, frontMatter).position).toBe(position);
  });
});

describe('the product in a page’s own texts', () => {
  const product = { name: 'Acme Base', slug: 'acme-base' };
  const describeBody = (body: string) =>
    describePage(
      { root: '/docs', relative: 'a.md', file: 'docs/a.md', frontMatter: {}, keyLines: {}, body },
      { product },
    );

  it('stands in the title and description that come from its text', () => {
    expect(describeBody('# What is {product}?\n\n{product} finds devices.')).toMatchObject({
      title: 'What is Acme Base?',
      description: 'Acme Base finds devices.',
    });
  });

  it('stays literal where its author says so', () => {
    expect(describeBody('# The \\{product} token').title).toBe('The {product} token');
  });
});

describe('an index page', () => {
  it.each([
    ['index', 'guides', true],
    ['README', 'guides', true],
    ['readme', '', true],
    ['Index', '', true],
    ['guides', 'guides', true],
    ['Guides', 'a/guides', true],
    ['guides', 'guides/deep', false],
    ['guides', '', false],
    ['', '', false],
    ['index2', 'guides', false],
  ])('%s in the folder "%s": %s', (name, folder, expected) => {
    expect(isIndexName(name, folder)).toBe(expected);
  });
});
