import { outcomeOf } from '../outcome.ts';
import { type DatabaseSource, openDatabase, type Recipes } from '../postgres.mjs';
import { type DatabaseReply, type DatabaseRequest, MOST_ROWS, type PlaygroundFiles } from './messages.ts';

// PostgreSQL in a thread of its own: the page ends it when a query does not end.
let database: Recipes | undefined;

self.onmessage = async ({ data }: MessageEvent<DatabaseRequest>) => {
  const answer = data.type === 'open' ? await open(data.files) : await run(data.sql);
  self.postMessage(answer);
};

async function open({ wasm, initdb, bundle, source }: PlaygroundFiles): Promise<DatabaseReply> {
  try {
    const [pgliteWasmModule, initdbWasmModule, fsBundle, data] = await Promise.all([
      fetchFile(wasm).then(async (file) => WebAssembly.compile(await file.arrayBuffer())),
      fetchFile(initdb).then(async (file) => WebAssembly.compile(await file.arrayBuffer())),
      fetchFile(bundle).then((file) => file.blob()),
      fetchFile(source).then((file): Promise<DatabaseSource> => file.json()),
    ]);
    self.postMessage({ type: 'fetched' } satisfies DatabaseReply);
    database = await openDatabase(data, { pgliteWasmModule, initdbWasmModule, fsBundle });
    return { type: 'ready' };
  } catch (error) {
    return { type: 'failed', message: error instanceof Error ? error.message : String(error) };
  }
}

async function run(sql: string): Promise<DatabaseReply> {
  const open = database;
  if (!open) return { type: 'failed', message: 'The database is not open.' };
  const outcome = await outcomeOf(open, sql);
  if ('fault' in outcome) return { type: 'fault', fault: outcome.fault };
  const { columns, rows } = outcome.result;
  return { type: 'result', result: { columns, rows: rows.slice(0, MOST_ROWS) }, total: rows.length };
}

async function fetchFile(href: string): Promise<Response> {
  const response = await fetch(href);
  if (response.ok) return response;
  throw new Error(`${href} returned status ${response.status}.`);
}
