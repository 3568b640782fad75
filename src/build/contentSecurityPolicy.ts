import { createHash } from 'node:crypto';

/**
 * The policy that every page of the site works under: nothing from other hosts, and of inline scripts and
 * style sheets only ours, by their hashes. Style attributes stay forbidden.
 * Videos may come from the hosts that the settings name, once a reader starts one.
 */
export function contentSecurityPolicy(
  inline: { script: string; styles: string },
  videoHosts: readonly string[] = [],
): string {
  const hash = (text: string) => createHash('sha256').update(text).digest('base64');
  return [
    "default-src 'none'",
    `script-src 'self' 'sha256-${hash(inline.script)}'`,
    `style-src 'self' 'sha256-${hash(inline.styles)}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    ["media-src 'self'", ...videoHosts.map((host) => `https://${host}`)].join(' '),
    ...(videoHosts.length > 0 ? [`frame-src ${videoHosts.map((host) => `https://${host}`).join(' ')}`] : []),
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
