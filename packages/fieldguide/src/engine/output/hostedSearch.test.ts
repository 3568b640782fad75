import { describe, expect, it } from 'vitest';
import { type SiteConfigInput, siteConfigSchema } from '../config/schema.ts';
import { contentSecurityPolicy } from './hostFiles.ts';
import { connectedOrigins, hostedFacts } from './siteFacts.ts';

const HOSTED = {
  provider: 'algolia',
  applicationId: 'APP1',
  searchApiKey: 'public',
  indexName: 'docs',
} as const;
const config = (more: Partial<SiteConfigInput>) => siteConfigSchema.parse({ title: 'x', ...more });
const policy = (more: Partial<SiteConfigInput>) =>
  contentSecurityPolicy({ script: 's', styles: 'c', origins: connectedOrigins(config(more)) });

describe('what the browser knows of search', () => {
  it('is what the service needs, and how addresses lead to this host', () => {
    expect(hostedFacts(config({ search: HOSTED, url: 'https://docs.example.com' }))).toEqual({
      ...HOSTED,
      externalUrl: { pattern: '^https://docs\\.example\\.com(?=/|$)', replacement: '' },
    });
    const externalUrl = { pattern: '^https://x', replacement: '/y' };
    expect(
      hostedFacts(config({ search: { ...HOSTED, externalUrl }, url: 'https://docs.example.com' })),
    ).toEqual({ ...HOSTED, externalUrl });
    expect(hostedFacts(config({ search: HOSTED }))).toEqual(HOSTED);
  });

  it.each([[false as const], [{ provider: 'embedded' as const }]])('has no service with %j', (search) => {
    expect(hostedFacts(config({ search }))).toBeUndefined();
    expect(policy({ search })).toContain("connect-src 'self';");
  });

  it('opens the policy for the hosts of the service, and nothing else', () => {
    expect(policy({ search: HOSTED })).toContain(
      "connect-src 'self' https://app1-dsn.algolia.net https://app1-1.algolianet.com https://app1-2.algolianet.com https://app1-3.algolianet.com;",
    );
    expect(policy({ search: { ...HOSTED, hosts: ['https://proxy.example.com/a'] } })).toContain(
      "connect-src 'self' https://proxy.example.com;",
    );
  });
});
