import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { shardFile } from '../../src/engine/build/searchFiles.ts';
import { createSearchIndexer, type SearchIndexer } from '../../src/engine/build/searchIndexer.ts';
import { temporaryFolder, threadIndexer } from '../support/miniSite.ts';

const PAGE = {
  route: '/zebra/',
  title: 'Zebra',
  description: '',
  keywords: [],
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

it('a thread writes the files that are made without one', async () => {
  const root = temporaryFolder('index-');
  const { index, shards } = await closing(
    createSearchIndexer([{ from: ['k8s'], to: ['kubernetes'] }]),
    (indexer) => indexer.finish([]),
  );
  const total = await closing(await threadIndexer(), (indexer) =>
    indexer.write([], { root, indexFile: 'index.txt' }),
  );
  const files = [{ file: 'index.txt', content: index }].concat(
    shards.map(({ id, content }) => ({ file: shardFile(id), content })),
  );
  for (const { file, content } of files)
    expect(readFileSync(path.join(root, file)).equals(content), file).toBe(true);
  expect(total).toEqual({
    files: files.length,
    bytes: files.reduce((sum, { content }) => sum + content.byteLength, 0),
  });
});

it('what the disk does not take is said by the build, although a thread writes it', async () => {
  const target = { root: temporaryFolder('index-'), indexFile: `${'x'.repeat(300)}.txt` };
  await expect(closing(await threadIndexer(), (indexer) => indexer.write([], target))).rejects.toThrow(
    'its name is too long for this disk',
  );
});
