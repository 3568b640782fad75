import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { brotliCompressSync, constants } from 'node:zlib';
import { buildIndex, type SearchFiles } from '../../packages/fieldguide/src/search/indexing/buildIndex.ts';
import type { SearchPage, SearchProvider } from '../../packages/fieldguide/src/search/searchTypes.ts';
import {
  evaluate,
  type JudgedQuery,
  type Outcome,
  readCorpus,
  readQueries,
  type Score,
  summarize,
} from './evaluate.ts';
import { cardCounts, cardLines, evaluateAnswers } from './evaluateAnswers.ts';
import { changesPerTenKeys, evaluatePassages, passageTable, sectionsOfAnchors } from './evaluatePassages.ts';
import { growCorpus } from './grow.ts';
import { freezeCorpus, readJudgedCorpus } from './judgedCorpus.ts';
import { isJudgedSet, readPassages, readSet } from './judgedPassages.ts';
import { type Measured, measure, measureTable } from './measure.ts';
import { miniSearch, pagefind } from './peers.ts';
import { readSite } from './siteCorpus.ts';
import { ask, engineOf, readWords } from './support.ts';
import { tune } from './tune.ts';

/** Text of a table of scores. */
export function scoreTable(scores: ReadonlyMap<string, Score>): string {
  const rows = [...scores].map(([kind, { count, ndcg, success1, success5 }]) =>
    [
      kind.padEnd(14),
      String(count).padStart(4),
      ...[ndcg, success1, success5].map((value) => value.toFixed(3).padStart(8)),
    ].join(' '),
  );
  return [`${'kind'.padEnd(14)}    n  nDCG@10      s@1      s@5`, ...rows].join('\n');
}

export async function main({ root, args }: { root: string; args: readonly string[] }): Promise<void> {
  const option = (name: string, fallback: string) => {
    const at = args.indexOf(`--${name}`);
    return at < 0 ? fallback : (args[at + 1] ?? fallback);
  };
  const folder = path.join(root, 'tests/search');
  if (args.includes('--freeze')) return freezeCorpus(root);
  const set = option('set', '');
  if (isJudgedSet(set)) {
    const pages = await readSite(root);
    const ask = (engine: SearchProvider) => measure(engine, readSet(set, folder), sectionsOfAnchors(pages));
    const measured = await ask(engineOf(buildIndex(pages, readWords(root))));
    console.log(`${set} set, over the pages as they are\n${measureTable(measured)}`);
    if (args.includes('--peers')) {
      console.log(`\nMiniSearch\n${measureTable(await ask(await miniSearch(root, pages)))}`);
      const peer = await pagefind(root, pages);
      console.log(`\nPagefind\n${measureTable(await ask(peer))}`);
      await peer.close();
    }
    return printMissed(measured, Number(option('failures', '0')));
  }
  const corpus = option('corpus', '');
  const pages = corpus ? await readSite(root, path.resolve(corpus)) : readJudgedCorpus(root);
  const routes = new Set(pages.map(({ route }) => route.replace(/^\/|\/$/g, '')));
  // Queries on other documentation are for its own pages: see --corpus.
  const queries = readQueries(path.resolve(option('queries', folder)), option('prefix', 'queries')).filter(
    ({ judgments }) => Object.keys(judgments).some((page) => page !== '' && routes.has(page)),
  );
  const words = readWords(root);
  if (args.includes('--tune')) {
    const tuning = queries.filter(({ set }) => set === 'tuning');
    return tune({
      pages: pages,
      words,
      queries: tuning,
      rounds: Number(option('tune', '100')),
    });
  }
  const files = buildIndex(pages, words);
  const engine = engineOf(files);
  // The checking half is for the end: who looks at it while tuning tunes on it.
  const sets = args.includes('--tuning-only') ? (['tuning'] as const) : (['tuning', 'checking'] as const);
  for (const set of sets) {
    const own = queries.filter((query) => query.set === set);
    if (!own.length) continue;
    const outcomes = await evaluate(engine, own);
    console.log(`\n${set} half\n${scoreTable(summarize(outcomes))}`);
    if (set === 'tuning' && args.includes('--failures'))
      printFailures(outcomes, Number(option('failures', '20')) || 20);
  }
  if (corpus === '') await printPassages({ root, engine, pages, sets });
  const checking = queries.filter(({ set }) => set === 'checking').map(({ q }) => q);
  if (sets.length > 1)
    console.log(
      `\nthe first place changes ${(await changesPerTenKeys(engine, checking)).toFixed(2)} times in ten keys`,
    );
  if (args.includes('--size')) await printSizes({ root, pages, files, queries });
}

interface PassageOptions {
  root: string;
  engine: SearchProvider;
  pages: readonly SearchPage[];
  sets: readonly string[];
}

async function printPassages({ root, engine, pages, sets }: PassageOptions): Promise<void> {
  const folder = path.join(root, 'tests/search');
  const sectionOf = sectionsOfAnchors(pages);
  for (const set of sets) {
    const own = <Query extends { set: string }>(all: readonly Query[]) =>
      all.filter((query) => query.set === set);
    const errors = await evaluatePassages(engine, own(readPassages('errors.jsonl', folder)), sectionOf);
    const questions = await evaluatePassages(engine, own(readPassages('answers.jsonl', folder)), sectionOf);
    console.log(`\nerrors, ${set} half: the first place is right\n${passageTable(errors)}`);
    console.log(`\nquestions, ${set} half: the first place is right\n${passageTable(questions)}`);
    await printCards(set, { engine, folder, sectionOf });
  }
  const training = await evaluatePassages(engine, readPassages('training.jsonl', folder), sectionOf);
  console.log(`\ntraining set: the first place is right\n${passageTable(training)}`);
}

interface CardOptions {
  engine: SearchProvider;
  folder: string;
  sectionOf: (route: string, anchor: string) => string;
}

async function printCards(set: string, { engine, folder, sectionOf }: CardOptions): Promise<void> {
  for (const queries of [readPassages('answers.jsonl', folder), readPassages('errors.jsonl', folder)]) {
    const own = queries.filter((query) => query.set === set);
    const cards = await evaluateAnswers(engine, own, sectionOf);
    const { asked, shown, right } = cardCounts(cards);
    const kind = queries.some(({ answers }) => !answers) ? 'questions' : 'errors';
    console.log(
      `\ncards above ${kind}, ${set} half: ${shown} of ${asked} shown, ${right} right, ${shown - right} wrong`,
    );
    for (const line of cardLines(cards.filter(({ answer, isRight }) => answer && !isRight)))
      console.log(line);
  }
}

function printFailures(outcomes: readonly Outcome[], count: number): void {
  const worst = [...outcomes].sort((a, b) => a.ndcg - b.ndcg).slice(0, count);
  for (const { query, ndcg, pages, grades } of worst) {
    const best = Object.entries(query.judgments).filter(([, grade]) => grade >= 3);
    console.log(
      `\n${ndcg.toFixed(2)} ${query.kind}: ${query.q}\n     wanted ${best.map(([page]) => page).join(', ')}`,
    );
    for (const [at, page] of pages.slice(0, 4).entries()) console.log(`     ${grades[at]}  ${page}`);
  }
}

function printMissed({ outcomes }: Measured, count: number): void {
  const missed = outcomes.filter(({ isRight }) => !isRight).slice(0, count);
  for (const { query, ndcg, first, shown } of missed)
    console.log(
      `\n${ndcg.toFixed(2)} ${query.kind}: ${query.q}\n     wanted ${(query.answers ?? []).map(({ route, anchor }) => `${route}#${anchor}`).join(' ')}\n     ${first}${shown ? '  (shown)' : ''}`,
    );
}

interface SizeOptions {
  root: string;
  pages: readonly SearchPage[];
  files: SearchFiles;
  queries: readonly JudgedQuery[];
}

async function printSizes({ root, pages, files, queries }: SizeOptions): Promise<void> {
  const compressed = (text: string) =>
    brotliCompressSync(Buffer.from(text), { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;
  const time = (work: () => unknown) => {
    const start = performance.now();
    work();
    return performance.now() - start;
  };
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
  const texts = files.shards.slice(1).map(({ content }) => compressed(content));
  const [rest] = files.shards;
  console.log(
    `\nindex, Brotli 9: ${kilobytes(compressed(files.index))} before the first rows, ${kilobytes(compressed(rest.content))} after`,
  );
  const fixtures = readCorpus(path.join(root, 'tests/search/corpus/pages.jsonl'));
  const grown = buildIndex(growCorpus(fixtures), readWords(root)).index;
  console.log(`at 370 pages of 500 words, Brotli 9: ${kilobytes(compressed(grown))}`);
  console.log(
    `${texts.length} shards, Brotli 9: ${kilobytes(texts.reduce((a, b) => a + b, 0) / texts.length)} each`,
  );
  const builds = Array.from({ length: 5 }, () => time(() => buildIndex(pages)));
  console.log(`build ${builds.map((ms) => ms.toFixed(0)).join(', ')} ms`);
  console.log(
    `open ${Array.from({ length: 5 }, () => time(() => engineOf(files)).toFixed(1)).join(', ')} ms`,
  );
  const engine = engineOf(files);
  const times: number[] = [];
  for (const { q } of queries) {
    // As typed, key by key.
    for (let length = 1; length <= q.length; length++) {
      const start = performance.now();
      await ask(engine, q.slice(0, length));
      times.push(performance.now() - start);
    }
  }
  times.sort((a, b) => a - b);
  const share = (part: number) => (times[Math.floor(times.length * part)] ?? 0).toFixed(1);
  console.log(
    `query, key by key: median ${share(0.5)}, 95% ${share(0.95)}, most ${times.at(-1)?.toFixed(1)} ms`,
  );
}
