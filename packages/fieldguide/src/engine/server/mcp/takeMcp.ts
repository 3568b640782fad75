import type { IncomingMessage, ServerResponse } from 'node:http';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';

/** Bytes of a request. */
const LARGEST = 1_000_000;

/** Makes what takes requests of clients over HTTP. Each is a session of its own: nothing is kept between them. */
export function createMcpTaker(serve: (transport: Transport) => Promise<void>) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const transport = new StreamableHTTPServerTransport({
      enableJsonResponse: true,
      maxRequestBodySize: LARGEST,
    });
    response.once('close', () => void transport.close());
    const served = serve(transport);
    await transport.handleRequest(request, response);
    await served;
  };
}
