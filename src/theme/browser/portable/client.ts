/**
 * Entry of a page that may be opened from a folder: one classic script, since browsers load no modules from there.
 * `scripts/bundle.mjs` puts the modules of this folder in the place of those of the same name, and `fetchFile.ts` in the
 * place of the browser's `fetch`.
 */
import '../client.ts';
