import path from 'node:path';
import { expect, it } from 'vitest';
import { buildIndex } from '../../src/search/indexing/build.ts';
import { nameQueries } from './pageNames.ts';
import { readSite } from './siteCorpus.ts';
import { ask, engineOf, readAllSynonyms } from './support.ts';

/** Share of names that lead to their page. What is missing: a name that is another page's in the plural, or all generic. */
const LEAST = 0.99;

/** Of the site as it is: new pages are asked for by themselves. */
it('opens the page that was named at its top, whole, short, apart or misspelt', async () => {
  const root = path.join(import.meta.dirname, '../..');
  const pages = await readSite(root);
  const engine = engineOf(buildIndex(pages, readAllSynonyms(root, { glossary: 'site/glossary.yaml' })));
  const queries = nameQueries(pages);
  const missed: string[] = [];
  for (const { q, kind, routes } of queries) {
    const { answer, pages } = await ask(engine, q, { limit: 1 });
    const first = answer && !answer.below ? answer.href : pages[0]?.hits[0]?.href;
    if (!first || !routes.has(first)) missed.push(`${kind} ${q}: ${first}`);
  }
  expect(queries.length).toBeGreaterThan(pages.length * 3);
  expect(1 - missed.length / queries.length, missed.join('\n')).toBeGreaterThanOrEqual(LEAST);
}, 120_000);
