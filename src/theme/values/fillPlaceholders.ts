import { loadValues, watchValues } from './keepValues.ts';
import { listPlaceholders } from './listPlaceholders.ts';
import type { Values } from './values.ts';

/** Where a thing to press has no place of its own. */
const PRESSED = 'a, button, summary, h1, h2, h3, h4, h5, h6';

/**
 * Makes fields of the placeholders in an article's code and fills in what the reader has set. They stay elements
 * of text, since the text of real buttons can be neither selected nor copied. Returns the end of it.
 */
export function fillPlaceholders(root: HTMLElement): () => void {
  const labels = new Map(listPlaceholders(root).map(({ name, label }) => [name, label]));
  const fields = () => root.querySelectorAll<HTMLElement>('[data-placeholder]');
  const show = (values: Values) => {
    for (const field of fields()) {
      const name = field.dataset.placeholder ?? '';
      const value = Object.hasOwn(values, name) ? values[name] : undefined;
      field.textContent = value ?? `<${name}>`;
      field.toggleAttribute('data-filled', value !== undefined);
    }
  };
  for (const field of fields()) {
    field.title = `Your value: ${labels.get(field.dataset.placeholder ?? '') ?? field.dataset.placeholder}`;
    if (field.closest(PRESSED)) continue;
    field.setAttribute('role', 'button');
    field.setAttribute('aria-haspopup', 'dialog');
    field.tabIndex = 0;
    field.dataset.dialog = 'values';
  }
  const press = (event: KeyboardEvent) => {
    const { target } = event;
    if (!(target instanceof HTMLElement) || target.dataset.placeholder === undefined) return;
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    target.click();
  };
  root.addEventListener('keydown', press);
  show(loadValues() ?? {});
  const stop = watchValues(show);
  return () => {
    root.removeEventListener('keydown', press);
    stop();
  };
}
