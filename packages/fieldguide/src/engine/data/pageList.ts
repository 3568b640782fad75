import { normalizeRoute } from '../../shared/url.ts';

/** One page of the site's page list, written or still to be written. */
export interface PageListRow {
  route: string;
  title: string;
  label?: string;
  position?: number;
  /** What the page is for: `task`, `overview`, `reference` ... */
  kind?: string;
}

/**
 * Reads the page list (`planned-routes.tsv`), by route. The first row names the columns: `route`, `title`,
 * `sidebar_label`, `position`, `kind`; without it they are taken in this order. Only the route must be there.
 */
export function parsePageList(text: string): Map<string, PageListRow> {
  const rows = text
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => line.split('\t').map((cell) => cell.trim()));
  const names = rows[0]?.[0] === 'route' ? rows[0] : ['route', 'title', 'sidebar_label', 'position', 'kind'];
  const list = new Map<string, PageListRow>();
  for (const row of rows) {
    const cell = (name: string) => row[names.indexOf(name)] || undefined;
    const route = cell('route');
    if (!route?.startsWith('/')) continue;
    const position = Number(cell('position'));
    list.set(normalizeRoute(route), {
      route: normalizeRoute(route),
      title: cell('title') ?? route,
      label: cell('sidebar_label'),
      position: Number.isInteger(position) ? position : undefined,
      kind: cell('kind'),
    });
  }
  return list;
}
