import type { MouseEvent, ReactNode } from 'react';
import type { SearchResponse } from '../types.ts';

interface Props {
  sections: SearchResponse['sections'];
  /** Empty for all. */
  chosen: string;
  hrefOf: (section: string) => string;
  onChoose: (event: MouseEvent, section: string) => void;
}

/** The top-level sections with a result, as links: each is an address of its own. */
export function SectionFilter({ sections, chosen, hrefOf, onChoose }: Props): ReactNode {
  if (sections.length < 2 && chosen === '') return null;
  const all = sections.reduce((sum, { count }) => sum + count, 0);
  return (
    <nav className="search-filter" aria-label="Results by section">
      <ul>
        {[{ label: '', count: all }, ...sections].map(({ label, count }) => (
          <li key={label}>
            <a
              href={hrefOf(label)}
              aria-current={label === chosen ? 'true' : undefined}
              onClick={(event) => onChoose(event, label)}
            >
              {label === '' ? 'All' : label} <span>{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
