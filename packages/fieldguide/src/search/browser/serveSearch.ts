import type { SearchProvider } from '../searchTypes.ts';
import { createEmbeddedProvider } from './embeddedProvider.ts';
import type { FromWorker, ToWorker } from './workerProvider.ts';

export interface WorkerPort {
  addEventListener(type: 'message', listener: (event: MessageEvent<ToWorker>) => void): void;
  postMessage(message: FromWorker): void;
}

/** The worker's side: answers the queries of one page, and gives up those that are cancelled. */
export function serveSearch(port: WorkerPort): void {
  const running = new Map<number, AbortController>();
  let provider: SearchProvider | undefined;
  let receive: (body: ArrayBuffer | undefined) => void = () => undefined;
  let received: Promise<ArrayBuffer | undefined> | undefined = new Promise((resolve) => {
    receive = resolve;
  });

  async function answer({ id, request }: Extract<ToWorker, { type: 'search' }>) {
    const control = new AbortController();
    running.set(id, control);
    // A separate task, so that the message of the next key press can cancel this query.
    await new Promise((resolve) => setTimeout(resolve, 0));
    try {
      control.signal.throwIfAborted();
      const response = await provider?.search(request, control.signal, (response) =>
        port.postMessage({ type: 'answer', id, response }),
      );
      if (response) port.postMessage({ type: 'answer', id, response });
    } catch (error) {
      const { name, message } = error instanceof Error ? error : new Error(String(error));
      if (!control.signal.aborted) port.postMessage({ type: 'failure', id, error: { name, message } });
    }
    running.delete(id);
  }

  port.addEventListener('message', ({ data }) => {
    if (data.type === 'open') {
      provider = createEmbeddedProvider({
        facts: data.facts,
        async fetch(address, init) {
          const given = address === data.facts.index ? received : undefined;
          // What is damaged is loaded anew.
          if (given) received = undefined;
          const body = await given;
          return body ? new Response(body) : fetch(address, init);
        },
      });
      provider.prepare?.();
    } else if (data.type === 'index') receive(data.body);
    else if (data.type === 'cancel') running.get(data.id)?.abort();
    else void answer(data);
  });
  port.postMessage({ type: 'ready' });
}
