import { parentPort, workerData } from 'node:worker_threads';
import { asError } from '../../shared/errors.ts';
import {
  type CompileReply,
  type CompileRequest,
  createTools,
  type FenceAnswer,
  type FenceJob,
} from './compileTools.ts';
import type { keptDiagram } from './diagramCache.ts';

// The second core's part of a build: highlights code and draws diagrams while the main thread compiles pages.
// The main thread asks for each block once.
const tools = createTools({ remember: false });
let keep: typeof keptDiagram | undefined;
let ready = Promise.resolve();

parentPort?.on('message', (message: CompileRequest) => {
  ready = ready.then(async () => {
    if (message.type === 'prepare') await prepare(new Set(message.languages));
    else parentPort?.postMessage({ answers: message.jobs.map(draw) } satisfies CompileReply);
  });
});

async function prepare(languages: ReadonlySet<string>): Promise<void> {
  await tools.prepare(languages);
  // Most sites have no diagram: what reads the cache is loaded for those that do.
  if (languages.has('mermaid')) keep ??= (await import('./diagramCache.ts')).keptDiagram;
}

function draw(job: FenceJob): FenceAnswer {
  try {
    if (job.type === 'code') return { id: job.id, lines: tools.fences.code(job.code, job.language)() };
    const { id, diagram, options } = job;
    const draw = () => tools.fences.diagram(diagram, options)();
    const key = JSON.stringify([options, diagram]);
    return { id, drawn: keep ? keep(String(workerData), key, draw) : draw() };
  } catch (error) {
    return { id: job.id, fault: asError(error).message };
  }
}
