import type { PGliteOptions } from '@electric-sql/pglite';

/** What a database is made of: data, so that a browser can be given it. */
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
  run(sql: string): Promise<Result>;
  close(): Promise<void>;
}

/** Types that PGlite would turn into values of JavaScript: bool, int8, int2, int4, oid, floats, dates, JSON, bytea. */
const TEXT = Object.fromEntries(
  [16, 17, 20, 21, 23, 26, 114, 700, 701, 1082, 1114, 1184, 3802].map((type) => [
    type,
    (value: string) => value,
  ]),
);

/** Starts PostgreSQL with a database; it takes seconds. `options`: where a browser has its files. */
export async function openDatabase(
  { sql: setup, clock }: DatabaseSource,
  options?: PGliteOptions,
): Promise<Recipes> {
  const { PGlite } = await import('@electric-sql/pglite');
  // PostgreSQL in WebAssembly asks the host for the time; nothing in SQL can set current_date.
  const atClock = async <T>(work: () => Promise<T>): Promise<T> => {
    const now = Date.now;
    Date.now = () => clock;
    try {
      return await work();
    } finally {
      Date.now = now;
    }
  };
  const db = await PGlite.create(options);
  await db.exec(`SET timezone TO 'UTC'; SET datestyle TO 'ISO, YMD';\n${setup}`);
  return {
    // One statement, as the protocol with parameters takes no more, and nothing that writes.
    run: (sql) =>
      atClock(() =>
        db.transaction(async (tx) => {
          await tx.exec('SET TRANSACTION READ ONLY');
          const { fields, rows } = await tx.query<(string | null)[]>(sql, [], {
            rowMode: 'array',
            parsers: TEXT,
          });
          return { columns: fields.map((field) => field.name), rows };
        }),
      ),
    close: () => db.close(),
  };
}
