import * as DATA from '../../shared/dataAttributes.ts';
import { keepOneTabStop, walkByKeys } from '../../shared/ui/focusKeys.ts';
import { replayActs } from '../../theme/browser/replayActs.ts';

/** Makes the links of a short table one stop of the Tab key; it has no tools. */
export function hydrate(element: HTMLElement): () => void {
  const off = new AbortController();
  const table = element.querySelector('table');
  if (table) oneTabStop(table, off.signal);
  element.setAttribute(DATA.alive, '');
  replayActs(element);
  return () => off.abort();
}

/**
 * Makes the links and buttons of a table one stop of the Tab key, among which arrow keys walk. Without scripts each link
 * is a stop of its own. Ends with the signal. What it returns makes the first one in view the stop, for when rows come
 * and go.
 */
export function oneTabStop(table: HTMLTableElement, signal: AbortSignal): () => void {
  const stops = () => [...table.querySelectorAll<HTMLElement>('a[href], button')];
  const keep = (stop: HTMLElement | undefined) => keepOneTabStop(stops(), stop);
  const reset = () => keep(stops().find((stop) => stop.checkVisibility()));
  reset();

  table.addEventListener(
    'focusin',
    ({ target }) => {
      const stop = target instanceof Element ? target.closest<HTMLElement>('a[href], button') : null;
      if (stop && table.contains(stop)) keep(stop);
    },
    { signal },
  );
  const rows = () => [...table.rows].map((row) => [...row.querySelectorAll<HTMLElement>('a[href], button')]);
  table.addEventListener('keydown', (event) => walkByKeys(rows(), event), { signal });
  signal.addEventListener('abort', () => {
    for (const stop of stops()) stop.removeAttribute('tabindex');
  });
  return reset;
}
