import { useEffect, useState } from 'react';

/**
 * True when the reader has been waiting for `milliseconds`, until they wait no more. What comes sooner shows no sign
 * of waiting: it would flicker, and cost the time that it laments.
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
