import { accessSync, constants, mkdirSync, mkdtempSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import path from 'node:path';

/**
 * A folder for what can be made again: inside that of the generator, or else, where that belongs to somebody else or is
 * part of a read-only image, the user's own. Where neither can be written to, a new one for this run alone: code is kept in
 * it, so it must not be a folder that others can write to.
 */
export function cacheFolder(home: string): string {
  const places = [
    path.join(home, 'cache'),
    path.join(process.env.XDG_CACHE_HOME ?? path.join(homedir(), '.cache'), 'fieldguide', nameOf(home)),
  ];
  return places.find(isWritable) ?? mkdtempSync(path.join(tmpdir(), 'fieldguide-'));
}

/** Each copy of the generator has its own. */
function nameOf(home: string): string {
  return path.resolve(home).replace(/\W+/g, '-');
}

function isWritable(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
