import type { PGliteOptions } from '@electric-sql/pglite';

/** What a database is made of: data, so that a browser or a thread can be given it. */
export interface DatabaseSource {
  /** Tables and rows. */
  sql: string;
  /** The date and time that queries take for now, in milliseconds. */
  clock: number;
}

export interface Result {
  columns: string[];
  /** Values as PostgreSQL writes them; nothing is NULL. */
  rows: (string | null)[][];
}

export interface Recipes {
  /** Rejects with the message of PostgreSQL, and with its `hint` and `position`. */
  run(sql: string): Promise<Result>;
  close(): Promise<void>;
}

/** Starts PostgreSQL with a database; it takes seconds. `options`: where a browser has its files. */
export function openDatabase(source: DatabaseSource, options?: PGliteOptions): Promise<Recipes>;
