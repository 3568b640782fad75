import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Diagnostic } from '../../shared/errors.ts';
import { isFile } from '../content/disk.ts';
import { staysInside } from './assets.ts';

/** Every file of the static folder, by its path in the output folder, sorted. A link counts as the file that it leads to. */
export function listStaticFiles(
  folder: string | undefined,
  cwd: string,
): { files: string[]; diagnostics: Diagnostic[] } {
  const files: string[] = [];
  const diagnostics: Diagnostic[] = [];
  if (folder === undefined) return { files, diagnostics };
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const absolute = path.join(entry.parentPath, entry.name);
    const isLink = entry.isSymbolicLink();
    if (entry.isFile() || (isLink && isFile(absolute) && staysInside(folder, absolute)))
      files.push(path.relative(folder, absolute).replaceAll(path.sep, '/'));
    else if (isLink) {
      const message = 'the symbolic link does not point to a file in the static folder, so it is left out.';
      const hint = 'Replace it with a copy of the file.';
      const file = path.relative(cwd, absolute);
      diagnostics.push({ severity: 'warning', code: 'symlink', file, message, hint });
    }
  }
  return { files: files.sort(), diagnostics };
}
