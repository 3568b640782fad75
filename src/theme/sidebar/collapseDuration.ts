const LONGEST = 148;

/**
 * Milliseconds a box of this height takes to open or close: longer for more content, but never so long
 * that a reader waits for it; 1 ms under reduced motion (specification 9).
 */
export function collapseDuration(height: number, reducedMotion: boolean): number {
  if (reducedMotion) return 1;
  return Math.min(LONGEST, Math.round(60 + 4 * Math.sqrt(Math.max(0, height))));
}
