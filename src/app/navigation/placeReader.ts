import { ARTICLE_ID } from '../pageDocument.ts';
import type { ScrollTarget } from './nextScroll.ts';

/** Scrolls the page to where it is to be read and returns the heading or element found there. */
export function scrollTo(target: ScrollTarget): HTMLElement | undefined {
  switch (target.type) {
    case 'keep':
      return undefined;
    case 'position':
      window.scrollTo({ left: target.position.x, top: target.position.y, behavior: 'instant' });
      return undefined;
    case 'anchor': {
      const anchor = target.ids.map((id) => document.getElementById(id)).find((element) => element !== null);
      if (anchor) {
        openDetails(anchor);
        anchor.scrollIntoView({ behavior: 'instant', block: 'start' });
        return anchor;
      }
    }
  }
  window.scrollTo({ left: 0, top: 0, behavior: 'instant' });
  return undefined;
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
export function moveFocus(anchor: HTMLElement | undefined): void {
  const article = document.getElementById(ARTICLE_ID);
  const place = anchor ?? article?.querySelector('h1') ?? article;
  if (!place) return;
  if (place.tabIndex < 0 && !place.hasAttribute('tabindex')) {
    place.setAttribute('tabindex', '-1');
    place.setAttribute('data-quiet-focus', '');
  }
  place.focus({ preventScroll: true });
}
