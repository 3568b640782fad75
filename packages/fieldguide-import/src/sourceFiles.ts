import { readdirSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { shown } from './isolated.ts';
import type { Losses } from './types.ts';

/** Files below a folder by their paths in it, sorted. Links that leave the repository are reported and left out. */
export function filesBelow(dir: string, { root, losses }: { root: string; losses: Losses }): string[] {
  const found: string[] = [];
  const walk = (relative: string, above: readonly string[]) => {
    const folder = path.join(dir, relative);
    const real = realpathSync(folder);
    if (above.includes(real)) return;
    for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) =>
      a.name < b.name ? -1 : 1,
    )) {
      if (/^(?:\.|node_modules$)/.test(entry.name)) continue;
      const inside = relative === '' ? entry.name : `${relative}/${entry.name}`;
      const absolute = path.join(dir, inside);
      let isFolder = entry.isDirectory();
      if (entry.isSymbolicLink()) {
        const target = linkTarget(absolute, root);
        if (target === undefined) {
          losses.add({ kind: 'outside', what: shown(absolute, root), file: shown(absolute, root) });
          continue;
        }
        isFolder = target;
      }
      if (isFolder) walk(inside, [...above, real]);
      else found.push(inside);
    }
  };
  walk('', []);
  return found;
}

/** Whether a link leads to a folder; undefined for one that leads nowhere or out of the repository. */
function linkTarget(file: string, root: string): boolean | undefined {
  try {
    const real = realpathSync(file);
    return path.relative(realpathSync(root), real).startsWith('..')
      ? undefined
      : statSync(real).isDirectory();
  } catch {
    return undefined;
  }
}
