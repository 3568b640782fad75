import type { Diagnostic } from '../shared/errors.ts';
import type { SitePage } from './types.ts';

/** Every route of the site, with the ways links may spell it. */
export interface RouteTable {
  pages: ReadonlyMap<string, SitePage>;
  /** Route in the right spelling, by its lower-case form. */
  byLowerCase: ReadonlyMap<string, string>;
  /** Route by the page's file, named by `fileKey`. */
  byFile: ReadonlyMap<string, string>;
  /** Routes still to be written. */
  planned: ReadonlySet<string>;
}

/**
 * Gives each page its route. Two pages with one route: the first one keeps it, and a warning names both files
 * (specification 2.4: duplicate routes only warn).
 */
export function buildRoutes(
  pages: readonly SitePage[],
  planned: ReadonlySet<string>,
): { table: RouteTable; diagnostics: Diagnostic[] } {
  const diagnostics: Diagnostic[] = [];
  const byRoute = new Map<string, SitePage>();
  const byLowerCase = new Map<string, string>();
  const byFile = new Map<string, string>();
  for (const page of pages) {
    if (page.source) byFile.set(fileKey(page.source.root, page.source.relative), page.route);
    const first = byRoute.get(page.route);
    if (first) {
      diagnostics.push({
        severity: 'warning',
        code: 'duplicate-route',
        file: fileOf(page),
        line: 1,
        column: 1,
        message: `the route ${page.route} is already taken by ${fileOf(first)}; this page is left out.`,
        hint: 'Give one of them another slug.',
      });
      continue;
    }
    byRoute.set(page.route, page);
    const lower = page.route.toLowerCase();
    if (!byLowerCase.has(lower)) byLowerCase.set(lower, page.route);
  }
  return { table: { pages: byRoute, byLowerCase, byFile, planned }, diagnostics };
}

/** Names a page file: docs, pages and blog may hold files of the same name. */
export function fileKey(root: string, relative: string): string {
  return `${root}/${relative}`;
}

function fileOf(page: SitePage): string {
  return page.source?.file ?? `the generated page of the category "${page.title}"`;
}
