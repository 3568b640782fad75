import type { SiteFacts } from '../../../shared/facts.ts';
import { mapAddresses } from '../../../shared/portable.ts';
import { PORTABLE_SCRIPT_ID } from '../../../shared/shellIds.ts';
import { hrefFile, type UrlSettings } from '../../../shared/url.ts';

/** What the build wrote of the site's addresses. */
type Built = UrlSettings & Pick<SiteFacts, 'rootUrl'>;

/**
 * What the build says of the site and its pages, as it is where the site lies now: each `href` leads to a file below
 * `folder`, in pieces of HTML as well, and `folder` is the base URL.
 */
export function relocate<T>(
  data: T,
  folder: string,
  { baseUrl, rootUrl = baseUrl, trailingSlash }: Built,
): T {
  const urls = { baseUrl: rootUrl, trailingSlash };
  const toFile = (href: string): string | undefined => {
    const file = hrefFile(href, urls);
    return file === undefined ? undefined : folder + file;
  };
  return JSON.parse(JSON.stringify(data), (key, value: unknown) => {
    if (typeof value !== 'string') return value;
    if (key === 'baseUrl') return folder + value.slice(rootUrl.length);
    if (key === 'html') return mapAddresses(value, toFile);
    return /^(?:href|\w+Href|index|shard)$/.test(key) ? (toFile(value) ?? value) : value;
  });
}

/** The address of the folder that holds the site, with a slash at its end: the page's script lies in `assets/`. */
export function siteFolder(): URL {
  const script = document.getElementById(PORTABLE_SCRIPT_ID);
  if (script instanceof HTMLScriptElement) return new URL('..', script.src);
  throw new Error('This page does not state where its site is. Build the site again.');
}
