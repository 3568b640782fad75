import { spawn } from 'node:child_process';
import path from 'node:path';
import type { Answer, Job, RenderedPage, RenderJob } from './protocol.ts';

export interface IsolationOptions {
  /** The bundled `runtime/runtimeProcess.ts`. */
  runtime: string;
  /** Folder that the code is run in. */
  cwd: string;
  /** Milliseconds without a message before the process is stopped. */
  patience: number;
}

/** The flag of this Node under which code may read files, but not write them or start programs. */
function permissionFlag(): string[] {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const isStable = major > 23 || (major === 23 && minor >= 5) || (major === 22 && minor >= 13);
  return [isStable ? '--permission' : '--experimental-permission', '--allow-fs-read=*', '--no-warnings'];
}

/**
 * Gives a job to a separate process without environment or write access, and with a time limit. That keeps accidents
 * away; it is no sandbox.
 * @returns Why it ended: `undefined` where it did its job.
 */
function runJob(
  job: Job,
  options: IsolationOptions,
  take: (answer: Answer) => void,
): Promise<string | undefined> {
  return new Promise((resolve) => {
    const child = spawn(
      process.execPath,
      [...permissionFlag(), '--max-old-space-size=2048', options.runtime],
      {
        cwd: options.cwd,
        env: { NODE_ENV: 'production' },
        stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      },
    );
    let fault: string | undefined;
    let errors = '';
    let timer: NodeJS.Timeout;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        fault = `it did not end within ${Math.round(options.patience / 1000)} seconds`;
        child.kill('SIGKILL');
      }, options.patience);
    };
    wait();
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      errors = (errors + text).slice(-2_000);
    });
    child.on('message', (answer: Answer) => {
      wait();
      if (answer.kind === 'failed') fault = answer.message;
      else take(answer);
    });
    child.once('error', (error) => {
      fault = error.message;
    });
    child.once('close', (code) => {
      clearTimeout(timer);
      const reason = /heap out of memory/.test(errors)
        ? 'it needs more than 2 GB of memory'
        : (/^\w*Error.*$/m.exec(errors)?.[0] ?? `it ended with code ${code}`);
      resolve(fault ?? (code === 0 ? undefined : reason));
    });
    child.send(job);
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
    if (answer.kind !== 'config') return;
    answered = true;
    value = answer.value;
    packages = answer.notes.flatMap(({ kind, name }) => (kind === 'package' ? [name] : []));
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
  let waiting = [...job.pages];
  while (waiting.length > 0) {
    let current: string | undefined;
    const fault = await runJob({ ...job, pages: waiting }, options, (answer) => {
      if (answer.kind === 'started') current = answer.key;
      if (answer.kind !== 'page') return;
      rendered.set(answer.key, answer.page);
      done(answer.key);
    });
    const stopped = current ?? waiting[0]?.key ?? '';
    if (!rendered.has(stopped))
      rendered.set(stopped, { blocks: {}, notes: [], fault: fault ?? 'it ended early' });
    const before = waiting.length;
    waiting = waiting.filter(({ key }) => !rendered.has(key));
    if (waiting.length === before) break;
  }
  return rendered;
}

/** A path as messages show it. */
export function shown(file: string, root: string): string {
  return path.relative(root, file).replaceAll(path.sep, '/') || file;
}
