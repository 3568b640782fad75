import type { SiteFacts } from '../../shared/facts.ts';
import { nextTask } from '../../shared/ui/tasks.ts';
import { trustedScript } from '../../shared/ui/trusted.ts';
import type { SearchProvider } from '../searchTypes.ts';
import type { EmbeddedSearchFacts } from './embeddedProvider.ts';
import { fetchBytes } from './fetchBytes.ts';
import workerHref from './worker.ts?worker&url';
import { createWorkerProvider } from './workerProvider.ts';

/** The one place that chooses who answers queries, by the site's settings. */
export async function createProvider({ search, ...site }: SiteFacts): Promise<SearchProvider> {
  if (search?.provider === 'algolia') {
    const { createHostedProvider } = await import('../hosted/hostedProvider.ts');
    return createHostedProvider(search);
  }
  const full = (href: string) => new URL(href, location.href).href;
  const facts: EmbeddedSearchFacts = {
    index: full(search?.index ?? ''),
    shard: full(search?.shard ?? ''),
    urls: { baseUrl: site.baseUrl, trailingSlash: site.trailingSlash },
  };
  return createWorkerProvider({
    facts,
    load: fetchBytes,
    start: () => new Worker(trustedScript(workerHref), { type: 'module' }),
    async fallback() {
      const { createEmbeddedProvider } = await import('./embeddedProvider.ts');
      return createEmbeddedProvider({
        facts,
        fetch: (address, init) => fetch(address, init),
        pause: nextTask,
      });
    },
  });
}
