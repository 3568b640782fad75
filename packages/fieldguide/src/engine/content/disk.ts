import {
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

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

/** Every file below a folder by its path in it, with slashes, sorted; links are files. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort();
}

/** Writes a file, and makes the folders that it is in. */
export function writeInFolder(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** The text of a file, as all that reads it expects it (`oneForm`). @throws where it cannot be read. */
export function readTextFile(file: string): string {
  return oneForm(readFileSync(file, 'utf8'));
}

/**
 * A text without BOM, with `\n` as its only line end, and with letters composed: macOS and some editors write accents as
 * marks of their own, and two spellings of one word would be two ids, two tags and two addresses.
 */
export function oneForm(text: string): string {
  return text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .normalize('NFC');
}

/** As many links as systems follow before they call it a loop. */
const MOST_LINKS = 40;

/**
 * The real path of something that may not exist yet: links are followed as far as there are any, also those that lead to
 * nothing so far. A path that leads in a circle stays as it is.
 */
export function realPath(file: string, links = MOST_LINKS): string {
  try {
    return realpathSync(file);
  } catch {
    const target = links > 0 ? linkTarget(file) : undefined;
    if (target !== undefined) return realPath(target, links - 1);
    const parent = path.dirname(file);
    return parent === file ? file : path.join(realPath(parent, links), path.basename(file));
  }
}

function linkTarget(file: string): string | undefined {
  try {
    return path.resolve(path.dirname(file), readlinkSync(file));
  } catch {
    return undefined;
  }
}

/** Whether a path lies below a folder. Both are real paths. */
export function isInside(inner: string, outer: string): boolean {
  return inner.startsWith(outer.endsWith(path.sep) ? outer : outer + path.sep);
}
