import type { Diagnostic } from '../../shared/errors.ts';
import { hintFor } from '../../shared/text.ts';
import { decodePath, normalizeRoute, splitLink, type UrlSettings } from '../../shared/url.ts';
import type { Redirect, RouteTable, SettingsAnchor } from './siteTypes.ts';

export interface RedirectRow {
  from: string;
  to: string;
  line: number;
}

interface RedirectResult {
  live: Redirect[];
  /** Redirects to pages still to be written. */
  waiting: number;
  /** Targets that are places on pages, checked when all pages are compiled. */
  anchors: SettingsAnchor[];
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
      const message = `this line is not a redirect: "${line}".`;
      const hint =
        'Write two routes that start with a slash, separated by a tab. The first must not contain "?", "#" or "..".';
      diagnostics.push({ code: 'redirect-row', file, line: index + 1, column: 1, message, hint });
    } else rows.push({ from, to, line: index + 1 });
  }
  return { rows, diagnostics };
}

/** A path that a page can have: no query, no hash, and not outside of the site. */
function isRoute(path: string): boolean {
  return path.startsWith('/') && !/[?#]/.test(path) && !normalizeRoute(path).split('/').includes('..');
}

/**
 * Sorts the redirects of a site into live and waiting ones and finds what is wrong with them: a duplicate, one
 * from a page that exists, a loop, a chain (shortened to its end), a target that does not exist.
 */
export function checkRedirects(
  { rows, file }: { rows: readonly RedirectRow[]; file: string },
  table: RouteTable,
  { trailingSlash }: Pick<UrlSettings, 'trailingSlash'>,
): RedirectResult {
  const diagnostics: Diagnostic[] = [];
  const byFrom = new Map<string, RedirectRow>();
  const report = (
    { line }: RedirectRow,
    code: string,
    fault: Pick<Diagnostic, 'severity' | 'message' | 'hint'>,
  ) => diagnostics.push({ code, file, line, column: 1, ...fault });
  for (const row of rows) {
    const route = normalizeRoute(row.from);
    const old = oldFile(row.from);
    // The file of a page in a folder leaves room for an old one beside the folder.
    const from = old !== undefined && trailingSlash && table.pages.has(route) ? `/${old}` : route;
    const earlier = byFrom.get(from);
    if (earlier) {
      const message = `${from} is already redirected in line ${earlier.line}.`;
      report(row, 'redirect-duplicate', { message, hint: 'Remove one of the two.' });
    } else if (table.pages.has(from)) {
      const message = `${from} is a page of the site and cannot redirect.`;
      report(row, 'redirect-from-page', { message, hint: 'Remove the redirect, or the page.' });
    } else byFrom.set(from, row);
  }
  const live: Redirect[] = [];
  const anchors: SettingsAnchor[] = [];
  let waiting = 0;
  for (const [from, row] of byFrom) {
    const end = follow(from, byFrom);
    if (end === undefined || end === from) {
      const circle = end === from ? 'points back to itself' : 'never ends, because it is part of a loop';
      const message = `the redirect from ${from} ${circle}.`;
      report(row, 'redirect-loop', { message, hint: 'Point it to a page.' });
      continue;
    }
    const { path, query, hash } = splitLink(end);
    const route = normalizeRoute(path);
    if (normalizeRoute(splitLink(row.to).path) !== route) {
      const message = `${row.to} redirects again to ${route}, so readers are sent there directly.`;
      report(row, 'redirect-chain', { severity: 'warning', message, hint: `Write ${route} as its target.` });
    }
    if (table.pages.has(route)) {
      live.push({ from, file: oldFile(row.from), to: { route, suffix: query + hash } });
      if (hash.length > 1) anchors.push({ url: end, route, hash, file, line: row.line, column: 1 });
    } else if (table.planned.has(route)) waiting += 1;
    else {
      const message = `the redirect target ${route} does not exist.`;
      const hint = hintFor(route, table.pages.keys(), 'Point it to a page of the site.');
      report(row, 'redirect-target', { severity: 'forgivable', message, hint });
    }
  }
  return { live, waiting, anchors, diagnostics };
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
