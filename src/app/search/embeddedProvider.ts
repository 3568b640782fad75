import { createEngine } from '../../search/engine.ts';
import { type SearchProvider, SearchUnavailable } from '../../search/types.ts';
import { routeHref, type UrlSettings } from '../../shared/url.ts';

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

  async function text(address: string, signal?: AbortSignal): Promise<string> {
    const response = await fetch(address, { signal, ...(failed ? { cache: 'reload' } : {}) });
    if (!response.ok) throw new SearchUnavailable(`${address} answers with status ${response.status}.`);
    return response.text();
  }

  async function open(): Promise<SearchProvider> {
    const index = await text(facts.index);
    return createEngine({
      index,
      loadShard: (id, signal) => text(facts.shard.replace('[id]', id), signal),
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
    async search(request, signal) {
      const ready = await opened();
      signal.throwIfAborted();
      return ready.search(request, signal);
    },
    prepare: () => void opened().catch(() => undefined),
  };
}
