import { useCallback, useEffect, useRef, useState } from 'react';
import { readSearchPlace, type SearchPlace, searchPageHref } from './searchUrl.ts';

/** Browsers refuse addresses that change with every key. */
const WRITE_DELAY_MS = 250;

export interface PlaceInHistory {
  place: SearchPlace;
  /** While the reader types: the same entry of the history, a moment later. */
  type: (place: SearchPlace) => void;
  /** A step that the back button takes back. */
  go: (place: SearchPlace) => void;
  /** Writes what waits to be written: the reader leaves. */
  settle: () => void;
}

/** The place that the address names. Going back and forth in the history changes it. */
export function useSearchPlace(searchHref: string): PlaceInHistory {
  const [place, setPlace] = useState(() => readSearchPlace(location.search));
  const waiting = useRef<{ href: string; timer: number }>(undefined);

  const settle = useCallback(() => {
    if (!waiting.current) return;
    clearTimeout(waiting.current.timer);
    history.replaceState(history.state, '', waiting.current.href);
    waiting.current = undefined;
  }, []);

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
