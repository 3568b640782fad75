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
