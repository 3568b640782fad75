import { describe, expect, it } from 'vitest';
import { page } from '../../../../../tests/support/plainSite.ts';
import { formatDiagnostic } from '../../shared/errors.ts';
import type { PageSource } from '../content/pageSource.ts';
import { buildRoutes, fileKey } from './routes.ts';
import type { SitePage } from './siteTypes.ts';

const doc = (source: PageSource): SitePage => ({
  route: source.route,
  title: source.title,
  description: '',
  kind: 'doc',
  source,
});
const generated = (route: string, title: string): SitePage => ({
  route,
  title,
  description: '',
  kind: 'category',
});
const build = (pages: SitePage[], drafts: PageSource[] = []) =>
  buildRoutes(pages, { planned: new Set(), drafts, configFile: 'site/site.config.ts' });
const faults = (pages: SitePage[]) => build(pages).diagnostics.map(formatDiagnostic);

describe('the routes of a site', () => {
  it('lead to their pages, also by lower case and by file', () => {
    const { table, diagnostics } = build([doc(page('Guide.md')), doc(page('a/b.md'))]);
    expect([...table.pages.keys()]).toEqual(['/Guide/', '/a/b/']);
    expect(table.byLowerCase.get('/guide/')).toBe('/Guide/');
    expect(table.byFile.get(fileKey('/docs', 'a/b.md'))).toBe('/a/b/');
    expect(diagnostics).toEqual([]);
  });

  it('find a file whose accents the disk keeps apart', () => {
    const { table } = build([doc(page('u\u0308ber.md'))]);
    expect(table.byFile.get(fileKey('/docs', 'über.md'))).toBe('/über/');
  });

  it('tell files of two folders of pages apart', () => {
    expect(fileKey('/docs', 'a.md')).not.toBe(fileKey('/pages', 'a.md'));
  });

  it('that two pages want go to the first, and the warning names both files', () => {
    const pages = [doc(page('a.md')), doc(page('b.md', { title: 'B', slug: '/a' }))];
    expect(build(pages).table.pages.get('/a/')?.source?.file).toBe('docs/a.md');
    expect(faults(pages)).toEqual([
      'docs/b.md:3:1: warning: the route /a/ is already taken by docs/a.md; this page is left out. Give one of them another slug.',
    ]);
  });

  it('that a page without a file of its own wants name the page', () => {
    expect(faults([generated('/a/', 'One'), generated('/a/', 'Two')])).toEqual([
      'site/site.config.ts:1:1: warning: the route /a/ is already taken by the generated page "One"; the generated page "Two" is left out. Give one of them another slug.',
    ]);
  });

  it('that differ by case alone are two, with a warning that names both', () => {
    const pages = [doc(page('Guide.md')), doc(page('b.md', { title: 'B', slug: '/guide' }))];
    expect([...build(pages).table.pages.keys()]).toEqual(['/Guide/', '/guide/']);
    expect(faults(pages)).toEqual([
      'docs/b.md:3:1: warning: the route /guide/ differs from /Guide/ of docs/Guide.md only in uppercase and lowercase letters. On Windows and macOS, one page overwrites the other. Give one of them another slug.',
    ]);
  });

  it('that lead out of the site are errors', () => {
    expect(faults([generated('/../etc/', 'Bad')])).toEqual([
      'site/site.config.ts:1:1: error: the route /../etc/ is outside the site. Remove the ".." parts.',
    ]);
    expect(build([generated('/../etc/', 'Bad')]).table.pages.size).toBe(0);
  });

  it('of drafts are known, by route and by file', () => {
    const { table } = build([], [page('a.md')]);
    expect([...table.drafts]).toEqual(['/a/', fileKey('/docs', 'a.md')]);
  });
});
