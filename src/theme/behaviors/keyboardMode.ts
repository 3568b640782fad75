/** Marks `<html>` while the reader works by keyboard: on after Tab, off after a mouse press (specification 4). */
export function installKeyboardMode(signal: AbortSignal): void {
  const root = document.documentElement;
  const on = (event: KeyboardEvent) => {
    if (event.key === 'Tab') root.setAttribute('data-keyboard', '');
  };
  // Captured: a component that stops the event must not keep the mode from changing.
  document.addEventListener('keydown', on, { capture: true, signal });
  document.addEventListener('mousedown', () => root.removeAttribute('data-keyboard'), {
    capture: true,
    signal,
  });
}
