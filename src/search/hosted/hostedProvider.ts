import { liteClient } from 'algoliasearch/lite';
import { type SearchProvider, type SearchRequest, type SearchResponse, SearchUnavailable } from '../types.ts';
import { createAbortableRequester, type Fetch } from './abortableRequester.ts';
import { readAnswer } from './answer.ts';
import { createUrlRewriter, type ExternalUrlRule } from './externalUrl.ts';
import { clientHosts, type ServiceSettings } from './hosts.ts';
import { queriesOf } from './query.ts';
import { serviceFault } from './serviceFault.ts';

export interface HostedProviderOptions extends ServiceSettings {
  /** May search, and nothing else. */
  searchApiKey: string;
  indexName: string;
  externalUrl?: ExternalUrlRule;
  /** `fetch`, or a stand-in. */
  fetch?: Fetch;
  /** Milliseconds after which a query is given up, over all hosts. */
  patience?: number;
}

/** As many answers are kept: what is typed and deleted again costs one query. */
const MOST_KEPT = 50;

/** Queries the hosted service by its official client: one request for each typed search. */
export function createHostedProvider(options: HostedProviderOptions): SearchProvider {
  const { patience = 8_000 } = options;
  const rewrite = createUrlRewriter(options.externalUrl);
  const kept = new Map<string, SearchResponse>();

  async function ask(request: SearchRequest, signal: AbortSignal): Promise<SearchResponse> {
    const control = new AbortController();
    const give = () => control.abort(signal.reason);
    signal.addEventListener('abort', give);
    const timer = setTimeout(() => control.abort(new DOMException('', 'TimeoutError')), patience);
    try {
      const requests = queriesOf(request, options.indexName);
      const answer = await clientFor(control.signal, options).search({ requests });
      return readAnswer(answer, { request, rewrite });
    } catch (error) {
      signal.throwIfAborted();
      throw new SearchUnavailable(serviceFault(error, options));
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', give);
    }
  }

  return {
    async search(request, signal) {
      signal.throwIfAborted();
      if (request.query.trim() === '') return nothing(request);
      const key = JSON.stringify({ ...request, typing: undefined });
      const response = kept.get(key) ?? (await ask(request, signal));
      kept.delete(key);
      kept.set(key, response);
      const [oldest] = kept.keys();
      if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
      return response;
    },
  };
}

/** A client is cheap, and its requester belongs to one query. */
function clientFor(signal: AbortSignal, { applicationId, searchApiKey, ...options }: HostedProviderOptions) {
  const hosts = clientHosts({ applicationId, ...options });
  return liteClient(applicationId, searchApiKey, {
    requester: createAbortableRequester(signal, options.fetch ?? ((address, init) => fetch(address, init))),
    hostsCache: NO_CACHE,
    // Its own waiting cannot be given up; the reader's next key or Retry asks again.
    maxRateLimitRetries: 0,
    ...(hosts ? { hosts } : {}),
  });
}

type Cache = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['hostsCache']>;

/** The client's own would write into the reader's local storage. */
const NO_CACHE: Cache = {
  get: (_key, make) => make(),
  set: async (_key, value) => value,
  delete: async () => {},
  clear: async () => {},
};

function nothing({ query }: SearchRequest): SearchResponse {
  return { query, total: 0, pages: [], sections: [], suggestions: [], words: [] };
}
