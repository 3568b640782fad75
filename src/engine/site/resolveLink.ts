import type { ResolvedLink } from '../../components/component.ts';
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
import { stripPathPrefixes } from '../content/pageSource.ts';
import { fileKey } from './routes.ts';
import type { RouteTable } from './types.ts';

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
export function resolveLink(page: PageSource, url: string, world: LinkWorld): ResolvedLink {
  const { path, query, hash } = splitLink(url.trim());
  if (url.startsWith('pathname://'))
    return { kind: 'external', href: world.urls.baseUrl.slice(0, -1) + url.slice('pathname://'.length) };
  if (isExternal(url)) return { kind: 'external', href: url };
  const target = (route: string): ResolvedLink => ({
    kind: 'page',
    route,
    hash,
    href: routeHref(route, world.urls, query + hash),
  });
  if (path === '') return { kind: 'page', route: page.route, hash, href: query + hash || '#' };
  const decoded = decodePath(path).replace(/^@site\/(?:docs\/|static\/)?/, '/');
  if (/\.mdx?$/i.test(decoded)) return toFile(page, decoded, target, world);
  for (const route of candidates(page, decoded)) {
    const exact = lookUp(route, world);
    if (exact?.kind === 'page') return target(exact.route);
    if (exact) return exact;
  }
  const asset = /\.[a-z0-9]+$/i.test(decoded) ? world.asset(page, decoded) : undefined;
  if (asset !== undefined) return { kind: 'asset', href: asset + query + hash };
  return notFound(page, decoded, url, target, world);
}

type Found = { kind: 'page'; route: string } | { kind: 'pending'; route: string };

function lookUp(route: string, { table }: LinkWorld): Found | undefined {
  if (table.pages.has(route)) return { kind: 'page', route };
  return table.planned.has(route) ? { kind: 'pending', route } : undefined;
}

/** Routes a link may mean: absolute, relative to the file's folder, relative to the page's own route. */
function candidates(page: PageSource, path: string): string[] {
  if (path.startsWith('/')) return [normalizeRoute(path)];
  const folder = page.relative.includes('/') ? page.relative.slice(0, page.relative.lastIndexOf('/')) : '';
  const bases = [folder, page.route, page.route.replace(/[^/]+\/$/, '')];
  return [...new Set(bases.map((base) => joinPath(base, path)))]
    .filter((joined) => joined !== undefined)
    .map(normalizeRoute);
}

function toFile(
  page: PageSource,
  path: string,
  target: (route: string) => ResolvedLink,
  world: LinkWorld,
): ResolvedLink {
  const folder = page.relative.includes('/') ? page.relative.slice(0, page.relative.lastIndexOf('/')) : '';
  const file = path.startsWith('/') ? path.slice(1).replace(/^docs\//, '') : joinPath(folder, path);
  const route = file === undefined ? undefined : world.table.byFile.get(fileKey(page.root, file));
  if (route !== undefined) return target(route);
  if (file !== undefined && world.table.drafts.has(fileKey(page.root, file))) return draft(path);
  const start = fileKey(page.root, '');
  const files = [...world.table.byFile.keys()].filter((key) => key.startsWith(start));
  const spelled =
    file === undefined
      ? undefined
      : files.find((key) => key.toLowerCase() === fileKey(page.root, file).toLowerCase());
  const found = spelled === undefined ? undefined : target(world.table.byFile.get(spelled) ?? '/');
  if (spelled && found?.kind === 'page') return { ...found, caseOnly: spelled.slice(start.length) };
  // Number prefixes are what authors forget: names are compared without them.
  const named = new Map(
    files.map((key) => [stripPathPrefixes(key.slice(start.length)), key.slice(start.length)]),
  );
  const guess = named.get(nearest(stripPathPrefixes(file ?? path), named.keys()) ?? '');
  return {
    kind: 'broken',
    href: path,
    message: `the file "${path}" does not exist.`,
    hint: guess ? `Did you mean "${guess}"?` : 'Link to a file below the docs folder, or to a route.',
  };
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

function notFound(
  page: PageSource,
  path: string,
  url: string,
  target: (route: string) => ResolvedLink,
  world: LinkWorld,
): ResolvedLink {
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
  const guess = nearest(route, world.table.pages.keys()) ?? sameLastPart(route, world.table);
  const hint = moved
    ? `The page has moved to ${moved}: link there.`
    : guess
      ? `Did you mean "${guess}"?`
      : 'Link to a route of the site, or remove the link.';
  if (!moved && !guess && FILE.test(path)) {
    const where = 'Put it beside the page, or into the static folder.';
    return { kind: 'broken', href: url, message: 'there is no such file, and no page.', hint: where };
  }
  return { kind: 'broken', href: url, message: `there is no page at ${route}.`, hint };
}

/** A page that moved keeps its last part more often than not. */
function sameLastPart(route: string, table: RouteTable): string | undefined {
  const last = route.split('/').at(-2);
  if (!last) return undefined;
  for (const candidate of table.pages.keys()) if (candidate.split('/').at(-2) === last) return candidate;
  return undefined;
}
