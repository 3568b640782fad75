import { parentPort, workerData } from 'node:worker_threads';
import { FieldguideError } from '../../shared/errors.ts';
import { createSearchIndexer } from './searchIndexer.ts';
import type { FromWorker, ToWorker } from './searchMessages.ts';
import { readTerms } from './searchTerms.ts';

// Makes the search index while the main thread renders and writes pages.
const indexer = createSearchIndexer(readTerms(String(workerData)));

const answer = (message: FromWorker, moved: ArrayBuffer[] = []) => parentPort?.postMessage(message, moved);

parentPort?.on('message', async (message: ToWorker) => {
  if (message.type === 'add') for (const page of message.pages) indexer.add(page);
  else if (message.type === 'finish') {
    const files = await indexer.finish(message.synonyms);
    const contents = [files.index, ...files.shards.map(({ content }) => content)];
    answer(
      { type: 'finished', files },
      contents.map(({ buffer }) => buffer),
    );
  } else {
    try {
      answer({ type: 'written', total: await indexer.write(message.synonyms, message.target) });
    } catch (error) {
      if (!(error instanceof FieldguideError)) throw error;
      answer({ type: 'fault', message: error.message });
    }
  }
});
