import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  SERVICE_KEYS,
  type SearchService,
  type ServiceFault,
  startSearchService,
} from '../../../../../tests/support/searchService.ts';
import { type SearchPage, type SearchRequest, SearchUnavailable } from '../searchTypes.ts';
import { createHostedProvider, type HostedProviderOptions } from './hostedProvider.ts';
import { hostedRecords } from './hostedRecords.ts';

const SITE = 'https://docs.example.com';

function page(route: string, section: string, texts: Record<string, string>): SearchPage {
  const title = route.replace(/\//g, ' ').trim();
  const records = Object.entries(texts).map(([anchor, text]) => ({
    route,
    anchor,
    title,
    heading: anchor,
    level: anchor === '' ? 1 : 2,
    text,
    code: '',
  }));
  return { route, title, description: '', keywords: [], questions: [], breadcrumbs: [section], records };
}

const PAGES = [
  page('/backup/', 'Operate', {
    '': 'Back up the appliance.',
    restore: 'Restore the appliance from a <b>dump</b>.',
  }),
  page('/install/', 'Install', { '': 'Import the appliance image.' }),
  page('/upgrade/', 'Operate', { '': 'Upgrade the appliance.' }),
];

let service: SearchService;

beforeAll(async () => {
  service = await startSearchService();
  const urls = { baseUrl: '/', trailingSlash: true };
  service.load('docs', hostedRecords(PAGES, { siteUrl: SITE, urls }));
});
afterAll(() => service.close());
beforeEach(() => {
  service.fault = undefined;
  service.requests.length = 0;
});

const provider = (more: Partial<HostedProviderOptions> = {}) =>
  createHostedProvider({
    applicationId: SERVICE_KEYS.applicationId,
    searchApiKey: SERVICE_KEYS.searchApiKey,
    indexName: 'docs',
    hosts: [service.url],
    externalUrl: { pattern: `^${SITE}`, replacement: '' },
    ...more,
  });

const asked = (query: string, more: Partial<SearchRequest> = {}): SearchRequest => ({
  query,
  offset: 0,
  limit: 10,
  ...more,
});

const forever = () => new AbortController().signal;

describe('the hosted provider', () => {
  it('answers a query by one request, with links to this host', async () => {
    const response = await provider().search(asked('applian'), forever());
    expect(response).toMatchObject({
      query: 'applian',
      total: 3,
      sections: [
        { label: 'Operate', count: 2 },
        { label: 'Install', count: 1 },
      ],
      words: ['appliance'],
    });
    expect(response.pages.map(({ href, hits }) => [href, ...hits.map((hit) => hit.href)])).toEqual([
      ['/backup/', '/backup/', '/backup/#restore'],
      ['/install/', '/install/'],
      ['/upgrade/', '/upgrade/'],
    ]);
    expect(service.requests.map(({ path }) => path)).toEqual(['/1/indexes/*/queries']);
  });

  it('gives text, never HTML', async () => {
    const { pages } = await provider().search(asked('dump'), forever());
    expect(pages[0]?.hits[0]?.snippet).toEqual([
      { text: 'Restore the appliance from a <b>', marked: false },
      { text: 'dump', marked: true },
      { text: '</b>.', marked: false },
    ]);
  });

  it('filters by section and counts all of them, in one request too', async () => {
    const response = await provider().search(asked('appliance', { section: 'Install' }), forever());
    expect(response.total).toBe(1);
    expect(response.sections.map(({ label }) => label)).toEqual(['Operate', 'Install']);
    expect(service.requests).toHaveLength(1);
  });

  it('gives out further pages', async () => {
    const { pages, total } = await provider().search(asked('appliance', { offset: 2, limit: 2 }), forever());
    expect([total, ...pages.map(({ route }) => route)]).toEqual([3, '/upgrade/']);
  });

  it('asks once for what is typed in one go', async () => {
    const own = provider();
    for (const query of ['a', 'ap', 'app']) {
      const control = new AbortController();
      const gone = own.search(asked(query), control.signal);
      control.abort();
      await expect(gone).rejects.toThrow(/aborted/);
    }
    await own.search(asked('applian'), forever());
    expect(service.requests).toHaveLength(1);
  });

  it('asks nothing for a query without text', async () => {
    expect(await provider().search(asked('  '), forever())).toMatchObject({ total: 0, pages: [] });
    expect(service.requests).toEqual([]);
  });

  it.each(['<img src=x onerror=alert(1)>', '"; drop', '😀', '\ud83d', 'عربي', 'x'.repeat(10_000), '???'])(
    'takes any text: %s',
    async (query) => {
      await expect(provider().search(asked(query), forever())).resolves.toMatchObject({ query });
    },
  );
});

describe('a query that has become stale', () => {
  it('is given up, with the reason of the signal', async () => {
    const control = new AbortController();
    const reason = new Error('another key');
    // It is on its way all the same: the client cannot give it up.
    service.fault = () => {
      control.abort(reason);
      return 'hang';
    };
    await expect(provider().search(asked('appliance'), control.signal)).rejects.toBe(reason);
    expect(service.requests).toHaveLength(1);
  });

  it('that was so from the start is not asked', async () => {
    await expect(provider().search(asked('appliance'), AbortSignal.abort(new Error('late')))).rejects.toThrow(
      'late',
    );
    expect(service.requests).toEqual([]);
  });
});

describe('a service that does not answer the query', () => {
  const json = (status: number, body: unknown): ServiceFault => ({ status, body: JSON.stringify(body) });

  it.each<[string, ServiceFault, string]>([
    ['refuses the key', json(403, { message: 'Invalid key', status: 403 }), 'search.searchApiKey'],
    ['refuses the key with 401', json(401, { message: 'no' }), 'search.searchApiKey'],
    ['has no such index', json(404, { message: 'Index docs does not exist' }), 'search.indexName'],
    ['has had enough', json(429, { message: 'Too many requests' }), 'too many requests (429)'],
    ['refuses the query', json(400, { message: 'bad facet' }), '(400): bad facet'],
    ['breaks down', json(500, {}), 'cannot be reached'],
    ['cuts the line', 'drop', 'cannot be reached'],
    ['sends a sign-in page', { status: 200, body: '<html>Sign in</html>' }, 'other than JSON'],
    ['sends half an answer', { status: 200, body: '{"results":[{"hits":[' }, 'other than JSON'],
    ['sends nothing', { status: 200, body: '' }, 'cannot read'],
    ['sends another object', json(200, { ok: true }), 'cannot read'],
    [
      'has records of another maker',
      json(200, { results: [{ nbHits: 1, hits: [{ name: 'x' }] }] }),
      'no "route"',
    ],
  ])('%s', async (_name, fault, message) => {
    service.fault = () => fault;
    const own = provider();
    const failures = await Promise.allSettled([1, 2].map(() => own.search(asked('appliance'), forever())));
    for (const failure of failures) {
      expect(failure).toMatchObject({ status: 'rejected', reason: expect.any(SearchUnavailable) });
      expect(failure).toMatchObject({ reason: { message: expect.stringContaining(message) } });
      expect(JSON.stringify(failure)).not.toContain(SERVICE_KEYS.searchApiKey);
    }
    // A service that is asked too often is not asked again at once, and no refusal is tried elsewhere.
    expect(service.requests).toHaveLength(2);
    // A later call tries again.
    service.fault = undefined;
    await expect(own.search(asked('appliance'), forever())).resolves.toMatchObject({ total: 3 });
  });

  it('hangs', async () => {
    service.fault = () => 'hang';
    const answer = provider({ patience: 50 }).search(asked('appliance'), forever());
    await expect(answer).rejects.toThrow('did not respond in time');
    await expect(answer).rejects.toBeInstanceOf(SearchUnavailable);
  });

  it('is not there at all', async () => {
    const gone = await startSearchService();
    await gone.close();
    const own = provider({ hosts: [gone.url] });
    await expect(own.search(asked('appliance'), forever())).rejects.toThrow(SearchUnavailable);
  });

  it('is passed by for the next host', async () => {
    const gone = await startSearchService();
    await gone.close();
    const own = provider({ hosts: [gone.url, service.url] });
    await expect(own.search(asked('appliance'), forever())).resolves.toMatchObject({ total: 3 });
  });
});
