import { gesture, type Point, wheelFactor } from './view.ts';
import type { ZoomAction } from './zoomState.ts';

/**
 * Tells what mouse, wheel and fingers do in the frame, and when its size changes. Listens past React, whose
 * wheel listeners cannot keep the page behind from scrolling. Returns a function that stops it.
 */
export function watchFrame(frame: HTMLElement, tell: (action: ZoomAction) => void): () => void {
  const off = new AbortController();
  const { signal } = off;
  const pointers = new Map<number, Point>();

  const place = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top } = frame.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  const release = ({ pointerId }: PointerEvent) => {
    pointers.delete(pointerId);
    frame.toggleAttribute('data-held', pointers.size > 0);
  };

  frame.addEventListener(
    'pointerdown',
    (event) => {
      if (event.button !== 0) return;
      frame.setPointerCapture(event.pointerId);
      pointers.set(event.pointerId, place(event));
      frame.toggleAttribute('data-held', true);
    },
    { signal },
  );
  frame.addEventListener(
    'pointermove',
    (event) => {
      if (!pointers.has(event.pointerId)) return;
      const before = [...pointers.values()];
      pointers.set(event.pointerId, place(event));
      tell({ type: 'move', ...gesture(before, [...pointers.values()]) });
    },
    { signal },
  );
  frame.addEventListener('pointerup', release, { signal });
  frame.addEventListener('pointercancel', release, { signal });
  frame.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      const at = place(event);
      tell({ type: 'move', factor: wheelFactor(event.deltaY, event.deltaMode), from: at, to: at });
    },
    { signal, passive: false },
  );
  const measure = () =>
    tell({ type: 'frame', frame: { width: frame.clientWidth, height: frame.clientHeight } });
  const observer = new ResizeObserver(measure);
  observer.observe(frame);
  measure();
  return () => {
    off.abort();
    observer.disconnect();
  };
}
