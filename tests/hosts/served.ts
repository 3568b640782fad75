import { readFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import path from 'node:path';

interface Answer {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

/** A site on a server, for the tests of one subject. Folder and port are known when the server runs. */
export interface Served {
  baseUrl: string;
  /** Those in which the server sends files that the build has compressed. */
  encodings: readonly string[];
  dist(): string;
  file(at: string): Buffer;
  get(target: string, headers?: Record<string, string>): Promise<Answer>;
  /** Where an answer leads a reader, who knows the site by https. */
  leadsTo(answer: Answer): string | undefined;
}

export function servedSite(at: Pick<Served, 'baseUrl' | 'encodings' | 'dist'>, port: () => number): Served {
  const { dist } = at;
  return {
    ...at,
    file: (name) => readFileSync(path.join(dist(), name)),
    get: (target, headers) => ask(port(), target, headers),
    leadsTo: ({ headers }) => headers.location && new URL(headers.location, 'https://docs.example.com').href,
  };
}

/** Asks as a proxy does that ends TLS. */
function ask(port: number, target: string, more: Record<string, string> = {}): Promise<Answer> {
  const headers = { Host: 'docs.example.com', 'X-Forwarded-Proto': 'https', ...more };
  return new Promise((resolve, reject) => {
    const options = { port, host: 'localhost', path: target, headers, agent: false };
    request(options, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }),
      );
    })
      .on('error', reject)
      .end();
  });
}
