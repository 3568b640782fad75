import { describe, expect, it } from 'vitest';
import { buildIndex } from '../indexing/buildIndex.ts';
import type { SearchPage, SearchResponse } from '../searchTypes.ts';
import { createEmbeddedProvider, type EmbeddedProviderOptions } from './embeddedProvider.ts';

function page(route: string, title: string, text: string): SearchPage {
  const record = { route, anchor: '', title, heading: '', level: 1, text, code: '' };
  return { route, title, description: '', keywords: [], questions: [], breadcrumbs: [], records: [record] };
}

const { index, shards } = buildIndex([
  page('/ports/', 'Ports', 'Open the ports of the lamp.'),
  page('/sizes/', 'Sizes', 'How large a lamp is.'),
]);
const files = new Map([
  ['https://x.example/index.json', index],
  ...shards.map(({ id, content }): [string, string] => [`https://x.example/text-${id}.json`, content]),
]);
const facts = {
  index: 'https://x.example/index.json',
  shard: 'https://x.example/text-[id].json',
  urls: { baseUrl: '/docs/', trailingSlash: true },
};
const signal = new AbortController().signal;
const request = { query: 'ports', offset: 0, limit: 10 };

/** Answers with the files, the first requests with what `faults` says instead. */
function provider(faults: (string | Error | number)[] = []) {
  const requests: string[] = [];
  const fetch: EmbeddedProviderOptions['fetch'] = async (address, { cache }) => {
    requests.push(cache ? `${address} ${cache}` : address);
    const fault = faults.shift();
    if (fault instanceof Error) throw fault;
    const status = typeof fault === 'number' ? fault : 200;
    const body = typeof fault === 'string' ? fault : (files.get(address) ?? '');
    return { ok: status === 200, status, text: async () => body };
  };
  return { requests, search: createEmbeddedProvider({ facts, fetch }) };
}

describe('the embedded search', () => {
  it('answers with final addresses and text, and loads its index once', async () => {
    const { search, requests } = provider();
    search.prepare?.();
    const { pages } = await search.search(request, signal);
    await search.search({ ...request, query: 'lamp' }, signal);
    expect(pages[0]?.href).toBe('/docs/ports/');
    expect(pages[0]?.hits[0]?.snippet.map(({ text }) => text).join('')).toBe('Open the ports of the lamp.');
    expect(requests.filter((address) => address === facts.index)).toHaveLength(1);
  });

  it.each([
    ['no network', new TypeError('Failed to fetch'), 'Failed to fetch'],
    ['an answer that is none', 503, 'status 503'],
    ['half an index', index.slice(0, index.length / 2), 'incomplete'],
    ['a page instead of the index', '<!doctype html>', 'index is not valid'],
    ['an index of another version', index.replace(/ \d+ /, ' 99 '), 'format 99'],
  ])('says what is wrong, and tries again past the cache: %s', async (_, fault, message) => {
    const { search, requests } = provider([fault]);
    await expect(search.search(request, signal)).rejects.toThrow(message);
    expect((await search.search(request, signal)).total).toBe(1);
    expect(requests.slice(0, 2)).toEqual([facts.index, `${facts.index} reload`]);
  });

  it('tells at once what needs no texts; the whole answer brings them, fetched once', async () => {
    const requests: string[] = [];
    let arrive = (): void => undefined;
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const fetch: EmbeddedProviderOptions['fetch'] = async (address) => {
      requests.push(address);
      if (!/index|rest/.test(address)) await arrived;
      return { ok: true, status: 200, text: async () => files.get(address) ?? '' };
    };
    const search = createEmbeddedProvider({ facts, fetch });
    const soon: SearchResponse[] = [];
    const all = search.search(request, signal, (response) => {
      soon.push(response);
      if (response.state === 'names') return;
      expect(requests).toHaveLength(3);
      arrive();
    });
    expect((await all).state).toBe('complete');
    expect((await all).pages[0]?.hits[0]?.snippet).not.toEqual([]);
    expect(soon.at(-1)).toMatchObject({ state: 'list', total: 1 });
    expect(soon[0]?.pages[0]?.hits[0]?.snippet).toEqual([]);
    expect(new Set(requests).size).toBe(requests.length);
  });

  it.each<[string, string | Error | number]>([
    ['is not there', 404],
    ['cannot be had', new TypeError('Failed to fetch')],
    ['is damaged', shards[0].content.slice(0, -9)],
    ['is of another build', shards[0].content.replace('{', '{ ')],
  ])(
    'keeps the rows of titles and headings where the rest of the index %s, and says so',
    async (_, fault) => {
      const { search } = provider([index, fault]);
      const answer = await search.search(request, signal);
      expect(answer).toMatchObject({ state: 'namesOnly', total: 1, pages: [{ href: '/docs/ports/' }] });
      expect((await search.search(request, signal)).state).toBe('complete');
    },
  );

  it('says that it cannot answer where the rest of the index is missing and no title has a word', async () => {
    const { search } = provider([index, 404]);
    await expect(search.search({ ...request, query: 'open' }, signal)).rejects.toThrow('status 404');
  });

  it('shows rows of titles and headings while the rest is on its way, of each key the last', async () => {
    let arrive = (): void => undefined;
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const fetch: EmbeddedProviderOptions['fetch'] = async (address) => {
      if (address !== facts.index) await arrived;
      return { ok: true, status: 200, text: async () => files.get(address) ?? '' };
    };
    const search = createEmbeddedProvider({ facts, fetch });
    const gone = new AbortController();
    const first = search.search({ ...request, query: 'siz' }, gone.signal, () => undefined);
    gone.abort();
    const soon: SearchResponse[] = [];
    const last = search.search(request, signal, (response) => {
      soon.push(response);
      arrive();
    });
    await expect(first).rejects.toThrow(/aborted/);
    expect((await last).state).toBe('complete');
    expect(soon[0]).toMatchObject({ state: 'names', pages: [{ href: '/docs/ports/' }] });
  });

  it('says by its name that an index is of another version', async () => {
    const { search } = provider([index.replace(/ \d+ /, ' 99 ')]);
    await expect(search.search(request, signal)).rejects.toMatchObject({ name: 'OtherIndexVersion' });
  });
});
