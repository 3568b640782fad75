import type { NavNode } from '../../shared/facts.ts';
import type { Translate } from '../../shared/texts/translate.ts';
import { routeHref, type UrlSettings } from '../../shared/url.ts';
import type { Locale, SiteConfig } from '../config/schema.ts';
import type { ScanResult } from '../content/scan.ts';
import { tagsRoute } from './blog.ts';
import { checkDisplayedSidebars, checkMainDoc } from './docsMetadata.ts';
import { checkHelpIds } from './helpMap.ts';
import { resolveAnnouncement, resolveFooter, resolveNavbar, resolveTasks } from './navbar.ts';
import { buildNavTree, DEFAULT_SIDEBARS } from './navTree.ts';
import { checkRedirects, type RedirectRow } from './redirects.ts';
import { buildRoutes } from './routes.ts';
import { checkFeeds, checkPictures } from './settingsFiles.ts';
import { ShellLinks } from './shellLinks.ts';
import {
  isUnlisted,
  type PagePlace,
  type Site,
  type SitePage,
  sourcePage,
  type TreeNode,
} from './siteTypes.ts';
import { checkTags, tagPages, tagsOf } from './tags.ts';
import { branchFor, readingOrder } from './treeViews.ts';

const DOCS_TAGS = '/tags/';

export interface SiteInput {
  config: SiteConfig;
  /** The language of its pages, and the texts of the interface in it. */
  locale: Locale;
  t: Translate;
  /** The base URL of the default locale, where this is another one. */
  root?: string;
  /** Path of the config file, for messages. */
  configFile: string;
  scan: ScanResult;
  /** Pages outside the docs: home, search and those of the pages folder. */
  extraPages: readonly SitePage[];
  planned: ReadonlySet<string>;
  redirects: { rows: readonly RedirectRow[]; file: string };
  /** Files that links may lead to, by their path in the output folder. */
  files: ReadonlySet<string>;
  /** Those that differ between locales; absent: all. */
  ownFiles?: ReadonlySet<string>;
  /** Drafts are shown while writing, never built. */
  drafts: boolean;
}

/**
 * Generated pages that other parts of the site lead to, such as the results of the search box: a page of a writer with
 * the same route is left out, with a warning.
 */
function isKept({ kind, source }: SitePage): boolean {
  return source === undefined && /^(?:search|downloads|docs-tags?|blog-list|blog-tags?)$/.test(kind);
}

/** The documents that get their routes: `buildRoutes` leaves the others out. */
function withOwnRoutes<Page extends SitePage>(docs: readonly Page[], kept: readonly SitePage[]): Page[] {
  const taken = new Set(kept.map(({ route }) => route));
  return docs.filter(({ route }) => {
    const isFree = !taken.has(route);
    taken.add(route);
    return isFree;
  });
}

/** Turns what the files say into the site: routes, navigation tree, navbar, redirects. Pure. */
export function createSite(input: SiteInput): Site {
  const { config, scan, locale, t } = input;
  const urls: UrlSettings = {
    baseUrl: config.baseUrl,
    trailingSlash: config.trailingSlash,
    ...(input.root === undefined ? {} : { root: input.root }),
  };
  const drafts = scan.pages.filter((page) => page.frontMatter.draft);
  const docs = input.drafts ? scan.pages : scan.pages.filter((page) => !page.frontMatter.draft);
  const draftIds = new Set(drafts.map((page) => page.id));
  const docPages = docs.map((source) => ({
    ...sourcePage(source, 'doc'),
    source,
    tags: tagsOf(source, DOCS_TAGS),
  }));
  const tagged = (pages: readonly SitePage[]) =>
    tagPages(pages, { base: DOCS_TAGS, of: 'docs', trail: [], t });
  const shown = withOwnRoutes(docPages, [...input.extraPages, ...tagged(docPages)].filter(isKept));
  const tags = tagged(shown);
  // A document that another page replaces cannot be named: a warning says so.
  const shownIds = new Set(shown.map(({ source }) => source.id));
  const hiddenIds = new Set([...draftIds, ...docs.map(({ id }) => id).filter((id) => !shownIds.has(id))]);
  const tree = buildNavTree({
    scan,
    pages: shown.map(({ source }) => source),
    draftIds: hiddenIds,
    sidebars: config.sidebars ?? DEFAULT_SIDEBARS,
    configFile: input.configFile,
  });
  const pages = [...docPages, ...input.extraPages, ...tree.generated, ...tags].sort(
    (a, b) => Number(isKept(b)) - Number(isKept(a)),
  );
  const taken = new Set(docs.map((page) => page.route));
  // Pages that nothing asks for (the default home page, the index of a folder) give way to those of the site's own.
  const asked = (page: SitePage) => !page.implicit || !taken.has(page.route);
  const { table, diagnostics } = buildRoutes(pages.filter(asked), {
    planned: input.planned,
    drafts: input.drafts ? [] : drafts,
    configFile: input.configFile,
  });
  const redirects = checkRedirects(input.redirects, table, urls);
  const { files, ownFiles, configFile } = input;
  const links = new ShellLinks({ table, urls, files, ownFiles, configFile });
  const sidebars = links.inSidebars(tree.sidebars);
  const docsById = new Map<string, SitePage>(shown.map((page) => [page.source.id, page]));
  const navbar = resolveNavbar({
    urls,
    sidebars,
    docs: docsById,
    draftIds: hiddenIds,
    config,
    locale,
    links,
  });
  const footer = resolveFooter({ config, links });
  const announcement = resolveAnnouncement({ config, links });
  const tasks = resolveTasks({ config, links });
  const { blog } = config;
  const posts = input.extraPages.filter(({ kind }) => kind === 'blog-post');
  const places = placePages(sidebars);
  const displayed = checkDisplayedSidebars(docs, sidebars);
  return {
    config,
    locale,
    t,
    urls,
    table,
    sidebars,
    navbar,
    footer,
    announcement,
    tasks,
    redirects: redirects.live,
    redirectMap: new Map(redirects.live.map((redirect) => [redirect.from, redirect.to.route])),
    waitingRedirects: redirects.waiting,
    waitingLinks: links.waiting,
    anchorLinks: [...links.anchors, ...redirects.anchors],
    draftIds,
    placeOf: (route) => placeOf(route, { places, sidebars, pages: table.pages }),
    branchOf: createBranches(sidebars, urls),
    diagnostics: [
      ...scan.diagnostics,
      ...tree.diagnostics,
      ...links.diagnostics,
      ...diagnostics,
      ...redirects.diagnostics,
      ...displayed,
      ...checkHelpIds(table.pages.values()),
      ...checkTags(shown, DOCS_TAGS),
      ...checkTags(posts, blog ? tagsRoute(blog) : ''),
      ...checkPictures(config, files, configFile),
      ...checkFeeds(config, table, configFile),
      ...checkMainDoc({ config, table, draftIds }, configFile),
    ],
  };
}

/** Branches by sidebar and innermost open category. An unlisted page is in its own branch, so it has a separate one. */
function createBranches(
  sidebars: Readonly<Record<string, readonly TreeNode[]>>,
  urls: UrlSettings,
): (place: PagePlace) => NavNode[] {
  const known = new Map<string, NavNode[]>();
  const href = (route: string) => routeHref(route, urls);
  return ({ sidebarId, chain }) => {
    const make = () => branchFor(sidebars[sidebarId] ?? [], chain, href);
    const last = chain.at(-1);
    if (last && isUnlisted(last)) return make();
    const open = chain.findLast((node) => node.type === 'category');
    const key = `${sidebarId}\n${open?.type === 'category' ? open.key : ''}`;
    const branch = known.get(key) ?? make();
    known.set(key, branch);
    return branch;
  };
}

/** By route, then by sidebar; of a page in several sidebars, the first comes first. */
type Places = Map<string, Map<string, PagePlace>>;

/** One walk over all sidebars. */
function placePages(sidebars: Readonly<Record<string, readonly TreeNode[]>>): Places {
  const places: Places = new Map();
  for (const [sidebarId, tree] of Object.entries(sidebars)) {
    const order = readingOrder(tree);
    const positions = new Map(order.map((entry, index) => [entry.route, index]));
    const visit = (nodes: readonly TreeNode[], above: readonly TreeNode[]) => {
      for (const node of nodes) {
        if (node.type !== 'doc' && node.type !== 'category') continue;
        const chain = [...above, node];
        if (node.route !== undefined) {
          const known = places.get(node.route) ?? new Map<string, PagePlace>();
          places.set(node.route, known);
          const at = positions.get(node.route);
          const neighbours = at === undefined ? {} : { previous: order[at - 1], next: order[at + 1] };
          if (!known.has(sidebarId)) known.set(sidebarId, { sidebarId, chain, ...neighbours });
        }
        if (node.type === 'category') visit(node.items, chain);
      }
    };
    visit(tree, []);
  }
  return places;
}

interface PlaceWorld {
  places: Places;
  sidebars: Readonly<Record<string, unknown>>;
  pages: ReadonlyMap<string, SitePage>;
}

/** A page belongs to the first sidebar that has it, unless `displayed_sidebar` names another one, or none. */
function placeOf(route: string, { places, sidebars, pages }: PlaceWorld): PagePlace | undefined {
  const wanted = pages.get(route)?.source?.frontMatter.displayed_sidebar;
  if (wanted === null) return undefined;
  const known = places.get(route);
  if (wanted === undefined || !Object.hasOwn(sidebars, wanted)) return known?.values().next().value;
  return known?.get(wanted) ?? { sidebarId: wanted, chain: [] };
}
