import type { SearchPage, SearchProvider } from '../../packages/fieldguide/src/search/searchTypes.ts';
import type { JudgedQuery } from './evaluate.ts';
import type { JudgedError, JudgedQuestion } from './judgedPassages.ts';

/**
 * How often the first place is on the page that was judged to answer; is the section that does; or stands above or
 * beside it, with the card and the places of the first page. The first place is what Enter opens: a card, else the best
 * place of the first page.
 */
export interface PassageScore {
  count: number;
  page: number;
  section: number;
  shown: number;
  misses: string[];
}

type Judged = (JudgedError | JudgedQuestion) & JudgedQuery;

const named = (text: string) => text.replaceAll('{product}', 'Cairn');
const routed = (text: string) => text.replaceAll('{product}', 'cairn');

/** For each anchor of a row the section that it stands in; of others, themselves. */
export function sectionsOfAnchors(pages: readonly SearchPage[]): (route: string, anchor: string) => string {
  const sections = new Map<string, string>();
  for (const { route, records } of pages) {
    let section = '';
    for (const { anchor, level, rows = {} } of records) {
      if (level < 7) section = anchor;
      for (const own of [anchor, ...Object.values(rows)]) sections.set(`${route}#${own}`, section);
    }
  }
  return (route, anchor) => sections.get(`${route}#${anchor}`) ?? anchor;
}

/** Asks judged errors or questions, as the search box does, and compares the first place with the judged ones. */
export async function evaluatePassages(
  engine: SearchProvider,
  queries: readonly Judged[],
  sectionOf: (route: string, anchor: string) => string,
): Promise<Map<string, PassageScore>> {
  const scores = new Map<string, PassageScore>();
  for (const { q, kind, answers = [] } of queries) {
    if (answers.length === 0) continue;
    const request = { query: named(q), offset: 0, limit: 10 };
    const { answer, pages } = await engine.search(request, new AbortController().signal);
    const [first] = pages;
    const places = [...(answer ? [answer.href] : []), ...(first?.hits.map(({ href }) => href) ?? [])];
    const isPage = answers.some(({ route }) => routed(route) === routeOf(places[0] ?? ''));
    const [isSection = false, ...others] = places.map((href) =>
      answers.some(
        ({ route, anchor }) =>
          routed(route) === routeOf(href) && sectionOf(routeOf(href), anchorOf(href)) === anchor,
      ),
    );
    for (const name of ['all', kind]) {
      const score = scores.get(name) ?? { count: 0, page: 0, section: 0, shown: 0, misses: [] };
      scores.set(name, score);
      score.count++;
      if (isPage) score.page++;
      if (isSection || others.includes(true)) score.shown++;
      if (isSection) score.section++;
      else
        score.misses.push(
          `${q}\n     ${places[0]}, wanted ${answers.map(({ route, anchor }) => `${route}#${anchor}`).join(' ')}`,
        );
    }
  }
  return scores;
}

function routeOf(href: string): string {
  return href.split('#')[0] ?? '';
}

function anchorOf(href: string): string {
  return decodeURIComponent(href.split('#')[1] ?? '');
}

/** Text of a table of shares. */
export function passageTable(scores: ReadonlyMap<string, PassageScore>): string {
  const rows = [...scores].map(([kind, { count, page, section, shown }]) =>
    [
      kind.padEnd(14),
      String(count).padStart(4),
      ...[page, section, shown].map((value) => (value / count).toFixed(3).padStart(8)),
    ].join(' '),
  );
  return [`${'kind'.padEnd(14)}    n     page  section    shown`, ...rows].join('\n');
}

/**
 * How often the first place changes while queries are typed letter by letter, per ten keys behind the third: a reader
 * who has seen the answer should not lose it.
 */
export async function changesPerTenKeys(engine: SearchProvider, queries: readonly string[]): Promise<number> {
  let keys = 0;
  let changes = 0;
  for (const query of queries) {
    let before: string | undefined;
    for (let length = 3; length <= query.length; length++) {
      const request = { query: query.slice(0, length), offset: 0, limit: 1 };
      const first = (await engine.search(request, new AbortController().signal)).pages[0]?.route;
      if (length > 3) {
        keys++;
        if (first !== before) changes++;
      }
      before = first;
    }
  }
  return (10 * changes) / (keys || 1);
}
