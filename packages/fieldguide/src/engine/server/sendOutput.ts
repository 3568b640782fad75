import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { Output } from '../output/projectTypes.ts';
import { MARKDOWN_TYPE, sendFile } from './listen.ts';

/** Types by the ending of a file; what a build copies is sent as a file, whose type is known. */
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.md': MARKDOWN_TYPE,
  '.json': 'application/json',
  '.csv': 'text/csv; charset=utf-8',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.xml': 'application/xml',
};

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  status?: number;
}

/** Answers with a file of the site, made now; with 404 where there is none. */
export async function sendOutput(
  { request, response, status = 200 }: Exchange,
  output: Output | undefined,
): Promise<void> {
  const notFound = { status: 404, type: 'text/plain', body: 'Not found' };
  if (!output) send(response, notFound);
  else if ('source' in output) {
    sendFile(request, response, {
      root: path.dirname(output.source),
      pathname: `/${encodeURIComponent(path.basename(output.source))}`,
      caching: 'no-cache',
      missing: () => send(response, notFound),
    });
  } else {
    const type = TYPES[path.extname(output.file)] ?? 'text/plain; charset=utf-8';
    send(response, { status, type, body: await output.make() });
  }
}

/** Answers with a text that nothing keeps. */
export function send(
  response: ServerResponse,
  { status, type, body }: { status: number; type: string; body: string | Uint8Array },
): void {
  response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body);
}
