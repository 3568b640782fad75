import { createHash } from 'node:crypto';

/**
 * The policy that every page of the site works under: nothing from other hosts, and of inline scripts and
 * style sheets only ours, by their hashes. Style attributes stay forbidden.
 */
export function contentSecurityPolicy(inline: { script: string; styles: string }): string {
  const hash = (text: string) => createHash('sha256').update(text).digest('base64');
  return [
    "default-src 'none'",
    `script-src 'self' 'sha256-${hash(inline.script)}'`,
    `style-src 'self' 'sha256-${hash(inline.styles)}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
