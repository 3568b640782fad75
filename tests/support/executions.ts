import { type Profiler, Session } from 'node:inspector/promises';

/** How often each piece of code ran that can run on its own: functions, and the bodies of their loops and conditions. */
export type Executions = ReadonlyMap<string, number>;

/** Counts what runs, in code that is loaded after this call: the same on each machine, however busy it is. */
export async function countExecutions(): Promise<{
  during(work: () => unknown): Promise<Executions>;
  end(): void;
}> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  // Each answer sets the counters to zero.
  const take = async () => sumOf((await session.post('Profiler.takePreciseCoverage')).result);
  return {
    async during(work) {
      await take();
      await work();
      return take();
    },
    end: () => session.disconnect(),
  };
}

function sumOf(scripts: readonly Profiler.ScriptCoverage[]): Executions {
  const counts = new Map<string, number>();
  for (const { url, functions } of scripts)
    for (const { functionName, ranges } of functions)
      for (const { startOffset, endOffset, count } of ranges) {
        const piece = `${functionName || 'a function'} in ${url} [${startOffset}-${endOffset}]`;
        counts.set(piece, (counts.get(piece) ?? 0) + count);
      }
  return counts;
}
