import type { SiteFacts } from '../../shared/types.ts';
import { SEARCH_RELOAD_KEY, type TextStorage } from '../../shared/ui/storage.ts';
import { createProvider } from '../browser/providers.ts';
import type { SearchProvider } from '../types.ts';

export interface SearchOptions {
  site: SiteFacts;
  session: TextStorage;
  /** Called when search cannot be had: a deployment may have replaced its files. */
  onMissing: () => Promise<void>;
}

/** The search of this document. An index of another release than the code reloads the page, once. */
export async function openSearch({ site, session, onMissing }: SearchOptions): Promise<SearchProvider> {
  const provider = await createProvider(site);

  function reloadOnce(): void {
    if (session.read(SEARCH_RELOAD_KEY) === site.buildId) return;
    session.write(SEARCH_RELOAD_KEY, site.buildId);
    // Storage that forgets would make us reload for ever.
    if (session.read(SEARCH_RELOAD_KEY) === site.buildId) location.reload();
  }

  return {
    ...provider,
    async search(request, signal, onPartial) {
      try {
        return await provider.search(request, signal, onPartial);
      } catch (error) {
        if (signal.aborted) throw error;
        if (error instanceof Error && error.name === 'OtherIndexVersion') reloadOnce();
        else await onMissing();
        throw error;
      }
    },
  };
}
