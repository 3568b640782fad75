import { createHash } from 'node:crypto';

/**
 * The policy that every page of the site works under: nothing from other hosts, no inline styles, and of inline
 * scripts only ours, by its hash.
 */
export function contentSecurityPolicy(inlineScript: string): string {
  const hash = createHash('sha256').update(inlineScript).digest('base64');
  return [
    "default-src 'none'",
    `script-src 'self' 'sha256-${hash}'`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
