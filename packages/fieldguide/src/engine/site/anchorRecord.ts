import type { Diagnostic } from '../../shared/errors.ts';
import { nearest, plural } from '../../shared/text.ts';
import { normalizeRoute } from '../../shared/url.ts';

/** The record of a site's addresses (`anchors.tsv`): every id that a page has had, by route. */
type AnchorRecord = ReadonlyMap<string, { ids: readonly string[]; line: number }>;

/** A page as it is now. */
export interface AnchoredPage {
  route: string;
  file: string;
  /** Where its front matter declares old ids, or would. */
  line: number;
  /** Old ids among them. */
  anchors: ReadonlySet<string>;
}

/** Drawings and tabs number their ids: nobody keeps an address with one. */
const NUMBERED = /^(?:diagram|drawing|tabs)-\d/;

const HEAD = 'route\tids';

/** Reads `route<TAB>id id id` rows; the first row names the columns. */
export function parseAnchorRecord(text: string): AnchorRecord {
  const rows = text.split('\n').map((line, index) => {
    const [route = '', ids = ''] = line.trimEnd().split('\t');
    return [route, { ids: ids.split(' ').filter(Boolean), line: index + 1 }] as const;
  });
  return new Map(
    rows.filter(([route]) => route.startsWith('/')).map(([route, row]) => [normalizeRoute(route), row]),
  );
}

/** The record with all that is new, as text. Nothing is ever removed: who gives an address up deletes it by hand. */
export function formatAnchorRecord(record: AnchorRecord, pages: readonly AnchoredPage[]): string {
  const all = new Map([...record].map(([route, { ids }]) => [route, new Set(ids)]));
  for (const { route, anchors } of pages)
    all.set(route, new Set([...(all.get(route) ?? []), ...recordable(anchors)]));
  const rows = [...all].map(([route, ids]) => `${route}\t${[...ids].sort().join(' ')}`.trimEnd());
  return `${[HEAD, ...rows.sort()].join('\n')}\n`;
}

/** What readers have kept and would lose: recorded pages without a redirect, recorded ids without an alias. */
export function checkAnchorRecord(
  record: AnchorRecord,
  pages: readonly AnchoredPage[],
  { file, redirects }: { file: string; redirects: ReadonlyMap<string, string> },
): Diagnostic[] {
  const byRoute = new Map(pages.map((page) => [page.route, page]));
  const lost = [...record].flatMap(([route, { ids, line }]): Diagnostic[] => {
    const page = byRoute.get(route);
    if (page) return ids.filter((id) => !page.anchors.has(id)).map((id) => lostId(id, page));
    if (redirects.has(route)) return [];
    const message = `the page ${route} is recorded but is no longer on the site.`;
    const hint = 'Redirect it in redirects.tsv to the page that replaces it.';
    return [{ code: 'route-lost', file, line, column: 1, message, hint }];
  });
  const fresh = pages.filter(({ route, anchors }) => {
    const known = record.get(route);
    return known === undefined || recordable(anchors).some((id) => !known.ids.includes(id));
  });
  if (fresh.length === 0) return lost;
  const message = `${plural(fresh.length, 'page')} ${fresh.length === 1 ? 'has' : 'have'} ids that are not recorded: ${fresh
    .slice(0, 3)
    .map(({ route }) => route)
    .join(', ')}${fresh.length > 3 ? ' …' : ''}.`;
  const hint = 'Run "fieldguide check --record-anchors", and commit the file.';
  return [...lost, { severity: 'warning', code: 'anchors-behind', file, line: 1, column: 1, message, hint }];
}

function lostId(id: string, { file, line, route, anchors }: AnchoredPage): Diagnostic {
  const message = `the id "${id}" is missing, so links to ${route}#${id} no longer reach its text.`;
  const hint = () =>
    `Give the heading this id again ({#${id}}), or declare the id that replaces it below "anchors:" in the front matter: "${id}: ${nearest(id, anchors) ?? '...'}".`;
  return { code: 'anchor-lost', file, line, column: 1, message, hint };
}

function recordable(anchors: ReadonlySet<string>): string[] {
  return [...anchors].filter((id) => !NUMBERED.test(id));
}
