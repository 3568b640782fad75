import { ChevronDown, ChevronUp, X } from 'lucide';
import { type ReactNode, useEffect, useState } from 'react';
import { Icon } from '../Icon.tsx';

interface Props {
  count: number;
  /** The place that is marked more strongly at first, from 0. */
  first: number;
  /** Marks a place more strongly and brings it into view. */
  show: (place: number) => void;
  close: () => void;
}

/** Steps through the words marked on the page, and takes the marks off. */
export function MarksBar({ count, first, show, close }: Props): ReactNode {
  const [current, setCurrent] = useState(first);
  const step = (by: number) => {
    const next = (current + by + count) % count;
    setCurrent(next);
    show(next);
  };

  useEffect(() => {
    const off = (event: KeyboardEvent) => {
      // An open menu or dialog comes first.
      if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('dialog[open]'))
        close();
    };
    document.addEventListener('keydown', off);
    return () => document.removeEventListener('keydown', off);
  }, [close]);

  return (
    <section className="marks" aria-label="Words of your search on this page">
      <p role="status">
        <span>{current + 1}</span> of {count}
      </p>
      <button type="button" className="icon-button" aria-label="Previous place" onClick={() => step(-1)}>
        <Icon node={ChevronUp} size={18} />
      </button>
      <button type="button" className="icon-button" aria-label="Next place" onClick={() => step(1)}>
        <Icon node={ChevronDown} size={18} />
      </button>
      <button type="button" className="icon-button" aria-label="Take the marks off" onClick={close}>
        <Icon node={X} size={18} />
      </button>
    </section>
  );
}
