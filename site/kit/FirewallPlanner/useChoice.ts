import { withPartMark } from 'fieldguide/islands';
import { useEffect, useState } from 'react';
import { type PlanChoice, type PortRow, readChoice, writeChoice } from './plan.ts';

/**
 * What the reader chose, kept in the address: it can be shared, and back and forward walk through it. These steps
 * stay on the page, so that what was entered stays too.
 */
export function useChoice(rows: readonly PortRow[]): {
  choice: PlanChoice;
  /** The reader has chosen here, and not only followed a shared address. */
  chosen: boolean;
  choose: (choice: PlanChoice) => void;
} {
  const [choice, setChoice] = useState<PlanChoice>({ features: [], components: [] });
  const [chosen, setChosen] = useState(false);

  useEffect(() => {
    const read = () => setChoice(readChoice(location.search, rows));
    read();
    window.addEventListener('popstate', read);
    return () => window.removeEventListener('popstate', read);
  }, [rows]);

  return {
    choice,
    chosen,
    choose(next) {
      setChosen(true);
      setChoice(next);
      const state = withPartMark(history.state);
      history.replaceState(state, '');
      history.pushState(state, '', writeChoice(location.href, next));
    },
  };
}
