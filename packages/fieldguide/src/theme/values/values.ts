import * as DATA from '../../shared/dataAttributes.ts';
import { isRecord, parseJson } from '../../shared/text.ts';
import * as english from '../../shared/texts/english.ts';
import { pageTexts } from '../../shared/texts/translate.ts';
import { readStored, shareStored, VALUES_KEY, watchStored } from '../../shared/ui/storage.ts';

/** What readers have put in for placeholders, by name. Kept in this browser only. */
export type Values = Readonly<Record<string, string>>;

/** Longer texts are not plausible values. */
const LONGEST = 200;

/** A value as one line of text: a line break in a command would run it. */
export function cleanValue(text: string): string {
  return text
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, LONGEST);
}

/** The values in a stored text; anything else is ignored. */
export function readValues(stored: string | null): Values {
  const value = parseJson(stored);
  if (!isRecord(value)) return {};
  const entries = Object.entries(value).flatMap(([name, text]): [string, string][] => {
    const clean = typeof text === 'string' ? cleanValue(text) : '';
    return clean === '' ? [] : [[name, clean]];
  });
  return Object.fromEntries(entries);
}

/** The values with one of them changed; an empty text takes it out. */
export function withValue(values: Values, name: string, text: string): Values {
  return readValues(JSON.stringify({ ...values, [name]: text }));
}

/** The kept values; undefined where none were ever kept, or the browser's storage is blocked. */
export function loadValues(): Values | undefined {
  const stored = readStored('localStorage', VALUES_KEY);
  return stored === null ? undefined : readValues(stored);
}

/** Keeps the values and notifies everything that shows them. */
export function keepValues(values: Values): void {
  shareStored(VALUES_KEY, JSON.stringify(values));
}

/** A value that readers have their own of: `<appliance>` in code. */
export interface PlaceholderFacts {
  /** As code shows it, without the angle brackets. */
  name: string;
  /** The label of the field. */
  label: string;
  example: string;
  /** A description, and where the reader finds the value. */
  about: string;
}

/** The placeholders of the article that is on display. */
export function listPlaceholders(root: ParentNode): PlaceholderFacts[] {
  const list = root.querySelector(`[${DATA.placeholders}]`)?.getAttribute(DATA.placeholders);
  // Our own build wrote it.
  return !list ? [] : JSON.parse(list);
}

/** Inside of these a field would be a control within a control. */
const PRESSED = 'a, button, summary, h1, h2, h3, h4, h5, h6';

/**
 * Makes fields of the placeholders in an article's code and fills in what the reader has set. They stay elements
 * of text, since the text of real buttons can be neither selected nor copied. Returns the end of it.
 */
export function fillPlaceholders(root: HTMLElement): () => void {
  const labels = new Map(listPlaceholders(root).map(({ name, label }) => [name, label]));
  const t = pageTexts();
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
    const name = field.getAttribute(DATA.placeholder) ?? '';
    field.title = t(english.valueOf, { name: labels.get(name) ?? name });
    if (field.closest(PRESSED)) continue;
    field.setAttribute('role', 'button');
    field.setAttribute('aria-haspopup', 'dialog');
    // The dialog has all values, so the Tab key stops once in a block.
    const block = field.closest('.code');
    field.tabIndex = block && block.querySelector(`[${DATA.placeholder}]`) !== field ? -1 : 0;
    field.setAttribute(DATA.dialog, 'values');
  }
  return watchValues(show);
}

/** Calls back with the reader's values, now and after each change. Returns its end. */
export function watchValues(changed: (values: Values) => void): () => void {
  changed(loadValues() ?? {});
  return watchStored(VALUES_KEY, (stored) => changed(readValues(stored)));
}
