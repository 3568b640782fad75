import { describe, expect, it } from 'vitest';
import type { SearchRecord } from '../../search/searchTypes.ts';
import type { FrontMatter } from '../content/frontMatterSchema.ts';
import { describePage } from '../content/pageSource.ts';
import { searchPage } from './searchPage.ts';
import type { SitePage, TreeNode } from './siteTypes.ts';

const record: SearchRecord = {
  route: '/a/b/',
  anchor: '',
  title: 'B',
  heading: '',
  level: 1,
  text: 'Text',
  code: '',
};

function doc(frontMatter: FrontMatter, more: Partial<SitePage> = {}): SitePage {
  const given = { root: '/docs', relative: 'a/b.md', file: 'b.md', frontMatter, keyLines: {}, body: 'Text' };
  const source = describePage(given);
  return { route: '/a/b/', title: 'B', description: 'Text', kind: 'doc', source, ...more };
}

const category = (label: string, items: TreeNode[] = []): TreeNode => ({
  type: 'category',
  label,
  key: label,
  collapsible: true,
  collapsed: true,
  items,
});
const leaf: TreeNode = { type: 'doc', label: 'B', route: '/a/b/', unlisted: false };
const chain = [category('Guides'), category('First steps'), leaf];
const nowhere = { placeOf: () => undefined };

describe('searchPage', () => {
  it('has the records of a page, its labels above, and the words of its front matter', () => {
    const page = doc({
      description: 'What it does',
      keywords: ['other', 'words'],
      questions: [
        { id: '', text: 'What is it?' },
        { id: 'parts', text: 'its pieces' },
      ],
    });
    expect(searchPage(page, [record], { placeOf: () => ({ sidebarId: 'docs', chain }) })).toEqual({
      route: '/a/b/',
      title: 'B',
      description: 'What it does',
      keywords: ['other', 'words'],
      questions: ['What is it?'],
      breadcrumbs: ['Guides', 'First steps'],
      records: [record],
    });
  });

  it('does not count a text twice that only stands in for a description', () => {
    expect(searchPage(doc({}), [record], nowhere)?.description).toBe('');
  });

  it.each(['home', 'category', 'page'] as const)(
    'knows a %s without a file by title and description',
    (kind) => {
      const page: SitePage = { route: '/x/', title: 'X', description: 'About X', kind };
      expect(searchPage(page, [], nowhere)).toMatchObject({
        title: 'X',
        description: 'About X',
        records: [{ route: '/x/', title: 'X', anchor: '', text: 'About X', code: '' }],
      });
    },
  );

  it.each([
    ['drafts', doc({ draft: true })],
    ['unlisted pages', doc({ unlisted: true })],
    ['pages with search: false', doc({ search: false })],
    ['the search page', doc({}, { kind: 'search' })],
    ['lists of tags', doc({}, { kind: 'docs-tags' })],
    ['the pages of a tag', doc({}, { kind: 'docs-tag' })],
    ['lists of posts', doc({}, { kind: 'blog-list' })],
  ])('leaves out %s', (_, page) => {
    expect(searchPage(page, [record], nowhere)).toBeUndefined();
  });

  it('has posts and pages that say they may be found', () => {
    expect(searchPage(doc({ search: true }), [record], nowhere)).toBeDefined();
    expect(searchPage(doc({}, { kind: 'blog-post' }), [record], nowhere)).toBeDefined();
  });
});
