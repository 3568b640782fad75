import { isFinal } from '../answerState.ts';
import {
  type SearchProvider,
  type SearchRequest,
  type SearchResponse,
  SearchUnavailable,
} from '../searchTypes.ts';
import type { EmbeddedSearchFacts } from './embeddedProvider.ts';
import { fetchBytes } from './fetchBytes.ts';

/**
 * Messages from the page to the worker. The facts come first, then the index file, without `body` where the page could
 * not have it; an `id` names a query.
 */
export type ToWorker =
  | { type: 'open'; facts: EmbeddedSearchFacts }
  | { type: 'index'; body?: ArrayBuffer }
  | { type: 'search'; id: number; request: SearchRequest }
  | { type: 'cancel'; id: number };

/**
 * What the search worker answers. `ready` comes once, when its code has been loaded; an answer may come several times, the
 * last one with a final state. Classes of errors do not survive the way between threads, their names do.
 */
export type FromWorker =
  | { type: 'ready' }
  | { type: 'answer'; id: number; response: SearchResponse }
  | { type: 'failure'; id: number; error: { name: string; message: string } };

/** The page's end of the way to a worker: a `Worker`, or a `MessagePort`, as far as we use them. */
export interface WorkerLike {
  postMessage(message: ToWorker, transfer?: Transferable[]): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<FromWorker>) => void): void;
  addEventListener(type: 'error', listener: (event: Event) => void): void;
  terminate?(): void;
}

export interface WorkerProviderOptions {
  facts: EmbeddedSearchFacts;
  /** Starts the worker. May throw. */
  start: () => WorkerLike;
  /** Loads the index file, on its way together with the worker's code. */
  load?: (address: string) => Promise<ArrayBuffer>;
  /** Does the worker's work on this thread, where workers do not run (`file:`, blocked, its file is gone). */
  startHere: () => Promise<WorkerLike>;
}

interface Pending {
  onProgress?: (response: SearchResponse) => void;
  resolve: (response: SearchResponse) => void;
  reject: (error: unknown) => void;
}

/** Queries the embedded index in a worker, or on this thread where there can be none. */
export function createWorkerProvider({
  facts,
  start,
  load = fetchBytes,
  startHere,
}: WorkerProviderOptions): SearchProvider {
  const pending = new Map<number, Pending>();
  let latest = 0;
  let connection: Promise<WorkerLike> | undefined;

  function connect(): Promise<WorkerLike> {
    const overThere = async () => opened(start());
    const here = async () => opened(await startHere());
    connection ??= overThere()
      .catch(here)
      .catch((error: unknown) => {
        connection = undefined;
        throw error;
      });
    return connection;
  }

  /** Resolves when the worker runs; rejects if it cannot. A worker that ends later is followed by another. */
  function opened(worker: WorkerLike): Promise<WorkerLike> {
    return new Promise((resolve, reject) => {
      let runs = false;
      worker.addEventListener('error', (event) => {
        // Reported through the queries; the browser would report it a second time.
        event.preventDefault();
        worker.terminate?.();
        if (runs) connection = undefined;
        const error = new SearchUnavailable('The search worker does not run.');
        reject(error);
        for (const query of pending.values()) query.reject(error);
        pending.clear();
      });
      worker.addEventListener('message', ({ data }) => {
        if (data.type !== 'ready') return receive(data);
        runs = true;
        resolve(worker);
      });
      worker.postMessage({ type: 'open', facts });
      load(facts.index).then(
        (body) => worker.postMessage({ type: 'index', body }, [body]),
        // The worker tries it once more, and says what is wrong.
        () => worker.postMessage({ type: 'index' }),
      );
    });
  }

  function receive(data: Exclude<FromWorker, { type: 'ready' }>): void {
    const query = pending.get(data.id);
    if (data.type === 'answer' && !isFinal(data.response.state)) {
      query?.onProgress?.(data.response);
      return;
    }
    pending.delete(data.id);
    if (data.type === 'answer') query?.resolve(data.response);
    else query?.reject(Object.assign(new SearchUnavailable(data.error.message), { name: data.error.name }));
  }

  return {
    async search(request, signal, onProgress) {
      const worker = await connect();
      signal.throwIfAborted();
      latest += 1;
      const id = latest;
      return new Promise((resolve, reject) => {
        pending.set(id, { onProgress, resolve, reject });
        signal.addEventListener('abort', () => {
          if (!pending.delete(id)) return;
          worker.postMessage({ type: 'cancel', id });
          reject(signal.reason);
        });
        worker.postMessage({ type: 'search', id, request });
      });
    },
    prepare() {
      // A query will say what went wrong.
      connect().catch(() => undefined);
    },
  };
}
