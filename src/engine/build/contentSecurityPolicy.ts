import { createHash } from 'node:crypto';

export interface PolicyParts {
  /** Inline script and style sheets, as they stand in the pages. */
  script: string;
  styles: readonly string[];
  /** Other hosts that the site's settings name. */
  origins?: readonly string[];
  /** Hosts that videos may come from. */
  videoHosts?: readonly string[];
}

/**
/**
 * The policy that every page of the site works under: nothing from other hosts but those of a hosted search, and
 * of inline scripts and style sheets only ours, by their hashes. Style attributes stay forbidden.
 * Videos may come from the hosts that the settings name, once a reader starts one.
 */
export function contentSecurityPolicy({
  script,
  styles,
  origins = [],
  videoHosts = [],
}: PolicyParts): string {
  const videos = videoHosts.map((host) => `https://${host}`);
  const hash = (text: string) => createHash('sha256').update(text).digest('base64');
  return [
    "default-src 'none'",
    `script-src 'self' 'sha256-${hash(script)}'`,
    ["style-src 'self'", ...styles.map((sheet) => `'sha256-${hash(sheet)}'`)].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...origins].join(' '),
    ["media-src 'self'", ...videos].join(' '),
    ...(videos.length > 0 ? [`frame-src ${videos.join(' ')}`] : []),
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
