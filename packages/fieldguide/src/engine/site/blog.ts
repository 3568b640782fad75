import { longDate } from '../../shared/text.ts';
import * as english from '../../shared/texts/english.ts';
import type { Translate } from '../../shared/texts/translate.ts';
import { normalizeRoute } from '../../shared/url.ts';
import type { Locale, SiteConfig } from '../config/schema.ts';
import type { PageSource } from '../content/pageSource.ts';
import { type SitePage, sourcePage } from './siteTypes.ts';
import { tagPages, tagsOf } from './tags.ts';

type BlogSettings = Exclude<SiteConfig['blog'], false>;

/** In the name of a post, or of its folders: `2026-11-21-news.md`, `team/2026-11-21-news.md`, `2026/11/21/news.md`. */
const DATE = /^(.*\/)?(\d{4})([-/])(\d{2})\3(\d{2})[-/]?(.*)$/;

/**
 * The pages of a blog: posts, newest first, lists of them, and their tag pages (specification 3: page kinds).
 * The date comes from front matter, else from the file's name: `2026-11-21-news.md`.
 */
export function blogPages(
  sources: readonly PageSource[],
  settings: BlogSettings,
  { t, locale }: { t: Translate; locale: Locale },
): SitePage[] {
  const base = normalizeRoute(settings.route);
  const tagBase = tagsRoute(settings);
  const trail = [{ label: settings.title, route: base }];
  const posts = sources
    .map((source): SitePage => ({ ...post(source, base, tagBase), trail }))
    .sort(newestFirst);
  const listed = posts.filter((page) => !page.source?.frontMatter.unlisted);
  for (const [index, page] of listed.entries()) {
    const newer = listed[index - 1];
    const older = listed[index + 1];
    if (newer) page.previous = { route: newer.route, label: newer.title };
    if (older) page.next = { route: older.route, label: older.title };
  }
  const tags = tagPages(listed, { base: tagBase, of: 'blog', trail, t });
  const toTags = tags.length > 0 ? [{ label: t(english.allTags), route: tagBase }] : [];
  return [
    ...lists(listed, { base, settings, t, locale }).map((list) => ({ ...list, tags: toTags })),
    ...posts,
    ...tags,
  ];
}

/** Route of the list of a blog's tags. */
export function tagsRoute({ route }: BlogSettings): string {
  return normalizeRoute(`${route}/tags`);
}

/** Posts of one day by their routes: the order of files must not decide. */
function newestFirst(a: SitePage, b: SitePage): number {
  const [dateA = '', dateB = ''] = [a.byline?.date, b.byline?.date];
  if (dateA !== dateB) return dateA < dateB ? 1 : -1;
  return a.route < b.route ? -1 : 1;
}

function post(source: PageSource, base: string, tagBase: string): SitePage {
  const path = source.relative.replace(/\.md$/, '').replace(/\/index$/, '');
  const match = DATE.exec(path);
  const { date, slug, authors } = source.frontMatter;
  const [, folder = '', year, separator, month, day, rest] = match ?? [];
  const name = rest && separator === '-' ? folder + rest : path;
  // Below the blog, also where it begins with a slash.
  const written = normalizeRoute(slug ?? name);
  const route = written.startsWith(base) ? written : normalizeRoute(base + written);
  return {
    ...sourcePage({ ...source, route }, 'blog-post'),
    byline: { date: date ?? (match ? `${year}-${month}-${day}` : undefined), authors: authorNames(authors) },
    tags: tagsOf({ ...source, route }, tagBase),
  };
}

function authorNames(authors: PageSource['frontMatter']['authors']): string[] {
  if (authors === undefined) return [];
  return (Array.isArray(authors) ? authors : [authors]).map((author) =>
    typeof author === 'string' ? author : author.name,
  );
}

function lists(
  posts: readonly SitePage[],
  { base, settings, t, locale }: { base: string; settings: BlogSettings; t: Translate; locale: Locale },
): SitePage[] {
  const { title, postsPerPage } = settings;
  const count = Math.max(1, Math.ceil(posts.length / postsPerPage));
  const route = (index: number) => (index === 0 ? base : normalizeRoute(`${base}/page/${index + 1}`));
  return Array.from({ length: count }, (_, index): SitePage => {
    const entries = posts.slice(index * postsPerPage, (index + 1) * postsPerPage).map((page) => ({
      label: page.title,
      route: page.route,
      description: [longDate(page.byline?.date ?? '', locale), page.description].filter(Boolean).join(' · '),
    }));
    return {
      route: route(index),
      title: index === 0 ? title : t(english.blogPageTitle, { blog: title, number: index + 1 }),
      description: '',
      kind: 'blog-list',
      entries,
      ...(index > 0
        ? { previous: { route: route(index - 1), label: t(english.blogPage, { number: index }) } }
        : {}),
      ...(index < count - 1
        ? { next: { route: route(index + 1), label: t(english.blogPage, { number: index + 2 }) } }
        : {}),
    };
  });
}
