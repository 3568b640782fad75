import { copyFileSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { diskFault } from './diskFault.ts';

/** What has been written. */
export type WriterTotal = Readonly<{ files: number; bytes: number }>;

/** Writes the files of an output folder. Throws a `FieldguideError` where the disk does not take one. */
export interface Writer {
  write(file: string, content: string | Uint8Array): void;
  copy(from: string, file: string): void;
  readonly total: WriterTotal;
}

/**
 * A writer for files below `root`; folders are made as needed. It waits for each file: handing thousands of small
 * ones to other threads costs more than writing them, and what waits for the disk takes memory.
 */
export function createWriter(root: string): Writer {
  const folders = new Set<string>();
  const total = { files: 0, bytes: 0 };

  function put(file: string, bytes: number, job: (target: string) => void): void {
    const target = path.join(root, file);
    const folder = path.dirname(target);
    try {
      if (!folders.has(folder)) {
        mkdirSync(folder, { recursive: true });
        folders.add(folder);
      }
      job(target);
    } catch (error) {
      throw diskFault(error, file);
    }
    total.files += 1;
    total.bytes += bytes;
  }

  return {
    total,
    write(file, content) {
      const data = typeof content === 'string' ? Buffer.from(content) : content;
      put(file, data.byteLength, (target) => writeFileSync(target, data));
    },
    copy(from, file) {
      put(file, statSync(from).size, (target) => copyFileSync(from, target));
    },
  };
}
