import fs from 'node:fs';
import path from 'node:path';
import type { SearchPage } from '../../packages/fieldguide/src/search/searchTypes.ts';
import { readSite } from './siteCorpus.ts';

const folderOf = (root: string) => path.join(root, 'tests/search/corpus');

/**
 * What judged queries, errors and questions are asked of: the pages of our site as they were on 2026-11-23, when all of
 * them were written. Frozen, so that scores move with the engine and not with every page that changes.
 */
export function readJudgedCorpus(root: string): SearchPage[] {
  return fs
    .readFileSync(path.join(folderOf(root), 'judged.jsonl'), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line): SearchPage => JSON.parse(line));
}

/** Freezes the site as it is now, its glossary with it. The queries must be judged anew then, before they are asked. */
export async function freezeCorpus(root: string): Promise<void> {
  const lines = (await readSite(root)).map((page) => `${JSON.stringify(page)}\n`);
  fs.writeFileSync(path.join(folderOf(root), 'judged.jsonl'), lines.join(''));
  fs.copyFileSync(path.join(root, 'site/glossary.yaml'), path.join(folderOf(root), 'glossary.yaml'));
}
