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
  /** Ends the running task, so that the page can react in between; missing in a worker. */
  pause?: () => Promise<void>;
}

/** Queries the index that the build made. Loads it once; a load that failed is tried again by the next query. */
export function createEmbeddedProvider({ facts, fetch, pause }: EmbeddedProviderOptions): SearchProvider {
  let engine: Promise<SearchProvider> | undefined;
  /** What failed may lie damaged in the browser's cache. */
  let failed = false;

  async function text(address: string): Promise<string> {
    const response = await fetch(address, failed ? { cache: 'reload' } : {});
    if (!response.ok) throw new SearchUnavailable(`${address} answers with status ${response.status}.`);
    return response.text();
  }

  async function open(): Promise<SearchProvider> {
    try {
      const opened = createEngine({
        index: await text(facts.index),
        loadShard: (id) => text(facts.shard.replace('[id]', id)),
        hrefOf: (route, anchor) =>
          routeHref(route, facts.urls, anchor === '' ? '' : `#${encodeURIComponent(anchor)}`),
        pause,
      });
      failed = false;
      return opened;
    } catch (error) {
      engine = undefined;
      failed = true;
      throw error;
    }
  }

  return {
    async search(request, signal, onPartial) {
      engine ??= open();
      const opened = await engine;
      signal.throwIfAborted();
      return opened.search(request, signal, onPartial);
    },
    prepare() {
      engine ??= open();
      // A query will say what went wrong.
      engine.catch(() => undefined);
    },
  };
}
