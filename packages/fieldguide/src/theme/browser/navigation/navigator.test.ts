import { describe, expect, it } from 'vitest';
import { deferred, testDocument } from '../../../../../../tests/support/testDocument.ts';
import type { FetchOutcome } from './fetchPage.ts';
import { createNavigator, type NavigationFailure, RETRY_PAUSE_MS, type Target } from './navigator.ts';

function target(route: string, kind: Target['kind'] = 'push'): Target {
  return { url: route, page: route, kind };
}

const ok = (route: string): FetchOutcome => ({ type: 'ok', document: testDocument(route) });
const failed: FetchOutcome = { type: 'failed', error: new Error('Failed to fetch') };

function setUp({ cached = [] as string[], mayLoad = true } = {}) {
  const events: string[] = [];
  const requests: { route: string; settle: (outcome: FetchOutcome) => void }[] = [];
  const failures: (NavigationFailure | undefined)[] = [];
  const pauses: { milliseconds: number; end: () => void }[] = [];
  const navigator = createNavigator({
    cache: {
      peek: (route) => (cached.includes(route) ? testDocument(route) : undefined),
      request(route) {
        const { promise, resolve } = deferred<FetchOutcome>();
        requests.push({ route, settle: resolve });
        return promise;
      },
      abort: (route) => void events.push(`abort ${route}`),
    },
    pause(milliseconds) {
      const { promise, resolve } = deferred<void>();
      pauses.push({ milliseconds, end: () => resolve() });
      return promise;
    },
    show: ({ kind }, { page }) => void events.push(`${kind} ${page.route}`),
    loadInFull: ({ url }) => void events.push(`full ${url}`),
    mayLoad: () => mayLoad,
    progress: { start: () => events.push('start'), done: () => events.push('done') },
    report: (failure) => failures.push(failure),
    complain: (error) => void events.push(String(error)),
  });
  return { navigator, events, requests, failures, pauses };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('a navigation', () => {
  it('shows a prefetched page within the same task', () => {
    const { navigator, events } = setUp({ cached: ['/a/'] });
    void navigator.navigate(target('/a/'));
    expect(events).toEqual(['done', 'push /a/']);
  });

  it('keeps the old page until the new one is there', async () => {
    const { navigator, events, requests } = setUp();
    void navigator.navigate(target('/a/'));
    await settled();
    expect(events).toEqual(['start']);
    requests[0]?.settle(ok('/a/'));
    await settled();
    expect(events).toEqual(['start', 'done', 'push /a/']);
  });

  it('loads in full what a server answered otherwise', async () => {
    const { navigator, events, requests } = setUp();
    void navigator.navigate(target('/a/'));
    requests[0]?.settle({ type: 'fullLoad' });
    await settled();
    expect(events).toEqual(['start', 'done', 'full /a/']);
  });

  it('is tried once more after a failure', async () => {
    const { navigator, events, requests, pauses, failures } = setUp();
    void navigator.navigate(target('/a/'));
    requests[0]?.settle(failed);
    await settled();
    expect(pauses.map(({ milliseconds }) => milliseconds)).toEqual([RETRY_PAUSE_MS]);
    pauses[0]?.end();
    await settled();
    requests[1]?.settle(ok('/a/'));
    await settled();
    expect(events).toEqual(['start', 'done', 'push /a/']);
    expect(failures.filter(Boolean)).toEqual([]);
  });

  it('leaves the old page and reports after the second failure; trying again clears the report', async () => {
    const { navigator, events, requests, pauses, failures } = setUp();
    void navigator.navigate(target('/a/'));
    requests[0]?.settle(failed);
    await settled();
    pauses[0]?.end();
    await settled();
    requests[1]?.settle(failed);
    await settled();
    expect(events).toEqual(['start', 'done']);
    expect(requests).toHaveLength(2);
    const failure = failures.at(-1);
    expect(failure).toEqual({ target: target('/a/'), error: new Error('Failed to fetch') });

    void navigator.navigate(failure?.target ?? target('/none/'));
    expect(failures.at(-1)).toBeUndefined();
    requests[2]?.settle(ok('/a/'));
    await settled();
    expect(events.at(-1)).toBe('push /a/');
  });

  it.each([
    ['loads the page in full', true, ['full /a/']],
    ['reports again where the browser has no network', false, []],
  ])('that is retried and fails again %s', async (_, mayLoad, full) => {
    const { navigator, events, requests, pauses, failures } = setUp({ mayLoad });
    void navigator.retry(target('/a/'));
    requests[0]?.settle(failed);
    await settled();
    pauses[0]?.end();
    await settled();
    requests[1]?.settle(failed);
    await settled();
    expect(events.filter((event) => event.startsWith('full'))).toEqual(full);
    expect(failures.filter(Boolean)).toHaveLength(mayLoad ? 0 : 1);
  });

  it('loads the page in full when showing it goes wrong', () => {
    const events: string[] = [];
    const navigator = createNavigator({
      cache: { peek: testDocument, request: () => new Promise(() => undefined), abort: () => undefined },
      pause: () => Promise.resolve(),
      show: () => {
        throw new Error('pushState failed');
      },
      loadInFull: ({ url }) => void events.push(`full ${url}`),
      mayLoad: () => true,
      progress: { start: () => undefined, done: () => undefined },
      report: () => undefined,
      complain: (error) => void events.push(String(error)),
    });
    void navigator.navigate(target('/a/'));
    expect(events).toEqual(['Error: pushState failed', 'full /a/']);
  });
});

describe('the last navigation wins', () => {
  it('when the first page is there later', async () => {
    const { navigator, events, requests } = setUp();
    void navigator.navigate(target('/a/'));
    void navigator.navigate(target('/b/'));
    requests[1]?.settle(ok('/b/'));
    await settled();
    requests[0]?.settle(ok('/a/'));
    await settled();
    expect(events).toEqual(['start', 'abort /a/', 'start', 'done', 'push /b/']);
  });

  it('when the first page is there sooner', async () => {
    const { navigator, events, requests } = setUp();
    void navigator.navigate(target('/a/'));
    void navigator.navigate(target('/b/'));
    requests[0]?.settle(ok('/a/'));
    await settled();
    requests[1]?.settle(ok('/b/'));
    await settled();
    expect(events.filter((event) => event.startsWith('push'))).toEqual(['push /b/']);
  });

  it('when the first one fails or would load in full', async () => {
    const { navigator, events, requests, failures } = setUp();
    void navigator.navigate(target('/a/'));
    void navigator.navigate(target('/b/'));
    void navigator.navigate(target('/c/'));
    requests[0]?.settle(failed);
    requests[1]?.settle({ type: 'fullLoad' });
    requests[2]?.settle(ok('/c/'));
    await settled();
    expect(events.filter((event) => /^(push|full)/.test(event))).toEqual(['push /c/']);
    expect(failures.filter(Boolean)).toEqual([]);
  });

  it('when the first one pauses before its second attempt', async () => {
    const { navigator, requests, pauses } = setUp({ cached: ['/b/'] });
    void navigator.navigate(target('/a/'));
    requests[0]?.settle(failed);
    await settled();
    void navigator.navigate(target('/b/'));
    pauses[0]?.end();
    await settled();
    expect(requests).toHaveLength(1);
  });

  it('when it is a step back during a slow load', async () => {
    const { navigator, events, requests } = setUp({ cached: ['/before/'] });
    void navigator.navigate(target('/slow/'));
    void navigator.navigate(target('/before/', 'traverse'));
    requests[0]?.settle(ok('/slow/'));
    await settled();
    expect(events).toEqual(['start', 'abort /slow/', 'done', 'traverse /before/']);
  });

  it('when it asks for the same page again: the request is kept', async () => {
    const { navigator, events, requests } = setUp();
    void navigator.navigate(target('/a/'));
    void navigator.navigate(target('/a/'));
    for (const { settle } of requests) settle(ok('/a/'));
    await settled();
    expect(events).toEqual(['start', 'start', 'done', 'push /a/']);
  });

  it('and giving up leaves the reader where they are', async () => {
    const { navigator, events, requests } = setUp();
    void navigator.navigate(target('/a/'));
    navigator.cancel();
    requests[0]?.settle(ok('/a/'));
    await settled();
    expect(events).toEqual(['start', 'abort /a/', 'done']);
  });
});
