/** Which hosts the official client talks to. */
export interface ServiceSettings {
  applicationId: string;
  /** Full addresses in place of the service's own hosts. */
  hosts?: readonly string[];
}

/** Configured hosts as a part of the client's options; nothing where it has its own. */
export function clientHosts({ hosts }: ServiceSettings) {
  if (!hosts) return {};
  return {
    hosts: hosts.map((address) => {
      const { protocol, host, pathname } = new URL(address);
      return {
        protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
        url: host + pathname.replace(/\/$/, ''),
        accept: 'readWrite' as const,
      };
    }),
  };
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
