import { liteClient } from 'algoliasearch/lite';
import { type SearchProvider, SearchUnavailable } from '../searchTypes.ts';
import { serviceFault } from './fault.ts';
import { readAnswer } from './hostedAnswer.ts';
import { queriesOf } from './query.ts';
import {
  clientHosts,
  createUrlRewriter,
  type ExternalUrlRule,
  type ServiceSettings,
} from './serviceHosts.ts';

export interface HostedProviderOptions extends ServiceSettings {
  /** May search, and nothing else. */
  searchApiKey: string;
  indexName: string;
  externalUrl?: ExternalUrlRule;
  /** Milliseconds after which a query is given up, over all hosts. */
  patience?: number;
}

/** The client's own would write into the reader's local storage. */
const NO_CACHE: NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['hostsCache']> = {
  get: (_key, make) => make(),
  set: async (_key, value) => value,
  delete: async () => {},
  clear: async () => {},
};

/** A reader who types on asks once: an answer for each key would cost a request and come too late. */
const TYPING_MS = 300;

/** Waits; rejects at once where the query is given up. */
function quiet(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}

/** Queries the hosted service by its official client: one request for each typed search. */
export function createHostedProvider(options: HostedProviderOptions): SearchProvider {
  const { applicationId, searchApiKey, indexName, patience = 8_000 } = options;
  const rewrite = createUrlRewriter(options.externalUrl);
  const client = liteClient(applicationId, searchApiKey, {
    hostsCache: NO_CACHE,
    // The reader's next key or Retry asks again.
    maxRateLimitRetries: 0,
    // Our own patience ends a query: a host that is slow is no fault.
    timeouts: { connect: patience, read: patience, write: patience },
    ...clientHosts(options),
  });

  return {
    async search(request, signal) {
      signal.throwIfAborted();
      if (request.query.trim() === '')
        return {
          query: request.query,
          state: 'complete',
          total: 0,
          pages: [],
          sections: [],
          kinds: [],
          suggestions: [],
          words: [],
        };
      await quiet(TYPING_MS, signal);
      // The client cannot give a request up: its answer is let go of.
      const end = AbortSignal.any([signal, AbortSignal.timeout(patience)]);
      const givenUp = new Promise<never>((_resolve, reject) => {
        end.addEventListener('abort', () => reject(end.reason));
      });
      try {
        const asked = client.search({ requests: queriesOf(request, indexName) });
        return readAnswer(await Promise.race([asked, givenUp]), { request, rewrite });
      } catch (error) {
        signal.throwIfAborted();
        // It keeps answers, also those that cannot be read.
        await client.clearCache();
        throw new SearchUnavailable(serviceFault(error, { indexName, key: 'search' }));
      }
    },
  };
}
