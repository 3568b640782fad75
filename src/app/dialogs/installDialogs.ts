import { clickFacts } from '../navigation/linkOfEvent.ts';
import type { DialogHost } from './dialogHost.tsx';

/**
 * Opens dialogs: on a press of what carries `data-dialog`, and on a click anywhere in a `data-dialog-area`
 * that holds such a thing. A link among them opens its address where the reader asks for a new tab.
 */
export function installDialogs({ open, closeAll }: DialogHost): void {
  // Captured, so that the navigation does not follow the link as well.
  document.addEventListener(
    'click',
    (event) => {
      const { modified, defaultPrevented } = clickFacts(event);
      const trigger = triggerOf(event.target);
      if (!trigger || modified || defaultPrevented) return;
      event.preventDefault();
      open(trigger.dataset.dialog ?? '', trigger);
    },
    { capture: true },
  );
  document.addEventListener('keydown', (event) => {
    // A link that acts as a button is pressed by the space bar too.
    if (event.key !== ' ' || !(event.target instanceof HTMLAnchorElement)) return;
    if (event.target.dataset.dialog === undefined) return;
    event.preventDefault();
    event.target.click();
  });
  window.addEventListener('popstate', closeAll);
}

function triggerOf(target: EventTarget | null): HTMLElement | undefined {
  if (!(target instanceof Element)) return undefined;
  const own = target.closest<HTMLElement>('[data-dialog]');
  if (own) return own;
  // A link in a diagram is a link.
  const area = target.closest('a') ? null : target.closest('[data-dialog-area]');
  return area?.querySelector<HTMLElement>('[data-dialog]') ?? undefined;
}
