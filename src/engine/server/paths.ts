import { statSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';

export const MARKDOWN_TYPE = 'text/markdown; charset=utf-8';

/** True for an existing file; false for anything else, paths through files and names no disk can hold included. */
export function isFile(file: string): boolean {
  try {
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

/** Path and query of a request, or undefined where they are not valid. */
export function requestUrl(request: IncomingMessage): URL | undefined {
  // A leading `//` would be read as a host.
  const target = (request.url ?? '/').replace(/^\/{2,}/, '/');
  return URL.canParse(target, 'http://localhost') ? new URL(target, 'http://localhost') : undefined;
}
