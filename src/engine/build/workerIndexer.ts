import { Worker } from 'node:worker_threads';
import type { SearchPage } from '../../search/types.ts';
import { FieldguideError } from '../../shared/errors.ts';
import { invariant } from '../../shared/invariant.ts';
import type { SearchIndexer } from './searchIndexer.ts';
import type { FromWorker, ToWorker } from './searchMessages.ts';

/** Pages in one message: enough to make messages cheap, few enough not to hold many. */
const BATCH = 24;

/** For new objects, in megabytes, half of Node's own choice: about 30 MB less at 3,700 pages, for more collections. */
const THRIFTY = { maxYoungGenerationSizeMb: 24 };

export interface WorkerIndexerOptions {
  /** The thread's script. */
  workerFile: string;
  /** The synonyms that hold on every site. */
  termsFile: string;
  /** Memory comes before time. */
  thrifty: boolean;
}

/** Makes the index in a thread of its own. */
export function createWorkerIndexer({ workerFile, termsFile, thrifty }: WorkerIndexerOptions): SearchIndexer {
  const worker = new Worker(workerFile, {
    workerData: termsFile,
    ...(thrifty ? { resourceLimits: THRIFTY } : {}),
  });
  const post = (message: ToWorker) => worker.postMessage(message);
  const answer = new Promise<FromWorker>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('The thread that makes the search index has stopped.')));
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
    async finish(synonyms) {
      flush();
      post({ type: 'finish', synonyms });
      const message = await answer;
      invariant(message.type === 'finished', 'The search index is finished when that was asked for.');
      return message.files;
    },
    async write(synonyms, target) {
      flush();
      post({ type: 'write', synonyms, target });
      const message = await answer;
      if (message.type === 'fault') throw new FieldguideError(message.message);
      invariant(message.type === 'written', 'The search index is written when that was asked for.');
      return message.total;
    },
    async close() {
      await worker.terminate();
    },
  };
}
