import { servedHref } from '../../../search/browser/embeddedProvider.ts';
import { hrefFile, type UrlSettings } from '../../../shared/url.ts';

/** Address of a place in a folder: that of the page's file. */
export function folderHref(route: string, anchor: string, urls: UrlSettings): string {
  const href = servedHref(route, anchor, urls);
  const file = hrefFile(href, urls);
  return file === undefined ? href : urls.baseUrl + file;
}
