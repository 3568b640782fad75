import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Another host that answers everything with one page, as the sign-in of a network does. */
export async function serveLogin(): Promise<{ url: string; close: () => void }> {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html');
    response.end('<!doctype html><link rel="icon" href="data:,"><h1>Who are you?</h1>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${isTcp(address) ? address.port : 0}/?next=code`,
    close: () => server.close(),
  };
}

function isTcp(address: AddressInfo | string | null): address is AddressInfo {
  return typeof address === 'object' && address !== null;
}
