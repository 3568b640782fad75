import { Star } from 'lucide';
import { memo, type ReactNode, type RefObject, useEffect, useState } from 'react';
import { Icon } from '../../theme/Icon.tsx';
import { favouriteOf, isFavourite } from './favourites.ts';
import { plainText, type ResultGroup } from './resultOptions.ts';
import type { SearchMemory } from './useMemory.ts';

interface Props {
  groups: readonly ResultGroup[];
  /** Holds the list box; the stars stand beside its lines. */
  frame: RefObject<HTMLElement | null>;
  /** The group with the active option: its star is the one that Tab reaches. */
  activeGroup: number;
  memory: SearchMemory;
}

/**
 * A star on each page of the results, or where there is a pointer that hovers on the active one. A list box may hold nothing but options, so the buttons lie over it, at the
 * height that their lines were given.
 */
export const Stars = memo(function Stars({ groups, frame, activeGroup, memory }: Props): ReactNode {
  const [measured, setMeasured] = useState<{ groups: Props['groups']; tops: readonly number[] }>();
  useEffect(() => {
    const measure = () => {
      const lines = frame.current?.querySelectorAll<HTMLElement>('.search-group') ?? [];
      setMeasured({ groups, tops: [...lines].map((line) => line.offsetTop) });
    };
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [groups, frame]);

  // Those of other lines stand in the wrong places.
  if (measured?.groups !== groups) return null;
  const hovers = window.matchMedia('(hover: hover)').matches;
  return groups.map(({ page }, index) => {
    const starred = isFavourite(memory.favourites, page.href);
    if (hovers && index !== activeGroup && !starred) return null;
    return (
      <button
        key={page.href}
        type="button"
        className="icon-button search-star"
        style={{ top: measured.tops[index] }}
        tabIndex={index === activeGroup ? 0 : -1}
        data-active={index === activeGroup || undefined}
        aria-pressed={starred}
        aria-label={`Favourite: ${plainText(page.title)}`}
        onClick={() => memory.toggle(favouriteOf(page))}
      >
        <Icon node={Star} size={16} />
      </button>
    );
  });
});
