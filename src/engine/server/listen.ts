import { statSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { FieldguideError } from '../../shared/errors.ts';

export interface ListenOptions {
  port: number;
  host: string;
}

export interface RunningServer {
  server: Server;
  /** `http://localhost:3000`, without a path. */
  origin: string;
  close(): Promise<void>;
}

/**
 * Starts an HTTP server.
 * @throws FieldguideError when the port is taken or not allowed, with what to type instead.
 */
export function listen(handler: RequestListener, { port, host }: ListenOptions): Promise<RunningServer> {
  const server = createServer(handler);
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE')
        reject(
          new FieldguideError(
            `Port ${port} is in use. Stop what uses it, or choose another: --port ${port + 1}`,
          ),
        );
      else if (error.code === 'EACCES')
        reject(
          new FieldguideError(
            `Port ${port} may not be used by this user. Choose one above 1023: --port 3000`,
          ),
        );
      else if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
        reject(
          new FieldguideError(
            `The host "${host}" is not an address of this machine. Use --host localhost or --host 0.0.0.0`,
          ),
        );
      else reject(error);
    });
    server.listen(port, host, () => {
      const address = server.address() as AddressInfo;
      const shown = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
      resolve({
        server,
        origin: `http://${shown.includes(':') ? `[${shown}]` : shown}:${address.port}`,
        close: () =>
          new Promise((done) => {
            server.close(() => done());
            server.closeAllConnections();
          }),
      });
    });
  });
}

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
