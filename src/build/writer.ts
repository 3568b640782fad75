import { statSync } from 'node:fs';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { diskFault } from './diskFault.ts';

/** Writes files while the main thread goes on rendering; the disk works on other threads. */
export interface Writer {
  write(file: string, content: string | Uint8Array): void;
  copy(from: string, file: string): void;
  /** Waits until there is room for more. */
  ready(): Promise<void>;
  /** Waits for all that was begun. Throws the first fault. */
  finish(): Promise<{ files: number; bytes: number }>;
}

const AT_ONCE = 64;

/** A writer for files below `root`; folders are made as needed. */
export function createWriter(root: string): Writer {
  const folders = new Map<string, Promise<unknown>>();
  const waiting: (() => Promise<void>)[] = [];
  let running = 0;
  let files = 0;
  let bytes = 0;
  let fault: unknown;
  let idle: (() => void) | undefined;
  let room: (() => void) | undefined;

  /** Makes the folder of a file, each folder once, and gives the file's whole path. */
  async function place(file: string): Promise<string> {
    const target = path.join(root, file);
    const folder = path.dirname(target);
    const made = folders.get(folder) ?? mkdir(folder, { recursive: true });
    folders.set(folder, made);
    await made;
    return target;
  }

  function begin(file: string, job: (target: string) => Promise<void>): void {
    start(async () => {
      try {
        await job(await place(file));
      } catch (error) {
        fault ??= diskFault(error, file);
      }
    });
  }

  function start(job: () => Promise<void>): void {
    if (running >= AT_ONCE) {
      waiting.push(job);
      return;
    }
    running += 1;
    void job().finally(() => {
      running -= 1;
      const next = waiting.shift();
      if (waiting.length < AT_ONCE) room?.();
      if (next) start(next);
      else if (running === 0) idle?.();
    });
  }

  return {
    write(file, content) {
      const data = typeof content === 'string' ? Buffer.from(content) : content;
      files += 1;
      bytes += data.byteLength;
      begin(file, (target) => writeFile(target, data));
    },
    copy(from, file) {
      files += 1;
      bytes += statSync(from).size;
      begin(file, (target) => copyFile(from, target));
    },
    async ready() {
      if (waiting.length < AT_ONCE) return;
      await new Promise<void>((resolve) => {
        room = resolve;
      });
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
