import { routeHref, type UrlSettings } from '../../shared/url.ts';
import { isFinal } from '../answerState.ts';
import { createEngine, type Engine } from '../engine.ts';
import { type SearchProvider, type SearchResponse, SearchUnavailable } from '../searchTypes.ts';

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
  /** Address of a page, or of a heading on it, if it is not `servedHref`. */
  hrefOf?: (route: string, anchor: string, urls: UrlSettings) => string;
}

/** Address of a page, or of a heading on it, where a server answers. */
export function servedHref(route: string, anchor: string, urls: UrlSettings): string {
  return routeHref(route, urls, anchor === '' ? '' : `#${encodeURIComponent(anchor)}`);
}

/** The index as far as it is here. */
interface Opened {
  /** Searches what is named. */
  names: Engine;
  /** Searches all. Rejected if the rest of the index could not be loaded. */
  whole: Promise<SearchProvider>;
  /** The rest has come. */
  isWhole: boolean;
}

/**
 * Queries the index that the build made. Its first half answers while the rest is on its way. Each is loaded once; a load
 * that failed is tried again by the next query.
 */
export function createEmbeddedProvider({
  facts,
  fetch,
  pause,
  hrefOf: addressOf = servedHref,
}: EmbeddedProviderOptions): SearchProvider {
  let opening: Promise<Opened> | undefined;
  /** What failed may lie damaged in the browser's cache. */
  let failed = false;

  async function text(address: string): Promise<string> {
    const response = await fetch(address, failed ? { cache: 'reload' } : {});
    if (!response.ok) throw new SearchUnavailable(`${address} answers with status ${response.status}.`);
    const body = await response.text();
    // Reading an index and opening it are separate tasks.
    await pause?.();
    return body;
  }

  const loadShard = (id: string) => text(facts.shard.replace('[id]', id));
  const hrefOf = (route: string, anchor: string) => addressOf(route, anchor, facts.urls);

  async function open(): Promise<Opened> {
    try {
      const index = await text(facts.index);
      const loadText = async (id: string) => {
        // The rest of the index has the line for itself, and makes these texts needless.
        await opened.whole.then(leave, () => undefined);
        return loadShard(id);
      };
      const names = createEngine({ index, loadShard: loadText, hrefOf, pause });
      const whole = readRest(names.rest, index).then((engine) => {
        opened.isWhole = true;
        return engine;
      });
      const opened: Opened = { names, whole, isWhole: false };
      whole.catch(() => {
        failed = true;
        // The next query opens the index anew.
        opening = undefined;
      });
      return opened;
    } catch (error) {
      opening = undefined;
      failed = true;
      throw error;
    }
  }

  async function readRest(id: string, index: string): Promise<Engine> {
    const rest = await loadShard(id);
    const engine = createEngine({ index, rest, loadShard, hrefOf, pause });
    failed = false;
    return engine;
  }

  return {
    async search(request, signal, onProgress) {
      opening ??= open();
      const { names, whole, isWhole } = await opening;
      signal.throwIfAborted();
      const waiting = new AbortController();
      if (!isWhole && onProgress)
        names
          .search(request, AbortSignal.any([signal, waiting.signal]), (response) => {
            if (response.pages.length > 0) onProgress(ofNames(response));
          })
          .catch(() => undefined);
      let engine: SearchProvider;
      try {
        engine = await whole;
      } catch (error) {
        signal.throwIfAborted();
        const response = await names.search(request, signal);
        // A text may have what no name has.
        if (response.pages.length === 0) throw error;
        return ofNames(response);
      } finally {
        waiting.abort();
      }
      signal.throwIfAborted();
      return engine.search(request, signal, onProgress);
    },
    prepare() {
      opening ??= open();
      // A query will say what went wrong.
      opening.catch(() => undefined);
    },
  };
}

function leave(): never {
  throw new SearchUnavailable('All is here.');
}

/** An answer of the first half, which does not know which words are missing everywhere or how a word is spelled. */
function ofNames({ unknown, corrected, suggestions, ...response }: SearchResponse): SearchResponse {
  return { ...response, suggestions: [], state: isFinal(response.state) ? 'namesOnly' : 'names' };
}
