import { describe, expect, it } from 'vitest';
import type { SearchResponse } from '../searchTypes.ts';
import { createWorkerProvider, type FromWorker, type ToWorker, type WorkerLike } from './workerProvider.ts';

const facts = { index: '/i', shard: '/s', urls: { baseUrl: '/', trailingSlash: true } };
const request = { query: 'ports', offset: 0, limit: 10 };
const never = new AbortController().signal;

function response(query: string): SearchResponse {
  return {
    query,
    state: 'complete',
    total: 0,
    pages: [],
    sections: [],
    kinds: [],
    suggestions: [],
    words: [],
  };
}

const INDEX = new ArrayBuffer(3);

class FakeWorker implements WorkerLike {
  received: ToWorker[] = [];
  terminated = false;
  private listeners: { type: string; listener: (event: never) => void }[] = [];

  addEventListener(type: string, listener: (event: never) => void): void {
    this.listeners.push({ type, listener });
  }
  postMessage(message: ToWorker): void {
    this.received.push(message);
  }
  terminate(): void {
    this.terminated = true;
  }
  say(data: FromWorker): void {
    this.dispatch(Object.assign(new Event('message'), { data }));
  }
  fail(): void {
    this.dispatch(new Event('error'));
  }
  /** Ids of the queries it was asked. */
  asked(): number[] {
    return this.received.flatMap((message) => (message.type === 'search' ? [message.id] : []));
  }
  private dispatch(event: Event): void {
    for (const { type, listener } of this.listeners)
      if (type === event.type) Reflect.apply(listener, undefined, [event]);
  }
}

/** Does a worker's work on this thread. */
class Here extends FakeWorker {
  override postMessage(message: ToWorker): void {
    if (message.type === 'open') this.say({ type: 'ready' });
    if (message.type === 'search') {
      const { id, request } = message;
      this.say({ type: 'answer', id, response: response(`${request.query} on the main thread`) });
    }
  }
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

function setup(startHere: () => Promise<WorkerLike> = async () => new Here()) {
  const workers: FakeWorker[] = [];
  const search = createWorkerProvider({
    facts,
    start() {
      const worker = new FakeWorker();
      workers.push(worker);
      return worker;
    },
    load: async () => INDEX,
    startHere,
  });
  return { search, workers, worker: (index = 0) => workers[index] ?? new FakeWorker() };
}

describe('search in a worker', () => {
  it('asks when the worker is ready, and gives each answer to its query', async () => {
    const { search, worker, workers } = setup();
    const first = search.search(request, never);
    const second = search.search({ ...request, query: 'sizes' }, never);
    worker().say({ type: 'ready' });
    await settle();
    const [a = 0, b = 0] = worker().asked();
    worker().say({ type: 'answer', id: b, response: response('sizes') });
    worker().say({ type: 'answer', id: a, response: response('ports') });
    expect((await first).query).toBe('ports');
    expect((await second).query).toBe('sizes');
    expect(workers).toHaveLength(1);
    expect(worker().received[0]).toEqual({ type: 'open', facts });
  });

  it('hands over the index that the page loads meanwhile, or leaves it to the worker', async () => {
    const told = async (load: () => Promise<ArrayBuffer>) => {
      const worker = new FakeWorker();
      const start = () => worker;
      createWorkerProvider({ facts, start, load, startHere: async () => new Here() }).prepare?.();
      await settle();
      return worker.received;
    };
    expect(await told(async () => INDEX)).toEqual([
      { type: 'open', facts },
      { type: 'index', body: INDEX },
    ]);
    expect(await told(() => Promise.reject(new Error('no network')))).toEqual([
      { type: 'open', facts },
      { type: 'index' },
    ]);
  });

  it('hands on what is told at once; the whole answer ends the query', async () => {
    const { search, worker } = setup();
    const soon: SearchResponse[] = [];
    const answer = search.search(request, never, (early) => soon.push(early));
    worker().say({ type: 'ready' });
    await settle();
    const [id = 0] = worker().asked();
    worker().say({ type: 'answer', id, response: { ...response('ports'), state: 'list' } });
    expect(soon.map(({ query }) => query)).toEqual(['ports']);
    worker().say({ type: 'answer', id, response: response('ports') });
    expect((await answer).state).toBe('complete');
    expect(soon).toHaveLength(1);
  });

  it('cancels what nobody waits for any more; a late answer is nobody’s', async () => {
    const { search, worker } = setup();
    const control = new AbortController();
    const answer = search.search(request, control.signal);
    worker().say({ type: 'ready' });
    await settle();
    control.abort();
    await expect(answer).rejects.toThrow('aborted');
    const [id = 0] = worker().asked();
    expect(worker().received.at(-1)).toEqual({ type: 'cancel', id });
    worker().say({ type: 'answer', id, response: response('ports') });
  });

  it('tells by name what went wrong over there', async () => {
    const { search, worker } = setup();
    const answer = search.search(request, never);
    worker().say({ type: 'ready' });
    await settle();
    const [id = 0] = worker().asked();
    worker().say({ type: 'failure', id, error: { name: 'OtherIndexVersion', message: 'format 99' } });
    await expect(answer).rejects.toMatchObject({ name: 'OtherIndexVersion', message: 'format 99' });
  });

  it('works on the main thread where the worker does not load', async () => {
    const { search, worker } = setup();
    const answer = search.search(request, never);
    worker().fail();
    expect((await answer).query).toBe('ports on the main thread');
    expect(worker().terminated).toBe(true);
  });

  it('stays on the main thread then: the index is not opened anew at each key', async () => {
    let opened = 0;
    const { search, worker, workers } = setup(async () => {
      opened += 1;
      return new Here();
    });
    const first = search.search(request, never);
    worker().fail();
    await first;
    const second = search.search({ ...request, query: 'sizes' }, never);
    worker(1).fail();
    expect((await second).query).toBe('sizes on the main thread');
    expect([workers.length, opened]).toEqual([1, 1]);
  });

  it('works on the main thread where no worker may be made', async () => {
    const start = () => {
      throw new Error('SecurityError');
    };
    const load = async () => INDEX;
    const search = createWorkerProvider({ facts, start, load, startHere: async () => new Here() });
    expect((await search.search(request, never)).query).toBe('ports on the main thread');
  });

  it('starts anew after a worker that has ended, and after a fallback that could not be loaded', async () => {
    const { search, workers, worker } = setup(async () => {
      throw new Error('no network');
    });
    const running = search.search(request, never);
    worker().say({ type: 'ready' });
    await settle();
    worker().fail();
    await expect(running).rejects.toThrow('does not run');
    const second = search.search(request, never);
    worker(1).fail();
    await expect(second).rejects.toThrow('no network');
    void search.search(request, never).catch(() => undefined);
    expect(workers).toHaveLength(3);
  });
});
