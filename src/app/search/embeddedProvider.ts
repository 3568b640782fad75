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

/** How long a query waits for texts, in milliseconds: the reader sees titles sooner, and snippets when they come. */
const PATIENCE_MS = 25;

/** What a query that cannot wait has done without. */
interface Hurry {
  until: number;
  /** Ids of texts that were not there in time. */
  missed: string[];
}

function deadline({ until }: Hurry): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, until - performance.now()));
}

/** Queries the index that the build made. Loads it once; a load that failed is tried again by the next query. */
export function createEmbeddedProvider({ facts, fetch, pause }: EmbeddedProviderOptions): SearchProvider {
  let engine: Promise<SearchProvider> | undefined;
  /** What failed may lie damaged in the browser's cache. */
  let failed = false;
  /** Texts on their way. Queries come and go while they load. */
  const shards = new Map<string, Promise<string>>();
  const hurries = new WeakMap<AbortSignal, Hurry>();

  async function text(address: string): Promise<string> {
    const response = await fetch(address, failed ? { cache: 'reload' } : {});
    if (!response.ok) throw new SearchUnavailable(`${address} answers with status ${response.status}.`);
    return response.text();
  }

  function shard(id: string): Promise<string> {
    const known = shards.get(id);
    if (known) return known;
    const loading = text(facts.shard.replace('[id]', id));
    shards.set(id, loading);
    loading.catch(() => shards.delete(id));
    return loading;
  }

  /** The engine does without a text that is not there in time, and keeps what it gets. */
  async function loadShard(id: string, signal: AbortSignal): Promise<string> {
    const hurry = hurries.get(signal);
    const content = await (hurry ? Promise.race([shard(id), deadline(hurry)]) : shard(id));
    if (content === undefined) {
      hurry?.missed.push(id);
      throw new SearchUnavailable(`The text ${id} is still on its way.`);
    }
    shards.delete(id);
    return content;
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
    async search(request, signal) {
      const ready = await opened();
      signal.throwIfAborted();
      const hurry: Hurry = { until: performance.now() + PATIENCE_MS, missed: [] };
      if (request.patient) hurries.delete(signal);
      else hurries.set(signal, hurry);
      const response = await ready.search(request, signal);
      return hurry.missed.length > 0 ? { ...response, partial: true } : response;
    },
    prepare: () => void opened().catch(() => undefined),
  };
}
