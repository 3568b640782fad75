import { DATA } from '../../shared/attributes.ts';
import { listPlaceholders, loadValues, type Values, watchValues } from './values.ts';

/** Inside of these a field would be a control within a control. */
const PRESSED = 'a, button, summary, h1, h2, h3, h4, h5, h6';

/**
 * Makes fields of the placeholders in an article's code and fills in what the reader has set. They stay elements
 * of text, since the text of real buttons can be neither selected nor copied. Returns the end of it.
 */
export function fillPlaceholders(root: HTMLElement): () => void {
  const labels = new Map(listPlaceholders(root).map(({ name, label }) => [name, label]));
  const fields = () => root.querySelectorAll<HTMLElement>(`[${DATA.placeholder}]`);
  const show = (values: Values) => {
    for (const field of fields()) {
      const name = field.getAttribute(DATA.placeholder) ?? '';
      const value = Object.hasOwn(values, name) ? values[name] : undefined;
      field.textContent = value ?? `<${name}>`;
      field.toggleAttribute(DATA.filled, value !== undefined);
    }
  };
  for (const field of fields()) {
    field.title = `Your value: ${labels.get(field.getAttribute(DATA.placeholder) ?? '') ?? field.getAttribute(DATA.placeholder)}`;
    if (field.closest(PRESSED)) continue;
    field.setAttribute('role', 'button');
    field.setAttribute('aria-haspopup', 'dialog');
    field.tabIndex = 0;
    field.setAttribute(DATA.dialog, 'values');
  }
  const press = (event: KeyboardEvent) => {
    const { target } = event;
    if (!(target instanceof HTMLElement) || !target.hasAttribute(DATA.placeholder)) return;
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
