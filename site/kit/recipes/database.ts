import type { DataCenter } from '../datacenter/dataCenter.ts';
import { type Row, viewRows } from './viewRows.ts';

const name = (text: string) => `"${text.replaceAll('"', '""')}"`;

function literal(value: Row[string]): string {
  if (value === undefined || value === null || value === '') return value === '' ? "''" : 'NULL';
  return typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value);
}

/** The tables of the views, in PostgreSQL. */
export function schemaSql({ views }: DataCenter): string {
  return Object.entries(views)
    .filter(([, { columns }]) => Object.keys(columns).length > 0)
    .map(([view, { key, columns }]) => {
      const lines = Object.entries(columns).map(([column, { type }]) => `  ${name(column)} ${type}`);
      if (key) lines.push(`  PRIMARY KEY (${name(key)})`);
      return `CREATE TABLE ${view} (\n${lines.join(',\n')}\n);\n`;
    })
    .join('');
}

/** Their rows. The same data gives the same bytes. */
export function rowsSql(dc: DataCenter): string {
  return Object.entries(viewRows(dc))
    .map(([view, rows]) => {
      const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
      const values = rows.map((row) => `(${columns.map((column) => literal(row[column])).join(', ')})`);
      return `INSERT INTO ${view} (${columns.map(name).join(', ')}) VALUES\n${values.join(',\n')};\n`;
    })
    .join('');
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

/**
 * One database with views and rows of the sample data center, its clock at the date of the data. It takes seconds to
 * start.
 */
export async function openRecipes(dc: DataCenter): Promise<Recipes> {
  const { PGlite } = await import('@electric-sql/pglite');
  const clock = Date.parse(`${dc.about.today}T${dc.about.clock}Z`);
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
  const db = await PGlite.create();
  await db.exec(
    `SET timezone TO 'UTC'; SET datestyle TO 'ISO, YMD';\n${schemaSql(dc)}${rowsSql(dc)}ANALYZE;`,
  );
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
