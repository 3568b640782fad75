import type { Diagnostic } from '../../shared/errors.ts';
import * as english from '../../shared/texts/english.ts';
import type { Translate } from '../../shared/texts/translate.ts';
import { normalizeRoute } from '../../shared/url.ts';
import { keyPlace, type PageSource } from '../content/pageSource.ts';
import { slugOf } from './routes.ts';
import type { PageEntry, SitePage } from './siteTypes.ts';

interface TagOptions {
  /** Route of the list of tags: `/tags/` for docs, `/blog/tags/` for the blog. */
  base: string;
  of: 'docs' | 'blog';
  /** The pages above the list of tags. */
  trail: { label: string; route: string }[];
  t: Translate;
}

interface Tag {
  label: string;
  route: string;
  pages: PageEntry[];
}

/**
 * The tag pages of a collection: one list of all tags, one page for each tag (specification 3: page kinds).
 * No tags, no pages. Unlisted pages carry their tags but are not listed.
 */
export function tagPages(pages: readonly SitePage[], options: TagOptions): SitePage[] {
  const tags = new Map<string, Tag>();
  for (const page of pages) {
    for (const { label, route } of page.tags ?? []) {
      // A name without a letter leads to the list: see `checkTags`.
      if (route === options.base) continue;
      const tag = tags.get(route) ?? { label, route, pages: [] };
      const isIn = tag.pages.at(-1)?.route === page.route;
      if (!page.source?.frontMatter.unlisted && !isIn) {
        tag.pages.push({ label: page.title, route: page.route, description: page.description });
      }
      tags.set(route, tag);
    }
  }
  if (tags.size === 0) return [];
  const sorted = [...tags.values()].sort((a, b) => (a.label.toLowerCase() < b.label.toLowerCase() ? -1 : 1));
  const list: SitePage = {
    route: options.base,
    title: options.t(english.tags),
    description: '',
    kind: `${options.of}-tags`,
    trail: options.trail,
    entries: sorted.map(({ label, route, pages }) => ({
      label,
      route,
      description: options.t(options.of === 'docs' ? english.pages : english.posts, { count: pages.length }),
    })),
  };
  return [list, ...sorted.map((tag): SitePage => tagPage(tag, options))];
}

function tagPage(tag: Tag, { of, base, trail, t }: TagOptions): SitePage {
  const values = { count: tag.pages.length, tag: tag.label };
  const title = of === 'docs' ? t(english.docsTagTitle, values) : t(english.postTagTitle, values);
  return {
    route: tag.route,
    title,
    description: '',
    kind: `${of}-tag`,
    entries: tag.pages,
    trail: [...trail, { label: t(english.tags), route: base }],
  };
}

/**
 * The tags of a page's front matter with their routes, each once. A page where a page of tags would stand has none: it
 * would be left out for the pages that its own tags make.
 */
export function tagsOf(
  { frontMatter, route }: Pick<PageSource, 'frontMatter' | 'route'>,
  base: string,
): { label: string; route: string }[] {
  if (isTagRoute(route, base)) return [];
  const tags = (frontMatter.tags ?? []).map((tag) => {
    const label = typeof tag === 'string' ? tag : tag.label;
    const slug = typeof tag === 'string' ? tag : tag.permalink;
    return {
      label,
      route: slug.startsWith('/') ? normalizeRoute(slug) : normalizeRoute(`${base}/${slugOf(slug)}`),
    };
  });
  const isSame = (a: { label: string; route: string }, b: { label: string; route: string }) =>
    a.route === b.route && sameWords(a.label) === sameWords(b.label);
  return tags.filter(
    (tag, index) => tag.route !== route && tags.findIndex((other) => isSame(tag, other)) === index,
  );
}

/** Whether a route is that of the list of tags, or below it. */
function isTagRoute(route: string, base: string): boolean {
  return route.startsWith(normalizeRoute(base));
}

/** Tags that differ in nothing but case, spaces and marks of a sentence are one: `Load-Balancer`, `load balancer`. */
function sameWords(label: string): string {
  return label
    .toLowerCase()
    .replace(/[-_\s!?,;:'"()]+/g, ' ')
    .trim();
}

/**
 * Faults of tags: of those that would share a page though they are two (`C` and `C#`), of those whose name makes no
 * address, and of those on a page that stands at an address of tags itself. `base`: as in `TagOptions`.
 */
export function checkTags(pages: readonly SitePage[], base: string): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const first = new Map<string, { label: string; file: string }>();
  const reported = new Set<string>();
  for (const { route, source, tags = [] } of pages) {
    if (!source) continue;
    const place = keyPlace(source, 'tags');
    if (tags.length === 0 && source.frontMatter.tags?.length) {
      const message = `the tags of this page are left out: it stands at ${route}, an address of the pages of tags.`;
      const hint = 'Give it another slug.';
      diagnostics.push({ severity: 'warning', code: 'tag-page', ...place, message, hint });
    }
    for (const { label, route } of tags) {
      const known = first.get(route) ?? { label, file: source.file };
      first.set(route, known);
      const isEmpty = route === normalizeRoute(base);
      if (reported.has(label) || (!isEmpty && sameWords(known.label) === sameWords(label))) continue;
      reported.add(label);
      const message = isEmpty
        ? `the tag "${label}" has no letter or digit to make an address of.`
        : `the tags "${known.label}" (${known.file}) and "${label}" would share the page ${route}.`;
      const slug = isEmpty ? 'name' : `${route.split('/').at(-2)}-2`;
      const hint = `Give it an address: { label: "${label}", permalink: "${slug}" }.`;
      diagnostics.push({ severity: 'forgivable', code: 'tag-clash', ...place, message, hint });
    }
  }
  return diagnostics;
}
