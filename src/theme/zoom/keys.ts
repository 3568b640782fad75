import type { Point } from './view.ts';

export type ZoomCommand = { type: 'zoom'; factor: number } | { type: 'pan'; by: Point } | { type: 'fit' };

/** One step of a key or a button. */
export const STEP = 1.25;
const PAN = 80;

/** What a key does to the picture (issue "The shell", zoomable dialog); undefined for keys that are not ours. */
export function commandForKey(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>,
): ZoomCommand | undefined {
  // With a control key they are the browser's own zoom.
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  switch (event.key) {
    case '+':
    case '=':
      return { type: 'zoom', factor: STEP };
    case '-':
    case '_':
      return { type: 'zoom', factor: 1 / STEP };
    case '0':
      return { type: 'fit' };
    // The arrow tells where to look: the picture goes the other way.
    case 'ArrowLeft':
      return { type: 'pan', by: { x: PAN, y: 0 } };
    case 'ArrowRight':
      return { type: 'pan', by: { x: -PAN, y: 0 } };
    case 'ArrowUp':
      return { type: 'pan', by: { x: 0, y: PAN } };
    case 'ArrowDown':
      return { type: 'pan', by: { x: 0, y: -PAN } };
    default:
      return undefined;
  }
}
