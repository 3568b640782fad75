import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { work } from '../paths.mjs';

/**
 * What one process took, its children included.
 * @typedef {object} Cost
 * @property {number} wall Seconds.
 * @property {number} cpu User and system seconds.
 * @property {number} memory Peak resident bytes of the largest process.
 */

/** Says "user system kilobytes" of the command that follows, into a file. */
const PYTHON = `
import os, sys
pid = os.posix_spawnp(sys.argv[2], sys.argv[2:], os.environ)
_, status, usage = os.wait4(pid, 0)
open(sys.argv[1], 'w').write(f'{usage.ru_utime} {usage.ru_stime} {usage.ru_maxrss}')
sys.exit(os.waitstatus_to_exitcode(status))
`;

/** @returns {(file: string) => string[]} The words to put before a command. */
function findMeter() {
  const works = (command, args) => spawnSync(command, args, { stdio: 'ignore' }).status === 0;
  // Only GNU time knows formats; a BSD or BusyBox one fails here.
  if (works('/usr/bin/time', ['-f', '%M', 'true']))
    return (file) => ['/usr/bin/time', '-o', file, '-f', '%U %S %M'];
  if (works('python3', ['-c', 'import os; os.wait4'])) return (file) => ['python3', '-c', PYTHON, file];
  throw new Error('CPU and memory cannot be measured here. Run:  apt-get install -y time');
}

let meter;

/**
 * Runs a command to its end and returns what it took. Its output goes into a file beside.
 * @param {string[]} command
 * @param {{ name: string, cwd?: string }} options
 * @returns {Cost & { output: string }}
 */
export function measure(command, { name, cwd }) {
  meter ??= findMeter();
  const logs = path.join(work, 'logs');
  mkdirSync(logs, { recursive: true });
  const costFile = path.join(logs, `${name}.cost`);
  const logFile = path.join(logs, `${name}.log`);
  const log = openSync(logFile, 'w');
  const [program, ...args] = [...meter(costFile), ...command];
  const start = performance.now();
  const { status, error } = spawnSync(program, args, {
    cwd,
    stdio: ['ignore', log, log],
    env: environment(),
  });
  const wall = (performance.now() - start) / 1000;
  closeSync(log);
  const output = readFileSync(logFile, 'utf8');
  if (error || status !== 0 || !existsSync(costFile))
    throw new Error(`${command.join(' ')} failed:\n${error ?? output.slice(-2000)}`);
  const [user, system, kilobytes] = readFileSync(costFile, 'utf8').trim().split(' ').map(Number);
  return { wall, cpu: user + system, memory: kilobytes * 1024, output };
}

/** What a shell would give: nothing that npm or a test runner has set for Node. */
function environment() {
  const { NODE_OPTIONS, NODE_ENV, ...rest } = process.env;
  return rest;
}

/**
 * Two processes that run one after the other.
 * @param {Cost} first
 * @param {Cost} second
 * @returns {Cost}
 */
export const inSequence = (first, second) => ({
  wall: first.wall + second.wall,
  cpu: first.cpu + second.cpu,
  memory: Math.max(first.memory, second.memory),
});
