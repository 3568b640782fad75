import { decodeEntities, escapeHtml } from './text.ts';
import { mapSrcset } from './url.ts';

/** Comments, scripts and styles as a whole, and all other tags; a quoted value may contain a `>`. */
const PIECES =
  /<!--[\s\S]*?-->|(<(script|style)\b(?:"[^"]*"|'[^']*'|[^'">])*>)[\s\S]*?<\/\2\s*>|<[a-z](?:"[^"]*"|'[^']*'|[^'">])*>/gi;

/** All attributes with a value in quotes, so that none is looked for in the value of another. */
const ATTRIBUTE = /(\s[^\s"'<>=]+=)("[^"]*"|'[^']*')/g;

/** Those that hold an address; `data-to` leads on from a redirect, `data-src` is the code of an island. */
const ADDRESS = /^\s(?:(?:xlink:)?href|src|srcset|poster|action|formaction|data-to|data-src)=$/i;

/** Where a redirect leads on without scripts: `<meta http-equiv="refresh" content="0; url=/a/">`. */
const REFRESH = /^(<meta http-equiv="refresh" content="\d+; url=)([^"]*)/i;

/**
 * The HTML with each address in a tag replaced by what `map` makes of it; undefined leaves it as it is. Text, code
 * samples, scripts and styles are not looked into.
 */
export function mapAddresses(html: string, map: (address: string) => string | undefined): string {
  const inTag = (tag: string) =>
    tag
      .replace(ATTRIBUTE, (found, name: string, quoted: string) => {
        if (!ADDRESS.test(name)) return found;
        const value = decodeEntities(quoted.slice(1, -1));
        const mapped = /srcset=$/i.test(name) ? mapSrcset(value, map) : map(value);
        return mapped === undefined ? found : `${name}"${escapeHtml(mapped)}"`;
      })
      .replace(REFRESH, (found, start: string, address: string) => {
        const mapped = map(decodeEntities(address));
        return mapped === undefined ? found : start + escapeHtml(mapped);
      });
  return html.replace(PIECES, (piece, start?: string) => {
    if (piece.startsWith('<!--')) return piece;
    return start === undefined ? inTag(piece) : inTag(start) + piece.slice(start.length);
  });
}

/** A page that was opened from a disk may load scripts and nothing else: files are handed over by scripts. */
export const HAND_OVER = 'fieldguideFile';

/** The script that takes the place of a file. */
export function scriptOf(file: string): string {
  return `${file}.js`;
}

/** A classic script that hands over the text of a file, by its path from the site's root. */
export function fileScript(file: string, text: string): string {
  return `${HAND_OVER}(${JSON.stringify(file)},${JSON.stringify(text)})\n`;
}
