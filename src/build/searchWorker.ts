import { parentPort, workerData } from 'node:worker_threads';
import { createSearchIndexer } from './searchIndexer.ts';
import type { FromWorker, ToWorker } from './searchMessages.ts';
import { readTerms } from './searchTerms.ts';

// Makes the search index while the main thread renders and writes pages.
const indexer = createSearchIndexer(readTerms(String(workerData)));

parentPort?.on('message', async (message: ToWorker) => {
  if (message.type === 'add') for (const page of message.pages) indexer.add(page);
  else parentPort?.postMessage((await indexer.finish(message.synonyms)) satisfies FromWorker);
});
