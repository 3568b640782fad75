import type { SearchProvider } from '../../packages/fieldguide/src/search/searchTypes.ts';
import { evaluate } from './evaluate.ts';
import type { JudgedQuestion } from './judgedPassages.ts';

/** How one query was answered. */
interface Outcome {
  query: JudgedQuestion;
  ndcg: number;
  /** The first page is a best one. */
  hit: boolean;
  /** The first option, which Enter opens, is on a page that answers; is a place that does; or one of its page is. */
  isPage: boolean;
  isRight: boolean;
  shown: boolean;
  /** Address of the first option. */
  first: string;
}

export interface Measured {
  outcomes: Outcome[];
  /** Queries without an answer, and how many of them are told so. */
  none: { asked: number; told: number };
}

/** Asks a half of the judged queries as the search box does. `sectionOf`: the section that an anchor stands in. */
export async function measure(
  engine: SearchProvider,
  queries: readonly JudgedQuestion[],
  sectionOf: (route: string, anchor: string) => string,
): Promise<Measured> {
  const hasNone = ({ answer, kind }: JudgedQuestion) => answer === 'none' || kind === 'none';
  const answered = queries.filter((query) => !hasNone(query));
  const ranked = await evaluate(engine, answered);
  const outcomes: Outcome[] = [];
  for (const [at, query] of answered.entries()) {
    const places = await placesOf(engine, query.q);
    const wanted = (query.answers ?? []).map(({ route, anchor }) => ({
      route: route.replaceAll('{product}', 'cairn'),
      anchor,
    }));
    const isRight = (href: string) => {
      const [route = '', anchor = ''] = href.split('#');
      const section = sectionOf(route, decodeURIComponent(anchor));
      return wanted.some((one) => one.route === route && one.anchor === section);
    };
    const first = places[0] ?? '';
    outcomes.push({
      query,
      ndcg: ranked[at]?.ndcg ?? 0,
      hit: (ranked[at]?.grades[0] ?? 0) >= 3,
      isPage: wanted.some(({ route }) => route === first.split('#')[0]),
      isRight: isRight(first),
      shown: places.some(isRight),
      first,
    });
  }
  const none = queries.filter(hasNone);
  let told = 0;
  for (const { q } of none) {
    const request = { query: q, offset: 0, limit: 10 };
    const { total, unknown } = await engine.search(request, new AbortController().signal);
    if (total === 0 || unknown) told++;
  }
  return { outcomes, none: { asked: none.length, told } };
}

/** The options of the list as far as its first page goes, in order. */
async function placesOf(engine: SearchProvider, q: string): Promise<string[]> {
  const request = { query: q, offset: 0, limit: 10 };
  const { answer, pages } = await engine.search(request, new AbortController().signal);
  const hits = pages[0]?.hits.map(({ href }) => href) ?? [];
  if (!answer) return hits;
  return answer.below ? [...hits.slice(0, 1), answer.href, ...hits.slice(1)] : [answer.href, ...hits];
}

/** Text of a table, by kinds of queries. `of first`: the right section, of the first options on a right page. */
export function measureTable({ outcomes, none }: Measured): string {
  const kinds = new Map<string, Outcome[]>([['all', outcomes]]);
  for (const outcome of outcomes)
    kinds.set(outcome.query.kind, [...(kinds.get(outcome.query.kind) ?? []), outcome]);
  const rows = [...kinds].map(([kind, own]) => {
    const count = (fits: (outcome: Outcome) => boolean) => own.filter(fits).length;
    const pages = count(({ isPage }) => isPage);
    const shares = [
      own.reduce((sum, { ndcg }) => sum + ndcg, 0) / own.length,
      count(({ hit }) => hit) / own.length,
      count(({ isRight }) => isRight) / own.length,
      count(({ isRight }) => isRight) / (pages || 1),
      count(({ shown }) => shown) / own.length,
    ];
    return `${kind.padEnd(14)} ${String(own.length).padStart(4)} ${shares.map((share) => share.toFixed(3).padStart(8)).join(' ')}`;
  });
  return [
    `${'kind'.padEnd(14)}    n  nDCG@10      s@1  section of first    shown`,
    ...rows,
    `no answer: ${none.told} of ${none.asked} told so`,
  ].join('\n');
}
