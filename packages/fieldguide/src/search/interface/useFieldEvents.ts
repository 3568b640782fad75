import { useLayoutEffect, useRef } from 'react';
import { moveInEntries } from './useOptionKeys.ts';

interface FieldActs {
  /** The text has changed. */
  onText: (text: string) => void;
  onKey: (event: KeyboardEvent) => void;
  /** The button that empties the field. */
  onClear: () => void;
}

/** Listens to the field of the search dialog, which is not React's. The listeners stay; what they call is always the newest. */
export function useFieldEvents(field: HTMLInputElement, acts: FieldActs): void {
  const newest = useRef(acts);
  useLayoutEffect(() => {
    newest.current = acts;
  });
  useLayoutEffect(() => {
    const control = new AbortController();
    const { signal } = control;
    // What an input method is still composing is not a word yet.
    const onInput = (event: Event) => {
      if (!(event instanceof InputEvent && event.isComposing)) newest.current.onText(field.value);
    };
    field.addEventListener('input', onInput, { signal });
    field.addEventListener('compositionend', onInput, { signal });
    field.addEventListener('keydown', (event) => newest.current.onKey(event), { signal });
    field.closest('dialog')?.addEventListener('keydown', moveInEntries, { signal });
    field.form?.addEventListener('submit', (event) => event.preventDefault(), { signal });
    field.form?.addEventListener('reset', () => newest.current.onClear(), { signal });
    return () => control.abort();
  }, [field]);
}
