import type { SearchProvider } from '../../search/types.ts';
import type { SiteFacts } from '../../shared/types.ts';
import { createEmbeddedProvider } from '../search/embeddedProvider.ts';
import { createWorkerProvider } from '../search/workerProvider.ts';
import { nextTask } from '../tasks.ts';
import { answerFiles } from './filePort.ts';
import { relocate } from './relocate.ts';
import SearchWorker from './searchWorker.ts?worker&inline';

/**
 * The site's own index, in a worker that is a part of this script (browsers start none from a file of its own), or
 * on the main thread in slices. See the module that this one stands for.
 */
export async function createProvider({ search, ...urls }: SiteFacts): Promise<SearchProvider> {
  const { index, shard } = search?.provider === 'embedded' ? search : { index: '', shard: '' };
  const { baseUrl, trailingSlash } = urls;
  const facts = { index, shard, urls: { baseUrl, trailingSlash } };
  const provider = createWorkerProvider({
    facts,
    start: startWorker,
    fallback: async () =>
      createEmbeddedProvider({ facts, fetch: (address, init) => fetch(address, init), pause: nextTask }),
  });
  return {
    ...provider,
    search: async (request, signal) => relocate(await provider.search(request, signal), baseUrl, facts.urls),
  };
}

function startWorker(): Worker {
  const worker = new SearchWorker();
  const { port1, port2 } = new MessageChannel();
  answerFiles(port1, (address, init) => fetch(address, init));
  worker.postMessage(undefined, [port2]);
  return worker;
}
