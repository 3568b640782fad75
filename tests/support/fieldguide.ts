import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');
const program = path.join(root, 'bin/fieldguide.mjs');

/** A running `fieldguide dev` or `fieldguide serve`. */
export interface RunningCommand {
  /** Ends in a slash. */
  url: string;
  stop(): Promise<void>;
  /** Ends it as a crash would: it can do nothing more. */
  kill(): Promise<void>;
}

/** Runs one command of the generator to its end. Throws what it printed when it fails. */
export async function runFieldguide(args: readonly string[]): Promise<void> {
  const child = start(args);
  const output = collect(child);
  const code = await ended(child);
  if (code !== 0) throw new Error(`fieldguide ${args.join(' ')} ended with ${code}:\n${output()}`);
}

/** Starts a server, on a free port where none is named; resolves when it says that it is ready. */
export async function startFieldguide(args: readonly string[], port = 0): Promise<RunningCommand> {
  const child = start([...args, '--port', String(port)]);
  const output = collect(child);
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', () => {
      const ready = /^Ready[^\n]*: (http:\S+)/m.exec(output());
      if (ready?.[1]) resolve(ready[1]);
    });
    child.once('exit', () => reject(new Error(`fieldguide ${args.join(' ')} is not ready:\n${output()}`)));
  });
  return {
    url,
    async stop() {
      child.kill('SIGTERM');
      await ended(child);
    },
    async kill() {
      child.kill('SIGKILL');
      await ended(child);
    },
  };
}

function start(args: readonly string[]): ChildProcess {
  const env = { ...process.env, NODE_ENV: 'production' };
  return spawn(process.execPath, [program, ...args], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
}

function collect(child: ChildProcess): () => string {
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (part: string) => {
      text += part;
    });
  }
  return () => text;
}

function ended(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((resolve) => child.once('exit', resolve));
}
