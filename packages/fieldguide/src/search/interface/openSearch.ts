import type { SiteFacts } from '../../shared/facts.ts';
import { mayReload, SEARCH_RELOAD_KEY } from '../../shared/ui/storage.ts';
import { createProvider } from '../browser/providers.ts';
import type { SearchProvider } from '../searchTypes.ts';

export interface SearchOptions {
  site: SiteFacts;
  /** Called when search cannot be had: a deployment may have replaced its files. */
  onMissing: () => Promise<void>;
}

/** The search of this document. An index of another release than the code reloads the page, once. */
export async function openSearch({ site, onMissing }: SearchOptions): Promise<SearchProvider> {
  const provider = await createProvider(site);
  return {
    ...provider,
    async search(request, signal, onProgress) {
      try {
        return await provider.search(request, signal, onProgress);
      } catch (error) {
        if (signal.aborted) throw error;
        if (!(error instanceof Error && error.name === 'OtherIndexVersion')) await onMissing();
        else if (mayReload(SEARCH_RELOAD_KEY, site.buildId)) location.reload();
        throw error;
      }
    },
  };
}
