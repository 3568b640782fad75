/** True where the reader asked the system for less motion. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Milliseconds that opening or closing takes at most. */
const LONGEST = 148;

/**
 * Milliseconds a box of this height takes to open or close: longer for more content, but never so long
 * that a reader waits for it; 1 ms under reduced motion (specification 9).
 */
export function collapseDuration(height: number, reducedMotion: boolean): number {
  if (reducedMotion) return 1;
  return Math.min(LONGEST, Math.round(60 + 4 * Math.sqrt(Math.max(0, height))));
}

/** The next position on the way up: 0.85 of the one before (specification 9). */
export function nextPosition(scrollY: number): number {
  return Math.floor(scrollY * 0.85);
}

/** Glides to the top, one step a frame. Stops when the reader scrolls down meanwhile. */
export function glideToTop(): void {
  if (prefersReducedMotion()) {
    window.scrollTo({ top: 0, behavior: 'instant' });
    return;
  }
  let last = window.scrollY;
  const step = () => {
    const { scrollY } = window;
    if (scrollY > last || scrollY === 0) return;
    last = nextPosition(scrollY);
    window.scrollTo({ top: last, behavior: 'instant' });
    if (last > 0) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}
