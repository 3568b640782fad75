import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, it } from 'vitest';
import { buildIndex } from '../../src/search/indexing/build.ts';
import { readCorpus } from './evaluate.ts';
import { growCorpus } from './grow.ts';
import { readAllSynonyms } from './support.ts';

/** What loads before the first ranked query, in bytes; see issue 15. */
const BUDGET = 300_000;

it('the index of 370 pages of 500 words stays in its budget, with all synonyms', () => {
  const pages = growCorpus(readCorpus(path.join(import.meta.dirname, 'corpus/pages.jsonl')));
  const words = pages.flatMap(({ records }) => records.flatMap(({ text }) => text.split(/\s+/))).length;
  expect(words).toBeGreaterThan(185_000);
  const { index } = buildIndex(pages, readAllSynonyms(path.join(import.meta.dirname, '../..')));
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
  expect(brotliCompressSync(Buffer.from(index), options).length).toBeLessThan(BUDGET);
});
