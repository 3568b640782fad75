import type { DrawnDiagram } from '../content/mermaid.ts';

/** One fence to draw. */
export type FenceJob =
  | { id: number; type: 'code'; code: string; language: string }
  | { id: number; type: 'diagram'; source: string; idPrefix: string };

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
