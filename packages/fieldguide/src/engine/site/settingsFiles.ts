import type { Diagnostic } from '../../shared/errors.ts';
import { hintFor } from '../../shared/text.ts';
import { decodePath, isExternal, normalizeRoute, splitLink } from '../../shared/url.ts';
import type { SiteConfig } from '../config/schema.ts';
import type { RouteTable } from './siteTypes.ts';

/** The pictures that the settings name for every page, and that are not there. */
export function checkPictures(
  { logo, favicon }: SiteConfig,
  files: ReadonlySet<string>,
  file: string,
): Diagnostic[] {
  const named = [
    { what: 'logo', url: logo ? logo.src : undefined },
    { what: 'logo for dark mode', url: logo ? logo.dark : undefined },
    { what: 'favicon', url: favicon },
  ];
  return named.flatMap(({ what, url }): Diagnostic[] => {
    if (url === undefined || isExternal(url)) return [];
    const name = decodePath(splitLink(url).path).replace(/^\/+/, '');
    if (files.has(name)) return [];
    const message = `the ${what} "${url}" does not exist.`;
    const hint = hintFor(name, files, 'Put it into the static folder, or correct its path.');
    return [{ code: 'missing-picture', severity: 'forgivable', file, subject: url, message, hint }];
  });
}

/** Feeds of sections that the site does not have, and will not have. */
export function checkFeeds({ feeds }: SiteConfig, table: RouteTable, file: string): Diagnostic[] {
  const known = [...table.pages.keys(), ...table.planned, ...table.drafts];
  return feeds.flatMap(({ section }): Diagnostic[] => {
    const route = normalizeRoute(section);
    if (known.some((one) => one.startsWith(route))) return [];
    const message = `the feed "${section}" is of a section that does not exist.`;
    const hint = hintFor(
      route,
      table.pages.keys(),
      'Name the address of a section, such as /release-notes/.',
    );
    return [{ code: 'feed-section', severity: 'forgivable', file, subject: section, message, hint }];
  });
}
