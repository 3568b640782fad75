import type { liteClient } from 'algoliasearch/lite';

type ClientOptions = NonNullable<Parameters<typeof liteClient>[2]>;
export type Requester = NonNullable<ClientOptions['requester']>;
export type Fetch = (address: string, init: RequestInit) => Promise<Pick<Response, 'status' | 'text'>>;

/**
 * Sends the client's requests by `fetch` until the signal aborts: the client itself cannot give one up. An aborted
 * request rejects with the signal's reason, so that the client does not go on to the next host.
 */
export function createAbortableRequester(signal: AbortSignal, fetch: Fetch): Requester {
  return {
    async send({ url, method, data, headers, connectTimeout, responseTimeout }) {
      signal.throwIfAborted();
      const control = new AbortController();
      const stop = () => control.abort();
      let isTimedOut = false;
      const timer = setTimeout(() => {
        isTimedOut = true;
        stop();
      }, connectTimeout + responseTimeout);
      signal.addEventListener('abort', stop);
      try {
        // Text or nothing: the client compresses in Node only.
        const body = typeof data === 'string' ? data : undefined;
        const init: RequestInit = { method, body, headers, credentials: 'omit', signal: control.signal };
        const response = await fetch(url, init);
        return { status: response.status, content: await response.text(), isTimedOut: false };
      } catch (error) {
        signal.throwIfAborted();
        return { status: 0, content: error instanceof Error ? error.message : String(error), isTimedOut };
      } finally {
        clearTimeout(timer);
        signal.removeEventListener('abort', stop);
      }
    },
  };
}
