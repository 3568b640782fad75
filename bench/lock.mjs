import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { work } from './paths.mjs';

/**
 * Runs `task` alone: two benchmarks at a time would measure each other, and write into one folder.
 * @template T
 * @param {() => Promise<T>} task
 * @returns {Promise<T>}
 */
export async function alone(task) {
  const file = path.join(work, 'lock');
  mkdirSync(work, { recursive: true });
  takeLock(file);
  const release = () => rmSync(file, { force: true });
  process.on('exit', release);
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));
  return await task();
}

function takeLock(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    const holder = Number(readFileSync(file, 'utf8'));
    if (holder > 0 && isRunning(holder)) {
      throw new Error(
        `Another benchmark is running here (process ${holder}). Wait until it ends, then try again.`,
      );
    }
    // Left behind by a process that was killed.
    rmSync(file, { force: true });
    takeLock(file);
  }
}

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
