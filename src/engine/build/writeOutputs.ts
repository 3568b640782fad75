import { copyFileSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { FieldguideError } from '../../shared/errors.ts';
import type { Output } from './types.ts';

/** What has been written. */
export interface WriterTotal {
  files: number;
  bytes: number;
}

/**
 * Writes files below `root`; folders are made as needed. Each file is made when its turn comes and waited for: handing
 * thousands of small ones to other threads costs more than writing them, and what waits for the disk takes memory.
 * @throws FieldguideError where the disk does not take a file.
 */
export async function writeOutputs(outputs: readonly Output[], root: string): Promise<WriterTotal> {
  const folders = new Set<string>();
  const total = { files: 0, bytes: 0 };
  for (const output of outputs) {
    const target = path.join(root, output.file);
    const folder = path.dirname(target);
    const content = 'make' in output ? Buffer.from(await output.make()) : undefined;
    onDisk(output.file, () => {
      if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
      folders.add(folder);
      if (content) writeFileSync(target, content);
      else if ('source' in output) copyFileSync(output.source, target);
      total.bytes += content?.byteLength ?? statSync(target).size;
    });
    total.files += 1;
  }
  return total;
}

const REASONS: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full. Free some space, or name another folder with --out.',
  EDQUOT: 'the disk quota is used up. Free some space, or name another folder with --out.',
  ENAMETOOLONG:
    'its name is too long for this disk. Give the page a shorter slug, or its folder a shorter name.',
  EACCES: 'this user may not write there. Change the rights of the folder, or name another one with --out.',
  EPERM: 'this user may not write there. Change the rights of the folder, or name another one with --out.',
  EROFS: 'the disk cannot be written to. Name a folder on another one with --out.',
  EBUSY: 'it is a mount point, which cannot be exchanged for another folder. Name a folder in it with --out.',
  ENOTEMPTY: 'another build writes to it at the same time. Wait for that one, and build again.',
  ENOENT: 'a file that it needs has gone meanwhile. Build again.',
  ENOTDIR: 'a part of its path is a file. Name another folder with --out.',
  EMFILE: 'too many files are open. Raise the limit (ulimit -n).',
};

/** A fault of the disk as the reader of a terminal needs it; anything else comes back as it is. */
export function diskFault(error: unknown, file: string): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const reason = REASONS[code];
  return reason ? new FieldguideError(`"${file}" cannot be written: ${reason}`) : error;
}

/** Does some work on a file or folder. @throws FieldguideError where the disk is what fails. */
export function onDisk<T>(file: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw diskFault(error, file);
  }
}
