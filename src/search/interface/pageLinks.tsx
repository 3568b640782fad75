import type { MouseEvent, ReactNode } from 'react';
import type { SearchResponse } from '../types.ts';

/** Results on one page of the search page. */
export const PAGE_SIZE = 10;

/** Numbers of the pages that are offered: the first, the last, and those around the current one; 0 stands for a gap. */
export function pageNumbers(current: number, total: number): number[] {
  const last = Math.max(1, Math.ceil(total / PAGE_SIZE));
  const wanted = [1, last, current - 1, current, current + 1].filter((page) => page >= 1 && page <= last);
  const pages = [...new Set(wanted)].sort((a, b) => a - b);
  return pages.flatMap((page, index) => {
    const before = pages[index - 1] ?? page - 1;
    if (page - before === 2) return [page - 1, page];
    return page - before > 2 ? [0, page] : [page];
  });
}

interface PagesProps {
  current: number;
  total: number;
  hrefOf: (page: number) => string;
  onChoose: (event: MouseEvent, page: number) => void;
}

/** Links to the other pages of the results. */
export function ResultPages({ current, total, hrefOf, onChoose }: PagesProps): ReactNode {
  const last = Math.ceil(total / PAGE_SIZE);
  if (last < 2) return null;
  const link = (page: number, label: ReactNode, name?: string) => (
    <a
      href={hrefOf(page)}
      aria-label={name}
      aria-current={page === current && name === undefined ? 'page' : undefined}
      onClick={(event) => onChoose(event, page)}
    >
      {label}
    </a>
  );
  return (
    <nav className="search-pages" aria-label="Pages of results">
      <ul>
        {current > 1 && <li>{link(current - 1, 'Previous', 'Previous page of results')}</li>}
        {pageNumbers(current, total).map((page, index) => (
          <li key={page || `gap ${index}`}>{page === 0 ? '…' : link(page, page)}</li>
        ))}
        {current < last && <li>{link(current + 1, 'Next', 'Next page of results')}</li>}
      </ul>
    </nav>
  );
}

interface FilterProps {
  sections: SearchResponse['sections'];
  /** Empty for all. */
  chosen: string;
  hrefOf: (section: string) => string;
  onChoose: (event: MouseEvent, section: string) => void;
}

/** The top-level sections with a result, as links: each is an address of its own. */
export function SectionFilter({ sections, chosen, hrefOf, onChoose }: FilterProps): ReactNode {
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
