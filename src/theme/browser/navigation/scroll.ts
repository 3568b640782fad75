import { DATA } from '../../../shared/attributes.ts';
import { ARTICLE_ID } from '../../../shared/shellIds.ts';
import { decodePath } from '../../../shared/url.ts';

/** In pixels. */
export interface Position {
  x: number;
  y: number;
}

/** How the page came to be shown. */
interface Arrival {
  /** A new history entry, or back or forward. */
  kind: 'push' | 'traverse';
  /** With its `#`, or empty. */
  hash: string;
  /** Where the reader left this history entry. */
  saved?: Position;
}

export type ScrollTarget =
  | { type: 'top' }
  | { type: 'position'; position: Position }
  /** The first id that exists on the page; the top when none does. */
  | { type: 'anchor'; ids: string[] };

/**
 * Where a page is shown (specification 2.4: "Route changes scroll to top or to the hash anchor"): back
 * and forward return to where the reader was.
 */
export function nextScroll({ kind, hash, saved }: Arrival): ScrollTarget {
  if (kind === 'traverse' && saved) return { type: 'position', position: saved };
  if (hash.length <= 1) return { type: 'top' };
  // In the order of the HTML standard: as written, then decoded.
  const raw = hash.slice(1);
  return { type: 'anchor', ids: [...new Set([raw, decodePath(raw)])] };
}

/** Opens what is folded around an element. */
export function unfold(element: Element | null): void {
  for (let box = element?.closest('details'); box; box = box.parentElement?.closest('details'))
    box.open = true;
}

/** Scrolls the page to where it is to be read. */
export function scrollTo(target: ScrollTarget): void {
  const anchor = findAnchor(target);
  if (anchor) {
    // A closed `<details>` has no place to scroll to; the browser opens it for its own fragment links.
    unfold(anchor);
    anchor.scrollIntoView({ behavior: 'instant', block: 'start' });
    return;
  }
  const { x, y } = target.type === 'position' ? target.position : { x: 0, y: 0 };
  window.scrollTo({ left: x, top: y, behavior: 'instant' });
}

/** Moves focus to the anchor or, without one, to the page's `<h1>`. */
export function moveFocus(target: ScrollTarget): void {
  const article = document.getElementById(ARTICLE_ID);
  const place =
    document.querySelector<HTMLElement>('.crash') ??
    findAnchor(target) ??
    article?.querySelector('h1') ??
    article;
  if (place) focusQuietly(place);
}

/**
 * Moves focus to a place of the text, so that Tab and screen readers go on from there. `data-quiet-focus` lets the style
 * sheet leave out the ring: nothing there can be operated.
 */
export function focusQuietly(place: HTMLElement): void {
  if (place.tabIndex < 0 && !place.hasAttribute('tabindex')) {
    place.setAttribute('tabindex', '-1');
    place.setAttribute(DATA.quietFocus, '');
  }
  place.focus({ preventScroll: true });
}

function findAnchor(target: ScrollTarget): HTMLElement | undefined {
  if (target.type !== 'anchor') return undefined;
  return target.ids.map((id) => document.getElementById(id)).find((element) => element !== null) ?? undefined;
}
