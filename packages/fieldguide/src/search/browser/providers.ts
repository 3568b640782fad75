import type { SiteFacts } from '../../shared/facts.ts';
import { trustedScript } from '../../shared/ui/trusted.ts';
import type { SearchProvider } from '../searchTypes.ts';
import workerHref from './worker.ts?worker&url';
import { createWorkerProvider } from './workerProvider.ts';

/** The one place that chooses who answers queries, by the site's settings. */
export async function createProvider({ search, baseUrl, trailingSlash }: SiteFacts): Promise<SearchProvider> {
  if (search?.provider === 'algolia') {
    const { createHostedProvider } = await import('../hosted/hostedProvider.ts');
    return createHostedProvider(search);
  }
  const full = (href = '') => new URL(href, location.href).href;
  return createWorkerProvider({
    facts: {
      index: full(search?.index),
      shard: full(search?.shard),
      urls: { baseUrl, trailingSlash },
    },
    start: () => new Worker(trustedScript(workerHref), { type: 'module' }),
    startHere: async () => (await import('./serveSearch.ts')).serveHere(),
  });
}
