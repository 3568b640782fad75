import { readdirSync, readlinkSync, realpathSync, type Stats, statSync } from 'node:fs';
import path from 'node:path';
import { isFolder } from 'fieldguide/sites';
import { shown } from './isolated.ts';
import type { Losses } from './types.ts';

/** Files below a folder by their paths in it, sorted. Links that leave the repository or lead nowhere are reported and left out. */
export function filesBelow(dir: string, { root, losses }: { root: string; losses: Losses }): string[] {
  const found: string[] = [];
  const walk = (relative: string, above: readonly string[]) => {
    const folder = path.join(dir, relative);
    const real = realpathSync(folder);
    if (above.includes(real)) {
      const name = shown(folder, root);
      losses.add({ kind: 'loop', what: name, file: name });
      return;
    }
    for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) =>
      a.name < b.name ? -1 : 1,
    )) {
      if (/^(?:\.|node_modules$)/.test(entry.name)) continue;
      const inside = relative === '' ? entry.name : `${relative}/${entry.name}`;
      const absolute = path.join(dir, inside);
      const kind = entry.isSymbolicLink() ? linkTarget(absolute, root) : entry;
      const name = shown(absolute, root);
      if (typeof kind === 'string') losses.add({ kind, what: name, file: name });
      else if (kind.isDirectory()) walk(inside, [...above, real]);
      else if (kind.isFile()) found.push(inside);
      // Reading one may wait for ever.
      else losses.add({ kind: 'special', what: name, file: name });
    }
  };
  if (isFolder(dir)) walk('', []);
  return found;
}

/** What a link leads to, or why it is left out. */
function linkTarget(file: string, root: string): Stats | 'outside' | 'loop' {
  try {
    const real = realpathSync(file);
    return path.relative(realpathSync(root), real).startsWith('..') ? 'outside' : statSync(real);
  } catch {
    // It leads to nothing: it may still name a place out of the repository.
    const target = path.resolve(path.dirname(file), readlinkSync(file));
    return path.relative(root, target).startsWith('..') ? 'outside' : 'loop';
  }
}
