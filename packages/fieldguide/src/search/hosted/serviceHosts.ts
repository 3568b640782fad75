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

/** What is replaced in the addresses that a hosted index holds. */
export interface ExternalUrlRule {
  /** Source of a regular expression, without flags. */
  pattern: string;
  /** `$1` is the text that the first group matched. */
  replacement: string;
}

/** Takes the site's own address off, so that a result leads to the host where the reader is. */
export function ownUrlRule(siteUrl: string): ExternalUrlRule {
  const { origin } = new URL(siteUrl);
  return { pattern: `^${origin.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?=/|$)`, replacement: '' };
}

/**
 * Makes a function from an absolute address of the index to the one a result leads to. It gives undefined for
 * what a link must not lead to: an index is data from another host, and `javascript:` is an address too.
 */
export function createUrlRewriter(rule?: ExternalUrlRule): (url: string) => string | undefined {
  const pattern = rule && new RegExp(rule.pattern);
  return (url) => {
    const href = pattern ? url.replace(pattern, rule.replacement) : url;
    return /^(?:https?:\/\/|\/|\.)/i.test(href) ? href : undefined;
  };
}
