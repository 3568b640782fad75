import { isDeepStrictEqual } from 'node:util';
import { sourceStamp } from '../packages/fieldguide/scripts/stamp.mjs';
import { generator } from './paths.mjs';

/** Notes the generator's sources; `check` throws where they are others by then: the numbers would be of two programs. */
export function watchSources() {
  const before = sourceStamp(generator);
  return {
    check() {
      if (isDeepStrictEqual(before, sourceStamp(generator))) return;
      throw new Error(
        'The generator was changed while it was measured: the numbers are of two programs. Measure again.',
      );
    },
  };
}
