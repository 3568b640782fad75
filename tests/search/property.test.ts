import { expect, it } from 'vitest';
import { createAnalyzer } from '../../packages/fieldguide/src/search/analysis/tokens.ts';
import { buildIndex } from '../../packages/fieldguide/src/search/indexing/buildIndex.ts';
import type { SearchPage } from '../../packages/fieldguide/src/search/searchTypes.ts';
import { ask, engineOf, pagesOf } from './support.ts';

/** A small seeded generator: the same numbers in each run. */
function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state % below;
  };
}

const WORDS =
  'server servers port 443 10.0.0.1 view_device_v2 auto-discovery autodiscovery backup the is how license licensed --force /etc/hosts ORA-12514 16 GB deviceName Über 検索です network net work restore a restoring café VMs v1.28.3 x'.split(
    ' ',
  );

function somePages(next: (below: number) => number): SearchPage[] {
  const text = (most: number) =>
    Array.from({ length: next(most) }, () => WORDS[next(WORDS.length)]).join(' ');
  return pagesOf(
    Object.fromEntries(
      Array.from({ length: 2 + next(12) }, (_, page) => [
        `/p${page}/`,
        {
          title: text(4) || 'Untitled',
          intro: text(10),
          description: text(4),
          sections: { [`Section ${text(3)}`]: text(12), [`More ${text(3)}`]: text(12) },
          code: text(4),
        },
      ]),
    ),
  );
}

/** All keys of a page: the naive scan. */
function keysOf(page: SearchPage): Set<string> {
  const analyzer = createAnalyzer();
  const keys = new Set<string>();
  const texts = [page.title, ...page.records.flatMap(({ heading, text, code }) => [heading, text, code])];
  for (const text of texts) for (const { key } of analyzer.tokens(text)) keys.add(key);
  return keys;
}

it('finds every page that has all the words of a query', async () => {
  const next = seeded(4);
  const analyzer = createAnalyzer();
  for (let round = 0; round < 60; round++) {
    const pages = somePages(next);
    const engine = engineOf(buildIndex(pages));
    for (let times = 0; times < 6; times++) {
      const query = Array.from({ length: 1 + next(4) }, () => WORDS[next(WORDS.length)]).join(' ');
      const wanted = analyzer.tokens(query).map(({ key }) => key);
      const expected = pages
        .filter((page) => wanted.every((key) => keysOf(page).has(key)))
        .map(({ route }) => route);
      const found = (await ask(engine, query, { limit: 100 })).pages.map(({ route }) => route);
      expect(found, `${query} in round ${round}`).toEqual(expect.arrayContaining(expected));
    }
  }
});

it('gives the same bytes for the same pages in any order', () => {
  const pages = somePages(seeded(7));
  expect(buildIndex([...pages].reverse())).toEqual(buildIndex(pages));
});

it('answers any text without an error', async () => {
  const next = seeded(11);
  const engine = engineOf(buildIndex(somePages(next)));
  for (let round = 0; round < 300; round++) {
    const query = String.fromCharCode(
      ...Array.from({ length: next(40) }, () => next(round % 2 ? 0x2fff : 0x80)),
    );
    const { pages, total } = await ask(engine, query);
    expect(pages.length).toBeLessThanOrEqual(total);
  }
});
