import { DATA } from '../shared/attributes.ts';
import { COLOR_MODE_KEY, readStored, writeStored } from '../shared/ui/storage.ts';

export type ColorMode = 'light' | 'dark';

/** The mode on screen. `data-theme` of `<html>` is the truth: React neither holds nor writes it. */
export function readColorMode(): ColorMode {
  return document.documentElement.getAttribute(DATA.theme) === 'dark' ? 'dark' : 'light';
}

/** Shows a mode, without storing it. */
export function applyColorMode(mode: ColorMode): void {
  document.documentElement.setAttribute(DATA.theme, mode);
}

/** Switches to the other mode, stores it and returns it (specification 4: colour mode). */
export function toggleColorMode(): ColorMode {
  const mode = readColorMode() === 'dark' ? 'light' : 'dark';
  applyColorMode(mode);
  writeStored('localStorage', COLOR_MODE_KEY, mode);
  return mode;
}

/** The mode another tab's change leads to; undefined where the change is about something else. */
export function modeOfStorageEvent(
  event: Pick<StorageEvent, 'key' | 'newValue'>,
  defaultMode: ColorMode,
): ColorMode | undefined {
  // A null key is `localStorage.clear()`: the choice is gone.
  if (event.key !== null && event.key !== COLOR_MODE_KEY) return undefined;
  return event.newValue === 'light' || event.newValue === 'dark' ? event.newValue : defaultMode;
}

/** Follows the choice made in other tabs; also after the page comes back from the back-forward cache. */
export function syncColorMode(defaultMode: ColorMode): () => void {
  const follow = (event: StorageEvent) => {
    const mode = modeOfStorageEvent(event, defaultMode);
    if (mode) applyColorMode(mode);
  };
  // A page in the back-forward cache hears no storage events.
  const comeBack = (event: PageTransitionEvent) => {
    if (!event.persisted) return;
    const stored = readStored('localStorage', COLOR_MODE_KEY);
    if (stored === 'light' || stored === 'dark') applyColorMode(stored);
  };
  window.addEventListener('storage', follow);
  window.addEventListener('pageshow', comeBack);
  return () => {
    window.removeEventListener('storage', follow);
    window.removeEventListener('pageshow', comeBack);
  };
}
