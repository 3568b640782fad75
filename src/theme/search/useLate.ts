import { useEffect, useState } from 'react';

/** Answers come sooner, mostly: a sign of waiting would flicker with every key, and cost the time that it laments. */
const LATE_MS = 250;

/** True when the reader has been waiting for a while, until they wait no more. */
export function useLate(waiting: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => setLate(true), LATE_MS);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [waiting]);
  return waiting && late;
}
