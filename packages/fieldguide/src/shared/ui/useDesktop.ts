import { useSyncExternalStore } from 'react';

/** Wider than this the page has its columns (specification 9: desktop is above 996 px, here in letters of 16 px). */
export const DESKTOP = '(min-width: 62.3125em)';

/** Whether the window is wide enough for columns, also after it has been resized. For parts that only scripts draw. */
export function useDesktop(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = window.matchMedia(DESKTOP);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    () => window.matchMedia(DESKTOP).matches,
  );
}
