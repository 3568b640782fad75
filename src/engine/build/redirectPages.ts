import { escapeHtml } from '../../shared/text.ts';
import { fileHref, routeHref, type UrlSettings } from '../../shared/url.ts';
import type { Redirect } from '../site/types.ts';

/** Leads on at once and keeps the query and hash the reader came with, beside the query of the redirect itself. Lives in a hashed file: no inline script. */
export const REDIRECT_SCRIPT = `const to = new URL(document.currentScript.dataset.to, location.href);
for (const [name, value] of new URLSearchParams(location.search)) to.searchParams.set(name, value);
if (location.hash) to.hash = location.hash;
location.replace(to.href);
`;

/** The page at an old address: a script that leads on, and a plain link where there is none. */
export function redirectPage(
  redirect: Redirect,
  options: { urls: UrlSettings; script: string; siteUrl?: string; lang: string },
): string {
  const href = escapeHtml(routeHref(redirect.to.route, options.urls, redirect.to.suffix));
  const canonical = options.siteUrl
    ? `\n<link rel="canonical" href="${escapeHtml(new URL(routeHref(redirect.to.route, options.urls), options.siteUrl).href)}">`
    : '';
  return `<!doctype html>
<html lang="${options.lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>This page has moved</title>${canonical}
<link rel="icon" href="${escapeHtml(fileHref('favicon.svg', options.urls))}" type="image/svg+xml">
<script src="${escapeHtml(options.script)}" data-to="${href}"></script>
</head>
<body>
<main>
<h1>This page has moved</h1>
<p>It is at <a href="${href}">${href}</a> now.</p>
</main>
</body>
</html>
`;
}

/** The redirects for a host that answers them itself (`_redirects`, one `from to status` a line). */
export function redirectsFile(redirects: readonly Redirect[], urls: UrlSettings): string {
  return redirects
    .flatMap(({ from, file, to }) => {
      const old = [routeHref(from, urls), ...(file === undefined ? [] : [fileHref(file, urls)])];
      return old.map((path) => `${path} ${routeHref(to.route, urls, to.suffix)} 301\n`);
    })
    .join('');
}
