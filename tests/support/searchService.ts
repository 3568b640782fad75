import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { HostedRecord } from '../../packages/fieldguide/src/search/hosted/hostedRecords.ts';
import { type StoredIndex, type StoredQuery, searchIndex } from './searchServiceIndex.ts';

export interface ServiceRequest {
  method: string;
  /** Path without query, decoded. */
  path: string;
  /** The key that came with it. */
  key: string;
  /** Parsed JSON; undefined where there was none. */
  body: unknown;
}

/** What the service does instead of its work: an answer of its own, none at all, or a cut connection. */
export type ServiceFault =
  | { status: number; body: string; headers?: Record<string, string> }
  | 'hang'
  | 'drop';

/** A stand-in for the hosted search service: speaks its HTTP interface, and finds words by their beginning. */
export interface SearchService {
  /** `http://127.0.0.1:1234`, for `search.hosts`. */
  url: string;
  indexes: Map<string, StoredIndex>;
  /** All that was asked, in order. */
  requests: ServiceRequest[];
  /** Called for each request; what it returns is done in place of the work. */
  fault?: (request: ServiceRequest) => ServiceFault | undefined;
  load(indexName: string, records: readonly HostedRecord[]): void;
  close(): Promise<void>;
}

export const SERVICE_KEYS = {
  applicationId: 'TESTAPP',
  searchApiKey: 'search-key',
  adminKey: 'admin-key-7f3a',
};

/** What a request leads to: an answer to be sent as JSON. */
interface Answer {
  status: number;
  body: object;
}

export async function startSearchService(): Promise<SearchService> {
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The service has no port.');
  let lastTask = 0;

  const service: SearchService = {
    url: `http://127.0.0.1:${address.port}`,
    indexes: new Map(),
    requests: [],
    load(indexName, records) {
      const stored = new Map(records.map((record) => [record.objectID, record]));
      service.indexes.set(indexName, { settings: {}, records: stored });
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };

  async function handle(message: IncomingMessage, response: ServerResponse): Promise<void> {
    const request = await read(message);
    if (request.method === 'OPTIONS') return send(response, { status: 204, body: '' });
    service.requests.push(request);
    const fault = service.fault?.(request);
    if (fault === 'hang') return;
    if (fault === 'drop') return void message.socket.destroy();
    if (fault) return send(response, fault);
    const { status, body } = answerTo(request);
    send(response, { status, body: JSON.stringify(body) });
  }

  function answerTo(request: ServiceRequest): Answer {
    const { method, path, key, body } = request;
    const isSearch = path === '/1/indexes/*/queries';
    const { searchApiKey, adminKey } = SERVICE_KEYS;
    if (key !== adminKey && !(isSearch && key === searchApiKey))
      return { status: 403, body: { message: 'Invalid Application-ID or API key', status: 403 } };
    if (isSearch) return search(body);
    const [, name = '', what = '', id] =
      /^\/1\/indexes\/([^/]+)(?:\/([^/]+))?(?:\/([^/]+))?$/.exec(path) ?? [];
    const index = service.indexes.get(name);
    if (what === 'task') return { status: 200, body: { status: 'published', taskID: Number(id) } };
    if (what === 'settings' && method === 'GET')
      return index ? { status: 200, body: index.settings } : missing(name);
    if (what === 'settings') stored(name).settings = typeof body === 'object' && body !== null ? body : {};
    else if (what === 'batch') batch(name, body);
    else if (what === 'operation') operate(name, body);
    else if (method === 'DELETE') service.indexes.delete(name);
    else return { status: 404, body: { message: `The stand-in does not know ${method} ${path}` } };
    lastTask += 1;
    return { status: 200, body: { taskID: lastTask, updatedAt: '', deletedAt: '', objectIDs: [] } };
  }

  function search(body: unknown): Answer {
    const results: object[] = [];
    for (const query of list<StoredQuery & { indexName: string }>(body, 'requests')) {
      const index = service.indexes.get(query.indexName);
      if (!index) return missing(query.indexName);
      results.push(searchIndex(index, query));
    }
    return { status: 200, body: { results } };
  }

  function batch(name: string, body: unknown): void {
    const { records } = stored(name);
    for (const { body: record } of list<{ body: HostedRecord }>(body, 'requests'))
      records.set(record.objectID, record);
  }

  function operate(name: string, body: unknown): void {
    const destination = String(valueAt(body, 'destination'));
    const source = stored(name);
    if (valueAt(body, 'operation') === 'copy') stored(destination).settings = source.settings;
    else {
      service.indexes.set(destination, source);
      service.indexes.delete(name);
    }
  }

  function stored(name: string): StoredIndex {
    const index = service.indexes.get(name) ?? { settings: {}, records: new Map() };
    service.indexes.set(name, index);
    return index;
  }

  return service;
}

function missing(name: string): Answer {
  return { status: 404, body: { message: `Index ${name} does not exist`, status: 404 } };
}

function list<Item>(body: unknown, key: string): Item[] {
  const value = valueAt(body, key);
  return Array.isArray(value) ? value : [];
}

function valueAt(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

async function read(message: IncomingMessage): Promise<ServiceRequest> {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part);
  const text = Buffer.concat(parts).toString();
  const { pathname, searchParams } = new URL(message.url ?? '/', 'http://service');
  return {
    method: message.method ?? 'GET',
    path: decodeURIComponent(pathname),
    key: String(message.headers['x-algolia-api-key'] ?? searchParams.get('x-algolia-api-key') ?? ''),
    body: text === '' ? undefined : JSON.parse(text),
  };
}

function send(
  response: ServerResponse,
  { status, body, headers }: { status: number; body: string; headers?: Record<string, string> },
): void {
  response.writeHead(status, {
    'content-type': 'application/json',
    'access-control-allow-origin': '*',
    'access-control-allow-headers': '*',
    'access-control-allow-methods': '*',
    ...headers,
  });
  response.end(body);
}
