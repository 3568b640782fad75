import { normalizeRoute } from '../shared/url.ts';

/** Reads the routes still to be written: first column of a TSV file, first row names the columns. */
export function parsePlannedRoutes(text: string): Set<string> {
  const routes = new Set<string>();
  for (const line of text.replace(/\r\n?/g, '\n').split('\n')) {
    const route = line.split('\t')[0]?.trim() ?? '';
    if (route.startsWith('/')) routes.add(normalizeRoute(route));
  }
  return routes;
}
