import * as DATA from '../../../shared/dataAttributes.ts';

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
