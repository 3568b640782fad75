import type { ServerResponse } from 'node:http';
import { REVISION_META } from '../../shared/shellIds.ts';
import type { DevMessage } from '../../theme/browser/dev/liveReload.ts';

/** Server-sent events to every open page. */
export interface EventHub {
  add(response: ServerResponse, ...first: DevMessage[]): void;
  send(message: DevMessage): void;
  close(): void;
}

export function createEventHub(): EventHub {
  const open = new Set<ServerResponse>();
  const write = (response: ServerResponse, message: DevMessage) =>
    response.write(`data: ${JSON.stringify(message)}\n\n`);
  return {
    add(response, ...first) {
      response.writeHead(200, {
        'Content-Type': 'text/event-stream',
        'Cache-Control': 'no-store',
        Connection: 'keep-alive',
      });
      response.write('retry: 500\n\n');
      for (const message of first) write(response, message);
      open.add(response);
      response.on('close', () => open.delete(response));
    },
    send(message) {
      for (const response of open) write(response, message);
    },
    close() {
      for (const response of open) response.end();
      open.clear();
    },
  };
}

/** Tells the development client which state of the site a document was made of. */
export function revisionTag(revision: number): string {
  return `<meta name="${REVISION_META}" content="${revision}">`;
}

/** A document with its revision in the head. */
export function withRevision(html: string, revision: number): string {
  return html.replace('</head>', () => `${revisionTag(revision)}</head>`);
}
