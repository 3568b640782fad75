import { clickFacts } from '../navigation/linkOfEvent.ts';
import type { DialogHost } from './dialogHost.tsx';

/**
 * Opens dialogs: on a press of what carries `data-dialog`, and on a click anywhere in a `data-dialog-area`
 * that holds such a thing. A link among them opens its address where the reader asks for a new tab; a text field
 * opens its dialog as soon as there is text in it. What is approached is prepared.
 */
export function installDialogs({ open, prepare, closeAll }: DialogHost): void {
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
  const typed = (event: Event) => {
    const { target } = event;
    // What an input method is composing would be torn apart.
    if (event instanceof InputEvent && event.isComposing) return;
    if (isField(target) && target.value !== '') open(target.dataset.dialog ?? '', target);
  };
  document.addEventListener('input', typed);
  document.addEventListener('compositionend', typed);
  document.addEventListener('submit', (event) => {
    const field = event.target instanceof Element && event.target.querySelector('input[data-dialog]');
    if (!isField(field)) return;
    event.preventDefault();
    open(field.dataset.dialog ?? '', field);
  });
  const approached = (target: EventTarget | null) => {
    const near = target instanceof Element ? target.closest<HTMLElement>('[data-dialog]') : null;
    if (near?.dataset.dialog) prepare(near.dataset.dialog);
  };
  for (const approach of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(approach, ({ target }) => approached(target), { passive: true });
  // The pointer may have come near while this was loading.
  approached(document.querySelector('[data-dialog]:hover'));
  window.addEventListener('popstate', closeAll);
  // Typed while this was loading.
  const { activeElement } = document;
  if (isField(activeElement) && activeElement.value !== '')
    open(activeElement.dataset.dialog ?? '', activeElement);
}

function isField(target: unknown): target is HTMLInputElement {
  return target instanceof HTMLInputElement && target.dataset.dialog !== undefined;
}

function triggerOf(target: EventTarget | null): HTMLElement | undefined {
  if (!(target instanceof Element)) return undefined;
  const own = target.closest<HTMLElement>('[data-dialog]');
  if (own) return own;
  // A link in a diagram is a link.
  const area = target.closest('a') ? null : target.closest('[data-dialog-area]');
  return area?.querySelector<HTMLElement>('[data-dialog]') ?? undefined;
}
