import type { QueryFault } from '../outcome.ts';
import type { Result } from '../postgres.mjs';

/** Where the files of PostgreSQL and its data lie. */
export interface PlaygroundFiles {
  worker: string;
  wasm: string;
  initdb: string;
  bundle: string;
  source: string;
}

export type DatabaseRequest = { type: 'open'; files: PlaygroundFiles } | { type: 'run'; sql: string };

/** What the worker answers. `result` holds at most so many rows as a page can show. */
export type DatabaseReply =
  /** All is fetched; the database starts. */
  | { type: 'fetched' }
  | { type: 'ready' }
  | { type: 'failed'; message: string }
  | { type: 'result'; result: Result; total: number }
  | { type: 'fault'; fault: QueryFault };

/** Rows that are handed over: a page with more could not be read. */
export const MOST_ROWS = 500;
