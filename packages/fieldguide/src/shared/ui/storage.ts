/**
 * The one way to the browser's storage (specification 8), with the names under which we store; those of a sidebar and
 * of a group of tabs are made where they are used. Blocked storage is a warning, once for each document, and nothing
 * else: what the reader chose then lasts as long as the page.
 */
type StorageKind = 'localStorage' | 'sessionStorage';

/** What a search result leaves for the page it leads to, as JSON: `HandedWords`. */
export const WORDS_KEY = 'fieldguide.words';

/** Words to be marked on a page. They do not travel in its address, which stays clean. */
export interface HandedWords {
  /** Path of the page, without query and fragment. */
  path: string;
  words: readonly string[];
}

/** Where the reader was on each history entry of the tab. */
export const SCROLL_KEY = 'fieldguide.scroll';

/** The reader's last searches. */
export const SEARCHES_KEY = 'fieldguide.searches';

/** Id of the build for which the page was loaded again because its parts were gone. */
export const RELOAD_KEY = 'fieldguide.reloadedFrom';

/** The same, because its search index was of another release. */
export const SEARCH_RELOAD_KEY = 'fieldguide.searchReloadedFrom';

/** The reader's values for placeholders. */
export const VALUES_KEY = 'fieldguide.values';

/** The reader's colour mode; the inline script in `<head>` reads it before the first paint. */
export const COLOR_MODE_KEY = 'fieldguide.theme';

/** Whether the reader agreed to parts of other hosts: `yes` or `no`. */
export const CONSENT_KEY = 'fieldguide.consent';

/** The id of the announcement that the reader has seen, and whether they dismissed it: another id resets that. */
export const ANNOUNCEMENT_ID_KEY = 'fieldguide.announcement.id';
export const ANNOUNCEMENT_DISMISS_KEY = 'fieldguide.announcement.dismiss';

/** The docs version that the reader prefers, by plugin (specification 4); a site has the one of the docs. */
const PREFERRED_VERSION_KEY = 'docs-preferred-version-default';

/** The stored text, or null where there is none or storage is blocked. */
export function readStored(kind: StorageKind, key: string): string | null {
  return attempt(kind, (storage) => storage.getItem(key));
}

/** Stores a text if the browser allows it. */
export function writeStored(kind: StorageKind, key: string, value: string): void {
  attempt(kind, (storage) => {
    storage.setItem(key, value);
    return null;
  });
}

/** Stores a text and notifies this page, as the browser notifies other tabs. Works even if storage is blocked. */
export function shareStored(key: string, newValue: string): void {
  writeStored('localStorage', key, newValue);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
}

/**
 * Calls back when what is stored under a key has changed, in another tab or by `shareStored`; null where it was removed.
 * Returns its end.
 */
export function watchStored(key: string, changed: (value: string | null) => void): () => void {
  const listener = (event: StorageEvent) => {
    // Without a key, all was removed.
    if (event.key === key || event.key === null) changed(event.newValue);
  };
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

function attempt(kind: StorageKind, action: (storage: Storage) => string | null): string | null {
  if (typeof window === 'undefined') {
    throw new Error(
      `${kind} was used while pre-rendering. Read and write it in an effect or an event handler.`,
    );
  }
  try {
    return action(window[kind]);
  } catch (error) {
    warnOnce(error);
    return null;
  }
}

/** The mark is an attribute of the document, so that no module has to keep it and a new document warns again. */
function warnOnce(error: unknown): void {
  const { dataset } = document.documentElement;
  if (dataset.storageBlocked !== undefined) return;
  dataset.storageBlocked = '';
  console.warn(`Browser storage is not available (${String(error)}). Settings last until this page is left.`);
}

/** Stores the docs version on display as the one that the reader prefers, unless another one is stored. */
export function keepDocsVersion(shown: string): void {
  if (readStored('localStorage', PREFERRED_VERSION_KEY) === null)
    writeStored('localStorage', PREFERRED_VERSION_KEY, shown);
}

/**
 * True where the page may be loaded anew for the reason that `key` names: once for each build. Storage that forgets
 * would make us reload for ever, so it allows none.
 */
export function mayReload(key: string, buildId: string): boolean {
  if (readStored('sessionStorage', key) === buildId) return false;
  writeStored('sessionStorage', key, buildId);
  return readStored('sessionStorage', key) === buildId;
}
