import { ARTICLE_ID } from '../../../shared/shellIds.ts';
import type { ScrollTarget } from './nextScroll.ts';

/** Scrolls the page to where it is to be read. */
export function scrollTo(target: ScrollTarget): void {
  if (target.type === 'keep') return;
  const anchor = findAnchor(target);
  if (anchor) {
    openDetails(anchor);
    anchor.scrollIntoView({ behavior: 'instant', block: 'start' });
    return;
  }
  const { x, y } = target.type === 'position' ? target.position : { x: 0, y: 0 };
  window.scrollTo({ left: x, top: y, behavior: 'instant' });
}

function findAnchor(target: ScrollTarget): HTMLElement | undefined {
  if (target.type !== 'anchor') return undefined;
  return target.ids.map((id) => document.getElementById(id)).find((element) => element !== null) ?? undefined;
}

/** A closed `<details>` has no place to scroll to; the browser opens it for its own fragment links. */
function openDetails(element: Element): void {
  for (let box = element.closest('details'); box; box = box.parentElement?.closest('details') ?? null) {
    box.open = true;
  }
}

/**
 * Moves focus to the anchor or, without one, to the page's `<h1>`, so that Tab and screen readers go on
 * from there. `data-quiet-focus` lets the style sheet leave out the ring: nothing there can be operated.
 */
export function moveFocus(target: ScrollTarget): void {
  const article = document.getElementById(ARTICLE_ID);
  const place = findAnchor(target) ?? article?.querySelector('h1') ?? article;
  if (!place) return;
  if (place.tabIndex < 0 && !place.hasAttribute('tabindex')) {
    place.setAttribute('tabindex', '-1');
    place.setAttribute('data-quiet-focus', '');
  }
  place.focus({ preventScroll: true });
}
