import type { DataCenter } from '../datacenter/dataCenterModel.ts';
import type { DatabaseSource } from './postgres.mjs';
import type { Row } from './viewFields.ts';
import { viewRows } from './viewRows.ts';

const name = (text: string) => `"${text.replaceAll('"', '""')}"`;

function literal(value: Row[string]): string {
  if (value === undefined) return 'NULL';
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

/** The database of the sample data center: its views, their rows, and its clock at the date of the data. */
export function databaseSource(dc: DataCenter): DatabaseSource {
  return {
    sql: `${schemaSql(dc)}${rowsSql(dc)}ANALYZE;`,
    clock: Date.parse(`${dc.about.today}T${dc.about.clock}Z`),
  };
}
