import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { toCsv } from '../../shared/csv.ts';
import { type DataSet, type DataSets, dataFile } from '../../shared/dataSet.ts';
import type { Diagnostic } from '../../shared/errors.ts';
import { lightText } from '../../shared/lightMarkdown.ts';
import type { Kit } from '../config/kit.ts';
import type { Product } from '../content/product.ts';
import { readDataSet } from '../data/readDataSet.ts';

export interface DataOptions {
  siteDir: string | undefined;
  cwd: string;
  product?: Product;
  /** Columns and values of sets, by name. */
  schemas?: Kit['dataSets'];
}

/** Files of the same folder that hold no rows but what other parts of pages may say. */
export const NOT_TABLES = new Set(['placeholders', 'applies-to']);

/** Reads every `data/*.yaml` of a site, by name. */
export function readDataSets({ siteDir, cwd, product, schemas = {} }: DataOptions): {
  sets: DataSets;
  diagnostics: Diagnostic[];
} {
  const sets = new Map<string, DataSet>();
  const diagnostics: Diagnostic[] = [];
  const folder = siteDir === undefined ? undefined : path.join(siteDir, 'data');
  if (folder === undefined || !existsSync(folder)) return { sets, diagnostics };
  for (const file of readdirSync(folder).sort()) {
    const name = /^([^.].*)\.ya?ml$/.exec(file)?.[1];
    if (name === undefined || NOT_TABLES.has(name)) continue;
    const absolute = path.join(folder, file);
    const text = readFileSync(absolute, 'utf8')
      .replace(/^\uFEFF/, '')
      .replace(/\r\n?/g, '\n');
    const result = readDataSet({
      name,
      text,
      file: path.relative(cwd, absolute),
      product,
      schema: Object.hasOwn(schemas, name) ? schemas[name] : undefined,
    });
    diagnostics.push(...result.diagnostics);
    if (result.set) sets.set(name, result.set);
  }
  return { sets, diagnostics };
}

/** The files that let readers take a whole set along, by their path in the output. */
export function dataFiles(sets: DataSets): Map<string, string> {
  const files = new Map<string, string>();
  for (const set of sets.values()) {
    const keys = ['id', ...set.columns.map(({ key }) => key)];
    const rows = set.rows.map((row) =>
      keys.map((key) => (key === 'id' ? row.id : lightText(row.cells[key] ?? ''))),
    );
    const objects = rows.map((row) =>
      Object.fromEntries(row.map((text, index) => [keys[index] ?? '', text])),
    );
    const columns = set.columns.map(({ key, label }) => ({ key, label }));
    files.set(
      dataFile(set.name, 'json'),
      `${JSON.stringify({ title: set.title, columns, rows: objects }, undefined, 1)}\n`,
    );
    files.set(dataFile(set.name, 'csv'), toCsv([keys, ...rows]));
  }
  return files;
}
