import type { TextStorage } from '../textStorage.ts';

/** The one docs plugin of a site; another one would keep its version under a key of its own. */
const PLUGIN_ID = 'default';

/** localStorage key of the docs version a reader prefers (specification 4: kept per plugin). */
export const PREFERRED_VERSION_KEY = `docs-preferred-version-${PLUGIN_ID}`;

/**
 * Keeps the name of the docs version the reader uses. The site has one, at path `/`, so each visit uses it;
 * a version that is stored from another time gives way to it.
 */
export function rememberDocsVersion(storage: TextStorage, version: string): void {
  if (storage.read(PREFERRED_VERSION_KEY) !== version) storage.write(PREFERRED_VERSION_KEY, version);
}
