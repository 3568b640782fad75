import { ARTICLE_ID } from '../../../shared/shellIds.ts';
import { focusQuietly } from './focusQuietly.ts';
import { findTarget } from './reveal.ts';

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
  /** The target of the hash, or the top if there is none. */
  | { type: 'anchor'; hash: string };

/**
 * Where a page is shown (specification 2.4: "Route changes scroll to top or to the hash anchor"): back
 * and forward return to where the reader was.
 */
export function nextScroll({ kind, hash, saved }: Arrival): ScrollTarget {
  if (kind === 'traverse' && saved) return { type: 'position', position: saved };
  return hash.length <= 1 ? { type: 'top' } : { type: 'anchor', hash };
}

/** Scrolls the page to where it is to be read. */
export function scrollTo(target: ScrollTarget): void {
  const anchor = findAnchor(target);
  if (anchor) {
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

function findAnchor(target: ScrollTarget): HTMLElement | undefined {
  return target.type === 'anchor' ? findTarget(target.hash) : undefined;
}
