import { describe, expect, it } from 'vitest';
import { page, siteOf } from '../../../../../tests/support/plainSite.ts';
import { docsMetadata } from './docsMetadata.ts';

const pages = [
  page('what-is-it.md', { title: 'What is it?' }),
  page('guide/index.md', { title: 'Guide' }),
  page('guide/install.md', { title: 'Install' }),
  page('guide/later.md', { title: 'Later', draft: true }),
];

describe('the docs metadata', () => {
  const { version, locale } = docsMetadata(siteOf({ pages, config: { mainDocId: 'what-is-it' } }));

  it('names the one version', () => {
    expect(version).toMatchObject({
      name: 'current',
      label: 'Next',
      isLast: true,
      path: '/',
      mainDocId: 'what-is-it',
    });
  });

  it('lists each document with id, path, sidebar and content, and drafts by id only', () => {
    expect(version.docs.find((doc) => doc.id === 'guide/install')).toEqual({
      id: 'guide/install',
      path: '/guide/install/',
      sidebar: 'docs',
      source: 'guide/install.md',
    });
    expect(version.docs.map((doc) => doc.path).sort()).toEqual([
      '/guide/',
      '/guide/install/',
      '/what-is-it/',
    ]);
    expect(version.draftIds).toEqual(['guide/later']);
  });

  it('knows where the sidebar leads', () => {
    expect(version.sidebars).toEqual({ docs: { link: { label: 'Guide', path: '/guide/' } } });
  });

  it('names the one locale, whose pages stand right below the base URL', () => {
    expect(locale).toEqual({
      label: 'English',
      direction: 'ltr',
      htmlLang: 'en',
      calendar: 'gregory',
      path: 'en',
      url: '/',
    });
    const below = docsMetadata(siteOf({ pages, config: { baseUrl: '/docs/' } }));
    expect(below.locale.url).toBe('/docs/');
    expect(below.version.path).toBe('/docs/');
  });

  it('takes the first page for the main document where none is configured', () => {
    expect(docsMetadata(siteOf({ pages })).version.mainDocId).toBe('guide/index');
    expect(docsMetadata(siteOf({})).version).toMatchObject({ docs: [], draftIds: [] });
  });
});

describe('a main document that does not exist', () => {
  const faults = (mainDocId: string) =>
    siteOf({ pages, config: { mainDocId } }).diagnostics.map(({ message, hint }) => `${message} ${hint}`);

  it('is an error with the nearest one', () => {
    expect(faults('what-is-ti')).toEqual([
      'mainDocId names the document "what-is-ti", which does not exist. Did you mean "what-is-it"?',
    ]);
  });

  it('is none where it is a draft', () => {
    expect(faults('guide/later')).toEqual([]);
  });
});
