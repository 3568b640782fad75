import { createRequire } from 'node:module';
import path from 'node:path';
import { type DrawnFence, type FenceSource, plural } from 'fieldguide';
import { islandNode, showTable } from 'fieldguide/components';
import type { Nodes } from 'mdast';
import type { DataCenter } from '../datacenter/dataCenterModel.ts';
import { databaseSource } from './database.ts';
import { shownValue } from './outcome.ts';
import Playground from './Playground/Playground.tsx';
import type { Result } from './postgres.mjs';
import { createResults } from './results.ts';

/** Rows that a page shows where the fence does not say. */
const ROWS = 5;

/**
 * A query that is run when the site is built: its first rows are shown below it. A query that fails stops the build.
 * `limit`: milliseconds until one counts as failed.
 */
export function recipeFence(data: () => DataCenter, limit?: number): DrawnFence {
  const results = createResults(data, limit);
  return {
    language: 'sql',
    mark: 'recipe',
    prepare: (queries, cache) => results.run(queries, cache),
    browser: {
      islands: { Playground: path.join(import.meta.dirname, 'Playground/Playground.tsx') },
      workers: { 'playground-worker': path.join(import.meta.dirname, 'Playground/worker.ts') },
      files: { ...postgresFiles(), 'playground.json': () => JSON.stringify(databaseSource(data())) },
    },
    draw({ text, meta, fileOf }) {
      const outcome = results.of(text);
      if (!outcome)
        return {
          faults: [
            {
              line: 1,
              column: 1,
              message: 'it was not run, because it is inside a block quote. Move it out of the quote.',
            },
          ],
        };
      if ('fault' in outcome) {
        const { message, hint, place = { line: 1, column: 1 } } = outcome.fault;
        return { faults: [{ ...place, message: `${message}.`, hint }] };
      }
      const { result } = outcome;
      const most = Number(/\brows=(\d+)/.exec(meta)?.[1] ?? ROWS);
      if (result.rows.length > 0) {
        return { nodes: [...showResult(result, most), ...playground(text, fileOf)] };
      }
      const hint = 'Change the query, or the rows of the sample data center (site/data/datacenter).';
      return { faults: [{ line: 1, column: 1, message: 'it returns no rows.', hint }] };
    },
  };
}

/** The button that loads PostgreSQL into the reader's browser; nothing where the site has no such files. */
function playground(sql: string, fileOf: FenceSource['fileOf']): Nodes[] {
  const [island, worker, wasm, initdb, bundle, source] = [
    'Playground',
    'playground-worker',
    ...POSTGRES,
    'playground.json',
  ].map((name) => fileOf?.(name));
  if (!island || !worker || !wasm || !initdb || !bundle || !source) return [];
  const bytes = [worker, wasm, initdb, bundle, source].reduce((sum, file) => sum + file.bytes, 0);
  const data = {
    sql,
    megabytes: Math.ceil(bytes / 1_000_000),
    files: {
      worker: worker.href,
      wasm: wasm.href,
      initdb: initdb.href,
      bundle: bundle.href,
      source: source.href,
    },
  };
  const element = () => <Playground {...data} />;
  return [islandNode({ name: 'Playground', href: island.href, props: data, element })];
}

/** The files of PostgreSQL for a browser, in the order of `playground`. */
const POSTGRES = ['pglite.wasm', 'initdb.wasm', 'pglite.data'];

function postgresFiles(): Record<string, string> {
  const folder = path.dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
  return Object.fromEntries(POSTGRES.map((name) => [name, path.join(folder, name)]));
}

/** The first rows of a result; an empty cell is NULL. */
export function showResult({ columns, rows }: Result, most: number): Nodes[] {
  const shown = rows.slice(0, most).map((row) => row.map(shownValue));
  const some = shown.length < rows.length ? `${shown.length} of ` : '';
  const label = `Result in the sample data center: ${some}${plural(rows.length, 'row')}`;
  return showTable({ kind: 'result', label, name: 'result', head: columns, rows: shown });
}
