import { type Stats, statSync } from 'node:fs';

/** True for an existing file; false for anything else, paths through files and names no disk can hold included. */
export function isFile(file: string): boolean {
  return statOf(file)?.isFile() ?? false;
}

/** The same for a folder. */
export function isFolder(file: string): boolean {
  return statOf(file)?.isDirectory() ?? false;
}

function statOf(file: string): Stats | undefined {
  try {
    return statSync(file);
  } catch {
    return undefined;
  }
}
