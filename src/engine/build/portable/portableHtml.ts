import { mapAddresses } from '../../../shared/addresses.ts';
import { encodePath, hrefFile, splitLink, type UrlSettings } from '../../../shared/url.ts';

/**
 * A finished page whose addresses lead to files, seen from its own: it opens from a folder, without a server.
 * `file`: its path in the output folder.
 */
export function portableHtml(html: string, file: string, urls: UrlSettings): string {
  const from = encodePath(file);
  return mapAddresses(html, (address) => {
    const target = hrefFile(address, urls);
    return target === undefined ? undefined : relativeHref(target, from);
  });
}

/** The way from one file to another; both are encoded paths from the same folder. */
function relativeHref(target: string, from: string): string {
  const { path, query, hash } = splitLink(target);
  const here = from.split('/').slice(0, -1);
  const there = path.split('/');
  let shared = 0;
  while (shared < here.length && shared < there.length - 1 && here[shared] === there[shared]) shared++;
  const way = '../'.repeat(here.length - shared) + there.slice(shared).join('/');
  // `a:b` would name a scheme.
  return (/^[^/]*:/.test(way) ? `./${way}` : way) + query + hash;
}
