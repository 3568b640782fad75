import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, it } from 'vitest';
import { buildIndex } from '../../packages/fieldguide/src/search/indexing/buildIndex.ts';
import { readCorpus } from './evaluate.ts';
import { growCorpus } from './grow.ts';
import { readJudgedCorpus } from './judgedCorpus.ts';
import { readWords } from './support.ts';

/** The whole index, in bytes; see issue 15. And what loads before the first rows of our own site; see issue 37. */
const BUDGET = 300_000;
const BEFORE_FIRST_ROWS = 130_000;

const root = path.join(import.meta.dirname, '../..');
const compressed = (text: string) =>
  brotliCompressSync(Buffer.from(text), { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;

it('the index of 370 pages of 500 words stays in its budget, with all synonyms', () => {
  const pages = growCorpus(readCorpus(path.join(import.meta.dirname, 'corpus/pages.jsonl')));
  const words = pages.flatMap(({ records }) => records.flatMap(({ text }) => text.split(/\s+/))).length;
  expect(words).toBeGreaterThan(185_000);
  const { index, shards } = buildIndex(pages, readWords(root));
  expect(compressed(index) + compressed(shards[0].content)).toBeLessThan(BUDGET);
});

it('the first half of the index of our own pages stays in its budget', () => {
  const { index } = buildIndex(readJudgedCorpus(root), readWords(root));
  expect(compressed(index)).toBeLessThan(BEFORE_FIRST_ROWS);
});
