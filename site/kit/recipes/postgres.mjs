// Runs in a thread of Node too, which reads no TypeScript; `postgres.d.mts` has its types.

/** Types that PGlite would turn into values of JavaScript: bool, int8, int2, int4, oid, floats, dates, JSON, bytea. */
const TEXT = Object.fromEntries(
  [16, 17, 20, 21, 23, 26, 114, 700, 701, 1082, 1114, 1184, 3802].map((type) => [type, (value) => value]),
);

export async function openDatabase({ sql: setup, clock }, options) {
  const { PGlite } = await import('@electric-sql/pglite');
  // PostgreSQL in WebAssembly asks the host for the time; nothing in SQL can set current_date.
  const atClock = async (work) => {
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
    // One statement, as the protocol with parameters takes no more, and nothing that writes. What it sets goes with it.
    run: (sql) =>
      atClock(() =>
        db.transaction(async (tx) => {
          await tx.exec('SET TRANSACTION READ ONLY');
          const { fields, rows } = await tx.query(sql, [], { rowMode: 'array', parsers: TEXT });
          await tx.rollback();
          return { columns: fields.map((field) => field.name), rows };
        }),
      ),
    close: () => db.close(),
  };
}
