import { FieldguideError } from '../../shared/errors.ts';

const REASONS: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full. Free some space, or name another folder with --out.',
  EDQUOT: 'the disk quota is used up. Free some space, or name another folder with --out.',
  ENAMETOOLONG:
    'its name is too long for this disk. Give the page a shorter slug, or its folder a shorter name.',
  EACCES:
    'this user has no permission to write there. Change the permissions of the folder, or name another one with --out.',
  EPERM:
    'this user has no permission to write there. Change the permissions of the folder, or name another one with --out.',
  EROFS: 'the disk cannot be written to. Name a folder on another one with --out.',
  EBUSY:
    'it is a mount point, which cannot be replaced by another folder. Name a folder inside it with --out.',
  ENOTEMPTY: 'another build is writing to it. Wait until that build ends, then build again.',
  ENOENT: 'a file that the build needs has disappeared. Build again.',
  ENOTDIR: 'part of its path is a file. Name another folder.',
  EEXIST: 'part of its path is a file. Name another folder.',
  EISDIR: 'a folder has the same name. Rename one of them.',
  ELOOP: 'its links lead in a circle. Remove one of them.',
  EMFILE: 'too many files are open. Raise the limit (ulimit -n).',
};

/** Of a file that a person has named, and not the build. */
const OWN_REASONS: Readonly<Record<string, string>> = {
  ENAMETOOLONG: 'its name is too long for this disk. Name another one with --out.',
};

/**
 * A fault of the disk as the reader of a terminal needs it; anything else comes back as it is. `option`: the one that has
 * named the file.
 */
export function diskFault(error: unknown, file: string, option = '--out'): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const own = option === '--out' ? undefined : OWN_REASONS[code];
  const reason = (own ?? REASONS[code])?.replaceAll('--out', option);
  return reason ? new FieldguideError(`"${file}" cannot be written: ${reason}`) : error;
}

/** A fault of a file that is read, as `diskFault`. */
export function readFault(error: unknown, file: string): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const reason = UNREADABLE[code];
  return reason ? new FieldguideError(`"${file}" cannot be read: ${reason}`) : error;
}

const UNREADABLE: Readonly<Record<string, string>> = {
  EACCES: 'this user has no permission. Change the permissions of the file or folder.',
  EPERM: 'this user has no permission. Change the permissions of the file or folder.',
  EISDIR: 'it is a folder. Remove it, or rename it.',
  ENOTDIR: 'it is no folder. Remove it, or rename it.',
  ENOENT: 'it has disappeared. Run the command again.',
  ELOOP: 'its links lead in a circle. Remove one of them.',
  EIO: 'the disk is damaged, or is no longer there.',
  EMFILE: 'too many files are open. Raise the limit (ulimit -n).',
};

/** Does some work on a file or folder. @throws FieldguideError where the disk is what fails. */
export function onDisk<T>(file: string, work: () => T, option?: string): T {
  try {
    return work();
  } catch (error) {
    throw diskFault(error, file, option);
  }
}
