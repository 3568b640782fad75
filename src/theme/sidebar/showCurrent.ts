/** Scrolls a sidebar's column, and only the column, until the current page's link is in it. */
export function showCurrent(scroller: HTMLElement): void {
  const link = scroller.querySelector(`[aria-current='page']`);
  if (!link) return;
  const box = scroller.getBoundingClientRect();
  const place = link.getBoundingClientRect();
  if (place.top >= box.top && place.bottom <= box.bottom) return;
  scroller.scrollTop += place.top - box.top - (box.height - place.height) / 2;
}
