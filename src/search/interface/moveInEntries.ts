import type { KeyboardEvent } from 'react';

/**
 * Arrow keys lead from the box to the entries below it and back, where they are no list of results: recent
 * searches, favourites, suggestions.
 */
export function moveInEntries(event: KeyboardEvent<HTMLElement>): void {
  const direction = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (direction === 0 || event.defaultPrevented || event.nativeEvent.isComposing) return;
  const stops: HTMLElement[] = [...event.currentTarget.querySelectorAll<HTMLElement>('input, [data-entry]')];
  const here = event.target instanceof HTMLElement ? stops.indexOf(event.target) : -1;
  const next = here < 0 ? undefined : stops[here + direction];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
