import { useEffect, useState } from 'react';

/**
 * The client mount flag (specification 4): false while pre-rendering and hydrating, true once mounted. For
 * what only scripts can offer and the HTML must not promise.
 */
export function useMounted(): boolean {
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return mounted;
}

/**
 * True when the reader has been waiting for `milliseconds`, until they wait no more. What comes sooner shows no sign
 * of waiting, which would only flicker.
 */
export function useLate(waiting: boolean, milliseconds: number): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => setLate(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [waiting, milliseconds]);
  return waiting && late;
}
