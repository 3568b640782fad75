import { type ReactNode, useEffect, useState } from 'react';
import type { SearchResponse } from '../types.ts';

/** Longer than between two keys: a screen reader hears of the results when the reader stops typing. */
const QUIET_MS = 500;

/** Tells screen readers politely how many results there are. */
export function SpokenStatus({ text }: { text: string }): ReactNode {
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(text), QUIET_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p className="visually-hidden" role="status">
      {spoken}
    </p>
  );
}

export function foundText({ total, query }: Pick<SearchResponse, 'total' | 'query'>): string {
  if (total === 0) return `No results for “${query}”`;
  return `${total} ${total === 1 ? 'result' : 'results'} for “${query}”`;
}
