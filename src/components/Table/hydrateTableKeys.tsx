import { DATA } from '../../shared/attributes.ts';
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
 * Makes the links and buttons of a table one stop of the Tab key: arrows up and down move between its rows, left and
 * right inside of one, Home and End to its ends. Without scripts each link is a stop of its own. Ends with the signal.
 * What it returns makes the first one in view the stop, for when rows come and go.
 */
export function oneTabStop(table: HTMLTableElement, signal: AbortSignal): () => void {
  const stops = () => [...table.querySelectorAll<HTMLElement>('a[href], button')];
  const give = (stop: HTMLElement | undefined) => {
    for (const each of stops()) each.tabIndex = each === stop ? 0 : -1;
  };
  const reset = () => give(stops().find((stop) => stop.checkVisibility()));
  reset();

  table.addEventListener(
    'focusin',
    ({ target }) => {
      const stop = target instanceof Element ? target.closest<HTMLElement>('a[href], button') : null;
      if (stop && table.contains(stop)) give(stop);
    },
    { signal },
  );
  table.addEventListener(
    'keydown',
    (event) => {
      const { target, altKey, ctrlKey, metaKey } = event;
      if (altKey || ctrlKey || metaKey || !(target instanceof HTMLElement)) return;
      const next = stopForKey(table, target, event.key);
      if (!next) return;
      event.preventDefault();
      next.focus();
    },
    { signal },
  );
  signal.addEventListener('abort', () => {
    for (const stop of stops()) stop.removeAttribute('tabindex');
  });
  return reset;
}

/** Where a key leads to from a link or button of the table; rows that are filtered out are passed over. */
function stopForKey(table: HTMLTableElement, from: HTMLElement, key: string): HTMLElement | undefined {
  const rows = [...table.rows]
    .filter((row) => row.checkVisibility())
    .map((row) => [...row.querySelectorAll<HTMLElement>('a[href], button')])
    .filter((row) => row.length > 0);
  const y = rows.findIndex((row) => row.includes(from));
  const row = rows[y] ?? [];
  const x = row.indexOf(from);
  const inRow = (other: HTMLElement[] | undefined) => other?.[Math.min(x, other.length - 1)];
  if (x < 0) return undefined;
  if (key === 'ArrowDown') return inRow(rows[y + 1]);
  if (key === 'ArrowUp') return inRow(rows[y - 1]);
  if (key === 'ArrowRight') return row[x + 1];
  if (key === 'ArrowLeft') return row[x - 1];
  if (key === 'Home') return inRow(rows[0]);
  return key === 'End' ? inRow(rows.at(-1)) : undefined;
}
