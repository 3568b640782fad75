import { linkFacts, linkOfEvent } from './linkOfEvent.ts';
import type { PageCache } from './pageCache.ts';
import { type LinkFacts, linkVerdict, type PlaceFacts } from './shouldIntercept.ts';

/** How long the pointer or focus must rest on a link: passing over a list of links loads none of them. */
export const INTENT_DELAY_MS = 40;

/** True on 2g and with data-saver on: prefetch is skipped (specification 4). Takes `navigator.connection`. */
export function isSlowConnection(connection: unknown): boolean {
  if (typeof connection !== 'object' || connection === null) return false;
  if ('saveData' in connection && connection.saveData === true) return true;
  return 'effectiveType' in connection && /2g$/.test(String(connection.effectiveType));
}

/** The address to prefetch for a link, without fragment; undefined where nothing is to be loaded. */
export function prefetchAddress(link: LinkFacts, place: PlaceFacts): string | undefined {
  return linkVerdict(link, place) === 'page' ? link.href.replace(/#.*$/, '') : undefined;
}

export interface PrefetchOptions {
  cache: Pick<PageCache, 'prefetch' | 'request'>;
  place: () => PlaceFacts;
  connection: () => unknown;
}

/** Loads pages when a link is hovered, focused or touched; returns the removal of its listeners. */
export function installPrefetch({ cache, place, connection }: PrefetchOptions): () => void {
  let resting: { link: HTMLAnchorElement; timer: number } | undefined;

  function address(link: HTMLAnchorElement): string | undefined {
    // A word with a tip is a link for those without scripts; few go on to the glossary.
    if (isSlowConnection(connection()) || link.matches('a.term')) return undefined;
    return prefetchAddress(linkFacts(link), place());
  }

  function rest(event: Event): void {
    restOn(linkOfEvent(event));
  }

  function restOn(link: HTMLAnchorElement | undefined): void {
    if (link === resting?.link) return;
    if (resting) window.clearTimeout(resting.timer);
    resting = undefined;
    if (!link) return;
    const timer = window.setTimeout(() => {
      const page = address(link);
      if (page !== undefined) cache.prefetch(page);
    }, INTENT_DELAY_MS);
    resting = { link, timer };
  }

  /** The button is going down: a click follows in a moment, nothing is worth waiting for. */
  function press(event: Event): void {
    const link = linkOfEvent(event);
    const page = link && address(link);
    if (page !== undefined) void cache.request(page);
  }

  const listeners: [type: string, listener: (event: Event) => void][] = [
    ['pointerover', rest],
    ['focusin', rest],
    ['pointerdown', press],
    ['touchstart', press],
  ];
  for (const [type, listener] of listeners) document.addEventListener(type, listener, { passive: true });
  // The pointer may have come to rest while this was loading.
  restOn(document.querySelector<HTMLAnchorElement>('a:hover') ?? undefined);
  return () => {
    if (resting) window.clearTimeout(resting.timer);
    for (const [type, listener] of listeners) document.removeEventListener(type, listener);
  };
}
