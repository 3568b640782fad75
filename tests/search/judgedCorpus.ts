import fs from 'node:fs';
import path from 'node:path';
import type { SearchPage } from '../../src/search/types.ts';

/**
 * What the judged queries are asked of: the pages of our site as they were on 2026-11-22, with fixtures for those that
 * were not yet written. Frozen, so that scores move with the engine and not with every page that is written.
 */
export function readJudgedCorpus(root: string): SearchPage[] {
  return fs
    .readFileSync(path.join(root, 'tests/search/corpus/judged.jsonl'), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line): SearchPage => ({ questions: [], ...JSON.parse(line) }));
}
