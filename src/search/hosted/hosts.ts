/** Which hosts the official client talks to, and how they are written for it. */
export interface ServiceSettings {
  applicationId: string;
  /** Full addresses in place of the service's own hosts. */
  hosts?: readonly string[];
}

export interface ClientHost {
  url: string;
  protocol: 'https' | 'http';
  accept: 'readWrite';
}

/** Configured hosts as the client takes them; undefined: it has its own. */
export function clientHosts({ hosts }: ServiceSettings): ClientHost[] | undefined {
  return hosts?.map((address) => {
    const { protocol, host, pathname } = new URL(address);
    return {
      protocol: protocol === 'http:' ? 'http' : 'https',
      url: host + pathname.replace(/\/$/, ''),
      accept: 'readWrite',
    };
  });
}

/** Origins that a page must be allowed to connect to (`connect-src` of a content security policy). */
export function searchOrigins({ applicationId, hosts }: ServiceSettings): string[] {
  if (hosts) return [...new Set(hosts.map((address) => new URL(address).origin))];
  const id = applicationId.toLowerCase();
  return [
    `https://${id}-dsn.algolia.net`,
    ...[1, 2, 3].map((number) => `https://${id}-${number}.algolianet.com`),
  ];
}
