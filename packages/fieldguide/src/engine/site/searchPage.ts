import type { SearchPage, SearchRecord } from '../../search/searchTypes.ts';
import type { PageKind } from '../../shared/facts.ts';
import type { Site, SitePage } from './siteTypes.ts';

/** Kinds of pages that readers look for; lists of tags and posts only lead to these. */
const FOUND: ReadonlySet<PageKind> = new Set(['home', 'doc', 'category', 'page', 'blog-post']);

/** Whether search may lead to a page: not to drafts, unlisted pages, and those with `search: false`. */
export function isSearchable({ kind, source }: SitePage): boolean {
  const { draft, unlisted, search } = source?.frontMatter ?? {};
  return FOUND.has(kind) && !draft && !unlisted && search !== false;
}

/** The list of other pages at the end of each: it says what those are about, not this one. */
const RELATED = 'Related pages';

/**
 * What search knows of a page, or undefined where it must not lead to it. A page without a text of its own
 * (home, a generated index, a component) is known by its title and description.
 */
export function searchPage(
  page: SitePage,
  records: readonly SearchRecord[],
  site: Pick<Site, 'placeOf'>,
): SearchPage | undefined {
  if (!isSearchable(page)) return undefined;
  const { route, title, source } = page;
  const matter = source?.frontMatter ?? {};
  const chain = site.placeOf(route)?.chain ?? [];
  const last = chain.at(-1);
  const label = last && 'label' in last ? last.label : title;
  return {
    route,
    title,
    ...(label.toLowerCase() === title.toLowerCase() ? {} : { label }),
    // A description that was taken from the text is in the records already.
    description: source ? (matter.description ?? '') : page.description,
    keywords: matter.keywords ?? [],
    questions: (matter.questions ?? []).flatMap(({ id, text }) => (id === '' ? [text] : [])),
    breadcrumbs: chain.slice(0, -1).flatMap((node) => (node.type === 'category' ? [node.label] : [])),
    records: source
      ? records.filter(({ heading }) => heading !== RELATED)
      : [{ route, title, anchor: '', heading: '', level: 1, text: page.description, code: '' }],
  };
}
