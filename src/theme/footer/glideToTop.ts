import { prefersReducedMotion } from '../reducedMotion.ts';

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
