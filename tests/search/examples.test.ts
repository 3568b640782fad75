import { describe, expect, it } from 'vitest';
import { buildIndex } from '../../packages/fieldguide/src/search/indexing/buildIndex.ts';
import { OtherIndexVersion } from '../../packages/fieldguide/src/search/indexing/format.ts';
import { type SearchResponse, SearchUnavailable } from '../../packages/fieldguide/src/search/searchTypes.ts';
import { ask, engineFor, engineOf, marked, pagesOf, routesOf } from './support.ts';

const drafts = {
  '/intro/': { title: 'Intro', intro: 'Lorem before any heading.', sections: { 'Empty heading': '' } },
  '/generic/': { title: 'Types', sections: { 'The type List<T> explained': 'Angle brackets.' } },
  '/lines/': { title: 'Lines', intro: 'first\nsecond' },
  '/flat/': { title: 'Flat', intro: 'A page with no heading at all. Costs 50000 in total.' },
  '/mixed/': { title: 'Mixed', intro: 'Choose 検索 in the menu.' },
  '/twice/': { title: 'Twice', sections: { Setup: 'alpha walrus', 'Setup again': 'beta walrus' } },
};
const engine = engineFor(drafts);

describe('finds', () => {
  it.each([
    ['text before the first heading', 'lorem', '/intro/'],
    ['a heading with no body', 'empty heading', '/intro/'],
    ['<T> in a heading', 'List<T>', '/generic/'],
    ['two words parted by a line only', 'second', '/lines/'],
    ['a page with no heading', 'costs in total', '/flat/'],
    ['a term of digits', '50000', '/flat/'],
    ['a word of a script without spaces inside a sentence', '検索', '/mixed/'],
  ])('%s', async (_what, query, expected) => {
    expect((await routesOf(engine, query))[0]).toBe(expected);
  });
});

describe('a result', () => {
  it('leads to the best section, others of the page below it', async () => {
    const { pages } = await ask(engine, 'walrus');
    expect(pages).toHaveLength(1);
    expect(pages[0]?.hits.map(({ href }) => href)).toEqual(['/twice/#setup', '/twice/#setup-again']);
  });

  it('marks the forms as they stand in the text, also those of stems, synonyms and corrections', async () => {
    const own = engineFor(
      {
        '/a/': {
          title: 'Backups',
          intro: 'Restoring takes long. The Kubernetes clusters are restored last.',
        },
      },
      [{ from: ['k8s', 'kubernetes'], to: ['k8s', 'kubernetes'] }],
    );
    const { pages, words } = await ask(own, 'k8s clutser restore');
    expect(marked(pages[0]?.hits[0]?.snippet ?? [])).toBe('The [Kubernetes] [clusters] are [restored] last.');
    // No page has k8s: what stands for it is marked on the page that is opened, too.
    expect(words).toEqual(['kubernetes', 'clusters', 'restored']);
  });

  it('marks a word with its ending in brackets as a whole', async () => {
    const site = engineFor({ '/a/': { title: 'Device(s)', intro: 'Pick it.' } });
    expect(marked((await ask(site, 'device')).pages[0]?.title ?? [])).toBe('[Device(s)]');
  });

  it('shows the stretch where the words stand together, in about two lines', async () => {
    const filler = 'Nothing to see in this sentence about whales. '.repeat(20);
    const own = engineFor({
      '/a/': { title: 'A', intro: `One walrus. ${filler}The walrus eats a clam. ${filler}` },
    });
    const snippet = (await ask(own, 'walrus clam')).pages[0]?.hits[0]?.snippet ?? [];
    expect(marked(snippet)).toContain('The [walrus] eats a [clam].');
    expect(snippet.map(({ text }) => text).join('').length).toBeLessThanOrEqual(200);
  });

  it('never holds markup made from the query', async () => {
    const { query, pages } = await ask(engine, '<img src=x onerror=alert(1)> lorem');
    expect(query).toBe('<img src=x onerror=alert(1)> lorem');
    expect(marked(pages[0]?.hits[0]?.snippet ?? [])).toBe('[Lorem] before any heading.');
  });
});

describe('a request', () => {
  const many = engineFor(
    Object.fromEntries(
      Array.from({ length: 30 }, (_, page) => [
        `/${page % 3 ? 'a' : 'b'}/${page}/`,
        { title: `Whale ${page}`, intro: 'About whales.', breadcrumbs: [page % 3 ? 'Large' : 'Small'] },
      ]),
    ),
  );

  it('is answered in pages that do not overlap', async () => {
    const first = await routesOf(many, 'whale');
    const rest = await routesOf(many, 'whale', { offset: 10, limit: 50 });
    expect(new Set([...first, ...rest]).size).toBe(30);
  });

  it('may be for one top-level section; the counts are over all', async () => {
    const { total, pages, sections } = await ask(many, 'whale', { section: 'Small' });
    expect(total).toBe(10);
    expect(new Set(pages.map(({ section }) => section))).toEqual(new Set(['Small']));
    expect(sections).toEqual([
      { label: 'Large', count: 20 },
      { label: 'Small', count: 10 },
    ]);
  });

  it('can be given up', async () => {
    const gone = new AbortController();
    gone.abort();
    await expect(engine.search({ query: 'lorem', offset: 0, limit: 10 }, gone.signal)).rejects.toThrow(
      /aborted/,
    );
  });
});

describe('a query that is typed letter by letter', () => {
  const drafts = {
    '/lamps/': {
      title: 'Lamps',
      sections: { Hang: 'Hang a lamp with a hook. Screw the hook.', Hook: 'The hook and its screw. A lamp.' },
    },
    '/shelves/': { title: 'Shelves', sections: { Hang: 'Hang a shelf with a hook, a screw and a hammer.' } },
  };
  const own = engineFor(drafts);
  const placeOf = ({ pages }: SearchResponse) => pages[0]?.hits[0]?.href;

  it('keeps the place on display first until another is clearly better, and says so', async () => {
    const alone = await ask(own, 'hook screw');
    const kept = await ask(own, 'hook screw', { first: '/lamps/#hang' });
    expect(placeOf(alone)).toBe('/lamps/#hook');
    expect(alone.kept).toBe(false);
    expect([placeOf(kept), kept.kept]).toEqual(['/lamps/#hang', true]);
    const better = await ask(own, 'hook hammer', { first: '/lamps/#hang' });
    expect([placeOf(better), better.kept]).toEqual(['/shelves/#hang', false]);
  });

  it('finds at rest what the whole query finds when it is asked at once', async () => {
    const query = 'hang a shelf with a hammer';
    const typed = engineFor(drafts);
    let first: string | undefined;
    for (let length = 1; length <= query.length; length++)
      first = placeOf(await ask(typed, query.slice(0, length), { first }));
    expect(await ask(typed, query)).toEqual(await ask(engineFor(drafts), query));
  });
});

describe('an answer in two steps', () => {
  const request = { query: 'walrus', offset: 0, limit: 10 };
  const own = engineFor(drafts);
  const inSteps = async (query: string) => {
    const early: SearchResponse[] = [];
    const signal = new AbortController().signal;
    const whole = await own.search({ ...request, query }, signal, (response) => early.push(response));
    return { early, whole };
  };

  it('tells the results at once, then the same with their texts', async () => {
    const { early, whole } = await inSteps('walrus');
    expect(early).toHaveLength(1);
    expect(early[0]).toMatchObject({ state: 'list', total: 1 });
    expect(early[0]?.pages[0]?.hits.map(({ snippet }) => snippet)).toEqual([[], []]);
    const hrefs = (response?: SearchResponse) => response?.pages[0]?.hits.map(({ href }) => href);
    expect(hrefs(whole)).toEqual(hrefs(early[0]));
    expect(whole.state).toBe('complete');
    expect(marked(whole.pages[0]?.hits[0]?.snippet ?? [])).toBe('alpha [walrus]');
  });

  it('is one step where the texts are here', async () => {
    await inSteps('walrus');
    expect((await inSteps('walrus')).early).toEqual([]);
  });

  it('is one step for a phrase in quotes: what lacks it must not be shown', async () => {
    const { early, whole } = await inSteps('"before any heading"');
    expect(early).toEqual([]);
    expect(whole.total).toBe(1);
  });

  it('ends after the first where it is given up', async () => {
    const gone = new AbortController();
    const slow = engineOf(buildIndex(pagesOf(drafts)), { loadShard: () => new Promise(() => undefined) });
    await expect(slow.search(request, gone.signal, () => gone.abort())).rejects.toThrow(/aborted/);
  });
});

describe('what was searched for', () => {
  it('is told where it is another spelling than the typed one', async () => {
    const { corrected, unknown } = await ask(engine, 'lorme before haeding');
    expect({ corrected, unknown }).toEqual({ corrected: 'lorem before heading', unknown: undefined });
  });

  it('says which words stand on no page', async () => {
    const { corrected, unknown } = await ask(engine, 'lorem xyzzyplugh');
    expect({ corrected, unknown }).toEqual({ corrected: undefined, unknown: ['xyzzyplugh'] });
  });

  it('is not told where it is what was typed', async () => {
    const answer = await ask(engine, 'lorem');
    expect(answer.total).toBeGreaterThan(0);
    expect([answer.corrected, answer.unknown]).toEqual([undefined, undefined]);
  });
});

describe('suggestions', () => {
  it('begin with the corrected spelling', async () => {
    expect((await ask(engine, 'lorme before haeding')).suggestions[0]).toBe('lorem before heading');
  });

  it('are titles of what was ranked, and none that only begin alike', async () => {
    expect((await ask(engine, 'genuinely mixtures')).suggestions).toEqual([]);
    expect((await ask(engine, 'costs')).suggestions).toEqual(['Flat']);
  });
});

describe('bad input', () => {
  it.each([
    ['nothing', ''],
    ['spaces', '  \n '],
    ['punctuation', '?!… "" -- // .. ((('],
    ['emoji', '🎉👩‍💻'],
  ])('%s has no result and no error', async (_what, query) => {
    const response = await ask(engine, query);
    expect(response.query).toBe(query);
    expect(response).toMatchObject({ total: 0, pages: [], words: [] });
  });

  it('an open quote is no phrase', async () => {
    expect(await routesOf(engine, '"lorem')).toEqual(['/intro/']);
  });

  it('right-to-left text is searched', async () => {
    const own = engineFor({ '/he/': { title: 'שלום', intro: 'ברוך הבא' } });
    expect(await routesOf(own, 'שלום')).toEqual(['/he/']);
  });

  it('ten thousand characters are answered, by their beginning', async () => {
    expect(await routesOf(engine, `lorem ${'walrus '.repeat(1400)}`)).toContain('/intro/');
    expect(await routesOf(engine, 'x'.repeat(10_000))).toEqual([]);
  });
});

describe('a file', () => {
  const files = buildIndex(pagesOf(drafts));

  it('that is cut off, foreign or changed is told from a good one', () => {
    const { index } = files;
    expect(() => engineOf({ ...files, index: index.slice(0, -100) })).toThrow(/incomplete/);
    expect(() => engineOf({ ...files, index: '<!doctype html>' })).toThrow(/The search index is not valid/);
    expect(() => engineOf({ ...files, index: '' })).toThrow(SearchUnavailable);
    expect(() => engineOf({ ...files, index: index.replace('Lines', 'Limes') })).toThrow(/damaged/);
  });

  it('of another version is told apart, so that the page can be loaded again', () => {
    const index = files.index.replace(/^(\S+) \d+/, '$1 99');
    expect(() => engineOf({ ...files, index })).toThrow(OtherIndexVersion);
  });

  it('is read from bytes as well', async () => {
    const index = new TextEncoder().encode(files.index);
    expect(await routesOf(engineOf({ ...files, index: files.index }), 'lorem')).toEqual(['/intro/']);
    expect(await routesOf(engineOf(files, { index }), 'lorem')).toEqual(['/intro/']);
  });

  it('with text that fails leaves results without snippets, and is asked for again', async () => {
    let online = false;
    const content = new Map(files.shards.map((shard) => [shard.id, shard.content]));
    const own = engineOf(files, {
      loadShard: async (id) => {
        if (!online) throw new TypeError('no network');
        return content.get(id) ?? '';
      },
    });
    expect((await ask(own, 'lorem')).pages[0]?.hits[0]?.snippet).toEqual([]);
    online = true;
    expect(marked((await ask(own, 'lorem')).pages[0]?.hits[0]?.snippet ?? [])).toContain('[Lorem]');
  });
});
