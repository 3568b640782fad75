import { serveHere } from '../../../search/browser/serveSearch.ts';
import { createWorkerProvider } from '../../../search/browser/workerProvider.ts';
import type { SearchProvider } from '../../../search/searchTypes.ts';
import type { SiteFacts } from '../../../shared/facts.ts';
import { answerFiles } from './filePort.ts';
import { folderHref } from './folderHref.ts';
import SearchWorker from './portWorker.ts?worker&inline';

/**
 * The site's own index, in a worker that is a part of this script (browsers start none from a file of its own), or
 * on the main thread. See the module that this one replaces.
 */
export async function createProvider({ search, baseUrl, trailingSlash }: SiteFacts): Promise<SearchProvider> {
  const { index, shard } = search?.provider === 'embedded' ? search : { index: '', shard: '' };
  return createWorkerProvider({
    facts: { index, shard, urls: { baseUrl, trailingSlash } },
    start: startWorker,
    startHere: async () => serveHere({ hrefOf: folderHref }),
  });
}

function startWorker(): Worker {
  const worker = new SearchWorker();
  const { port1, port2 } = new MessageChannel();
  answerFiles(port1, (address, init) => fetch(address, init));
  worker.postMessage(undefined, [port2]);
  return worker;
}
