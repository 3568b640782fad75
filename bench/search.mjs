// Relevance of the embedded search on judged queries.
// usage: node bench/search.mjs [--failures [N]] [--queries FOLDER] [--corpus NAME] [--speed]
//   --failures  the worst queries of the tuning half (the checking half is never shown)
//   --size      sizes of the files, times of building, opening and answering
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { build } from 'rolldown';

const root = path.join(import.meta.dirname, '..');
const out = path.join(os.tmpdir(), `fieldguide-search-bench-${process.pid}.mjs`);
try {
  await build({
    input: path.join(root, 'tests/search/bench.ts'),
    platform: 'node',
    logLevel: 'warn',
    output: { file: out, format: 'esm' },
  });
  const { main } = await import(out);
  await main({ root, args: process.argv.slice(2) });
} finally {
  fs.rmSync(out, { force: true });
}
