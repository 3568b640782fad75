import { isDeepStrictEqual } from 'node:util';
import { sourceStamp } from '../scripts/stamp.mjs';
import { root } from './paths.mjs';

/** Notes the generator's sources; `check` throws where they are others by then: the numbers would be of two programs. */
export function watchSources() {
  const before = sourceStamp(root);
  return {
    check() {
      if (isDeepStrictEqual(before, sourceStamp(root))) return;
      throw new Error(
        'The generator was changed while it was measured: the numbers are of two programs. Measure again.',
      );
    },
  };
}
