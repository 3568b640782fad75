import type { TextStorage } from '../textStorage.ts';

const STORAGE_KEY = 'fieldguide.docsVersion';

/**
 * Keeps the docs version the reader uses (specification 4: "Preferred docs version is kept in local
 * storage"). The site has one version: whatever an older site stored under the key gives way to it.
 */
export function rememberDocsVersion(storage: TextStorage, version: string): void {
  if (storage.read(STORAGE_KEY) !== version) storage.write(STORAGE_KEY, version);
}
