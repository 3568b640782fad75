import { Worker } from 'node:worker_threads';
import {
  type DiagramOptions,
  type DrawnDiagram,
  loadDiagrams,
  type RenderDiagram,
} from '../../components/Diagram/drawDiagram.ts';
import { escapeHtml } from '../../shared/text.ts';
import {
  createHighlighter,
  type Fences,
  isPlainLanguage,
  localFences,
  OTHER_DIAGRAMS,
} from '../content/highlight.ts';
import type { Tools } from './types.ts';

/** Tools that work in this thread: for the dev server and for checks, where pages come one by one. See `createHighlighter`. */
export function createTools(options?: { remember: boolean }): Tools {
  const highlighter = createHighlighter(options);
  let diagrams: RenderDiagram | undefined;
  /** Whether they draw other kinds than flowchart and sequence. */
  let others = false;
  const fences: Fences = {
    ...localFences(highlighter),
    diagram: (source, options) => localFences(highlighter, diagrams).diagram(source, options),
  };
  async function load(languages: ReadonlySet<string>): Promise<void> {
    others ||= languages.has(OTHER_DIAGRAMS);
    diagrams = await loadDiagrams(others);
  }
  return {
    fences,
    async prepare(languages) {
      const grammars = [...languages].filter((language) => !language.startsWith('mermaid'));
      const wanted = (languages.has('mermaid') && !diagrams) || (languages.has(OTHER_DIAGRAMS) && !others);
      await Promise.all([wanted ? load(languages) : undefined, highlighter.prepare(grammars)]);
    },
    // Fences are drawn when they are read.
    settled: async () => {},
    close: async () => {},
  };
}

/** Jobs in one message: enough to make messages cheap, few enough to start early. */
const BATCH = 24;

/**
 * Tools that highlight and draw in a second thread: more than half of a build's work, and independent of
 * all else. Equal blocks are drawn once; diagrams are kept in `cache` from build to build.
 */
export function createWorkerTools(workerFile: string, cache: string): Tools {
  const worker = new Worker(workerFile, { workerData: cache });
  // Knows which languages there are; grammars are loaded by the worker alone.
  const names = createHighlighter();
  const answers = new Map<number, FenceAnswer>();
  const known = new Map<string, number>();
  let waiting: FenceJob[] = [];
  let sent = 0;
  let fault: Error | undefined;
  let wake = () => {};

  const post = (message: ToWorker) => worker.postMessage(message);
  const flush = () => {
    if (waiting.length > 0) post({ type: 'draw', jobs: waiting });
    sent += waiting.length;
    waiting = [];
  };
  worker.on('message', (message: FromWorker) => {
    for (const answer of message.answers) answers.set(answer.id, answer);
    wake();
  });
  worker.on('error', (error) => {
    fault = error;
    wake();
  });

  function begin(key: string, job: (id: number) => FenceJob): number {
    const same = known.get(key);
    if (same !== undefined) return same;
    const id = known.size;
    known.set(key, id);
    waiting.push(job(id));
    if (waiting.length >= BATCH) flush();
    return id;
  }

  function answer(id: number): FenceAnswer {
    const found = answers.get(id);
    if (!found) throw new Error('a fence was read before it was drawn');
    if ('fault' in found) throw new Error(found.fault);
    return found;
  }

  return {
    fences: {
      has: names.has,
      languages: names.languages,
      code(code, language) {
        if (isPlainLanguage(language)) return () => code.split('\n').map(escapeHtml);
        const id = begin(`${language}\n${code}`, (id) => ({ id, type: 'code', code, language }));
        return () => {
          const found = answer(id);
          return 'lines' in found ? found.lines : [];
        };
      },
      diagram(source, options) {
        const key = `diagram ${JSON.stringify(options)}\n${source}`;
        const id = begin(key, (id) => ({ id, type: 'diagram', source, options }));
        return () => {
          const found = answer(id);
          if (!('diagram' in found)) throw new Error('the drawn fence is no diagram');
          return found.diagram;
        };
      },
    },
    async prepare(languages) {
      post({ type: 'prepare', languages: [...languages] });
      await names.prepare([]);
    },
    async settled() {
      flush();
      while (answers.size < sent) {
        if (fault) throw fault;
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    },
    async close() {
      await worker.terminate();
    },
  };
}

/** One fence to draw. */
export type FenceJob =
  | { id: number; type: 'code'; code: string; language: string }
  | { id: number; type: 'diagram'; source: string; options: DiagramOptions };

/** What the main thread sends to the worker. */
export type ToWorker = { type: 'prepare'; languages: string[] } | { type: 'draw'; jobs: FenceJob[] };

export type FenceAnswer =
  | { id: number; lines: string[] }
  | { id: number; diagram: DrawnDiagram }
  | { id: number; fault: string };

/** What the worker sends back. */
export interface FromWorker {
  answers: FenceAnswer[];
}
