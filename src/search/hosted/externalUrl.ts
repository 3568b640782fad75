/** What is replaced in the addresses that a hosted index holds. */
export interface ExternalUrlRule {
  /** Source of a regular expression, without flags. */
  pattern: string;
  /** `$1` stands for what the first group matched. */
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
