import type { ServerResponse } from 'node:http';
import type { DevMessage } from '../../theme/browser/dev/liveReload.ts';

/** Server-sent events to every open page. */
export class EventHub {
  private readonly open = new Set<ServerResponse>();

  add(response: ServerResponse, ...first: DevMessage[]): void {
    response.writeHead(200, {
      'Content-Type': 'text/event-stream',
      'Cache-Control': 'no-store',
      Connection: 'keep-alive',
    });
    response.write('retry: 500\n\n');
    for (const message of first) response.write(eventOf(message));
    this.open.add(response);
    response.on('close', () => this.open.delete(response));
  }

  send(message: DevMessage): void {
    for (const response of this.open) response.write(eventOf(message));
  }

  close(): void {
    for (const response of this.open) response.end();
    this.open.clear();
  }
}

function eventOf(message: DevMessage): string {
  return `data: ${JSON.stringify(message)}\n\n`;
}
