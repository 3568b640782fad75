import { mkdirSync, statSync } from 'node:fs';
import { copyFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Writes files while the main thread goes on rendering; the disk works on other threads. */
export interface Writer {
  write(file: string, content: string | Uint8Array): void;
  copy(from: string, file: string): void;
  /** Waits for all that was begun. Throws the first fault. */
  finish(): Promise<{ files: number; bytes: number }>;
}

const AT_ONCE = 64;

/** A writer for files below `root`; folders are made as needed. */
export function createWriter(root: string): Writer {
  const folders = new Set<string>();
  const waiting: (() => Promise<void>)[] = [];
  let running = 0;
  let files = 0;
  let bytes = 0;
  let fault: unknown;
  let idle: (() => void) | undefined;

  function place(file: string): string {
    const target = path.join(root, file);
    const folder = path.dirname(target);
    if (!folders.has(folder)) {
      mkdirSync(folder, { recursive: true });
      folders.add(folder);
    }
    files += 1;
    return target;
  }

  function start(job: () => Promise<void>): void {
    if (running >= AT_ONCE) {
      waiting.push(job);
      return;
    }
    running += 1;
    job()
      .catch((error: unknown) => {
        fault ??= error;
      })
      .finally(() => {
        running -= 1;
        const next = waiting.shift();
        if (next) start(next);
        else if (running === 0) idle?.();
      });
  }

  return {
    write(file, content) {
      const target = place(file);
      const data = typeof content === 'string' ? Buffer.from(content) : content;
      bytes += data.byteLength;
      start(() => writeFile(target, data));
    },
    copy(from, file) {
      const target = place(file);
      bytes += statSync(from).size;
      start(() => copyFile(from, target));
    },
    async finish() {
      if (running > 0) {
        await new Promise<void>((resolve) => {
          idle = resolve;
        });
      }
      if (fault !== undefined) throw fault;
      return { files, bytes };
    },
  };
}
