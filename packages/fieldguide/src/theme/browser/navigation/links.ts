import { routeOfPath } from '../../../shared/url.ts';

/** The facts that decide whether we handle a click on a link. */
type Link = Pick<HTMLAnchorElement, 'href' | 'target' | 'rel' | 'hasAttribute'> & { hreflang?: string };
type Modifiers = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;
type Click = Modifiers & Pick<MouseEvent, 'button' | 'defaultPrevented'>;

export interface PlaceFacts {
  /** Where the reader is. */
  location: string;
  baseUrl: string;
}

/**
 * - `browser`: not ours, the browser follows the link.
 * - `fragment`: to a place on this page; the browser scrolls, we remember where the reader was.
 * - `same-page`: to this very page; scrolls to its top.
 * - `page`: to another page of the site.
 */
type LinkVerdict = 'browser' | 'fragment' | 'same-page' | 'page';

/** The link an event happened in, or undefined. SVG links have no plain `href` and stay the browser's. */
export function linkOfEvent({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  return link instanceof HTMLAnchorElement ? link : undefined;
}

/** True where a key was held by which readers ask for a new tab, a window or a download. */
export function isModified({ metaKey, ctrlKey, shiftKey, altKey }: Modifiers): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}

/** Where a link leads, whoever follows it (hover and focus ask this; a click asks `clickVerdict`). */
export function linkVerdict(link: Link, place: PlaceFacts): LinkVerdict {
  if (!URL.canParse(link.href)) return 'browser';
  const url = new URL(link.href);
  const here = new URL(place.location);
  if (link.hasAttribute('download') || !(link.target === '' || link.target === '_self')) return 'browser';
  // Another language has other texts and another shell.
  if (link.hreflang) return 'browser';
  if (link.rel.split(/\s+/).includes('external')) return 'browser';
  // `file:` has no origin to compare, and a page there cannot fetch another.
  if (!/^https?:$/.test(url.protocol) || url.origin !== here.origin) return 'browser';
  if (routeOfPath(url.pathname, place) === undefined || leadsToFile(url.pathname)) return 'browser';
  if (url.pathname !== here.pathname || url.search !== here.search) return 'page';
  // `url.hash` is empty for a bare `#`, which means "top of this page" to the browser.
  return link.href.includes('#') ? 'fragment' : 'same-page';
}

/** What a click on a link means (specification 2.4, route changes). */
export function clickVerdict(link: Link, click: Click, place: PlaceFacts): LinkVerdict {
  if (click.defaultPrevented || isModified(click) || click.button !== 0) return 'browser';
  return linkVerdict(link, place);
}

/** A path with an extension other than `.html`. Extensions start with a letter: `/v1.2` is a page. */
function leadsToFile(pathname: string): boolean {
  const extension = /\.([a-z][a-z0-9]*)$/i.exec(pathname)?.[1];
  return extension !== undefined && !/^html?$/i.test(extension);
}

/** An address without its fragment: the name of a page. */
export function withoutFragment(url: string): string {
  return url.replace(/#.*$/, '');
}
