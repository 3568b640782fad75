import { type FileHandle, open } from 'node:fs/promises';
import path from 'node:path';
import { asError, FieldguideError } from '../../shared/errors.ts';

/** A file that lines are added to for good. */
export interface FeedbackLog {
  /** Resolves once the line is on the disk; rejects where it is not, as on a full disk. */
  append(line: string): Promise<void>;
  /** Waits for what is under way. */
  close(): Promise<void>;
}

interface Waiting {
  line: string;
  resolve: () => void;
  reject: (error: Error) => void;
}

/**
 * Opens a file of lines for adding to it, and makes it where there is none. Lines that come while the disk is busy are
 * written together, with one fsync for all. A file that is there already is taken from all but its owner; `isPrivate` says
 * whether that worked.
 * @throws FieldguideError where the file cannot be written.
 */
export async function openFeedbackLog(file: string): Promise<FeedbackLog & { isPrivate: boolean }> {
  let handle: FileHandle;
  /** The file ends within a line that was never confirmed to its sender, so the next entry starts a new line. */
  let isTorn: boolean;
  let isPrivate: boolean;
  try {
    handle = await open(file, 'a+', 0o600);
    isTorn = await endsWithinLine(handle);
    isPrivate = await makePrivate(handle);
    await syncFolder(path.dirname(file));
  } catch (error) {
    throw new FieldguideError(`Feedback cannot be kept in ${file}: ${asError(error).message}`);
  }
  let waiting: Waiting[] = [];
  let writing: Promise<void> | undefined;

  async function writeAll(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      try {
        await handle.appendFile(`${isTorn ? '\n' : ''}${batch.map(({ line }) => `${line}\n`).join('')}`);
        await handle.sync();
        isTorn = false;
        for (const { resolve } of batch) resolve();
      } catch (error) {
        isTorn = true;
        for (const { reject } of batch) reject(asError(error));
      }
    }
    writing = undefined;
  }

  return {
    isPrivate,
    append(line) {
      return new Promise((resolve, reject) => {
        waiting.push({ line, resolve, reject });
        writing ??= writeAll();
      });
    },
    async close() {
      await writing;
      await handle.close();
    },
  };
}

/** Rights of the group and of others. Windows has none of these; some disks neither. */
const OTHERS = 0o077;

async function makePrivate(handle: FileHandle): Promise<boolean> {
  const isOpen = async () => process.platform !== 'win32' && ((await handle.stat()).mode & OTHERS) !== 0;
  // A file of somebody else keeps its rights.
  if (await isOpen()) await handle.chmod(0o600).catch(() => {});
  return !(await isOpen());
}

async function endsWithinLine(handle: FileHandle): Promise<boolean> {
  const { size } = await handle.stat();
  if (size === 0) return false;
  const { buffer } = await handle.read(Buffer.alloc(1), 0, 1, size - 1);
  return buffer.toString() !== '\n';
}

/** A new file survives a power failure only if its folder is synced too. Not all systems can open a folder. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
