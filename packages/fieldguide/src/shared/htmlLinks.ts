import { decodeEntities, escapeHtml } from './text.ts';

const LINK = /<(?:a|area)\s(?:[^>"']|"[^"]*"|'[^']*')*>/gi;
const HREF = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;

/**
 * HTML with the address of each link replaced by what `map` makes of it. The address is given without entities; a link
 * for which there is none is its text alone.
 */
export function mapLinks(html: string, map: (url: string) => string | undefined): string {
  return html.replace(LINK, (tag) =>
    tag.replace(HREF, (...[, double, single, bare]: (string | undefined)[]) => {
      const href = map(decodeEntities(double ?? single ?? bare ?? '').trim());
      return href === undefined ? '' : ` href="${escapeHtml(href)}"`;
    }),
  );
}

/** The addresses of the links in HTML, in their order. */
export function linksIn(html: string): string[] {
  const found: string[] = [];
  mapLinks(html, (url) => {
    found.push(url);
    return url;
  });
  return found;
}
