/** Waiting: splits work into tasks so that none blocks the reader. */

/** Resolves in a new task, so that input and painting may come in between. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}

/** Resolves after the browser has painted what is in the DOM now. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    // A hidden tab gets no frames, and nobody sees its paint.
    if (document.hidden) setTimeout(resolve, 0);
    else requestAnimationFrame(() => setTimeout(resolve, 0));
  });
}

/** Resolves when the main thread is idle, at the latest after `timeout` milliseconds. */
export function whenIdle(timeout: number): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no idle callbacks; a short pause is as near as it gets.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout });
    else setTimeout(resolve, Math.min(timeout, 50));
  });
}

/** Runs a classic script. Rejects with a message where it cannot be loaded. */
export function loadScript(src: string, failure: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(failure));
    document.head.append(script);
  });
}
