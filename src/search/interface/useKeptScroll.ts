import { useEffect, useRef } from 'react';

const STATE_KEY = 'fieldguideSearchScroll';
const QUIET_MS = 120;

/**
 * Keeps the scroll position with the entry of the history, and returns the reader there once the results of a
 * revisited entry stand again: before, the page is too short. `shown` changes when results have been drawn.
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
  const state: unknown = history.state;
  const saved: unknown =
    typeof state === 'object' && state !== null ? Reflect.get(state, STATE_KEY) : undefined;
  return typeof saved === 'number' ? saved : undefined;
}
