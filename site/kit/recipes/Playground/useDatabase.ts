import { trustedScript } from 'fieldguide/islands';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { QueryFault } from '../outcome.ts';
import type { Result } from '../postgres.mjs';
import type { DatabaseReply, DatabaseRequest, PlaygroundFiles } from './messages.ts';

/** Milliseconds until loading or a query counts as failed. */
const LOADING = 30_000;
const RUNNING = 10_000;

/** Only one database of a page lives: each takes as much memory as the rest of the page. */
const OPENED = 'recipe-database-opened';

export type State =
  | { type: 'idle' | 'loading' | 'running' | 'stopped' }
  | { type: 'failed'; message: string }
  | { type: 'fault'; fault: QueryFault }
  | { type: 'result'; result: Result; total: number };

/** PostgreSQL in a worker: started by the first query, ended when it does not answer or another one is started. */
export function useDatabase(files: PlaygroundFiles): { state: State; run(sql: string): void } {
  const [state, setState] = useState<State>({ type: 'idle' });
  const worker = useRef<Worker>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const stop = useCallback(() => {
    clearTimeout(timer.current);
    worker.current?.terminate();
    worker.current = undefined;
  }, []);
  const end = (next: State) => {
    stop();
    setState(next);
  };
  useEffect(() => {
    const onOpened = (event: Event) => {
      if (!(event instanceof CustomEvent) || event.detail === worker.current) return;
      stop();
      // Nothing answers any more; what was answered stays.
      setState((known) => (known.type === 'loading' || known.type === 'running' ? { type: 'idle' } : known));
    };
    window.addEventListener(OPENED, onOpened);
    return () => {
      window.removeEventListener(OPENED, onOpened);
      stop();
    };
  }, [stop]);

  /** Counts anew how long the worker is silent. */
  const wait = (milliseconds: number, next: State) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => end(next), milliseconds);
  };
  const waitForStart = () =>
    wait(LOADING, { type: 'failed', message: 'There was no response within 30 seconds.' });
  const send = (target: Worker, message: DatabaseRequest) => {
    const opens = message.type === 'open';
    setState({ type: opens ? 'loading' : 'running' });
    if (opens) waitForStart();
    else wait(RUNNING, { type: 'stopped' });
    target.postMessage(message);
  };

  return {
    state,
    run(sql) {
      if (worker.current) {
        send(worker.current, { type: 'run', sql });
        return;
      }
      const started = new Worker(trustedScript(files.worker), { type: 'module' });
      worker.current = started;
      window.dispatchEvent(new CustomEvent(OPENED, { detail: started }));
      started.onerror = () => end({ type: 'failed', message: 'Its code could not be loaded or run.' });
      started.onmessage = ({ data }: MessageEvent<DatabaseReply>) => {
        clearTimeout(timer.current);
        if (data.type === 'fetched') waitForStart();
        else if (data.type === 'ready') send(started, { type: 'run', sql });
        else if (data.type === 'failed') end(data);
        else setState(data);
      };
      send(started, { type: 'open', files });
    },
  };
}
