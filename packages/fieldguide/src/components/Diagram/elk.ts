import { createRequire } from 'node:module';
import type { ElkNode } from 'elkjs/lib/elk-api.js';

/** What the package's worker is made of, as far as we use it; its own types do not say. */
interface ElkWorker {
  onmessage: (answer: { data: { error?: { message?: string }; data?: ElkNode } }) => void;
  dispatcher: { saveDispatch(message: { data: object }): void };
}

/** Gives each node, line and label of a graph its place, in pixels of the whole picture. */
export type NodePlace = (graph: ElkNode) => ElkNode;

/**
 * Loads ELK, without the promise and timers that its usual interface puts around each layout: drawing is a
 * plain function here.
 */
export function loadElk(): NodePlace {
  const { Worker } = createRequire(import.meta.url)('elkjs/lib/elk-worker.min.js') as {
    Worker: new () => ElkWorker;
  };
  const worker = new Worker();
  const ask = (message: object): ElkNode | undefined => {
    let placed: ElkNode | undefined;
    worker.onmessage = ({ data }) => {
      if (data.error)
        throw new Error(`ELK cannot lay out the diagram: ${data.error.message ?? 'no reason given'}`);
      placed = data.data;
    };
    worker.dispatcher.saveDispatch({ data: { id: 0, ...message } });
    return placed;
  };
  ask({ cmd: 'register', algorithms: ['layered'] });
  return (graph) => {
    const placed = ask({ cmd: 'layout', graph, layoutOptions: {}, options: {} });
    if (!placed) throw new Error('ELK did not respond');
    return placed;
  };
}
