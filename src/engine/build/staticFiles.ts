import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Diagnostic } from '../../shared/errors.ts';

/** Every file of the static folder, by its path in the output folder, sorted. */
export function listStaticFiles(folder: string | undefined): string[] {
  if (folder === undefined) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}

/** A static file that would be written in the place of a page: which of the two the reader gets would be chance. */
export function staticClashes(
  files: readonly string[],
  pages: ReadonlyMap<string, string>,
  shownFolder: string,
): Diagnostic[] {
  return files.flatMap((file): Diagnostic[] => {
    const page = pages.get(file);
    if (page === undefined) return [];
    const message = `this file would stand in the place of ${page}.`;
    return [
      {
        severity: 'error',
        code: 'static-clash',
        file: path.join(shownFolder, file),
        message,
        hint: 'Rename it.',
      },
    ];
  });
}
