import {
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { FieldguideError } from '../../shared/errors.ts';
import { isInside, realPath } from '../content/disk.ts';
import { onDisk } from './diskFaults.ts';
import type { Output } from './projectTypes.ts';

/** Marks a folder as ours: only such a folder is ever replaced. */
export const MARKER = '.fieldguide-output';

/**
 * Prepares to replace `out`: a folder is written beside it and takes its place only when everything is there. An earlier
 * run that was killed between its two renames is mended first.
 * @throws FieldguideError when `out` is not ours to replace, overlaps a folder that holds input, or is being written by
 * another build.
 * @param mark A file that says of a folder that it is ours to replace.
 */
export function openOutput(out: string, inputs: readonly string[], mark = MARKER) {
  // A link to a folder: the folder is replaced, the link stays.
  const target = realPath(path.resolve(out));
  const old = sibling(target, 'old');
  const staging = stagingOf(target, process.pid);
  refuseBrokenLink(path.resolve(out));
  refuseOverlap(target, inputs);
  onDisk(out, () => {
    mkdirSync(path.dirname(target), { recursive: true });
    restoreLastGood(target, old);
    refuseForeign(target, mark);
    refuseMount(target);
    removeStaleStaging(target);
    mkdirSync(staging);
    writeFileSync(path.join(staging, MARKER), 'Made by Fieldguide. The next build replaces this folder.\n');
  });
  const other = olderBuild(target);
  if (other !== undefined) {
    rmSync(staging, { recursive: true, force: true });
    throw new FieldguideError(
      `Another build (process ${other}) is writing to --out "${out}". Wait until it ends, or name another folder.`,
    );
  }
  return {
    /** Write here. */
    staging,
    /** Puts the staging folder in the place of the last output. */
    commit(): void {
      onDisk(out, () => {
        if (existsSync(target)) renameSync(target, old);
        try {
          renameSync(staging, target);
        } catch (error) {
          // Not left to the next build: until then there would be no site at all.
          restoreLastGood(target, old);
          throw error;
        }
        rmSync(old, { recursive: true, force: true });
      });
    },
    /** Throws the staging folder away; the last output stays as it was. */
    discard(): void {
      rmSync(staging, { recursive: true, force: true });
    },
  };
}

function sibling(target: string, name: string): string {
  return path.join(path.dirname(target), `.${path.basename(target)}.fieldguide-${name}`);
}

/** After a kill between the two renames only the old output is left: it is put back. */
function restoreLastGood(target: string, old: string): void {
  if (!existsSync(old)) return;
  if (existsSync(target)) rmSync(old, { recursive: true, force: true });
  else renameSync(old, target);
}

function stagingOf(target: string, pid: number): string {
  return sibling(target, `new-${pid}`);
}

/** A build takes minutes. An older folder was left by a killed build, and another process may now have its number. */
const LONGEST_BUILD = 60 * 60 * 1000;

/**
 * The process of a build that began to write to the same folder before this one. The staging folder of each is its lock:
 * of two builds that begin together, both see both, and both agree which was first.
 */
function olderBuild(target: string): number | undefined {
  const own = begun(target, process.pid) ?? Number.POSITIVE_INFINITY;
  return stagingPids(target).find((pid) => {
    const since = pid === process.pid ? undefined : begun(target, pid);
    if (since === undefined || Date.now() - since > LONGEST_BUILD || !isRunning(pid)) return false;
    return since < own || (since === own && pid < process.pid);
  });
}

/** When the build of a process began to write, in milliseconds; undefined where it has not, or not yet. */
function begun(target: string, pid: number): number | undefined {
  return statSync(path.join(stagingOf(target, pid), MARKER), { throwIfNoEntry: false })?.mtimeMs;
}

/** The processes that have a staging folder beside a target. */
function stagingPids(target: string): number[] {
  const prefix = path.basename(sibling(target, 'new-'));
  return readdirSync(path.dirname(target))
    .filter((name) => name.startsWith(prefix))
    .map((name) => Number(name.slice(prefix.length)))
    .filter(Number.isInteger);
}

function removeStaleStaging(target: string): void {
  for (const pid of stagingPids(target)) {
    const since = begun(target, pid);
    const isOld = since !== undefined && Date.now() - since > LONGEST_BUILD;
    if (isOld || !isRunning(pid)) rmSync(stagingOf(target, pid), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of another user is running, but may not be asked.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function refuseBrokenLink(out: string): void {
  if (lstatSync(out, { throwIfNoEntry: false })?.isSymbolicLink() && !existsSync(out))
    throw new FieldguideError(`--out "${out}" is a broken symbolic link. Remove it, or create its target.`);
}

function refuseForeign(target: string, mark: string): void {
  const stat = statSync(target, { throwIfNoEntry: false });
  if (!stat) return;
  if (!stat.isDirectory()) throw new FieldguideError(`--out "${target}" is a file. Name a folder.`);
  const entries = readdirSync(target);
  if (entries.length === 0 || entries.includes(mark)) return;
  throw new FieldguideError(
    `--out "${target}" contains files that Fieldguide did not create, so it was left unchanged. Name an empty or new folder, or empty this one yourself.`,
  );
}

/** Told at once: a rename would fail only when the whole site is written. */
function refuseMount(target: string): void {
  const own = statSync(target, { throwIfNoEntry: false });
  if (own && own.dev !== statSync(path.dirname(target)).dev)
    throw new FieldguideError(
      `--out "${target}" is a mount point, which cannot be replaced by another folder. Name a folder inside it.`,
    );
}

/**
 * Keeps input from being written over.
 * @throws FieldguideError where a folder is an input, or lies in one or around one.
 */
export function refuseOverlap(target: string, inputs: readonly string[]): void {
  const real = realPath(target);
  for (const input of inputs) {
    const source = realPath(path.resolve(input));
    if (real === source || isInside(real, source) || isInside(source, real)) {
      throw new FieldguideError(
        `--out "${target}" and the input folder "${input}" overlap. Name a folder outside of it.`,
      );
    }
  }
}

/** The files that have been written. */
interface WriterTotal {
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
