import type { ResolvedLink } from '../../components/component.ts';
import type { PageLink } from '../../shared/facts.ts';
import { nearest } from '../../shared/text.ts';
import {
  decodePath,
  isExternal,
  joinPath,
  normalizeRoute,
  routeHref,
  splitLink,
  type UrlSettings,
} from '../../shared/url.ts';
import type { PageSource } from '../content/pageSource.ts';
import { fileKey } from './routes.ts';
import type { RouteTable } from './siteTypes.ts';

export interface LinkWorld {
  table: RouteTable;
  urls: UrlSettings;
  /** Redirects of the site: a link should name where they lead. */
  redirects: ReadonlyMap<string, string>;
  /** Final href of a file, by its path from the docs folder (`a/b.zip`) or the static folder (`/img/x.png`). */
  asset(page: PageSource, path: string): string | undefined;
}

/**
 * Where a link on a page leads. Understands routes, paths of `.md` files, paths relative to the file, anchors,
 * files, and full URLs. Anchors are checked later, when all pages are compiled.
 */
export function resolveLink(page: PageSource, written: string, world: LinkWorld): ResolvedLink {
  const url = written.trim();
  const { path, query, hash } = splitLink(url);
  if (isExternal(url)) return { kind: 'external', href: url };
  const target = (route: string): ResolvedLink => {
    const current = currentHash(hash, world.table.pages.get(route)?.source);
    return { kind: 'page', route, hash: current, href: routeHref(route, world.urls, query + current) };
  };
  if (path === '') {
    const current = currentHash(hash, page);
    return { kind: 'page', route: page.route, hash: current, href: query + current || '#' };
  }
  const decoded = decodePath(path);
  if (/\.mdx?$/i.test(decoded)) return toFile({ page, path: decoded, target }, world);
  for (const route of candidates(page, decoded)) {
    if (world.table.pages.has(route)) return target(route);
    if (world.table.planned.has(route))
      return { kind: 'pending', route, nearest: pageAbove(route, page, world) };
  }
  const asset = world.asset(page, decoded);
  if (asset !== undefined) return { kind: 'asset', href: asset + query + hash };
  return notFound({ page, path: decoded, target }, url, world);
}

/** An id that a page has given up leads to the one in its place. */
function currentHash(hash: string, page: PageSource | undefined): string {
  const aliases = page?.frontMatter.anchors ?? {};
  const old = decodePath(hash.slice(1));
  return Object.hasOwn(aliases, old) ? `#${aliases[old]}` : hash;
}

/** The nearest page above a route, unless the reader is there: the home page is near to nothing. */
function pageAbove(
  route: string,
  { route: here }: PageSource,
  { table, urls }: LinkWorld,
): PageLink | undefined {
  for (let above = parentOf(route); above !== '/'; above = parentOf(above)) {
    const page = table.pages.get(above);
    if (page) return above === here ? undefined : { label: page.title, href: routeHref(above, urls) };
  }
  return undefined;
}

function parentOf(route: string): string {
  return route.replace(/[^/]+\/$/, '');
}

/**
 * Routes a link may mean, the likeliest first: relative to the file's folder, to the page's own route, to the docs
 * folder, and to the site around that, where Docusaurus puts pages below `/docs/`.
 */
function candidates(page: PageSource, path: string): string[] {
  const bases = path.startsWith('/') ? [''] : [folderOf(page), page.route, parentOf(page.route), ''];
  return [...new Set(bases.map((base) => joinPath(base, path)))]
    .filter((joined) => joined !== undefined)
    .flatMap((joined) => [joined, joined.replace(/^docs\//, '')])
    .map(normalizeRoute);
}

function folderOf({ relative }: PageSource): string {
  return relative.slice(0, Math.max(0, relative.lastIndexOf('/')));
}

/** Files a link may mean: from the file, from the docs folder, and from the folder around that. */
function fileCandidates(page: PageSource, path: string): string[] {
  const bases = path.startsWith('/') ? [''] : [folderOf(page), ''];
  return bases
    .map((base) => joinPath(base, path))
    .filter((joined) => joined !== undefined)
    .flatMap((joined) => [joined, joined.replace(/^docs\//, '')]);
}

/** A link as it was read: its path, the page that it is on, and what it is if there is a page for it. */
interface ReadLink {
  page: PageSource;
  path: string;
  target: (route: string) => ResolvedLink;
}

function toFile({ page, path, target }: ReadLink, world: LinkWorld): ResolvedLink {
  const { byFile, drafts } = world.table;
  const keys = fileCandidates(page, path).map((file) => fileKey(page.root, file));
  for (const key of keys) {
    const route = byFile.get(key);
    if (route !== undefined) return target(route);
  }
  if (keys.some((key) => drafts.has(key))) return draft(path);
  const start = fileKey(page.root, '');
  const files = [...byFile.keys()].filter((key) => key.startsWith(start));
  const spelled = files.find((key) => keys.some((wanted) => wanted.toLowerCase() === key.toLowerCase()));
  const found = spelled === undefined ? undefined : target(byFile.get(spelled) ?? '/');
  if (spelled && found?.kind === 'page') return { ...found, caseOnly: spelled.slice(start.length) };
  const hint = () => {
    const wanted = keys[0]?.slice(start.length) ?? path;
    const guess = nearest(
      wanted,
      files.map((key) => key.slice(start.length)),
    );
    return guess ? `Did you mean "${guess}"?` : 'Link to a file below the docs folder, or to a route.';
  };
  return { kind: 'broken', href: path, message: `the file "${path}" does not exist.`, hint };
}

function draft(path: string): ResolvedLink {
  return {
    kind: 'broken',
    href: path,
    message: 'the page is a draft, and drafts are not built.',
    hint: 'Remove the link, or publish the page.',
  };
}

/** A path that looks like a file, unlike `/release-notes/v1.30.X`. */
const FILE = /\.[a-z][a-z0-9]{1,4}$/i;

function notFound({ page, path, target }: ReadLink, url: string, world: LinkWorld): ResolvedLink {
  const routes = candidates(page, path);
  if (routes.some((route) => world.table.drafts.has(route))) return draft(url);
  for (const route of routes) {
    const spelled = world.table.byLowerCase.get(route.toLowerCase());
    if (spelled !== undefined) {
      const resolved = target(spelled);
      return resolved.kind === 'page' ? { ...resolved, caseOnly: spelled } : resolved;
    }
  }
  const [route = normalizeRoute(path)] = routes;
  const moved = world.redirects.get(route);
  if (moved) {
    const hint = `The page has moved to ${moved}. Link to the new address.`;
    return { kind: 'broken', href: url, message: `there is no page at ${route}.`, hint };
  }
  const isFile = FILE.test(path);
  const message = isFile ? 'there is no such file, and no page.' : `there is no page at ${route}.`;
  const hint = () => {
    const guess = nearest(route, world.table.pages.keys()) ?? sameLastPart(route, world.table);
    if (guess) return `Did you mean "${guess}"?`;
    return isFile
      ? 'Put it next to the page or into the static folder.'
      : 'Link to a route of the site, or remove the link.';
  };
  return { kind: 'broken', href: url, message, hint };
}

/** A page that moved keeps its last part more often than not. */
function sameLastPart(route: string, table: RouteTable): string | undefined {
  const last = route.split('/').at(-2);
  if (!last) return undefined;
  for (const candidate of table.pages.keys()) if (candidate.split('/').at(-2) === last) return candidate;
  return undefined;
}
