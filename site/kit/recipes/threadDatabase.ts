import { once } from 'node:events';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { DatabaseSource, Recipes, Result } from './postgres.mjs';

/** Milliseconds until a query counts as one that does not end; the reader's own database is as patient. */
const LIMIT = 10_000;

/** What the thread answers: a fault has the fields of the error of PostgreSQL. */
type Answer = { result: Result } | { fault: { message: string; hint?: string; position?: string } };

/**
 * A database in a thread of its own, started by the first query: one that does not end is ended with the thread, and the
 * next query starts another. Queries run one after another.
 */
export function openThread(source: DatabaseSource, limit = LIMIT): Recipes {
  let thread: Worker | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const stop = async () => {
    const stopped = thread;
    thread = undefined;
    await stopped?.terminate();
  };

  async function run(sql: string): Promise<Result> {
    thread ??= await start(source);
    const timeout = AbortSignal.timeout(limit);
    // An idle database keeps no process alive.
    thread.ref();
    thread.postMessage(sql);
    const answer = await answerOf(thread, timeout).catch(async (error: unknown) => {
      await stop();
      throw timeout.aborted ? endless(sql, limit) : error;
    });
    thread.unref();
    if ('fault' in answer) throw Object.assign(new Error(answer.fault.message), answer.fault);
    return answer.result;
  }

  return {
    run(sql) {
      const result = last.then(() => run(sql));
      last = result.catch(() => undefined);
      return result;
    },
    close: stop,
  };
}

async function start(source: DatabaseSource): Promise<Worker> {
  const thread = new Worker(path.join(import.meta.dirname, 'databaseThread.mjs'), { workerData: source });
  await once(thread, 'message');
  // Whoever waits for an answer is told by `once`; nobody else needs to know.
  thread.on('error', () => undefined);
  return thread;
}

async function answerOf(thread: Worker, signal: AbortSignal): Promise<Answer> {
  const [answer] = await once(thread, 'message', { signal });
  return answer;
}

function endless(sql: string, limit: number): Error {
  const query = sql.replace(/\s+/g, ' ').trim();
  const shown = query.length > 200 ? `${query.slice(0, 200)}…` : query;
  const hint = 'Look for a recursion without an end, or a join without a condition.';
  return Object.assign(new Error(`it did not end within ${limit / 1000} seconds: "${shown}"`), { hint });
}
