import { expect, it } from 'vitest';
import {
  createSearchIndexer,
  type SearchIndexer,
} from '../../packages/fieldguide/src/engine/output/searchIndexer.ts';
import { threadIndexer } from '../support/miniSite.ts';

const PAGE = {
  route: '/zebra/',
  title: 'Zebra',
  description: '',
  keywords: [],
  questions: [],
  breadcrumbs: [],
  records: [],
};

async function closing<T>(indexer: SearchIndexer, work: (indexer: SearchIndexer) => Promise<T>): Promise<T> {
  try {
    indexer.add(PAGE);
    return await work(indexer);
  } finally {
    await indexer.close();
  }
}

it('a thread makes the files that are made without one', async () => {
  const words = { synonyms: [{ from: ['k8s'], to: ['kubernetes'] }], common: ['tower'] };
  const own = await closing(createSearchIndexer(words), (indexer) => indexer.finish());
  const made = await closing(threadIndexer(), (indexer) => indexer.finish());
  expect(Buffer.from(made.index).equals(own.index)).toBe(true);
  expect(made.shards.map(({ id }) => id)).toEqual(own.shards.map(({ id }) => id));
  for (const [at, { content }] of own.shards.entries())
    expect(Buffer.from(made.shards[at]?.content ?? []).equals(content)).toBe(true);
});
