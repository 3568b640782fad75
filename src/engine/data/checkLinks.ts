import type { DataSets } from '../../shared/dataSet.ts';
import type { Diagnostic } from '../../shared/errors.ts';
import { parseLight } from '../../shared/lightMarkdown.ts';
import { nearest } from '../../shared/text.ts';
import { isExternal, normalizeRoute, splitLink } from '../../shared/url.ts';

/** The routes a cell may lead to. */
export interface KnownRoutes {
  has(route: string): boolean;
  keys(): Iterable<string>;
}

/** Faults of the routes in data: of a column of pages, and of the links in cells. A planned route may stand there. */
export function checkDataLinks(
  sets: DataSets,
  routes: KnownRoutes,
  severity: Diagnostic['severity'],
): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  for (const { file, columns, rows } of sets.values())
    for (const { cells, line } of rows)
      for (const { key, format } of columns)
        for (const url of linksOf(cells[key] ?? '', format === 'route')) {
          const route = normalizeRoute(splitLink(url).path);
          if (routes.has(route)) continue;
          const guess = nearest(route, routes.keys());
          diagnostics.push({
            severity,
            code: 'data-link',
            file,
            line,
            message: `the column "${key}" of this row leads to ${url}, and there is no such page.`,
            hint: guess ? `Did you mean "${guess}"?` : 'Name a page of the site, or a planned route.',
          });
        }
  return diagnostics;
}

function linksOf(cell: string, isRoute: boolean): string[] {
  if (isRoute) return cell === '' ? [] : [cell];
  const links = parseLight(cell).flatMap((part) => (part.type === 'link' ? [part.url] : []));
  return links.filter(
    (url) => !isExternal(url) && url.startsWith('/') && !/\.[a-z0-9]+$/i.test(splitLink(url).path),
  );
}
