import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { root } from './fieldguide.ts';

/** Packs a package of the repository as `npm pack` does, and unpacks it into a folder's `node_modules`. */
export function install(name: string, folder: string): void {
  const from = path.join(root, 'packages', name);
  const packed = execFileSync('npm', ['pack', '--ignore-scripts', '--json', '--pack-destination', folder], {
    cwd: from,
    encoding: 'utf8',
  });
  const [{ filename }] = JSON.parse(packed);
  const target = path.join(folder, 'node_modules', name);
  mkdirSync(target, { recursive: true });
  execFileSync('tar', ['xzf', path.join(folder, filename), '--strip-components=1', '-C', target]);
  const { dependencies } = JSON.parse(readFileSync(path.join(target, 'package.json'), 'utf8'));
  for (const needed of Object.keys(dependencies)) linkPackage(needed, folder);
}

/** Links an installed package of the repository: no test waits for a registry. Only what is asked for can be found. */
export function linkPackage(name: string, folder: string): void {
  const place = path.join(folder, 'node_modules', name);
  mkdirSync(path.dirname(place), { recursive: true });
  try {
    symlinkSync(path.join(root, 'node_modules', name), place);
  } catch (error) {
    if (Reflect.get(Object(error), 'code') !== 'EEXIST') throw error;
  }
}

/** Copies an installed package of the repository, in the place of a link. */
export function copyPackage(name: string, folder: string): void {
  const place = path.join(folder, 'node_modules', name);
  rmSync(place, { force: true });
  cpSync(path.join(root, 'node_modules', name), place, { recursive: true });
}

/** Makes everything in a folder readable, and nothing in it writable, also for root, who is somebody else then. */
export function freeze(folder: string): void {
  execFileSync('chmod', ['-R', 'a+rX,a-w', folder]);
  chmodSync(path.dirname(folder), 0o777);
}

interface Ran {
  code: number | null;
  said: string;
}

/** Runs a command of the package that is installed in a folder. `stranger`: as a user who owns nothing of it. */
export function fieldguide(folder: string, args: readonly string[], { stranger = false } = {}): Ran {
  const program = path.join(folder, 'node_modules/fieldguide/bin/fieldguide.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    cwd: folder,
    encoding: 'utf8',
    ...(stranger && process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}),
    env: { PATH: process.env.PATH, HOME: stranger ? '/nonexistent' : folder },
  });
  return { code: status, said: stdout + stderr };
}
