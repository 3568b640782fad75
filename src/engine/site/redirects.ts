import type { Diagnostic } from '../../shared/errors.ts';
import { hintFor } from '../../shared/text.ts';
import { decodePath, normalizeRoute, splitLink } from '../../shared/url.ts';
import type { Redirect, RouteTable } from './types.ts';

export interface RedirectRow {
  from: string;
  to: string;
  line: number;
}

export interface RedirectResult {
  live: Redirect[];
  /** Redirects to pages still to be written. */
  waiting: number;
  diagnostics: Diagnostic[];
}

/** Reads `from<TAB>to` rows; the first row names the columns. */
export function parseRedirects(
  text: string,
  file: string,
): { rows: RedirectRow[]; diagnostics: Diagnostic[] } {
  const rows: RedirectRow[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const [index, raw] of text.replace(/\r\n?/g, '\n').split('\n').entries()) {
    const line = raw.trim();
    if (line === '' || line.startsWith('#') || (index === 0 && /^from\s+to$/.test(line))) continue;
    const [from = '', to = '', ...more] = line.split(/\t+|\s{2,}/);
    if (!isRoute(from) || !to.startsWith('/') || more.length > 0) {
      diagnostics.push({
        code: 'redirect-row',
        file,
        line: index + 1,
        column: 1,
        message: `not a redirect: "${line}".`,
        hint: 'Write two routes that start with a slash, with a tab between; the first without "?", "#" and "..".',
      });
    } else rows.push({ from, to, line: index + 1 });
  }
  return { rows, diagnostics };
}

/** A path a page can stand at: no query, no hash, and not outside of the site. */
function isRoute(path: string): boolean {
  return path.startsWith('/') && !/[?#]/.test(path) && !normalizeRoute(path).split('/').includes('..');
}

/**
 * Sorts the redirects of a site into live and waiting ones and finds what is wrong with them: a duplicate, one
 * from a page that exists, a loop, a chain (shortened to its end), a target that does not exist.
 */
export function checkRedirects(
  rows: readonly RedirectRow[],
  table: RouteTable,
  file: string,
): RedirectResult {
  const diagnostics: Diagnostic[] = [];
  const byFrom = new Map<string, RedirectRow>();
  const report = (
    row: RedirectRow,
    severity: Diagnostic['severity'],
    code: string,
    message: string,
    hint: string,
  ) => diagnostics.push({ severity, code, file, line: row.line, column: 1, message, hint });
  for (const row of rows) {
    const from = normalizeRoute(row.from);
    const earlier = byFrom.get(from);
    if (earlier)
      report(
        row,
        'error',
        'redirect-duplicate',
        `${from} is already redirected in line ${earlier.line}.`,
        'Remove one of the two.',
      );
    else if (table.pages.has(from))
      report(
        row,
        'error',
        'redirect-from-page',
        `${from} is a page of the site and cannot redirect.`,
        'Remove the redirect, or the page.',
      );
    else byFrom.set(from, row);
  }
  const live: Redirect[] = [];
  let waiting = 0;
  for (const [from, row] of byFrom) {
    const end = follow(from, byFrom);
    if (end === undefined || end === from) {
      const back = end === from;
      report(
        row,
        'error',
        'redirect-loop',
        back
          ? `the redirect from ${from} leads back to itself.`
          : `the redirect from ${from} never ends: it leads into a circle.`,
        'Point it to a page.',
      );
      continue;
    }
    const { path, query, hash } = splitLink(end);
    const route = normalizeRoute(path);
    if (normalizeRoute(splitLink(row.to).path) !== route) {
      report(
        row,
        'warning',
        'redirect-chain',
        `${row.to} redirects again, to ${route}; the reader is sent there at once.`,
        `Write ${route} as its target.`,
      );
    }
    if (table.pages.has(route)) {
      const file = oldFile(row.from);
      live.push({ from, ...(file === undefined ? {} : { file }), to: { route, suffix: query + hash } });
    } else if (table.planned.has(route)) waiting += 1;
    else {
      report(
        row,
        'forgivable',
        'redirect-target',
        `the redirect target ${route} does not exist.`,
        hintFor(route, table.pages.keys(), 'Point it to a page of the site.'),
      );
    }
  }
  return { live, waiting, diagnostics };
}

/** The file at an old address such as `/a.html`, which many hosts look for; the index of a folder is its route's file. */
function oldFile(from: string): string | undefined {
  const path = decodePath(from).replace(/^\/+/, '');
  return /\.html$/.test(path) && !/(?:^|\/)index\.html$/.test(path) ? path : undefined;
}

/** Where a chain of redirects ends; `from` where it leads back there, undefined for a circle farther on. */
function follow(from: string, byFrom: ReadonlyMap<string, RedirectRow>): string | undefined {
  const seen = new Set([from]);
  let target = byFrom.get(from)?.to ?? from;
  for (;;) {
    const route = normalizeRoute(splitLink(target).path);
    if (seen.has(route)) return route === from ? from : undefined;
    seen.add(route);
    const next = byFrom.get(route);
    if (!next) return target;
    target = next.to;
  }
}
