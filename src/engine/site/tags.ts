import { plural } from '../../shared/text.ts';
import { normalizeRoute } from '../../shared/url.ts';
import type { PageSource } from '../content/pageSource.ts';
import { slugOf } from './routes.ts';
import type { PageEntry, SitePage } from './types.ts';

export interface TagOptions {
  /** Route of the list of tags: `/tags/` for docs, `/blog/tags/` for the blog. */
  base: string;
  of: 'docs' | 'blog';
  /** What one tagged page is called. */
  noun: 'page' | 'post';
  /** The pages above the list of tags. */
  trail: { label: string; route: string }[];
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
      const tag = tags.get(route) ?? { label, route, pages: [] };
      if (!page.source?.frontMatter.unlisted) {
        tag.pages.push({ label: page.title, route: page.route, description: page.description });
      }
      tags.set(route, tag);
    }
  }
  if (tags.size === 0) return [];
  const sorted = [...tags.values()].sort((a, b) => (a.label.toLowerCase() < b.label.toLowerCase() ? -1 : 1));
  const list: SitePage = {
    route: options.base,
    title: 'Tags',
    description: '',
    kind: `${options.of}-tags`,
    trail: options.trail,
    entries: sorted.map(({ label, route, pages }) => ({
      label,
      route,
      description: plural(pages.length, options.noun),
    })),
  };
  return [list, ...sorted.map((tag): SitePage => tagPage(tag, options))];
}

function tagPage(tag: Tag, { of, base, noun, trail }: TagOptions): SitePage {
  const title = `${plural(tag.pages.length, noun)} tagged with “${tag.label}”`;
  return {
    route: tag.route,
    title,
    description: '',
    kind: `${of}-tag`,
    entries: tag.pages,
    trail: [...trail, { label: 'Tags', route: base }],
  };
}

/** The tags of a page's front matter with their routes; of those that lead to one page the first. */
export function tagsOf({ frontMatter }: PageSource, base: string): { label: string; route: string }[] {
  const tags = (frontMatter.tags ?? []).map((tag) => {
    const label = typeof tag === 'string' ? tag : tag.label;
    const slug = typeof tag === 'string' ? tag : tag.permalink;
    return {
      label,
      route: slug.startsWith('/') ? normalizeRoute(slug) : normalizeRoute(`${base}/${slugOf(slug)}`),
    };
  });
  return tags.filter(({ route }, index) => tags.findIndex((tag) => tag.route === route) === index);
}
