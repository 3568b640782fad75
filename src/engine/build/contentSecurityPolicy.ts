import { createHash } from 'node:crypto';

export interface PolicyParts {
  /** Inline script and style sheet, as they stand in the pages. */
  script: string;
  styles: string;
  /** Other hosts that the site's settings name. */
  origins?: readonly string[];
  /** Those of them whose scripts may run, as tag managers do: with their requests and pictures. */
  scripts?: readonly string[];
}

/**
 * The policy that every page of the site works under: nothing from other hosts but those that the settings name,
 * and of inline scripts and style sheets only ours, by their hashes. Style attributes stay forbidden.
 */
export function contentSecurityPolicy({ script, styles, origins = [], scripts = [] }: PolicyParts): string {
  const hash = (text: string) => createHash('sha256').update(text).digest('base64');
  return [
    "default-src 'none'",
    [`script-src 'self' 'sha256-${hash(script)}'`, ...scripts].join(' '),
    `style-src 'self' 'sha256-${hash(styles)}'`,
    ["img-src 'self' data:", ...scripts].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...origins, ...scripts].join(' '),
    "media-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The policy of workers that compile WebAssembly. No page needs that. */
export const WORKER_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";
