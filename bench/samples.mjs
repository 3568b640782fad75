// `npm run bench:samples`: the tests that draw texts, with many more texts than `npm test` has time for.
import { spawnSync } from 'node:child_process';

const SAMPLES = [
  { file: 'tests/spoiledWords.test.ts', variable: 'SPOILED_PAGES', count: 500 },
  { file: 'tests/grammar.test.ts', variable: 'GENERATED_TEXTS', count: 20_000 },
];

const failed = SAMPLES.filter(({ file, variable, count }) => {
  const env = { ...process.env, [variable]: String(count) };
  return spawnSync('npx', ['vitest', 'run', file], { env, stdio: 'inherit' }).status !== 0;
});
process.exitCode = failed.length > 0 ? 1 : 0;
