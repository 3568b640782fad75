import * as DATA from '../../shared/dataAttributes.ts';

/** True where the reader has done something that waits for scripts. */
export function hasWaitingActs(): boolean {
  return document.querySelector(`[${DATA.pressed}], [${DATA.entered}], dialog[open]`) !== null;
}

/**
 * Does what the reader did before the page was alive, as the script in `<head>` has noted it: enters what was entered,
 * and presses what was pressed, in that order. An act in an island that is not hydrated yet waits for it.
 */
export function replayActs(root: HTMLElement): void {
  for (const field of waiting<HTMLInputElement | HTMLSelectElement>(root, DATA.entered)) {
    const text = field.getAttribute(DATA.entered) ?? '';
    field.removeAttribute(DATA.entered);
    enter(field, text);
  }
  const pressed = waiting<HTMLElement>(root, DATA.pressed).sort((a, b) => orderOf(a) - orderOf(b));
  for (const element of pressed) {
    element.removeAttribute(DATA.pressed);
    if (element instanceof HTMLFormElement) {
      element.requestSubmit();
      continue;
    }
    // Tips open by a tap: a click alone would follow the word to the glossary.
    if (element.matches('a.term'))
      element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }));
    element.click();
  }
}

function waiting<Found extends HTMLElement>(root: HTMLElement, attribute: string): Found[] {
  return [...root.querySelectorAll<Found>(`[${attribute}]`)].filter(
    (element) => !element.closest(`[${DATA.island}]:not([${DATA.alive}])`),
  );
}

function orderOf(element: HTMLElement): number {
  return Number(element.getAttribute(DATA.pressed));
}

/**
 * React remembers the value that it found in a field, and passes over an event that brings the same one. Setting
 * `value` makes it remember an empty field; the prototype's own setter then fills the field without its knowing.
 */
function enter(field: HTMLInputElement | HTMLSelectElement, text: string): void {
  if (field instanceof HTMLInputElement) field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event(field instanceof HTMLInputElement ? 'input' : 'change', { bubbles: true }));
}
