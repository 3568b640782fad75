import { DATA } from '../../shared/attributes.ts';
import { readStored, VALUES_KEY, writeStored } from '../../shared/ui/storage.ts';

/** What readers have put in for placeholders, by name. Kept in this browser only. */
export type Values = Readonly<Record<string, string>>;

/** Longer texts are nobody's host name. */
const LONGEST = 200;

/** A value as one line of text: a line break in a command would run it. */
export function cleanValue(text: string): string {
  return text
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, LONGEST);
}

/** The values in a stored text; whatever else stands there is passed over. */
export function readValues(stored: string | null): Values {
  let value: unknown;
  try {
    value = JSON.parse(stored || '{}');
  } catch {
    return {};
  }
  if (typeof value !== 'object' || value === null) return {};
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

const CHANGE = 'fieldguide:values';

/** The kept values; undefined where none were ever kept, or the browser's storage is blocked. */
export function loadValues(): Values | undefined {
  const stored = readStored('localStorage', VALUES_KEY);
  return stored === null ? undefined : readValues(stored);
}

/** Keeps the values and tells all that show them. */
export function keepValues(values: Values): void {
  writeStored('localStorage', VALUES_KEY, JSON.stringify(values));
  window.dispatchEvent(new CustomEvent(CHANGE, { detail: JSON.stringify(values) }));
}

/** Calls back with each change, here or in another tab of the browser. Returns its end. */
export function watchValues(changed: (values: Values) => void): () => void {
  const off = new AbortController();
  const { signal } = off;
  window.addEventListener(
    CHANGE,
    (event) => event instanceof CustomEvent && changed(readValues(String(event.detail))),
    { signal },
  );
  window.addEventListener(
    'storage',
    ({ key, newValue }) => (key === VALUES_KEY || key === null) && changed(readValues(newValue)),
    { signal },
  );
  return () => off.abort();
}

/** A placeholder as the page declares it. */
export interface PlaceholderFacts {
  name: string;
  label: string;
  example: string;
  about: string;
}

/** The placeholders of the article that is on display. */
export function listPlaceholders(root: ParentNode): PlaceholderFacts[] {
  const list = root.querySelector(`[${DATA.placeholders}]`)?.getAttribute(DATA.placeholders);
  // Our own build wrote it.
  return !list ? [] : JSON.parse(list);
}
