import { ownUrlRule, searchOrigins } from '../../search/hosted/addresses.ts';
import type { SiteFacts } from '../../shared/types.ts';
import type { SiteConfig } from '../config/schema.ts';

/** What the browser needs to know of a hosted search: public settings only, each by name. */
export function hostedFacts({ search, url }: SiteConfig): Pick<SiteFacts, 'search'> {
  if (search === false || search.provider !== 'algolia') return {};
  const { provider, applicationId, searchApiKey, indexName, hosts } = search;
  const externalUrl = search.externalUrl ?? (url === undefined ? undefined : ownUrlRule(url));
  return {
    search: {
      provider,
      applicationId,
      searchApiKey,
      indexName,
      ...(hosts ? { hosts } : {}),
      ...(externalUrl ? { externalUrl } : {}),
    },
  };
}

/** Other hosts that pages connect to, by the site's settings. */
export function connectedOrigins({ search }: SiteConfig): string[] {
  return search !== false && search.provider === 'algolia' ? searchOrigins(search) : [];
}
