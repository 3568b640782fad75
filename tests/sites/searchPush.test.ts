import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Commanded, type MiniSiteOptions, miniSite } from '../support/miniSite.ts';
import { SERVICE_KEYS, type SearchService, startSearchService } from '../support/searchService.ts';

const { adminKey, ...PUBLIC_KEYS } = SERVICE_KEYS;
let service: SearchService;

beforeAll(async () => {
  service = await startSearchService();
});
afterAll(() => service.close());
beforeEach(() => {
  service.fault = undefined;
  service.requests.length = 0;
  service.indexes.clear();
  vi.stubEnv('FIELDGUIDE_SEARCH_ADMIN_KEY', adminKey);
});
afterEach(() => vi.unstubAllEnvs());

const PAGES = {
  'index.md': '# Home\n\nWelcome.\n',
  'operate/backup.md':
    '---\ndescription: How to back up.\nkeywords: [dump]\n---\n\n# Backup\n\nIntro.\n\n## Run it\n\nPress the button.\n\n```\nbackup --all\n```\n',
  'operate/hidden.md': '---\nsearch: false\n---\n\n# Hidden\n\nNot to be found.\n',
};

const settings = (more: object = {}) => ({
  title: 'Mini',
  url: 'https://docs.example.com',
  search: { provider: 'algolia', ...PUBLIC_KEYS, indexName: 'docs', hosts: [service.url] },
  ...more,
});

const site = (files: Record<string, string> = PAGES, config: MiniSiteOptions['config'] = settings()) =>
  miniSite(files, { config });

const push = (...args: string[]) => site().command('search', 'push', ...args);
const said = ({ output, errors }: Commanded) => [...output, ...errors].join('\n');
const lines = (count: number) =>
  Array.from({ length: count }, (_, at) => `Line ${at} of a long text.`).join('\n\n');

/** The index that readers have, from an earlier push. */
function olderIndex() {
  const settings = { from: 'an earlier push' };
  const index = { settings, records: new Map() };
  service.indexes.set('docs', index);
  return index;
}

describe('a push', () => {
  it('puts the records of the site into the index, in one step', async () => {
    const older = olderIndex();
    const told = await push();
    expect(said(told)).toBe('Pushed 4 records of 3 pages to the index "docs".');
    expect(told.code).toBe(0);
    expect([...service.indexes.keys()]).toEqual(['docs']);
    const index = service.indexes.get('docs');
    expect(index).not.toBe(older);
    expect(index?.settings).toMatchObject({ attributeForDistinct: 'route' });
    expect([...(index?.records.values() ?? [])]).toMatchObject([
      { objectID: '/', url: 'https://docs.example.com/', title: 'Home' },
      {
        objectID: '/operate/backup/',
        url: 'https://docs.example.com/operate/backup/',
        section: 'operate',
        text: 'Intro.',
        description: 'How to back up.',
        keywords: ['dump'],
      },
      {
        objectID: '/operate/backup/#run-it',
        url: 'https://docs.example.com/operate/backup/#run-it',
        heading: 'Run it',
        text: 'Press the button.',
        code: 'backup --all',
      },
      { objectID: '/operate/', title: 'operate' },
    ]);
  });

  it('leaves no other index behind', async () => {
    olderIndex();
    await push();
    expect([...service.indexes.keys()]).toEqual(['docs']);
  });

  it('makes the index where there is none, and the same ids again', async () => {
    const ids = () => [...(service.indexes.get('docs')?.records.keys() ?? [])];
    expect((await push()).code).toBe(0);
    const first = ids();
    await push();
    expect(ids()).toEqual(first);
  });

  it('writes the records to a file as well, one a line', async () => {
    const own = site();
    await own.command('search', 'push', '--records', 'records.jsonl');
    const records = own.read('../records.jsonl').trim().split('\n');
    expect(records.map((line) => JSON.parse(line).objectID)).toEqual([
      ...(service.indexes.get('docs')?.records.keys() ?? []),
    ]);
  });

  it('stores a long section in parts, with a warning that names the file', async () => {
    const told = await site({ 'long.md': `# Long\n\n## One\n\n${lines(1_000)}\n` }).command('search', 'push');
    expect(told.errors.join('\n')).toMatch(
      /^site\/docs\/long\.md: warning: the section "#one" is longer than the search service allows for one record, so it is stored in \d parts\./,
    );
    const urls = [...(service.indexes.get('docs')?.records.values() ?? [])].map(({ url }) => url);
    expect(urls.filter((url) => url.endsWith('/long/#one')).length).toBeGreaterThan(1);
  });
});

describe('a dry run', () => {
  it('prints settings and records as JSON lines, and neither asks nor needs a key', async () => {
    vi.stubEnv('FIELDGUIDE_SEARCH_ADMIN_KEY', '');
    const { code, output, errors } = await push('--dry-run');
    expect(code).toBe(0);
    const [head, ...records] = output.map((line) => JSON.parse(line));
    expect(head).toMatchObject({ indexName: 'docs', settings: { attributeForDistinct: 'route' } });
    expect(records.map(({ objectID }) => objectID)).toEqual([
      '/',
      '/operate/backup/',
      '/operate/backup/#run-it',
      '/operate/',
    ]);
    expect(errors).toEqual([
      '4 records of 3 pages would be pushed to the index "docs". Nothing has been sent.',
    ]);
    expect(service.requests).toEqual([]);
  });
});

describe('a push that cannot begin', () => {
  const refused = async (message: string, told: Promise<Commanded>) => {
    const result = await told;
    expect(said(result)).toContain(message);
    expect(said(result)).not.toContain(adminKey);
    expect(result.code).toBe(1);
    expect(service.requests).toEqual([]);
  };

  it.each(['', '  ', undefined])('has no admin key: %j', async (key) => {
    vi.stubEnv('FIELDGUIDE_SEARCH_ADMIN_KEY', key);
    await refused('FIELDGUIDE_SEARCH_ADMIN_KEY is not set. Set it to a key', push());
  });

  it('has a key that was copied badly', async () => {
    vi.stubEnv('FIELDGUIDE_SEARCH_ADMIN_KEY', `${adminKey}\nX`);
    await refused('contains characters that are not allowed in a key', push());
  });

  it('has the admin key in its public settings', async () => {
    const search = { ...settings().search, searchApiKey: adminKey };
    await refused('Revoke it', site(PAGES, settings({ search })).command('search', 'push'));
  });

  it.each([
    ['embedded', { provider: 'embedded' }],
    ['no', false],
  ])('is of a site with %s search', async (_name, search) => {
    await refused('no hosted search to push to', site(PAGES, settings({ search })).command('search', 'push'));
  });

  it('is of a site without an address', async () => {
    await refused('Set url:', site(PAGES, settings({ url: undefined })).command('search', 'push'));
  });

  it('is of a site that does not build', async () => {
    const broken = { ...PAGES, 'broken.md': '# Broken\n\n[x](./nowhere.md)\n' };
    await refused('site/docs/broken.md:3:1: error', site(broken).command('search', 'push'));
    await refused('cannot be built', site(broken).command('search', 'push'));
  });

  it('is of a site that search finds nothing of', async () => {
    const nothing = { 'index.md': '---\nsearch: false\n---\n\n# Home\n' };
    await refused('no searchable pages', site(nothing).command('search', 'push'));
  });

  it('is no push', async () => {
    await refused('fieldguide search push', site().command('search', 'pull'));
  });
});

describe('a push that fails', () => {
  const echo = (status: number) => ({ status, body: JSON.stringify({ message: `no: ${adminKey}`, status }) });

  it.each([
    ['at the settings', /\/settings$/, 403, 'rejected the admin key (403)'],
    ['at the records', /\/batch$/, 400, 'rejected the request (400)'],
    ['at the records, for a key without the right', /\/batch$/, 401, 'rejected the admin key (401)'],
    ['while it waits', /\/task\//, 500, 'cannot be reached'],
    ['at the records, broken', /\/batch$/, 503, 'cannot be reached'],
  ])('%s leaves the records as they were, and never shows the key', async (_name, path, status, message) => {
    const older = olderIndex().records;
    service.fault = (request) => (path.test(request.path) ? echo(status) : undefined);
    const told = await push();
    expect(told.code).toBe(1);
    expect(said(told)).toContain(message);
    expect(said(told)).toContain('Run the command again');
    expect(said(told)).not.toContain(adminKey);
    expect(service.indexes.get('docs')?.records).toBe(older);
  });

  it('by an answer that is no JSON', async () => {
    service.fault = ({ path }) =>
      path.endsWith('/batch') ? { status: 200, body: `<p>${adminKey}` } : undefined;
    const told = await push();
    expect(said(told)).toContain('other than JSON');
    expect(said(told)).not.toContain(adminKey);
  });

  it('by too many requests is said when the patience of the client is over', async () => {
    service.fault = ({ path }) =>
      path.endsWith('/batch') ? { status: 429, body: '{}', headers: { 'retry-after': '1' } } : undefined;
    expect(said(await push())).toContain('too many requests (429)');
  });
});
