import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { type DataSet, type DataSets, dataFile, toCsv } from '../../shared/dataSet.ts';
import type { Diagnostic } from '../../shared/errors.ts';
import { lightLinks, lightText, parseLight } from '../../shared/lightMarkdown.ts';
import { hintFor } from '../../shared/text.ts';
import { isExternal, normalizeRoute, splitLink } from '../../shared/url.ts';
import { isFile, readTextFile } from '../content/disk.ts';
import type { Kit } from '../content/kit.ts';
import type { Product } from '../data/product.ts';
import { readDataSet } from '../data/readDataSet.ts';

interface DataOptions {
  siteDir: string | undefined;
  cwd: string;
  product?: Product;
  /** Columns and values of sets, by name. */
  schemas?: Kit['dataSets'];
}

/** Files of the same folder that are not data sets, but data for other parts of pages. */
const NOT_TABLES = new Set(['placeholders', 'applies-to']);

/** Reads every `data/*.yaml` and `data/*.csv` of a site, and the files that schemas name below it, by name. */
export function readDataSets({ siteDir, cwd, product, schemas = {} }: DataOptions): {
  sets: DataSets;
  diagnostics: Diagnostic[];
} {
  const sets = new Map<string, DataSet>();
  const unread: string[] = [];
  const diagnostics: Diagnostic[] = [];
  const folder = siteDir === undefined ? undefined : path.join(siteDir, 'data');
  if (folder === undefined || !existsSync(folder)) return { sets, diagnostics };
  for (const { name, file } of filesOf(folder, schemas)) {
    const absolute = path.join(folder, file);
    const shown = path.relative(cwd, absolute);
    if (NOT_TABLES.has(name) || !isFile(absolute)) continue;
    if (name === '') {
      unread.push(shown);
      continue;
    }
    const first = sets.get(name);
    if (first) {
      const message = `the data set "${name}" already exists in ${first.file}.`;
      diagnostics.push({ code: 'data-twice', file: shown, message, hint: 'Rename one of the two.' });
    }
    const text = readTextFile(absolute);
    const result = readDataSet({
      name,
      text,
      file: shown,
      product,
      schema: Object.hasOwn(schemas, name) ? schemas[name] : undefined,
    });
    diagnostics.push(...result.diagnostics);
    if (result.set) sets.set(name, result.set);
  }
  return { sets: Object.assign(sets, { unread }), diagnostics };
}

/** Files that may be data sets, each with the name of its set; without a name it is none. */
function filesOf(folder: string, schemas: NonNullable<Kit['dataSets']>): { name: string; file: string }[] {
  const here = readdirSync(folder)
    .sort()
    .map((file) => ({ name: /^(.+)\.(?:ya?ml|csv)$/.exec(file)?.[1] ?? '', file }));
  const elsewhere = Object.entries(schemas).map(([name, { file = '' }]) => ({ name, file }));
  return [...here, ...elsewhere].filter(({ file }) => /^[^.]/.test(file));
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

/** The routes a cell may lead to. */
interface KnownRoutes {
  has(route: string): boolean;
  keys(): Iterable<string>;
}

/** Faults of the routes in data: of a column of pages, and of the links in cells. A planned route is allowed there. */
export function checkDataLinks(sets: DataSets, routes: KnownRoutes): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  for (const { file, columns, rows } of sets.values())
    for (const { cells, line } of rows)
      for (const { key, format } of columns)
        for (const url of linksOf(cells[key] ?? '', format === 'route')) {
          const route = normalizeRoute(splitLink(url).path);
          if (routes.has(route)) continue;
          const message = `the column "${key}" of this row links to ${url}, which does not exist.`;
          const hint = hintFor(route, routes.keys(), 'Name a page of the site, or a planned route.');
          diagnostics.push({ severity: 'forgivable', code: 'data-link', file, line, message, hint });
        }
  return diagnostics;
}

function linksOf(cell: string, isRoute: boolean): string[] {
  if (isRoute) return cell === '' ? [] : [cell];
  return lightLinks(parseLight(cell)).filter(
    (url) => !isExternal(url) && url.startsWith('/') && !/\.[a-z0-9]+$/i.test(splitLink(url).path),
  );
}
