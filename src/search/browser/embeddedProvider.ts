import { routeHref, type UrlSettings } from '../../shared/url.ts';
import { createEngine } from '../engine.ts';
import { type SearchProvider, SearchUnavailable } from '../types.ts';

/** Where the files of the embedded search are. */
export interface EmbeddedSearchFacts {
  /** Full address of the index file. */
  index: string;
  /** Full address of a text shard, `[id]` in the place of its id. */
  shard: string;
  urls: UrlSettings;
}

export interface EmbeddedProviderOptions {
  facts: EmbeddedSearchFacts;
  /** `fetch`, or a stand-in. */
  fetch: (address: string, init: RequestInit) => Promise<Pick<Response, 'ok' | 'status' | 'text'>>;
  /** Lets the main thread breathe; missing in a worker. */
  pause?: () => Promise<void>;
}

/** Queries the index that the build made. Loads it once; a load that failed is tried again by the next query. */
export function createEmbeddedProvider({ facts, fetch, pause }: EmbeddedProviderOptions): SearchProvider {
  let engine: Promise<SearchProvider> | undefined;
  /** What failed may lie damaged in the browser's cache. */
  let failed = false;
  /** Texts on their way. Queries come and go while they load. */
  const shards = new Map<string, Promise<string>>();

  async function text(address: string): Promise<string> {
    const response = await fetch(address, failed ? { cache: 'reload' } : {});
    if (!response.ok) throw new SearchUnavailable(`${address} answers with status ${response.status}.`);
    return response.text();
  }

  async function loadShard(id: string): Promise<string> {
    const known = shards.get(id);
    const loading = known ?? text(facts.shard.replace('[id]', id));
    shards.set(id, loading);
    try {
      return await loading;
    } finally {
      // The engine keeps what it gets; what failed is asked for again.
      shards.delete(id);
    }
  }

  async function open(): Promise<SearchProvider> {
    const index = await text(facts.index);
    return createEngine({
      index,
      loadShard,
      hrefOf: (route, anchor) =>
        routeHref(route, facts.urls, anchor === '' ? '' : `#${encodeURIComponent(anchor)}`),
      pause,
    });
  }

  function opened(): Promise<SearchProvider> {
    engine ??= open().then(
      (ready) => {
        failed = false;
        return ready;
      },
      (error: unknown) => {
        engine = undefined;
        failed = true;
        throw error;
      },
    );
    return engine;
  }

  return {
    async search(request, signal, onPartial) {
      const ready = await opened();
      signal.throwIfAborted();
      return ready.search(request, signal, onPartial);
    },
    prepare: () =>
      void opened().then(
        // On the main thread it would be in the reader's way.
        (ready) => !pause && ready.prepare?.(),
        () => undefined,
      ),
  };
}
