import { algoliasearch } from 'algoliasearch';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  SERVICE_KEYS,
  type SearchService,
  type ServiceFault,
  startSearchService,
} from '../../../tests/support/searchService.ts';
import { clientHosts } from './hosts.ts';
import { pushFault, redact } from './pushFault.ts';
import { PushFailed, pushRecords } from './pushRecords.ts';
import type { HostedRecord } from './records.ts';

let service: SearchService;
beforeAll(async () => {
  service = await startSearchService();
});
afterAll(() => service.close());
beforeEach(() => {
  service.fault = undefined;
  service.requests.length = 0;
  service.indexes.clear();
});

const record = (at: number): HostedRecord => ({
  objectID: `/p${at}/`,
  url: `https://docs.example.com/p${at}/`,
  route: `/p${at}/`,
  title: `Page ${at}`,
  heading: '',
  level: 1,
  position: 0,
  section: 'S',
  breadcrumbs: ['S'],
  text: '',
  code: '',
});

/** `patience` in milliseconds: short only where the service hangs, as a busy machine is slow too. */
function push(count: number, patience = 10_000): Promise<void> {
  const { applicationId, adminKey } = SERVICE_KEYS;
  const client = algoliasearch(applicationId, adminKey, {
    hosts: clientHosts({ applicationId, hosts: [service.url] }),
    timeouts: { connect: patience, read: patience, write: patience },
  });
  const records = Array.from({ length: count }, (_, at) => record(at));
  return pushRecords({ client, indexName: 'docs', settings: {}, records, suffix: 'x' });
}

const failure = (work: Promise<void>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('a push', () => {
  it('sends many records in batches', async () => {
    await push(1_201);
    const batches = service.requests.filter(({ path }) => path.endsWith('/batch'));
    expect(batches).toHaveLength(3);
    expect(service.indexes.get('docs')?.records.size).toBe(1_201);
  });

  it.each<[string, ServiceFault]>([
    ['hangs', 'hang'],
    ['cuts the line', 'drop'],
  ])('to a service that %s in the second batch fails, and the index is what it was', async (_name, fault) => {
    service.load('docs', [record(0)]);
    const older = service.indexes.get('docs');
    let batches = 0;
    service.fault = ({ path }) => {
      if (path.endsWith('/batch')) batches += 1;
      return batches === 2 && path.endsWith('/batch') ? fault : undefined;
    };
    const error = await failure(push(600, 100));
    expect(error).toBeInstanceOf(PushFailed);
    expect(pushFault(error, { indexName: 'docs', adminKey: SERVICE_KEYS.adminKey })).toBe(
      'The search service cannot be reached. Check the network, search.applicationId and search.hosts. The index "docs" is unchanged.',
    );
    expect([...service.indexes]).toEqual([['docs', older]]);
  });

  it('whose temporary index cannot be deleted tells the first fault', async () => {
    service.fault = ({ path, method }) =>
      path.endsWith('/batch') || method === 'DELETE'
        ? { status: 400, body: `{"message":"${method}"}` }
        : undefined;
    expect(await failure(push(1))).toMatchObject({ exchanging: false, cause: { message: 'POST' } });
  });
});

describe('a message', () => {
  it.each(['abc', 'a"b', 'a/b+c=', 'a$&b'])('never shows the key %s', (key) => {
    const told = redact(`${key} ${encodeURIComponent(key)} ${JSON.stringify({ key })} x${key}y`, key);
    for (const spelling of [key, encodeURIComponent(key), JSON.stringify(key).slice(1, -1)])
      expect(told).not.toContain(spelling);
  });
});
