import type { MouseEvent, ReactNode } from 'react';
import * as english from '../../shared/texts/english.ts';
import { useTexts } from '../../shared/ui/useTexts.tsx';
import type { FilterChoice } from './filters.tsx';

/** Results on one page of the search page. */
export const PAGE_SIZE = 10;

/** Numbers of the pages that are offered: the first, the last, and those around the current one; 0 is a gap. */
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
  const t = useTexts();
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
    <nav className="search-pages" aria-label={t(english.resultPages)}>
      <ul>
        {current > 1 && <li>{link(current - 1, t(english.previous), t(english.previousResults))}</li>}
        {pageNumbers(current, total).map((page, index) => (
          <li key={page || `gap ${index}`}>{page === 0 ? '…' : link(page, page)}</li>
        ))}
        {current < last && <li>{link(current + 1, t(english.next), t(english.nextResults))}</li>}
      </ul>
    </nav>
  );
}

interface FilterProps {
  /** What they differ in: Section. */
  label: string;
  /** Name of the list. */
  name: string;
  choices: readonly FilterChoice[];
  /** Empty for all. */
  chosen: string;
  hrefOf: (value: string) => string;
  onChoose: (event: MouseEvent, value: string) => void;
}

/** Filters of the results as links, because each has its own address. */
export function ResultFilter({ label, name, choices, chosen, hrefOf, onChoose }: FilterProps): ReactNode {
  if (choices.length < 3 && chosen === '') return null;
  return (
    <nav className="search-filter" aria-label={name}>
      <p>{label}</p>
      <ul>
        {choices.map(({ value, name: choice, count }) => (
          <li key={value}>
            <a
              href={hrefOf(value)}
              aria-current={value === chosen ? 'true' : undefined}
              onClick={(event) => onChoose(event, value)}
            >
              {choice} <span>{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
