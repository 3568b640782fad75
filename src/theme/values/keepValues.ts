import { readStored, VALUES_KEY, writeStored } from '../storage.ts';
import { readValues, type Values } from './values.ts';

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
