import type { Diagnostic } from '../../shared/errors.ts';
import type { Breadcrumb, PageDetails, PageLink, TocItem } from '../../shared/facts.ts';
import { hintFor, longDate } from '../../shared/text.ts';
import * as english from '../../shared/texts/english.ts';
import { encodePath, routeHref } from '../../shared/url.ts';
import type { SiteConfig } from '../config/schema.ts';
import type { CompiledPage } from '../content/compile.ts';
import { keyPlace, type PageSource } from '../content/pageSource.ts';
import { isTranslated, type Site, type SitePage } from './siteTypes.ts';
import { breadcrumbsOf } from './treeViews.ts';

/** `Trimmed title | Site title` (specification 2.4); the home page carries the site title alone. */
export function documentTitle(title: string, site: { title: string; titleDelimiter: string }): string {
  const trimmed = title.trim();
  return trimmed === '' || trimmed === site.title
    ? site.title
    : `${trimmed}${site.titleDelimiter}${site.title}`;
}

/** All that is said around the article of one page; `changed`: by version control, where front matter says nothing. */
export function pageFacts(
  page: SitePage,
  { headings, changed }: Pick<CompiledPage, 'headings'> & { changed?: string | undefined },
  site: Site,
): PageDetails {
  const { config, urls } = site;
  const matter = page.source?.frontMatter ?? {};
  const place = site.placeOf(page.route);
  const href = (route: string) => routeHref(route, urls);
  const home = { label: site.t(english.home), href: href('/') };
  const beside = (side: 'previous' | 'next', configured: string | null | undefined) => {
    const own = page[side];
    if (own) return { label: own.label, href: href(own.route) };
    return place && neighbour(configured, place[side], site);
  };
  return {
    route: page.route,
    kind: page.kind,
    title: page.title,
    documentTitle: documentTitle(page.title, config),
    description: page.description,
    canonical: config.url ? new URL(href(page.route), config.url).href : '',
    breadcrumbs: place ? breadcrumbsOf(place.chain, home, href) : trailOf(page, home, href),
    toc: tableOfContents(page.source, headings, config),
    tags: (page.tags ?? []).map(({ label, route }) => ({ label, href: href(route) })),
    sidebar: place && { id: place.sidebarId, branch: site.branchOf(place) },
    previous: beside('previous', matter.pagination_prev),
    next: beside('next', matter.pagination_next),
    editUrl: editUrl(page, site),
    lastUpdated: lastUpdated(page, site, changed),
    unlisted: matter.unlisted,
    draft: matter.draft,
  };
}

/** The breadcrumbs of a page outside of the sidebars; none where nothing but the home page is above it. */
function trailOf(
  { trail = [], title }: SitePage,
  home: PageLink,
  href: (route: string) => string,
): Breadcrumb[] {
  if (trail.length === 0) return [];
  return [home, ...trail.map(({ label, route }) => ({ label, href: href(route) })), { label: title }];
}

/** The headings that the table of contents of a page lists, by the settings and by its front matter. */
export function tableOfContents(
  page: Pick<PageSource, 'frontMatter'> | undefined,
  headings: readonly TocItem[],
  config: Pick<SiteConfig, 'toc'>,
): TocItem[] {
  const matter = page?.frontMatter ?? {};
  if (matter.hide_table_of_contents) return [];
  const min = matter.toc_min_heading_level ?? config.toc.minLevel;
  const max = matter.toc_max_heading_level ?? config.toc.maxLevel;
  return headings.filter((heading) => heading.level >= min && heading.level <= max);
}

function neighbour(
  configured: string | null | undefined,
  derived: { route: string; label: string } | undefined,
  site: Site,
): PageLink | undefined {
  if (configured === null) return undefined;
  const named = configured === undefined ? undefined : docById(configured, site);
  const route = named?.route ?? derived?.route;
  if (route === undefined) return undefined;
  const matter = site.table.pages.get(route)?.source?.frontMatter;
  const label = matter?.pagination_label ?? matter?.sidebar_label ?? named?.title ?? derived?.label ?? route;
  return { label, href: routeHref(route, site.urls) };
}

function docById(id: string, site: Site): SitePage | undefined {
  for (const page of site.table.pages.values()) if (page.source?.id === id) return page;
  return undefined;
}

/** A translation lies beside the docs folder that the address names. */
function editUrl(page: SitePage, { config, locale, urls }: Site): string | undefined {
  const custom = page.source?.frontMatter.custom_edit_url;
  if (custom !== undefined) return custom ?? undefined;
  if (!page.source || page.kind !== 'doc' || !config.editUrl) return undefined;
  const docs = config.editUrl.replace(/\/$/, '');
  const isOwn = urls.root !== undefined && isTranslated(page);
  const folder = isOwn ? docs.replace(/\/[^/]*$/, `/i18n/${locale.code}/docs`) : docs;
  return `${folder}/${encodePath(page.source.relative)}`;
}

function lastUpdated(
  page: SitePage,
  { locale }: Site,
  fromGit: string | undefined,
): PageDetails['lastUpdated'] {
  const { date = fromGit, author } = page.source?.frontMatter.last_update ?? {};
  return date || author ? { date, author, shown: date && longDate(date, locale) } : undefined;
}

/** Front matter that names a page which does not exist: a fault with the page's own line. */
export function checkFrontMatterLinks(site: Site): Diagnostic[] {
  const sources = [...site.table.pages.values()].flatMap(({ source }) => source ?? []);
  const ids = new Set(sources.map(({ id }) => id));
  return sources.flatMap((source) =>
    (['pagination_prev', 'pagination_next'] as const).flatMap((key): Diagnostic[] => {
      const id = source.frontMatter[key];
      if (!id || ids.has(id)) return [];
      const message = `${key} names the document "${id}", which does not exist.`;
      const hint = hintFor(id, ids, 'Use the path of the file without its extension.');
      const code = 'broken-front-matter-link';
      return [{ severity: 'forgivable', code, ...keyPlace(source, key), message, hint }];
    }),
  );
}
