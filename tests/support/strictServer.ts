import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { sendFile } from '../../packages/fieldguide/src/engine/server/listen.ts';

/** Serves a built site the way a strict host would: with the policy that the build wrote. */
export async function serveStrictly(folder: string): Promise<Server> {
  const [policy = '', ...others] = readFileSync(path.join(folder, 'csp.txt'), 'utf8').trim().split('\n');
  // The files that have a policy of their own: `/assets/x.js: default-src ...`.
  const own = new Map(others.map((line) => [line.split(': ')[0], line.replace(/^\S+: /, '')]));
  const notFound = readFileSync(path.join(folder, '404.html'));
  const server = createServer((request, response) => {
    response.setHeader('Content-Security-Policy', own.get(request.url) ?? policy);
    sendFile(request, response, {
      root: folder,
      pathname: new URL(request.url ?? '/', 'http://localhost').pathname,
      caching: 'no-cache',
      missing: () => response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' }).end(notFound),
    });
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return server;
}

/** Where the server is; ends in a slash. */
export function urlOf(server: Server): string {
  const { port } = server.address() as AddressInfo;
  return `http://localhost:${port}/`;
}
