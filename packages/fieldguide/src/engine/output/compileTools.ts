import { Worker } from 'node:worker_threads';
import {
  type DiagramOptions,
  type DrawnDiagram,
  loadDiagrams,
  type RenderDiagram,
} from '../../components/Diagram/drawDiagram.ts';
import type { ReadDiagram } from '../../components/Diagram/readDiagram.ts';
import { escapeHtml } from '../../shared/text.ts';
import { createHighlighter, isPlainLanguage } from '../content/highlight.ts';
import type { Tools } from './projectTypes.ts';

/** Tools that work in this thread: for the dev server and for checks, where pages come one by one. See `createHighlighter`. */
export function createTools(options?: { remember: boolean }): Tools {
  const highlighter = createHighlighter(options);
  let diagrams: RenderDiagram | undefined;
  return {
    fences: {
      has: highlighter.has,
      languages: highlighter.languages,
      code: (code, language) => () => highlighter.lines(code, language),
      diagram: (diagram, options) => () => {
        if (!diagrams) throw new Error('the diagram renderer is not loaded');
        return diagrams(diagram, options);
      },
    },
    async prepare(languages) {
      if (languages.has('mermaid')) diagrams ??= await loadDiagrams();
      await highlighter.prepare([...languages].filter((language) => !language.startsWith('mermaid')));
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

  const post = (message: CompileRequest) => worker.postMessage(message);
  const flush = () => {
    if (waiting.length > 0) post({ type: 'draw', jobs: waiting });
    sent += waiting.length;
    waiting = [];
  };
  worker.on('message', (message: CompileReply) => {
    for (const answer of message.answers) answers.set(answer.id, answer);
    wake();
  });
  worker.on('error', (error) => {
    fault = error;
    wake();
  });

  /** Sends a job, unless it has been sent; returns what reads its answer. */
  function begin(key: string, job: FenceWork): () => FenceAnswer {
    const id = known.get(key) ?? known.size;
    if (!known.has(key)) {
      known.set(key, id);
      waiting.push({ ...job, id });
      if (waiting.length >= BATCH) flush();
    }
    return () => {
      const found = answers.get(id);
      if (!found) throw new Error('a fence was read before it was drawn');
      if (found.fault !== undefined) throw new Error(found.fault);
      return found;
    };
  }

  return {
    fences: {
      has: names.has,
      languages: names.languages,
      code(code, language) {
        if (isPlainLanguage(language)) return () => code.split('\n').map(escapeHtml);
        const answer = begin(`${language}\n${code}`, { type: 'code', code, language });
        return () => answer().lines ?? [];
      },
      diagram(diagram, options) {
        const key = `diagram ${JSON.stringify([options, diagram])}`;
        const answer = begin(key, { type: 'diagram', diagram, options });
        return () => {
          const { drawn } = answer();
          if (!drawn) throw new Error('the drawn fence is not a diagram');
          return drawn;
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

type FenceWork =
  | { type: 'code'; code: string; language: string }
  | { type: 'diagram'; diagram: ReadDiagram; options: DiagramOptions };

/** One fence to draw. */
export type FenceJob = FenceWork & { id: number };

/** What the main thread sends to the worker. */
export type CompileRequest = { type: 'prepare'; languages: string[] } | { type: 'draw'; jobs: FenceJob[] };

export interface FenceAnswer {
  id: number;
  lines?: string[];
  drawn?: DrawnDiagram;
  /** Why there is neither. */
  fault?: string;
}

/** What the worker sends back. */
export interface CompileReply {
  answers: FenceAnswer[];
}
