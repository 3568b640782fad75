import { closestWith, DATA } from '../../../shared/attributes.ts';
import { SEARCH_DIALOG_ID } from '../../../shared/shellIds.ts';
import { clickFacts } from '../navigation/links.ts';
import type { DialogHost } from './dialogHost.tsx';

/**
 * Opens dialogs: on a press of what names one, and on a click anywhere in an area that holds such a thing. A link
 * among them opens its address where the reader asks for a new tab; a text field opens its dialog as soon as there is
 * text in it. What is approached is prepared.
 */
export function installDialogs({ open, prepare, closeAll }: DialogHost): void {
  const openFor = (trigger: HTMLElement) => open(nameOf(trigger), trigger);
  // Captured, so that the navigation does not follow the link as well.
  document.addEventListener(
    'click',
    (event) => {
      const { modified, defaultPrevented } = clickFacts(event);
      const trigger = triggerOf(event.target);
      if (!trigger || modified || defaultPrevented) return;
      event.preventDefault();
      openFor(trigger);
    },
    { capture: true },
  );
  document.addEventListener('keydown', (event) => {
    // A link that acts as a button is pressed by the space bar too.
    if (event.key !== ' ' || !(event.target instanceof HTMLAnchorElement)) return;
    if (!event.target.hasAttribute(DATA.dialog)) return;
    event.preventDefault();
    event.target.click();
  });
  const typed = (event: Event) => {
    const { target } = event;
    // What an input method is composing would be torn apart.
    if (event instanceof InputEvent && event.isComposing) return;
    if (isField(target) && target.value !== '') openFor(target);
  };
  document.addEventListener('input', typed);
  document.addEventListener('compositionend', typed);
  document.addEventListener('submit', (event) => {
    const field = event.target instanceof Element && event.target.querySelector(`input[${DATA.dialog}]`);
    if (!isField(field)) return;
    event.preventDefault();
    openFor(field);
  });
  const approached = (target: EventTarget | null) => {
    const near = closestWith(target, DATA.dialog);
    if (near) prepare(nameOf(near));
  };
  for (const approach of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(approach, ({ target }) => approached(target), { passive: true });
  // The pointer may have come near while this was loading.
  approached(document.querySelector(`[${DATA.dialog}]:hover`));
  window.addEventListener('popstate', closeAll);
  // Opened while this was loading, by the script in `<head>`.
  if (document.querySelector(`#${SEARCH_DIALOG_ID}[open]`)) {
    const link = document.querySelector<HTMLElement>(`a[${DATA.dialog}=search]`);
    if (link) openFor(link);
  }
}

function nameOf(trigger: HTMLElement): string {
  return trigger.getAttribute(DATA.dialog) ?? '';
}

function isField(target: unknown): target is HTMLInputElement {
  return target instanceof HTMLInputElement && target.hasAttribute(DATA.dialog);
}

function triggerOf(target: EventTarget | null): HTMLElement | undefined {
  const own = closestWith(target, DATA.dialog);
  if (own) return own;
  // A link in a diagram is a link.
  const area = target instanceof Element && target.closest('a') ? null : closestWith(target, DATA.dialogArea);
  return area?.querySelector<HTMLElement>(`[${DATA.dialog}]`) ?? undefined;
}
