import { spawn } from 'node:child_process';
import { realpathSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { isFolder } from 'fieldguide/sites';
import { readAnswer } from './answers.ts';
import { ANSWER_PIPE, type Answer, type Job, type RenderedPage, type RenderJob } from './protocol.ts';

export interface IsolationOptions {
  /** The bundled `runtime/runtimeProcess.ts`. */
  runtime: string;
  /** Folder that the code is run in. */
  cwd: string;
  /** Folders whose files the code may read. */
  reads: readonly string[];
  /** Milliseconds without a message before the process is stopped. */
  patience: number;
}

/** The flags of this Node under which code may read some folders, but not write files or start programs. */
function permissionFlags({ reads, runtime }: IsolationOptions): string[] {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const isStable = major > 23 || (major === 23 && minor >= 5) || (major === 22 && minor >= 13);
  const folders = [...reads, path.dirname(runtime), ...packagesOf(runtime)].filter(isFolder);
  const real = new Set(folders.flatMap((folder) => [folder, realpathSync(folder)]));
  return [
    isStable ? '--permission' : '--experimental-permission',
    ...[...real].map((folder) => `--allow-fs-read=${folder.replace(/[\\/]*$/, path.sep)}`),
    '--no-warnings',
  ];
}

/** The folders that hold the packages of a program. */
function packagesOf(file: string): string[] {
  const parts = realpathSync(path.dirname(file)).split(path.sep);
  return parts.map((_, index) => [...parts.slice(0, index + 1), 'node_modules'].join(path.sep));
}

/** The code with which Node ends where nothing is left that a promise could wait for. */
const NEVER_SETTLED = 13;

/** Longer answers would fill the memory. */
const LONGEST_ANSWER = 100_000_000;

/**
 * Gives a job to a separate process without environment or write access, and with a time limit. That keeps accidents
 * away; it is no sandbox.
 * @param take Whether an answer shows that the job goes on.
 * @returns Why it ended: `undefined` where it did its job.
 */
function runJob(
  job: Job,
  options: IsolationOptions,
  take: (answer: Answer) => boolean,
): Promise<string | undefined> {
  return new Promise((resolve) => {
    const flags = [...permissionFlags(options), '--max-old-space-size=2048'];
    const child = spawn(process.execPath, [...flags, options.runtime], {
      cwd: options.cwd,
      env: { NODE_ENV: 'production' },
      stdio: ['pipe', 'ignore', 'pipe', 'pipe'],
    });
    let fault: string | undefined;
    let errors = '';
    let timer: NodeJS.Timeout;
    const stop = (reason: string) => {
      fault = reason;
      child.kill('SIGKILL');
    };
    const wait = () => {
      clearTimeout(timer);
      const seconds = Math.round(options.patience / 1000);
      timer = setTimeout(() => stop(`it did not end within ${seconds} seconds`), options.patience);
    };
    wait();
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      errors = (errors + text).slice(-2_000);
    });
    const lines = (line: string) => {
      const answer = readAnswer(line);
      if (answer?.kind === 'failed') fault = answer.message;
      else if (answer && take(answer)) wait();
    };
    readLines(child.stdio[ANSWER_PIPE], lines, () => stop('it answers with more than 100 MB'));
    child.once('error', (error) => {
      fault = error.message;
    });
    child.once('close', (code) => {
      clearTimeout(timer);
      const reason = /heap out of memory/.test(errors)
        ? 'it needs more than 2 GB of memory'
        : code === NEVER_SETTLED
          ? 'it waits for something that never comes'
          : (/^\w*Error.*$/m.exec(errors)?.[0] ?? `it ended with code ${code}`);
      resolve(fault ?? (code === 0 ? undefined : reason));
    });
    // A process that has already ended takes no job.
    child.stdin?.on('error', () => {}).end(JSON.stringify(job));
  });
}

/** Hands over each line of a pipe as soon as it is complete. */
function readLines(pipe: unknown, line: (text: string) => void, tooLong: () => void): void {
  if (!(pipe instanceof Readable)) return;
  let begun: string[] = [];
  let length = 0;
  pipe.setEncoding('utf8').on('data', (text: string) => {
    const parts = text.split('\n');
    const rest = parts.pop() ?? '';
    for (const part of parts) {
      line(begun.join('') + part);
      begun = [];
      length = 0;
    }
    begun.push(rest);
    length += rest.length;
    if (length > LONGEST_ANSWER) tooLong();
  });
}

/** Runs a module and returns what it exports. */
export async function readExports(
  file: string,
  options: IsolationOptions,
  { routes, pretend }: { routes?: readonly string[]; pretend?: boolean } = {},
): Promise<{ value?: unknown; packages: string[]; fault?: string }> {
  let value: unknown;
  let packages: string[] = [];
  let answered = false;
  const fault = await runJob({ kind: 'config', file, routes, pretend }, options, (answer) => {
    if (answer.kind !== 'config') return false;
    answered = true;
    value = answer.value;
    packages = answer.notes.flatMap(({ kind, name }) => (kind === 'package' ? [name] : []));
    return true;
  });
  return {
    value,
    packages: [...new Set(packages)],
    fault: answered ? undefined : (fault ?? 'it told nothing'),
  };
}

/** Renders pages. If one hangs or ends the process, a new process continues with the next page. */
export async function renderAll(
  job: RenderJob,
  options: IsolationOptions,
  done: (key: string) => void,
): Promise<Map<string, RenderedPage>> {
  const rendered = new Map<string, RenderedPage>();
  const started = new Set<string>();
  let waiting = [...job.pages];
  while (waiting.length > 0) {
    const asked = new Set(waiting.map(({ key }) => key));
    let current: string | undefined;
    const fault = await runJob({ ...job, pages: waiting }, options, (answer) => {
      if (answer.kind === 'config' || answer.kind === 'failed' || !asked.has(answer.key)) return false;
      const { key } = answer;
      if (answer.kind === 'page') {
        asked.delete(key);
        rendered.set(key, answer.page);
        done(key);
        return true;
      }
      current = key;
      const isNew = !started.has(key);
      started.add(key);
      return isNew;
    });
    waiting = waiting.filter(({ key }) => !rendered.has(key));
    const stopped = waiting.find(({ key }) => key === current) ?? waiting[0];
    if (stopped === undefined) break;
    rendered.set(stopped.key, { blocks: {}, notes: [], fault: fault ?? 'it ended early' });
    waiting = waiting.filter((page) => page !== stopped);
  }
  return rendered;
}

/** A path as messages show it. */
export function shown(file: string, root: string): string {
  return path.relative(root, file).replaceAll(path.sep, '/') || file;
}
