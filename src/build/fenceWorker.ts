import { parentPort, workerData } from 'node:worker_threads';
import { createDiagramCache } from './diagramCache.ts';
import type { FenceAnswer, FenceJob, FromWorker, ToWorker } from './fenceMessages.ts';
import { createTools } from './tools.ts';

// The second core's part of a build: highlights code and draws diagrams while the main thread compiles pages.
// The main thread asks for each block once.
const tools = createTools({ remember: false });
const cache = createDiagramCache(String(workerData));
let ready = Promise.resolve();

parentPort?.on('message', (message: ToWorker) => {
  ready = ready.then(async () => {
    if (message.type === 'prepare') await tools.prepare(new Set(message.languages));
    else parentPort?.postMessage({ answers: message.jobs.map(draw) } satisfies FromWorker);
  });
});

function draw(job: FenceJob): FenceAnswer {
  try {
    if (job.type === 'code') return { id: job.id, lines: tools.fences.code(job.code, job.language)() };
    const { id, source, idPrefix } = job;
    return {
      id,
      diagram: cache.get(`${idPrefix}\n${source}`, () => tools.fences.diagram(source, idPrefix)()),
    };
  } catch (error) {
    return { id: job.id, fault: error instanceof Error ? error.message : String(error) };
  }
}
