import { realpathSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import send from 'send';
import { asError, FieldguideError } from '../../shared/errors.ts';
import { decodePath } from '../../shared/url.ts';
import { isAllowedHost } from './hosts.ts';

export interface ListenOptions {
  port: number;
  host: string;
  /** Names of hosts to answer for, beside loopback names and addresses. */
  allowHosts?: readonly string[];
  /** What takes posts, and at which path; absent: nothing can be posted. */
  posts?: { path: string; take: (request: IncomingMessage, response: ServerResponse) => Promise<void> };
}

export interface RunningServer {
  server: Server;
  /** `http://localhost:3000`, without a path. */
  origin: string;
  close(): Promise<void>;
}

/** A request with its address. */
export interface IncomingCall {
  url: URL;
  request: IncomingMessage;
  response: ServerResponse;
}

/**
 * Starts an HTTP server.
 * @throws FieldguideError when the port is taken or not allowed, with what to type instead.
 */
export function listen(
  handler: (asked: IncomingCall) => void,
  { port, host, allowHosts = [], posts }: ListenOptions,
): Promise<RunningServer> {
  const server = createServer((request, response) => {
    // A failed request must not stop the server.
    try {
      const { method = 'GET', url: target = '/', headers } = request;
      const takes = posts && target.split('?')[0] === posts.path ? ['POST'] : ['GET', 'HEAD'];
      // Files can only be read.
      if (!takes.includes(method)) response.writeHead(405, { Allow: takes.join(', ') }).end();
      else if (!isAllowedHost(headers.host, [host, ...allowHosts])) refuseHost(response, headers.host);
      else if (method === 'POST') posts?.take(request, response).catch(() => response.destroy());
      // A leading `//` would be read as a host.
      else if (/^\/[/\\]/.test(target)) redirect(response, 301, target);
      else if (URL.canParse(target, 'http://localhost'))
        handler({ url: new URL(target, 'http://localhost'), request, response });
      else response.writeHead(400).end();
    } catch (error) {
      console.error(`${request.method} ${request.url}: ${asError(error).message}`);
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end();
    }
  });
  const notHere = `The host "${host}" is not an address of this machine. Use --host localhost or --host 0.0.0.0`;
  const reasons: Readonly<Record<string, string>> = {
    EADDRINUSE: `Port ${port} is in use. Stop what uses it, or choose another: --port ${port + 1}`,
    EACCES: `This user is not allowed to use port ${port}. Choose one above 1023: --port 3000`,
    EADDRNOTAVAIL: notHere,
    ENOTFOUND: notHere,
  };
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason = reasons[error.code ?? ''];
      reject(reason === undefined ? error : new FieldguideError(reason));
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

function refuseHost(response: ServerResponse, header = ''): void {
  const name = header.replace(/:\d*$/, '');
  const text = `This server does not answer for the host "${name}". If the name is yours, start it with --allow-host ${name}\n`;
  response.writeHead(403, { 'Content-Type': 'text/plain; charset=utf-8' }).end(text);
}

/** Redirects the reader. */
export function redirect(response: ServerResponse, status: 301 | 302, location: string): void {
  // A path that starts with two slashes would lead to another host.
  response.writeHead(status, { Location: location.replace(/^[/\\]{2,}/, '/') }).end();
}

export const MARKDOWN_TYPE = 'text/markdown; charset=utf-8';

interface FileRequest {
  /** Folder that holds the file; nothing outside of it is sent, not even through a symbolic link. */
  root: string;
  /** Path below it, encoded. */
  pathname: string;
  /** `Cache-Control` of the answer. */
  caching: string;
  /** Called where there is no such file. */
  missing: () => void;
}

/** Answers with a file: ranges, conditional requests and readers who leave early included. */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { root, pathname, caching, missing }: FileRequest,
): void {
  if (leadsOut(root, pathname)) {
    missing();
    return;
  }
  send(request, pathname, { root, dotfiles: 'allow', cacheControl: false })
    .on('headers', (own: ServerResponse) => {
      own.setHeader('Cache-Control', caching);
      if (pathname.endsWith('.md')) own.setHeader('Content-Type', MARKDOWN_TYPE);
    })
    .on('directory', missing)
    .on('error', ({ status }: { status: number }) => {
      // The file ended early.
      if (response.headersSent) response.destroy();
      // The range is after the end, or the file has changed since the reader's first request.
      else if (status === 416 || status === 412) response.writeHead(status).end();
      else missing();
    })
    .pipe(response);
}

/** Whether a symbolic link takes this path out of the folder. */
function leadsOut(root: string, pathname: string): boolean {
  try {
    const real = realpathSync(path.join(root, decodePath(pathname)));
    return !`${real}${path.sep}`.startsWith(`${realpathSync(root)}${path.sep}`);
  } catch {
    // There is no such file: the answer says so.
    return false;
  }
}
