import { nearest } from '../../shared/text.ts';
import {
  decodePath,
  fileHref,
  isExternal,
  normalizeRoute,
  routeHref,
  splitLink,
  type UrlSettings,
} from '../../shared/url.ts';
import type { RouteTable } from './routes.ts';

export interface ShellLinkWorld {
  table: RouteTable;
  urls: UrlSettings;
  /** Files of the static folder, by their path in the output folder. */
  staticFiles: ReadonlySet<string>;
}

/** Where a link of the settings (navbar, footer, sidebar) leads. */
export type ShellLink =
  | { kind: 'page' | 'file' | 'external'; href: string }
  /** The page is still to be written: the link waits. */
  | { kind: 'waiting'; route: string }
  | { kind: 'missing'; route: string; hint: string };

/** Resolves a link of the settings: a route, a file of the static folder, or an address elsewhere. */
export function resolveShellLink(link: string, { table, urls, staticFiles }: ShellLinkWorld): ShellLink {
  if (isExternal(link)) return { kind: 'external', href: link };
  const { path, query, hash } = splitLink(link);
  const route = normalizeRoute(path);
  if (table.pages.has(route)) return { kind: 'page', href: routeHref(route, urls, query + hash) };
  const file = decodePath(path).replace(/^\//, '');
  if (staticFiles.has(file)) return { kind: 'file', href: fileHref(file, urls) + query + hash };
  if (table.planned.has(route)) return { kind: 'waiting', route };
  const guess = nearest(route, table.pages.keys());
  const hint = guess
    ? `Did you mean "${guess}"?`
    : 'Link to a route of the site or a file of its static folder.';
  return { kind: 'missing', route, hint };
}
