import { Worker } from 'node:worker_threads';
import type { SearchPage } from '../../search/searchTypes.ts';
import type { SearchBytes, SearchIndexer } from './searchIndexer.ts';

/** What the main thread sends to the thread of the index; it answers the last with `SearchBytes`. */
export type IndexRequest = { type: 'add'; pages: SearchPage[] } | { type: 'finish' };

/** Pages in one message: enough to make messages cheap, few enough not to hold many. */
const BATCH = 24;

/** Makes the index in a separate thread. `wordsFile`: see `readSearchWords`. */
export function createWorkerIndexer(workerFile: string, wordsFile: string): SearchIndexer {
  const worker = new Worker(workerFile, { workerData: wordsFile });
  const post = (message: IndexRequest) => worker.postMessage(message);
  const answer = new Promise<SearchBytes>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('The thread that builds the search index has stopped.')));
  });
  // A build that fails for another reason never asks for the answer.
  answer.catch(() => undefined);
  let waiting: SearchPage[] = [];
  const flush = () => {
    if (waiting.length > 0) post({ type: 'add', pages: waiting });
    waiting = [];
  };
  return {
    add(page) {
      waiting.push(page);
      if (waiting.length >= BATCH) flush();
    },
    async finish() {
      flush();
      post({ type: 'finish' });
      return answer;
    },
    async close() {
      await worker.terminate();
    },
  };
}
