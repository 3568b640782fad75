import { errorFacts, type FromWorker, type ToWorker } from '../interface/messages.ts';
import type { SearchProvider, SearchResponse } from '../types.ts';
import { createEmbeddedProvider } from './embeddedProvider.ts';

export interface WorkerPort {
  addEventListener(type: 'message', listener: (event: MessageEvent<ToWorker>) => void): void;
  postMessage(message: FromWorker): void;
}

/** The worker's side: answers the queries of one page, and gives up those that are cancelled. */
export function serveSearch(port: WorkerPort): void {
  const running = new Map<number, AbortController>();
  let provider: SearchProvider | undefined;

  const send = (id: number, response: SearchResponse) => port.postMessage({ type: 'answer', id, response });

  async function answer(id: number, search: (signal: AbortSignal) => Promise<SearchResponse>) {
    const control = new AbortController();
    running.set(id, control);
    // A task of its own: where the next key has been struck meanwhile, its message cancels this query.
    await new Promise((resolve) => setTimeout(resolve, 0));
    try {
      control.signal.throwIfAborted();
      send(id, await search(control.signal));
    } catch (error) {
      if (!control.signal.aborted) port.postMessage({ type: 'failure', id, error: errorFacts(error) });
    }
    running.delete(id);
  }

  port.addEventListener('message', ({ data }) => {
    if (data.type === 'open') {
      provider = createEmbeddedProvider({
        facts: data.facts,
        fetch: (address, init) => fetch(address, init),
      });
      provider.prepare?.();
    } else if (data.type === 'cancel') running.get(data.id)?.abort();
    else {
      const { id, request } = data;
      const opened = provider;
      if (opened)
        void answer(id, (signal) => opened.search(request, signal, (response) => send(id, response)));
    }
  });
  port.postMessage({ type: 'ready' });
}
