import { printable } from './text.ts';

/**
 * The one authority on URLs, for build and browser. Pure.
 *
 * A *route* is decoded, starts and ends with a slash and knows no base path: `/getstarted/deploy/`.
 * An *href* is what HTML contains: base path in front, encoded, trailing slash by configuration.
 */
export interface UrlSettings {
  /** Starts and ends with a slash. */
  baseUrl: string;
  trailingSlash: boolean;
  /** The base URL of the default locale, whose files all share; absent: it is this one. */
  root?: string;
}

/** `docs` -> `/docs/`; empty -> `/`. */
export function normalizeBaseUrl(baseUrl: string): string {
  return `/${baseUrl}/`.replace(/\/{2,}/g, '/');
}

/**
 * A path in any spelling to its route: leading and trailing slash added, doubled slashes folded,
 * `index.html`, `index` and `.html` dropped (specification 2.1), percent-encoding decoded, accents composed
 * (some file systems decompose them).
 */
export function normalizeRoute(path: string): string {
  const plain = decodePath(path)
    .replace(/(^|\/)index(?:\.html?)?$/i, '$1')
    .replace(/\.html?$/i, '');
  return `/${plain}/`.replace(/\/{2,}/g, '/').normalize();
}

/** Decodes percent-encoding; text that is not valid encoding, or hides control characters, is returned unchanged. */
export function decodePath(path: string): string {
  try {
    const decoded = decodeURIComponent(path);
    return decoded === printable(decoded) ? decoded : path;
  } catch {
    return path;
  }
}

/** Percent-encodes each segment of a route or file path; leaves slashes alone. */
export function encodePath(path: string): string {
  return path.split('/').map(encodeSegment).join('/');
}

function encodeSegment(segment: string): string {
  // Characters that are legal in a path segment stay readable in the address bar.
  return encodeURIComponent(segment).replace(/%(24|26|2B|2C|3A|3B|3D|40)/g, decodeURIComponent);
}

/** The href of a route; `suffix` is a query and hash, added as it is. */
export function routeHref(route: string, settings: UrlSettings, suffix = ''): string {
  const inner = encodePath(route.replace(/^\/+|\/+$/g, ''));
  if (inner === '') return settings.baseUrl + suffix;
  return `${settings.baseUrl}${inner}${settings.trailingSlash ? '/' : ''}${suffix}`;
}

/** The href of a file in the output folder: `assets/x.js` -> `/docs/assets/x.js`. */
export function fileHref(file: string, settings: UrlSettings): string {
  return settings.baseUrl + encodePath(file.replace(/^\/+/, ''));
}

/** The href of a file that all locales share: code, pictures, files of the static folder. */
export function sharedHref(file: string, { baseUrl, trailingSlash, root = baseUrl }: UrlSettings): string {
  return fileHref(file, { baseUrl: root, trailingSlash });
}

/** The route that a URL's path means, or undefined where it lies outside the base path. */
export function routeOfPath(pathname: string, settings: Pick<UrlSettings, 'baseUrl'>): string | undefined {
  if (`${pathname}/` === settings.baseUrl) return '/';
  if (!pathname.startsWith(settings.baseUrl)) return undefined;
  return normalizeRoute(pathname.slice(settings.baseUrl.length));
}

/** The output file of a route: a folder's `index.html`, or `name.html` without trailing slashes. */
export function routeFile(route: string, { trailingSlash }: Pick<UrlSettings, 'trailingSlash'>): string {
  const inner = route.replace(/^\/+|\/+$/g, '');
  if (inner === '') return 'index.html';
  return trailingSlash ? `${inner}/index.html` : `${inner}.html`;
}

/** The file of a page's Markdown copy, next to that of the page. */
export function markdownFile(route: string, settings: Pick<UrlSettings, 'trailingSlash'>): string {
  return routeFile(route, settings).replace(/\.html$/, '.md');
}

/**
 * The output file that an href leads to, encoded, with its query and hash; undefined outside of the base path. Without
 * trailing slashes a name with an extension is a file: extensions start with a letter, `/v1.2` is a page.
 */
export function hrefFile(href: string, { baseUrl, trailingSlash }: UrlSettings): string | undefined {
  if (!href.startsWith(baseUrl) || href.startsWith('//')) return undefined;
  const { path, query, hash } = splitLink(href.slice(baseUrl.length));
  const isPage = path === '' || path.endsWith('/') || !(trailingSlash || /\.[a-z][a-z0-9]*$/i.test(path));
  return (isPage ? routeFile(path, { trailingSlash }) : path) + query + hash;
}

/** Localised URL rule (specification 2.4): the locale follows the base URL, except for the default one. */
export function localizedBaseUrl(baseUrl: string, locale: string, defaultLocale: string): string {
  return locale === defaultLocale ? baseUrl : `${baseUrl}${locale}/`;
}

/** Parts of a link target; `query` and `hash` keep their `?` and `#`, or are empty. */
interface LinkParts {
  path: string;
  query: string;
  hash: string;
}

/** Splits `a/b?x=1#y` into its parts. */
export function splitLink(url: string): LinkParts {
  const hashAt = url.indexOf('#');
  const hash = hashAt < 0 ? '' : url.slice(hashAt);
  const beforeHash = hashAt < 0 ? url : url.slice(0, hashAt);
  const queryAt = beforeHash.indexOf('?');
  return {
    path: queryAt < 0 ? beforeHash : beforeHash.slice(0, queryAt),
    query: queryAt < 0 ? '' : beforeHash.slice(queryAt),
    hash,
  };
}

/** True for targets with a scheme or a host: `https:`, `mailto:`, `//cdn`. */
export function isExternal(url: string): boolean {
  return /^([a-z][a-z0-9+.-]*:|\/\/)/i.test(url);
}

/** A URL that runs a script or brings its own page; browsers pass over white space and control characters in it. */
export function isScriptUrl(url: string): boolean {
  const visible = url.replace(/[^!-\uffff]/g, '');
  return /(?:^|;)(?:javascript:|vbscript:|data:(?!image\/(?:png|jpe?g|gif|webp|avif)[;,]))/i.test(visible);
}

/**
 * The origin of another host that a browser would ask for an address; undefined where it asks none, or that of the page.
 * An address without a protocol has that of the page: https, as far as origins are compared.
 */
export function foreignOrigin(url: string): string | undefined {
  // As browsers read it: in an address of the web, a backslash is a slash.
  const address = url.replaceAll('\\', '/');
  if (!URL.canParse(address, OWN_HOST)) return undefined;
  const { protocol, host } = new URL(address, OWN_HOST);
  if (host === '' || !/^(?:own|https?|wss?|ftp):$/.test(protocol) || host === new URL(OWN_HOST).host)
    return undefined;
  return `${protocol === 'own:' ? 'https:' : protocol}//${host}`;
}

const OWN_HOST = 'own://site/';

/** What is wrong with such an address, for those who wrote it. */
export const SCRIPT_URL = 'the address runs a script; write a path such as /guide/, or an https address';

/** Resolves a relative path against the folder of `from`, both with slashes; may not climb out. */
export function joinPath(folder: string, relative: string): string | undefined {
  const parts = folder.split('/').filter(Boolean);
  for (const part of relative.split('/')) {
    if (part === '' || part === '.') continue;
    if (part === '..') {
      if (parts.length === 0) return undefined;
      parts.pop();
    } else parts.push(part);
  }
  return parts.join('/');
}

/**
 * A `srcset` (`a.png 1x, b.png 2x`) with each address replaced by what `map` makes of it; undefined leaves it as it is.
 * The size after an address may end at a comma without a space. A `data:` address contains commas.
 */
export function mapSrcset(value: string, map: (address: string) => string | undefined): string {
  return value.replace(
    /(^\s*|,\s*)([^\s,]\S*[^\s,])(\s+[^\s,]+)?/g,
    (...[, before = '', address = '', size = '']: string[]) => before + (map(address) ?? address) + size,
  );
}
