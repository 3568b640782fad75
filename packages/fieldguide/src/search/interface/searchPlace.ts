import { useCallback, useEffect, useRef, useState } from 'react';
import { isRecord } from '../../shared/text.ts';
import { type Filters, kindOf } from './filters.tsx';

/** What the address of the search page says. */
export interface SearchPlace extends Filters {
  query: string;
  /** From 1. */
  page: number;
}

/** Reads the query part of an address; what makes no sense counts as not given. */
export function readSearchPlace(search: string): SearchPlace {
  const values = new URLSearchParams(search);
  const page = values.get('page') ?? '';
  return {
    query: queryText(values.get('q') ?? ''),
    section: values.get('section') ?? '',
    kind: kindOf(values.get('kind') ?? ''),
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  };
}

/** The address of the search page for a place: short, the same for the same place. */
export function searchPageHref(
  searchHref: string,
  { query, section = '', kind = '', page = 1 }: Partial<SearchPlace>,
): string {
  const values = new URLSearchParams();
  if (query) values.set('q', query);
  if (section !== '') values.set('section', section);
  if (kind !== '') values.set('kind', kind);
  if (page > 1) values.set('page', String(page));
  const text = values.toString();
  return text === '' ? searchHref : `${searchHref}?${text}`;
}

/** Nobody asks for more, and an address must stay one that servers take. Counted in characters. */
const LONGEST = 300;

/** The query of the text in the box: one line without space around it, at most `LONGEST` long. */
export function queryText(typed: string): string {
  const line = typed.trim().replace(/\s+/g, ' ');
  // By code points: half an emoji is no text.
  return line.length <= LONGEST ? line : [...line.slice(0, 2 * LONGEST)].slice(0, LONGEST).join('').trimEnd();
}

/** Browsers refuse addresses that change with every key. */
const WRITE_DELAY_MS = 250;

/** The place that the address names. Going back and forth in the history changes it. */
export function useSearchPlace(searchHref: string) {
  const [place, setPlace] = useState(() => readSearchPlace(location.search));
  const waiting = useRef<{ href: string; timer: number }>(undefined);

  /** Writes what waits to be written: the reader leaves. */
  const settle = useCallback(() => {
    if (!waiting.current) return;
    clearTimeout(waiting.current.timer);
    history.replaceState(history.state, '', waiting.current.href);
    waiting.current = undefined;
  }, []);

  /** While the reader types: the same entry of the history, a moment later. */
  const type = useCallback(
    (next: SearchPlace) => {
      setPlace(next);
      clearTimeout(waiting.current?.timer);
      waiting.current = {
        href: searchPageHref(searchHref, next),
        timer: window.setTimeout(settle, WRITE_DELAY_MS),
      };
    },
    [searchHref, settle],
  );

  /** A step that the back button takes back. */
  const go = useCallback(
    (next: SearchPlace) => {
      settle();
      setPlace(next);
      const href = searchPageHref(searchHref, next);
      if (href !== location.pathname + location.search) history.pushState({}, '', href);
    },
    [searchHref, settle],
  );

  useEffect(() => {
    const follow = () => setPlace(readSearchPlace(location.search));
    window.addEventListener('popstate', follow);
    return () => {
      window.removeEventListener('popstate', follow);
      clearTimeout(waiting.current?.timer);
    };
  }, []);

  return { place, type, go, settle };
}

const STATE_KEY = 'fieldguideSearchScroll';
const QUIET_MS = 120;

/**
 * Keeps the scroll position with the entry of the history, and returns the reader there once the results of a
 * revisited entry are there again: before, the page is too short. `shown` changes when results have been drawn.
 */
export function useKeptScroll(shown: unknown): void {
  const wanted = useRef(savedScroll());

  useEffect(() => {
    const { pathname } = location;
    let timer = 0;
    const save = () => {
      clearTimeout(timer);
      // The page may have been left meanwhile, and the entry be another one's.
      if (location.pathname === pathname)
        history.replaceState({ ...history.state, [STATE_KEY]: Math.round(window.scrollY) }, '');
    };
    const later = () => {
      clearTimeout(timer);
      timer = window.setTimeout(save, QUIET_MS);
    };
    const revisit = () => {
      clearTimeout(timer);
      wanted.current = savedScroll();
    };
    window.addEventListener('scroll', later, { passive: true });
    window.addEventListener('popstate', revisit);
    // Captured: before a link is followed.
    document.addEventListener('click', save, { capture: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', later);
      window.removeEventListener('popstate', revisit);
      document.removeEventListener('click', save, { capture: true });
    };
  }, []);

  useEffect(() => {
    if (!shown || wanted.current === undefined) return;
    window.scrollTo({ top: wanted.current, behavior: 'instant' });
    wanted.current = undefined;
  }, [shown]);
}

function savedScroll(): number | undefined {
  const saved: unknown = isRecord(history.state) ? history.state[STATE_KEY] : undefined;
  return typeof saved === 'number' ? saved : undefined;
}
