const INTENT_EVENTS = [
  'pointerover',
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'keydown',
  'focusin',
];

/** Resolves at the first sign that the reader is about to do something with the page. */
export function readerIntent(): Promise<void> {
  return new Promise((resolve) => {
    const act = (event: Event): void => {
      if (isResting(event)) return;
      for (const type of INTENT_EVENTS) removeEventListener(type, act, true);
      resolve();
    };
    for (const type of INTENT_EVENTS) addEventListener(type, act, { capture: true, passive: true });
  });
}

/**
 * Browsers tell of a pointer that lies still when a page appears below it. It is no sign of the reader, unless what
 * appeared there can be pressed.
 */
function isResting(event: Event): boolean {
  return (
    event instanceof PointerEvent &&
    /over|move/.test(event.type) &&
    event.movementX === 0 &&
    event.movementY === 0 &&
    !(event.target instanceof Element && event.target.closest('a, button, input, summary'))
  );
}
