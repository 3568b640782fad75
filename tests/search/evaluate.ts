import fs from 'node:fs';
import path from 'node:path';
import { anchorOf } from '../../packages/fieldguide/src/search/indexing/sections.ts';
import type { SearchPage, SearchProvider } from '../../packages/fieldguide/src/search/searchTypes.ts';

/** A query with the pages that answer it. */
export interface JudgedQuery {
  id: string;
  q: string;
  kind: string;
  set: 'tuning' | 'checking';
  /** Page, without slashes around it, to grade: 3 the best page, 2 also answers, 1 related. */
  judgments: Record<string, number>;
}

export interface Score {
  count: number;
  ndcg: number;
  success1: number;
  success5: number;
}

export interface Outcome {
  query: JudgedQuery;
  ndcg: number;
  grades: number[];
  pages: string[];
}

function readLines<Item>(file: string): Item[] {
  return fs
    .readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim())
    .map((line): Item => JSON.parse(line));
}

/** The pages of a fixture corpus: one page a line; anchors follow from headings. */
export function readCorpus(file: string): SearchPage[] {
  type Stored = Omit<SearchPage, 'keywords' | 'questions' | 'records'> & {
    records: { heading: string; level: number; text: string; code?: string }[];
  };
  return readLines<Stored>(file).map((page) => ({
    ...page,
    keywords: [],
    questions: [],
    records: page.records.map((record) => ({
      ...record,
      route: page.route,
      title: page.title,
      anchor: anchorOf(record.heading),
      code: record.code ?? '',
    })),
  }));
}

/** Judged queries of all files of a folder whose names begin so, in order. */
export function readQueries(folder: string, prefix: string): JudgedQuery[] {
  return fs
    .readdirSync(folder)
    .filter((name) => name.startsWith(prefix) && name.endsWith('.jsonl'))
    .sort()
    .flatMap((name) => readLines<JudgedQuery>(path.join(folder, name)));
}

/** Runs queries as the search box does, the whole text at once, and grades the first ten pages. */
export async function evaluate(engine: SearchProvider, queries: readonly JudgedQuery[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const query of queries) {
    const request = { query: query.q, offset: 0, limit: 10 };
    const { pages } = await engine.search(request, new AbortController().signal);
    const judgments = Object.fromEntries(
      Object.entries(query.judgments).map(([page, grade]) => [page.replaceAll('{product}', 'cairn'), grade]),
    );
    const found = pages.map(({ route }) => route.replace(/^\/|\/$/g, ''));
    const grades = found.map((page) => judgments[page] ?? 0);
    const ideal = dcg(
      Object.values(judgments)
        .sort((a, b) => b - a)
        .slice(0, 10),
    );
    outcomes.push({ query, grades, pages: found, ndcg: ideal ? dcg(grades) / ideal : 0 });
  }
  return outcomes;
}

function dcg(grades: readonly number[]): number {
  return grades.reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0);
}

/** Means over all outcomes and by kind. */
export function summarize(outcomes: readonly Outcome[]): Map<string, Score> {
  const kinds = new Map<string, Outcome[]>([['all', [...outcomes]]]);
  for (const outcome of outcomes)
    kinds.set(outcome.query.kind, [...(kinds.get(outcome.query.kind) ?? []), outcome]);
  return new Map([...kinds].map(([kind, own]) => [kind, scoreOf(own)]));
}

function scoreOf(outcomes: readonly Outcome[]): Score {
  const mean = (value: (outcome: Outcome) => number) =>
    outcomes.reduce((sum, outcome) => sum + value(outcome), 0) / (outcomes.length || 1);
  return {
    count: outcomes.length,
    ndcg: mean(({ ndcg }) => ndcg),
    success1: mean(({ grades }) => ((grades[0] ?? 0) >= 3 ? 1 : 0)),
    success5: mean(({ grades }) => (grades.slice(0, 5).some((grade) => grade >= 3) ? 1 : 0)),
  };
}
