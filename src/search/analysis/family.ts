import { stem } from './stem.ts';

/**
 * The root that words of one family share where their stems differ: `discover` for discovery, `collect` for
 * collector, `fail` for failure. Coarser than a stem, so what it finds weighs less.
 */
export function familyOf(word: string, root = stem(word)): string {
  const shorter = root.replace(/(?:er|or|ur|ion|iv)?[iy]?$/, '');
  return shorter.length >= 4 ? shorter : root;
}
