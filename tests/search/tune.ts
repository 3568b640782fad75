import { buildIndex } from '../../packages/fieldguide/src/search/indexing/buildIndex.ts';
import { WEIGHTS, type Weights } from '../../packages/fieldguide/src/search/ranking/weights.ts';
import type { SearchPage } from '../../packages/fieldguide/src/search/searchTypes.ts';
import type { SearchWords } from '../../packages/fieldguide/src/search/synonyms.ts';
import { evaluate, type JudgedQuery, summarize } from './evaluate.ts';
import { engineOf } from './support.ts';

interface TuningOptions {
  pages: readonly SearchPage[];
  words: SearchWords;
  queries: readonly JudgedQuery[];
  rounds: number;
}

/**
 * A small random search on the tuning half: changes one or two numbers by up to a half, keeps what is better.
 * Prints what it kept.
 */
export async function tune({ pages, words, queries, rounds }: TuningOptions): Promise<void> {
  const files = buildIndex(pages, words);
  const worth = async (weights: Weights) => {
    const scores = summarize(await evaluate(engineOf(files, { weights }), queries));
    const kinds = [...scores].filter(([kind]) => kind !== 'all').map(([, score]) => score);
    return kinds.reduce((sum, { ndcg, success1 }) => sum + 0.7 * ndcg + 0.3 * success1, 0) / kinds.length;
  };
  let best = flatten(WEIGHTS);
  let reached = await worth(WEIGHTS);
  console.log(`start ${reached.toFixed(4)}`);
  let state = 1;
  const random = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  const names = Object.keys(best);
  for (let round = 0; round < rounds; round++) {
    const changed = { ...best };
    for (let times = 0; times < 1 + Math.floor(random() * 2); times++) {
      const name = names[Math.floor(random() * names.length)] ?? '';
      changed[name] = Number(((changed[name] ?? 0) * (0.5 + random())).toFixed(3));
    }
    const found = await worth(unflatten(changed));
    if (found <= reached + 0.0004) continue;
    [best, reached] = [changed, found];
    const news = names.filter((name) => best[name] !== flatten(WEIGHTS)[name]);
    console.log(`${round} ${reached.toFixed(4)} ${news.map((name) => `${name} ${best[name]}`).join(', ')}`);
  }
}

function flatten({ field, ...rest }: Weights): Record<string, number> {
  return {
    ...rest,
    ...Object.fromEntries(Object.entries(field).map(([name, value]) => [`field.${name}`, value])),
  };
}

function unflatten(flat: Readonly<Record<string, number>>): Weights {
  const of = (name: string, fallback: number) => flat[name] ?? fallback;
  const { field, ...rest } = WEIGHTS;
  const read = <Numbers extends object>(numbers: Numbers, prefix: string): Numbers =>
    Object.assign(
      { ...numbers },
      Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, of(prefix + name, value)])),
    );
  return { ...read(rest, ''), field: read(field, 'field.') };
}
