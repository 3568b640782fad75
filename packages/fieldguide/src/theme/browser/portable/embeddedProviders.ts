import {
  createEmbeddedProvider,
  type EmbeddedSearchFacts,
} from '../../../search/browser/embeddedProvider.ts';
import { fetchBytes } from '../../../search/browser/fetchBytes.ts';
import { createWorkerProvider } from '../../../search/browser/workerProvider.ts';
import type { SearchProvider, SearchResponse } from '../../../search/searchTypes.ts';
import type { SiteFacts } from '../../../shared/facts.ts';
import { nextTask } from '../../../shared/ui/tasks.ts';
import { answerFiles } from './filePort.ts';
import SearchWorker from './portWorker.ts?worker&inline';
import { relocate } from './relocate.ts';

/**
 * The site's own index, in a worker that is a part of this script (browsers start none from a file of its own), or
 * on the main thread in slices. See the module that this one replaces.
 */
export async function createProvider({ search, ...urls }: SiteFacts): Promise<SearchProvider> {
  const { index, shard } = search?.provider === 'embedded' ? search : { index: '', shard: '' };
  const { baseUrl, trailingSlash } = urls;
  const facts = { index, shard, urls: { baseUrl, trailingSlash } };
  const provider = createWorkerProvider({
    facts,
    start: startWorker,
    load: fetchBytes,
    fallback: async () => onThisThread(facts),
  });
  const local = (response: SearchResponse) => relocate(response, baseUrl, facts.urls);
  return {
    ...provider,
    search: async (request, signal, onProgress) =>
      local(await provider.search(request, signal, (response) => onProgress?.(local(response)))),
  };
}

/** Reading, opening and querying the index are separate tasks. */
function onThisThread(facts: EmbeddedSearchFacts): SearchProvider {
  const provider = createEmbeddedProvider({
    facts,
    async fetch(address, init) {
      const response = await fetch(address, init);
      await nextTask();
      return response;
    },
    pause: nextTask,
  });
  return {
    ...provider,
    async search(request, signal, onProgress) {
      await nextTask();
      signal.throwIfAborted();
      return provider.search(request, signal, onProgress);
    },
  };
}

function startWorker(): Worker {
  const worker = new SearchWorker();
  const { port1, port2 } = new MessageChannel();
  answerFiles(port1, (address, init) => fetch(address, init));
  worker.postMessage(undefined, [port2]);
  return worker;
}
