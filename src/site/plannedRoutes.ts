import { normalizeRoute } from '../shared/url.ts';

/** Reads the routes still to be written: first column of a TSV file, first row names the columns. */
export function parsePlannedRoutes(text: string): Set<string> {
  return new Set(parsePlannedTitles(text).keys());
}

/** The routes still to be written with their titles, the second column; the route itself where there is none. */
export function parsePlannedTitles(text: string): Map<string, string> {
  const titles = new Map<string, string>();
  for (const line of text.replace(/\r\n?/g, '\n').split('\n')) {
    const [route = '', title = ''] = line.split('\t').map((cell) => cell.trim());
    if (route.startsWith('/')) titles.set(normalizeRoute(route), title || route);
  }
  return titles;
}
