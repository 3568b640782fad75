import { isRecord } from 'fieldguide';
import { normalizeRoute } from 'fieldguide/sites';
import type { SiteFacts } from './readConfig.ts';
import type { SourcePage } from './sourcePages.ts';

/**
 * The file of redirects: those of the client-redirects plugin that lead to a page, and former addresses of translations
 * (`all`: the pages of all languages).
 */
export function redirectRows(
  { redirects, baseUrl }: SiteFacts,
  pages: readonly SourcePage[],
  all: readonly SourcePage[],
): string {
  const routes = new Set(pages.map(({ route }) => route));
  const rows = new Map<string, string>();
  for (const { former, route } of all)
    if (former !== undefined && routes.has(route) && !routes.has(former)) rows.set(former, route);
  const list = [
    ...(Array.isArray(redirects?.redirects) ? redirects.redirects : []),
    ...(Array.isArray(redirects?.createRedirects) ? redirects.createRedirects : []),
  ];
  const plain = (url: string) =>
    baseUrl !== '/' && url.startsWith(baseUrl) ? url.slice(baseUrl.length - 1) : url;
  for (const entry of list.filter(isRecord))
    for (const from of Array.isArray(entry.from) ? entry.from : [entry.from]) {
      const [route, hash = ''] = plain(String(entry.to)).split(/(?=[?#])/);
      const target = normalizeRoute(route ?? '/');
      const source = normalizeRoute(plain(String(from)));
      if (/[?#\s]/.test(String(from)) || routes.has(source) || !routes.has(target)) continue;
      rows.set(source, target + hash);
    }
  return `from\tto\n${[...rows]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([from, to]) => `${from}\t${to}\n`)
    .join('')}`;
}
