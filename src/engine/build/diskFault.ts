import { FieldguideError } from '../../shared/errors.ts';

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
