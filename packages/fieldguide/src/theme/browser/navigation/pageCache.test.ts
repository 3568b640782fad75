import { describe, expect, it } from 'vitest';
import { deferred, testDocument } from '../../../../../../tests/support/testDocument.ts';
import type { FetchOutcome } from './fetchPage.ts';
import { createPageCache, FRESH_FOR_MS } from './pageCache.ts';

function setUp(limit = 3) {
  const requests: { url: string; signal: AbortSignal; settle: (outcome: FetchOutcome) => void }[] = [];
  let time = 0;
  const cache = createPageCache({
    limit,
    now: () => time,
    fetch: (url, signal) => {
      const { promise, resolve } = deferred<FetchOutcome>();
      requests.push({ url, signal, settle: resolve });
      return promise;
    },
  });
  return { cache, requests, pass: (milliseconds: number) => (time += milliseconds) };
}

const ok = (route: string): FetchOutcome => ({ type: 'ok', document: testDocument(route) });
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('the page cache', () => {
  it('shows a prefetched page at once and asks the server once', async () => {
    const { cache, requests } = setUp();
    void cache.request('/a/');
    void cache.request('/a/');
    requests[0]?.settle(ok('/a/'));
    await settled();
    expect(cache.peek('/a/')?.page.route).toBe('/a/');
    await expect(cache.request('/a/')).resolves.toMatchObject({ type: 'ok' });
    expect(requests).toHaveLength(1);
  });

  it('joins a request under way', async () => {
    const { cache, requests } = setUp();
    void cache.request('/a/');
    const asked = cache.request('/a/');
    requests[0]?.settle(ok('/a/'));
    await expect(asked).resolves.toMatchObject({ type: 'ok' });
    expect(requests).toHaveLength(1);
  });

  it('keeps no failure: the next request asks the server again', async () => {
    const { cache, requests } = setUp();
    const first = cache.request('/a/');
    requests[0]?.settle({ type: 'failed', error: new Error('offline') });
    await expect(first).resolves.toMatchObject({ type: 'failed' });
    const second = cache.request('/a/');
    requests[1]?.settle(ok('/a/'));
    await expect(second).resolves.toMatchObject({ type: 'ok' });
  });

  it('drops the page that was used least recently', () => {
    const { cache } = setUp(3);
    for (const route of ['/a/', '/b/', '/c/']) cache.put(route, testDocument(route));
    cache.peek('/a/');
    cache.put('/d/', testDocument('/d/'));
    expect(['/a/', '/b/', '/c/', '/d/'].filter((route) => cache.peek(route))).toEqual(['/a/', '/c/', '/d/']);
  });

  it('asks the server again after five minutes, used in between or not', () => {
    const { cache, pass } = setUp();
    cache.put('/a/', testDocument('/a/'));
    pass(FRESH_FOR_MS - 1);
    expect(cache.peek('/a/')).toBeDefined();
    pass(1);
    expect(cache.peek('/a/')).toBeUndefined();
  });

  it('aborts a request, and its late answer changes nothing', async () => {
    const { cache, requests } = setUp();
    const asked = cache.request('/a/');
    cache.abort('/a/');
    expect(requests[0]?.signal.aborted).toBe(true);
    requests[0]?.settle(ok('/a/'));
    await expect(asked).resolves.toEqual({ type: 'aborted' });
    expect(cache.peek('/a/')).toBeUndefined();
  });

  it('forgets all at once, requests under way too', async () => {
    const { cache, requests } = setUp();
    cache.put('/a/', testDocument('/a/'));
    void cache.request('/b/');
    cache.clear();
    requests[0]?.settle(ok('/b/'));
    await settled();
    expect([cache.peek('/a/'), cache.peek('/b/')]).toEqual([undefined, undefined]);
  });
});
