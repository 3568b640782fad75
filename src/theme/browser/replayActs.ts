import { DATA } from '../../shared/attributes.ts';

/** True where the reader has done something that waits for scripts. */
export function hasWaitingActs(): boolean {
  return document.querySelector(`[${DATA.pressed}], dialog[open]`) !== null;
}

/**
 * Does what the reader did before the page was alive: presses, in their order, what the script in `<head>` has marked,
 * and tells React of text that was typed into its fields. What stands in an island that is still to come waits for it.
 */
export function replayActs(root: HTMLElement): void {
  const pressed = [...root.querySelectorAll<HTMLElement>(`[${DATA.pressed}]`)]
    .filter((element) => !element.closest(`[${DATA.island}]:not([${DATA.alive}])`))
    .sort((a, b) => orderOf(a) - orderOf(b));
  for (const element of pressed) {
    element.removeAttribute(DATA.pressed);
    // Tips open by a tap: a click alone would follow the word to the glossary.
    if (element.matches('a.term'))
      element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }));
    element.click();
  }
  for (const field of root.querySelectorAll('input')) repeatTyping(field);
}

function orderOf(element: HTMLElement): number {
  return Number(element.getAttribute(DATA.pressed));
}

/** React takes the text it finds in a field for its own, and would not notice that it is news. */
function repeatTyping(field: HTMLInputElement): void {
  const { value, defaultValue, type } = field;
  if (value === defaultValue || !/^(?:text|search)$/.test(type) || field.closest('dialog')) return;
  field.value = defaultValue;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
