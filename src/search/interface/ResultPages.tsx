import type { MouseEvent, ReactNode } from 'react';
import { PAGE_SIZE, pageNumbers } from './resultPages.ts';

interface Props {
  current: number;
  total: number;
  hrefOf: (page: number) => string;
  onChoose: (event: MouseEvent, page: number) => void;
}

/** Links to the other pages of the results. */
export function ResultPages({ current, total, hrefOf, onChoose }: Props): ReactNode {
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
