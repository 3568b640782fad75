import type { Diagnostic } from '../../shared/errors.ts';
import { hintFor } from '../../shared/text.ts';
import { routeHref } from '../../shared/url.ts';
import { keyPlace, type PageSource } from '../content/pageSource.ts';
import type { Site, SitePage } from './siteTypes.ts';
import { readingOrder } from './treeViews.ts';

/**
 * What the site is made of, as data: for tests and other tools. Pages do not load it. The docs version and its
 * documents are those of the specification (1 and 3).
 */
export function docsMetadata(site: Site) {
  const { config, urls } = site;
  const href = (route: string) => routeHref(route, urls);
  const docs = docPages(site);
  const version = {
    ...config.docsVersion,
    /** There is one version, so it is the last one. */
    isLast: true,
    path: href('/'),
    mainDocId: mainDoc(site, docs)?.source.id,
    docs: docs.map(({ route, source }) => ({
      /** Path-like: `getstarted/deploy`. */
      id: source.id,
      path: href(route),
      sidebar: site.placeOf(route)?.sidebarId,
      /** The content: the file's path below the docs folder. */
      source: source.relative,
    })),
    draftIds: [...site.draftIds].sort(),
    /** Where each sidebar leads: to its first page. */
    sidebars: Object.fromEntries(
      Object.entries(site.sidebars).map(([id, nodes]) => {
        const first = readingOrder(nodes)[0];
        return [id, { link: first && { label: first.label, path: href(first.route) } }];
      }),
    ),
  };
  const { label, htmlLang, direction, calendar, path } = site.locale;
  return { version, locale: { label, htmlLang, direction, calendar, path, url: urls.baseUrl } };
}

/** A configured main document that is not there is an error, unless it is a draft (specification 8). */
export function checkMainDoc(
  site: Pick<Site, 'config' | 'table' | 'draftIds'>,
  configFile: string,
): Diagnostic[] {
  const { mainDocId } = site.config;
  if (mainDocId === undefined || site.draftIds.has(mainDocId)) return [];
  const ids = docPages(site).map(({ source }) => source.id);
  if (ids.includes(mainDocId)) return [];
  const message = `mainDocId names the document "${mainDocId}", which does not exist.`;
  const hint = hintFor(mainDocId, ids, 'Use the path of its file without the extension.');
  return [{ code: 'main-doc', file: configFile, message, hint }];
}

type DocPage = SitePage & Required<Pick<SitePage, 'source'>>;

function docPages({ table }: Pick<Site, 'table'>): DocPage[] {
  return [...table.pages.values()].filter(
    (page): page is DocPage => page.kind === 'doc' && page.source !== undefined,
  );
}

/** The configured one; else the page at the top, else the first of the first sidebar. */
function mainDoc({ config, sidebars }: Site, docs: readonly DocPage[]): DocPage | undefined {
  const first = Object.values(sidebars).flatMap(readingOrder)[0]?.route;
  return (
    docs.find((page) => page.source.id === config.mainDocId) ??
    docs.find((page) => page.route === '/') ??
    docs.find((page) => page.route === first)
  );
}

/** Faults of `displayed_sidebar` in front matter: it must name a sidebar of the site. */
export function checkDisplayedSidebars(
  pages: readonly PageSource[],
  sidebars: Readonly<Record<string, unknown>>,
): Diagnostic[] {
  const ids = Object.keys(sidebars);
  return pages.flatMap((page): Diagnostic[] => {
    const wanted = page.frontMatter.displayed_sidebar;
    if (wanted === undefined || wanted === null || ids.includes(wanted)) return [];
    const message = `"displayed_sidebar" names the sidebar "${wanted}", which does not exist.`;
    const hint = hintFor(wanted, ids, `Known sidebars: ${ids.join(', ')}.`);
    return [{ code: 'displayed-sidebar', ...keyPlace(page, 'displayed_sidebar'), message, hint }];
  });
}
