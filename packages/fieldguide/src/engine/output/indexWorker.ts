import { parentPort, workerData } from 'node:worker_threads';
import { createSearchIndexer, readSearchWords } from './searchIndexer.ts';
import type { IndexRequest } from './workerIndexer.ts';

// Makes the search index while the main thread renders and writes pages.
const indexer = createSearchIndexer(readSearchWords(String(workerData)));

parentPort?.on('message', async (message: IndexRequest) => {
  if (message.type === 'add') for (const page of message.pages) indexer.add(page);
  else {
    const files = await indexer.finish();
    const contents = [files.index, ...files.shards.map(({ content }) => content)];
    // Handed over, not copied.
    parentPort?.postMessage(
      files,
      contents.map(({ buffer }) => buffer),
    );
  }
});
