import { createHash } from 'node:crypto';
import { escapeHtml } from '../../shared/text.ts';
import * as english from '../../shared/texts/english.ts';
import type { Translate } from '../../shared/texts/translate.ts';
import { withHtml } from '../../shared/texts/withHtml.ts';
import { TRUSTED_TYPES } from '../../shared/ui/trusted.ts';
import { fileHref, routeHref, sharedHref, type UrlSettings } from '../../shared/url.ts';
import type { Locale } from '../config/schema.ts';
import { VERSION } from '../config/version.ts';
import type { Redirect, Site } from '../site/siteTypes.ts';
import type { Commit } from './gitDates.ts';

interface PolicyParts {
  /** Inline script and style sheet, as the pages contain them. */
  script: string;
  styles: string;
  /** Other hosts that the site's settings name. */
  origins?: readonly string[];
  /** Those of them whose scripts may run, as tag managers do: with their requests and pictures. */
  scripts?: readonly string[];
  /** Texts of further inline scripts. */
  inline?: readonly string[];
  /** Those that pages may load pictures, videos and frames from, and send forms to. */
  external?: readonly string[];
}

/** What was built, for those who ask what stands on a host: the same bytes for the same commit. */
export function buildJson(pages: number, commit?: Commit): string {
  return `${JSON.stringify({ version: VERSION, ...commit, pages })}\n`;
}

/**
 * The policy that every page of the site works under: nothing from other hosts but those that the settings name,
 * and of inline scripts and style sheets only ours and those of the settings, by their hashes. Style attributes stay
 * forbidden. Trusted Types are required unless scripts of the settings may run: those write HTML and load other scripts
 * in their own ways.
 */
export function contentSecurityPolicy(parts: PolicyParts): string {
  const { script, styles, origins = [], scripts = [], inline = [], external = [] } = parts;
  const hash = (text: string) => createHash('sha256').update(text).digest('base64');
  return [
    "default-src 'none'",
    ["script-src 'self'", ...[script, ...inline].map((text) => `'sha256-${hash(text)}'`), ...scripts].join(
      ' ',
    ),
    `style-src 'self' 'sha256-${hash(styles)}'`,
    ["img-src 'self' data:", ...scripts, ...external].join(' '),
    "font-src 'self'",
    "manifest-src 'self'",
    ["connect-src 'self'", ...origins, ...scripts].join(' '),
    ["media-src 'self'", ...external].join(' '),
    ...(external.length > 0 ? [['frame-src', ...external].join(' ')] : []),
    "base-uri 'none'",
    ["form-action 'self'", ...external].join(' '),
    "frame-ancestors 'none'",
    ...(scripts.length + inline.length > 0 ? [] : [TRUSTED_TYPES]),
  ].join('; ');
}

/** The policy of workers that compile WebAssembly. No page needs that. */
export const WORKER_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

/** Headers of every response, in addition to the policy. */
export const HEADERS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
};

/** How long files whose names change with their content may be kept. */
export const FOREVER = 'public, max-age=31536000, immutable';

/**
 * The headers for a host that reads them from a file (`_headers` of Netlify and Cloudflare): a path, then its headers. A
 * header that goes with all paths is taken off (`!`) where a path has another one. `deploy/rules.mjs` makes rules for other
 * hosts of the same file.
 */
export function headersFile(
  policy: string,
  own: readonly { href: string; policy: string }[],
  urls: UrlSettings,
): string {
  const name = 'Content-Security-Policy';
  const block = (path: string, headers: readonly string[]) => [path, ...headers.map((line) => `  ${line}`)];
  const all = Object.entries({ [name]: policy, ...HEADERS }).map(([key, value]) => `${key}: ${value}`);
  return `${[
    ...block(fileHref('*', urls), all),
    ...block(fileHref('assets/*', urls), [`Cache-Control: ${FOREVER}`]),
    ...own.flatMap(({ href, policy }) => block(href, [`! ${name}`, `${name}: ${policy}`])),
  ].join('\n')}\n`;
}

/**
 * `sitemap.xml` by sitemaps.org 0.9, of absolute addresses and ISO dates; the npm library for it needs a newer Node than
 * we support.
 */
export function sitemapXml(entries: readonly { url: string; lastModified?: string }[]): string {
  const urls = entries.map(
    ({ url, lastModified }) =>
      `<url><loc>${escapeHtml(url)}</loc>${lastModified ? `<lastmod>${lastModified}</lastmod>` : ''}</url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}

/** `robots.txt`: everything may be read; names the sitemap where the site knows its address. */
export function robotsTxt(sitemapUrl: string | undefined): string {
  return `User-agent: *\nAllow: /\n${sitemapUrl ? `\nSitemap: ${sitemapUrl}\n` : ''}`;
}

/** The web app manifest, which describes how the site is installed, in the output folder. */
export const WEB_MANIFEST = 'site.webmanifest';

interface ManifestParts {
  title: string;
  description: string;
  urls: UrlSettings;
  lang: string;
  /** Square pictures by their width in pixels, beside the favicon. */
  icons: readonly { file: string; size: number }[];
  /** Whether `favicon.svg` is the mark of the site. */
  mark: boolean;
}

/** The web app manifest (W3C): name and pictures of the site on a home screen. It opens in the browser, as any page. */
export function webManifest({ title, description, urls, lang, icons, mark }: ManifestParts): string {
  const pictures = icons.map(({ file, size }) => ({
    src: fileHref(file, urls),
    sizes: `${size}x${size}`,
    type: 'image/png',
  }));
  const drawing = { src: fileHref('favicon.svg', urls), sizes: 'any', type: 'image/svg+xml' };
  const start = urls.baseUrl;
  return `${JSON.stringify({
    name: title,
    ...(description === '' ? {} : { description }),
    lang,
    start_url: start,
    scope: start,
    display: 'browser',
    icons: [...(mark ? [drawing] : []), ...pictures],
  })}\n`;
}

/** The path that RFC 9116 requires. */
export const SECURITY_TXT = '.well-known/security.txt';

/** The contact for vulnerabilities, and the date until which it is valid. */
interface SecurityContact {
  contact: readonly string[];
  /** ISO date and time, in UTC. */
  expires: string;
  policy?: string;
  acknowledgments?: string;
}

/** `security.txt` (RFC 9116). `canonical`: its own address, where the site knows it. */
export function securityTxt(
  { contact, expires, policy, acknowledgments }: SecurityContact,
  { canonical, lang }: { canonical: string | undefined; lang: string },
): string {
  const fields = [
    ...contact.map((address) => ['Contact', address]),
    ['Expires', expires],
    ['Policy', policy],
    ['Acknowledgments', acknowledgments],
    ['Preferred-Languages', lang],
    ['Canonical', canonical],
  ];
  return fields.map(([name, value]) => (value ? `${name}: ${value}\n` : '')).join('');
}

/** Leads on at once and keeps the query and hash the reader came with, beside the query of the redirect itself. Lives in a hashed file: no inline script. */
export const REDIRECT_SCRIPT = `const to = new URL(document.currentScript.dataset.to, location.href);
const brought = new URLSearchParams(location.search);
for (const name of new Set(brought.keys())) to.searchParams.delete(name);
for (const [name, value] of brought) to.searchParams.append(name, value);
if (location.hash) to.hash = location.hash;
location.replace(to.href);
`;

/** The page at an old address: a script that leads on; without scripts the browser does, and there is a link. */
export function redirectPage(
  redirect: Redirect,
  options: {
    urls: UrlSettings;
    script: string;
    siteUrl?: string;
    locale: Pick<Locale, 'htmlLang' | 'direction'>;
    t: Translate;
  },
): string {
  const href = escapeHtml(routeHref(redirect.to.route, options.urls, redirect.to.suffix));
  const { t } = options;
  const { htmlLang, direction } = options.locale;
  const title = escapeHtml(t(english.moved));
  const canonical = options.siteUrl
    ? `\n<link rel="canonical" href="${escapeHtml(new URL(routeHref(redirect.to.route, options.urls), options.siteUrl).href)}">`
    : '';
  return `<!doctype html>
<html lang="${htmlLang}"${direction === 'ltr' ? '' : ` dir="${direction}"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>${canonical}
<link rel="icon" href="${escapeHtml(sharedHref('favicon.svg', options.urls))}" type="image/svg+xml">
<script src="${escapeHtml(options.script)}" data-to="${href}"></script>
<noscript><meta http-equiv="refresh" content="0; url=${href}"></noscript>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${withHtml(t, english.movedTo, { link: `<a href="${href}">${href}</a>` })}</p>
</main>
</body>
</html>
`;
}

/** The redirects for a host that answers them itself (`_redirects`, one `from to status` a line). */
export function redirectsFile({ redirects, urls }: Pick<Site, 'redirects' | 'urls'>): string {
  return redirects
    .flatMap(({ from, file, to }) => {
      const old = [from.endsWith('/') && routeHref(from, urls), file && fileHref(file, urls)];
      return old.filter(Boolean).map((path) => `${path} ${routeHref(to.route, urls, to.suffix)} 301\n`);
    })
    .join('');
}
