/** Addresses in Markdown that is kept before anybody knows where it will be read. Pure. */

/** Control characters, which no address contains. */
const START = '\u0002';
const END = '\u0003';
const MARKED = new RegExp(`${START}([^${END}]*)${END}`, 'g');

/** Marks an address of the site, for `placeAddresses`; any other is returned as it is. */
export function markAddress(href: string): string {
  return href.startsWith('/') && !href.startsWith('//') ? START + href + END : href;
}

/** Replaces each marked address by what `place` makes of it. */
export function placeAddresses(markdown: string, place: (href: string) => string): string {
  return markdown.replace(MARKED, (_, href: string) => place(href));
}
