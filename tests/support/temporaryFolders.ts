import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const WORK = path.resolve(import.meta.dirname, '../.work');

/**
 * Global setup of every run: two folders for all that tests and the programs they start leave behind, removed when the
 * run ends. One is inside the repository, from where packages are found, and one is the system's temporary folder.
 */
export function setup(): (() => void) | undefined {
  // The projects of one run share both.
  if (process.env.TESTS_FOLDER) return;
  mkdirSync(WORK, { recursive: true });
  const inside = mkdtempSync(path.join(WORK, 'run-'));
  const outside = mkdtempSync(path.join(tmpdir(), 'fg-'));
  // Servers and strangers, who run as other users, have their folders in it.
  chmodSync(outside, 0o755);
  process.env.TESTS_FOLDER = inside;
  process.env.TMPDIR = outside;
  return () => {
    for (const folder of [inside, outside]) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
}

/** A new empty folder inside the repository, in a place that git ignores. No repository above it can be seen from there. */
export function temporaryFolder(prefix: string): string {
  process.env.GIT_CEILING_DIRECTORIES = WORK;
  return mkdtempSync(path.join(process.env.TESTS_FOLDER ?? WORK, prefix));
}
