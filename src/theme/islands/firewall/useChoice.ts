import { useEffect, useState } from 'react';
import { type Choice, type PortRow, readChoice, writeChoice } from './plan.ts';

/** Marks the history entries of this page that differ in the choice alone. */
const MARK = 'fieldguideChoice';

/**
 * What the reader chose, kept in the address: it can be shared, and back and forward walk through it. These steps
 * stay on the page, so they are kept from the app, which would load it anew and lose what was entered.
 */
export function useChoice(rows: readonly PortRow[]): { choice: Choice; choose: (choice: Choice) => void } {
  const [choice, setChoice] = useState<Choice>({ features: [], components: [] });

  useEffect(() => {
    const { pathname } = location;
    const read = () => setChoice(readChoice(location.search, rows));
    const onPopState = (event: PopStateEvent) => {
      if (location.pathname !== pathname || !isMarked(event.state)) return;
      event.stopImmediatePropagation();
      read();
    };
    read();
    // In the capture phase: before the app, which listens too.
    window.addEventListener('popstate', onPopState, { capture: true });
    return () => window.removeEventListener('popstate', onPopState, { capture: true });
  }, [rows]);

  return {
    choice,
    choose(next) {
      setChoice(next);
      const state = { ...history.state, [MARK]: true };
      history.replaceState(state, '');
      history.pushState(state, '', writeChoice(location.href, next));
    },
  };
}

function isMarked(state: unknown): boolean {
  return typeof state === 'object' && state !== null && MARK in state;
}
