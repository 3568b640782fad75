const INTENT_EVENTS = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin'];

/** Resolves at the first sign that the reader is about to do something with the page. */
export function readerIntent(): Promise<void> {
  return new Promise((resolve) => {
    const act = (): void => {
      for (const type of INTENT_EVENTS) removeEventListener(type, act, true);
      resolve();
    };
    for (const type of INTENT_EVENTS) addEventListener(type, act, { capture: true, passive: true });
  });
}
