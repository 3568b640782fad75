const STOPS = 'a[href], button:not([disabled]), input, textarea, summary, [tabindex="0"]';

/**
 * Keeps Tab inside a dialog: from its last stop to its first, and back. A modal dialog already makes the
 * rest of the page inert, but lets focus leave for the browser's own bars.
 */
export function trapFocus(
  dialog: HTMLElement,
  event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'preventDefault'>,
): void {
  if (event.key !== 'Tab') return;
  const stops = [...dialog.querySelectorAll<HTMLElement>(STOPS)].filter(
    (stop) => stop.tabIndex >= 0 && stop.checkVisibility(),
  );
  const [first, last] = event.shiftKey ? [stops.at(-1), stops[0]] : [stops[0], stops.at(-1)];
  const { activeElement } = document;
  if (!first || (activeElement !== last && dialog.contains(activeElement) && activeElement !== dialog))
    return;
  event.preventDefault();
  first.focus();
}
