import type { Diagnostic } from '../../shared/errors.ts';
import { keyPlace, type PageSource } from '../content/pageSource.ts';
import type { RouteTable, SitePage } from './siteTypes.ts';

/** Names a file in the table: its folder of pages and its path in it, with accents composed as links write them. */
export function fileKey(root: string, relative: string): string {
  return `${root}/${relative}`.normalize();
}

interface RouteOptions {
  planned: ReadonlySet<string>;
  drafts: readonly PageSource[];
  /** For messages about pages without a file. */
  configFile: string;
}

/**
 * Gives each page its route. Two pages with one route: the first one keeps it, and a warning names both files
 * (specification 2.4: duplicate routes only warn).
 */
export function buildRoutes(
  pages: readonly SitePage[],
  { planned, drafts, configFile }: RouteOptions,
): { table: RouteTable; diagnostics: Diagnostic[] } {
  const diagnostics: Diagnostic[] = [];
  const byRoute = new Map<string, SitePage>();
  const byLowerCase = new Map<string, string>();
  const byFile = new Map<string, string>();
  const placeOf = ({ source, file }: SitePage) =>
    source ? keyPlace(source, 'slug') : { file: file ?? configFile, line: 1, column: 1 };
  for (const page of pages) {
    if (page.route.split('/').includes('..')) {
      const message = `the route ${page.route} is outside the site.`;
      diagnostics.push({ code: 'route-escape', ...placeOf(page), message, hint: 'Remove the ".." parts.' });
      continue;
    }
    const { root, alsoIn = [], relative } = page.source ?? { root: undefined, relative: '' };
    if (root !== undefined)
      for (const folder of [root, ...alsoIn]) byFile.set(fileKey(folder, relative), page.route);
    const lower = page.route.toLowerCase();
    const first = byRoute.get(page.route) ?? byRoute.get(byLowerCase.get(lower) ?? '');
    if (first) {
      const left = page.source || (page.file && page.kind !== 'category') ? 'this page' : nameOf(page);
      const message =
        first.route === page.route
          ? `the route ${page.route} is already taken by ${nameOf(first)}; ${left} is left out.`
          : `the route ${page.route} differs from ${first.route} of ${nameOf(first)} only in uppercase and lowercase letters. On Windows and macOS, one page overwrites the other.`;
      const hint = 'Give one of them another slug.';
      diagnostics.push({ severity: 'warning', code: 'duplicate-route', ...placeOf(page), message, hint });
      if (first.route === page.route) continue;
    } else byLowerCase.set(lower, page.route);
    byRoute.set(page.route, page);
  }
  const unbuilt = new Set(drafts.flatMap((page) => [page.route, fileKey(page.root, page.relative)]));
  return { table: { pages: byRoute, byLowerCase, byFile, planned, drafts: unbuilt }, diagnostics };
}

function nameOf(page: SitePage): string {
  const file = page.source?.file ?? (page.kind === 'category' ? undefined : page.file);
  return file ?? `the generated page "${page.title}"`;
}

/** The part of a route that is made of a label. */
export function slugOf(label: string): string {
  return label
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
