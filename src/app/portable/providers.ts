import type { SearchProvider } from '../../search/types.ts';
import type { SiteFacts } from '../../shared/types.ts';
import { createEmbeddedProvider } from '../search/embeddedProvider.ts';
import { nextTask } from '../tasks.ts';
import { relocate } from './relocate.ts';

/**
 * The site's own index, on the main thread in small slices: browsers start no worker from a folder. See the module
 * that this one stands for.
 */
export async function createProvider({ search, ...urls }: SiteFacts): Promise<SearchProvider> {
  const { index, shard } = search?.provider === 'embedded' ? search : { index: '', shard: '' };
  const provider = createEmbeddedProvider({
    facts: { index, shard, urls },
    fetch: (address, init) => fetch(address, init),
    pause: nextTask,
  });
  return {
    ...provider,
    search: async (request, signal) =>
      relocate(await provider.search(request, signal), urls.baseUrl, urls),
  };
}
