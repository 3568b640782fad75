import { useLayoutEffect, useRef } from 'react';

/** Calls `retry` when the network returns. */
export function useOnline(retry: () => void): void {
  const latest = useRef(retry);
  latest.current = retry;
  // Not a passive effect: what is on screen listens.
  useLayoutEffect(() => {
    const listener = () => latest.current();
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, []);
}
