import { ARTICLE_ID } from '../../shared/shellIds.ts';

/** Opens all `<details>` for printing and closes them again: paper cannot be clicked. */
export function installPrinting(signal: AbortSignal): void {
  const closed = new Set<HTMLDetailsElement>();
  window.addEventListener(
    'beforeprint',
    () => {
      for (const details of document.querySelectorAll<HTMLDetailsElement>(
        `#${ARTICLE_ID} details:not([open])`,
      )) {
        closed.add(details);
        details.open = true;
      }
    },
    { signal },
  );
  window.addEventListener(
    'afterprint',
    () => {
      for (const details of closed) details.open = false;
      closed.clear();
    },
    { signal },
  );
}
