/** How keys move the focus: Tab around in a dialog, and arrows in lists that are one stop of the Tab key. */

const STOPS = 'a[href], button:not([disabled]), input, textarea, summary, [tabindex="0"]';

/** Keeps Tab inside of a modal dialog whose content fills it, and closes it on a click on the backdrop. */
export function guardDialog(dialog: HTMLDialogElement): void {
  dialog.addEventListener('keydown', (event) => trapFocus(dialog, event));
  // A press that began inside, for example to select text, does not count as one on the backdrop.
  let pressed: EventTarget | null = null;
  dialog.addEventListener('pointerdown', ({ target }) => {
    pressed = target;
  });
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog && pressed === dialog) dialog.close();
  });
}

/**
 * Tab leads from the last stop to the first, and back. A modal dialog already makes the rest of the page inert, but
 * lets focus leave for the browser's own bars.
 */
function trapFocus(dialog: HTMLElement, event: KeyboardEvent): void {
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

/**
 * Makes one of the stops of a list or table the only one that the Tab key comes to ("roving tabindex"); `walkByKeys`
 * leads to the others.
 */
export function keepOneTabStop(stops: readonly HTMLElement[], kept: HTMLElement | undefined): void {
  for (const stop of stops) stop.tabIndex = stop === kept ? 0 : -1;
}

type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'target' | 'preventDefault'
>;

/**
 * Moves focus from one stop to another: up and down between rows, left and right inside of one, by Home and End to the
 * first and the last row. What is not on display is passed over. Does nothing for any other key or place.
 */
export function walkByKeys(rows: readonly (readonly HTMLElement[])[], event: KeyPress): void {
  const { target, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (altKey || ctrlKey || metaKey || shiftKey || !(target instanceof HTMLElement)) return;
  const key = inReadingOrder(event.key, target);
  // The other keys move the cursor in its text.
  if (target instanceof HTMLInputElement && key !== 'ArrowUp' && key !== 'ArrowDown') return;
  const shown = rows
    .map((row) => row.filter((stop) => stop.checkVisibility()))
    .filter((row) => row.length > 0);
  const next = stopForKey(shown, target, key);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

const MIRRORED: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/** An arrow key by where it leads to from left to right: from right to left, the left one leads on. */
export function inReadingOrder(key: string, target: Element): string {
  const isMirrored = target.closest<HTMLElement>('[dir]')?.dir === 'rtl';
  return (isMirrored && MIRRORED[key]) || key;
}

function stopForKey(
  rows: readonly (readonly HTMLElement[])[],
  from: HTMLElement,
  key: string,
): HTMLElement | undefined {
  const y = rows.findIndex((row) => row.includes(from));
  const row = rows[y] ?? [];
  const x = row.indexOf(from);
  const inRow = (other: readonly HTMLElement[] | undefined) => other?.[Math.min(x, other.length - 1)];
  if (x < 0) return undefined;
  if (key === 'ArrowDown') return inRow(rows[y + 1]);
  if (key === 'ArrowUp') return inRow(rows[y - 1]);
  if (key === 'ArrowRight') return row[x + 1];
  if (key === 'ArrowLeft') return row[x - 1];
  if (key === 'Home') return inRow(rows[0]);
  return key === 'End' ? inRow(rows.at(-1)) : undefined;
}
