import type { PageDocument } from '../page.ts';
import type { FetchOutcome } from './fetchPage.ts';

/** Longest time a page is shown without asking the server again. */
export const FRESH_FOR_MS = 5 * 60 * 1000;
export const CACHE_LIMIT = 20;

export interface PageCacheOptions {
  /** One attempt at a page. */
  fetch: (url: string, signal: AbortSignal) => Promise<FetchOutcome>;
  now: () => number;
  limit?: number;
}

/** Pages by address without fragment: parsed ones, and requests under way (one per page). */
export interface PageCache {
  /** A page that can be shown at once. */
  peek(url: string): PageDocument | undefined;
  /** The page, from memory, from the request under way or from a new one. */
  request(url: string): Promise<FetchOutcome>;
  put(url: string, document: PageDocument): void;
  /** Drops the request under way, if there is one. */
  abort(url: string): void;
  clear(): void;
}

interface Loading {
  outcome: Promise<FetchOutcome>;
  controller: AbortController;
}

/** Creates the bounded cache of parsed pages; the least recently used page goes first. */
export function createPageCache({ fetch, now, limit = CACHE_LIMIT }: PageCacheOptions): PageCache {
  const pages = new Map<string, { document: PageDocument; at: number }>();
  const loading = new Map<string, Loading>();

  function peek(url: string): PageDocument | undefined {
    const found = pages.get(url);
    if (!found) return undefined;
    pages.delete(url);
    if (now() - found.at >= FRESH_FOR_MS) return undefined;
    pages.set(url, found);
    return found.document;
  }

  function put(url: string, document: PageDocument): void {
    pages.delete(url);
    pages.set(url, { document, at: now() });
    const oldest = pages.keys().next();
    if (pages.size > limit && !oldest.done) pages.delete(oldest.value);
  }

  function load(url: string): Promise<FetchOutcome> {
    const controller = new AbortController();
    const outcome = fetch(url, controller.signal).then((result) => {
      // Aborted meanwhile; this address may have another request now.
      if (loading.get(url) !== entry) return { type: 'aborted' } as const;
      loading.delete(url);
      if (result.type === 'ok') put(url, result.document);
      return result;
    });
    const entry: Loading = { outcome, controller };
    loading.set(url, entry);
    return outcome;
  }

  function abort(url: string): void {
    const entry = loading.get(url);
    loading.delete(url);
    entry?.controller.abort();
  }

  return {
    peek,
    put,
    abort,
    request(url) {
      const document = peek(url);
      if (document) return Promise.resolve({ type: 'ok', document });
      return loading.get(url)?.outcome ?? load(url);
    },
    clear() {
      pages.clear();
      for (const url of [...loading.keys()]) abort(url);
    },
  };
}
