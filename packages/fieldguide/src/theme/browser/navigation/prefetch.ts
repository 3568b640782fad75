import { linkOfEvent, linkVerdict, type PlaceFacts, withoutFragment } from './links.ts';
import type { PageCache } from './pageCache.ts';

/** How long the pointer or focus must rest on a link: passing over a list of links loads none of them. */
const INTENT_DELAY_MS = 40;

/** True where nothing may be fetched before the reader asks for it (specification 4 and 7). */
export function savesData(): boolean {
  return isSlowConnection(Reflect.get(navigator, 'connection'));
}

/** True on 2g and with data-saver on. Takes `navigator.connection`. */
export function isSlowConnection(connection: unknown): boolean {
  if (typeof connection !== 'object' || connection === null) return false;
  if ('saveData' in connection && connection.saveData === true) return true;
  return 'effectiveType' in connection && /2g$/.test(String(connection.effectiveType));
}

interface PrefetchOptions {
  cache: Pick<PageCache, 'request'>;
  place: () => PlaceFacts;
}

/** Loads pages when a link to them is hovered, focused or touched. */
export function installPrefetch({ cache, place }: PrefetchOptions): void {
  let resting: { link: HTMLAnchorElement; timer: number } | undefined;

  function load(link: HTMLAnchorElement): void {
    // A word with a tip is a link for those without scripts; few go on to the glossary.
    if (savesData() || link.matches('a.term')) return;
    if (linkVerdict(link, place()) !== 'page') return;
    void cache.request(withoutFragment(link.href));
  }

  function rest(link: HTMLAnchorElement | undefined): void {
    if (link === resting?.link) return;
    clearTimeout(resting?.timer);
    resting = link && { link, timer: window.setTimeout(() => load(link), INTENT_DELAY_MS) };
  }

  /** The button is going down: a click follows in a moment, nothing is worth waiting for. */
  function press(event: Event): void {
    const link = linkOfEvent(event);
    if (link) load(link);
  }

  const passive = { passive: true };
  document.addEventListener('pointerover', (event) => rest(linkOfEvent(event)), passive);
  document.addEventListener('focusin', (event) => rest(linkOfEvent(event)), passive);
  document.addEventListener('pointerdown', press, passive);
  document.addEventListener('touchstart', press, passive);
  // The pointer may have come to rest while this was loading.
  rest(document.querySelector<HTMLAnchorElement>('a:hover') ?? undefined);
}
