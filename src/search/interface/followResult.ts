import type { HandedWords } from '../../theme/marks/takeWords.ts';
import { WORDS_KEY, writeStored } from '../../theme/storage.ts';

/** The link in `container` that a click follows in this tab, if it is a result. */
export function followedLink(event: React.MouseEvent, selector: string): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element ? event.target.closest(selector) : null;
  return link instanceof HTMLAnchorElement ? link : undefined;
}

/** True where the click opens the link in this tab. */
export function isPlainClick(event: React.MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}

/** Hands the words over to the page of a result; true where that page is the one on display. */
export function handOver(link: HTMLAnchorElement, words: readonly string[]): boolean {
  if (link.origin !== location.origin) return false;
  const handed: HandedWords = { path: link.pathname, words };
  writeStored('sessionStorage', WORDS_KEY, JSON.stringify(handed));
  return link.pathname === location.pathname;
}
