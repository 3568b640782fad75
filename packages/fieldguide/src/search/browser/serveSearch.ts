import { nextTask } from '../../shared/ui/tasks.ts';
import type { SearchProvider, SearchResponse } from '../searchTypes.ts';
import { createEmbeddedProvider, type EmbeddedProviderOptions } from './embeddedProvider.ts';
import type { FromWorker, ToWorker, WorkerLike } from './workerProvider.ts';

/** The worker's end of the way to its page. */
export interface WorkerPort {
  addEventListener(type: 'message', listener: (event: MessageEvent<ToWorker>) => void): void;
  postMessage(message: FromWorker): void;
}

/** The worker's side: answers the queries of one page, and gives up those that are cancelled. */
export function serveSearch(
  port: WorkerPort,
  {
    fetch: load = (address, init) => fetch(address, init),
    ...options
  }: Partial<EmbeddedProviderOptions> = {},
): void {
  const running = new Map<number, AbortController>();
  let provider: SearchProvider | undefined;
  let receive: (body: ArrayBuffer | undefined) => void = () => undefined;
  let received: Promise<ArrayBuffer | undefined> | undefined = new Promise((resolve) => {
    receive = resolve;
  });

  async function answer({ id, request }: Extract<ToWorker, { type: 'search' }>) {
    const control = new AbortController();
    const { signal } = control;
    const send = (response: SearchResponse) => port.postMessage({ type: 'answer', id, response });
    running.set(id, control);
    // A separate task, so that the message of the next key press can cancel this query.
    await nextTask();
    try {
      signal.throwIfAborted();
      const response = await provider?.search(request, signal, send);
      if (response) send(response);
    } catch (error) {
      const { name, message } = error instanceof Error ? error : new Error(String(error));
      if (!signal.aborted) port.postMessage({ type: 'failure', id, error: { name, message } });
    }
    running.delete(id);
  }

  port.addEventListener('message', ({ data }) => {
    if (data.type === 'open') {
      provider = createEmbeddedProvider({
        ...options,
        facts: data.facts,
        async fetch(address, init) {
          const given = address === data.facts.index ? received : undefined;
          // What is damaged is loaded anew.
          if (given) received = undefined;
          const body = await given;
          return body ? new Response(body) : load(address, init);
        },
      });
      provider.prepare?.();
    } else if (data.type === 'index') receive(data.body);
    else if (data.type === 'cancel') running.get(data.id)?.abort();
    else void answer(data);
  });
  port.postMessage({ type: 'ready' });
}

/** The same on the page's own thread, in tasks so short that the page can react in between; returns the page's end. */
export function serveHere(options?: Pick<EmbeddedProviderOptions, 'hrefOf'>): WorkerLike {
  const { port1, port2 } = new MessageChannel();
  serveSearch(port2, { ...options, pause: nextTask });
  port1.start();
  port2.start();
  return port1;
}
