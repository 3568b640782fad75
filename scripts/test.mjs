// `npm test`: installs what is missing, then runs every check. `npm run check:pages` (`--pages`) looks at every page of
// our own site in a browser, which takes the longer the more pages there are. Each ends with the line
// "N passed, N failed"; where COUNTS_FILE names a file, with what earlier runs wrote there added. What failed stands
// right above that line again: of a long log often only the end is kept.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { requireNode } from '../packages/fieldguide/bin/requireNode.mjs';
import {
  ensureChromium,
  ensureFirefox,
  ensurePackages,
  ensurePoppler,
  ensureServers,
  root,
  withInstallErrors,
} from './install.mjs';

requireNode();
await withInstallErrors(async () => {
  ensurePackages({ development: true });
  const chrome = ensureChromium();
  ensurePoppler();
  ensureServers();
  const results = path.join(root, 'tests/.work/results');
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  const total = { passed: 0, failed: 0, skipped: 0 };
  const failures = [];
  const node = (name, args, env = {}) => {
    console.log(`\n== ${name}`);
    return (
      spawnSync(process.execPath, args, {
        cwd: root,
        stdio: 'inherit',
        env: { ...process.env, CHROME: chrome, ...env },
      }).status === 0
    );
  };
  const count = (name, ok) => {
    total[ok ? 'passed' : 'failed'] += 1;
    if (!ok) failures.push(name);
  };
  const check = (name, args) => count(name, node(name, args));
  /** Runs commands one after the other, beside what else runs; what they say is printed when all are through. */
  const beside = async (checks) => {
    const ended = [];
    for (const [name, args] of checks) {
      const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
      let said = '';
      for (const stream of [child.stdout, child.stderr])
        stream.setEncoding('utf8').on('data', (text) => {
          said += text;
        });
      const [code] = await once(child, 'close');
      ended.push({ name, ok: code === 0, said });
    }
    return () => {
      for (const { name, ok, said } of ended) {
        console.log(`\n== ${name}\n${said.trimEnd()}`);
        count(name, ok);
      }
    };
  };
  const slow = [];
  const vitest = async (name, config, env = {}) => {
    const file = path.join(results, `${name.replace(/\W+/g, '-')}.json`);
    console.log(`\n== ${name}`);
    const run = ['node_modules/vitest/vitest.mjs', 'run', '--config', config];
    const reports = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    const child = spawn(process.execPath, [...run, ...reports], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, CHROME: chrome, NODE_ENV: 'test', ...env },
    });
    const [code] = await once(child, 'close');
    const ok = code === 0;
    const report = existsSync(file)
      ? JSON.parse(readFileSync(file, 'utf8'))
      : { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, testResults: [] };
    slow.push(
      ...report.testResults.map(({ name: file, startTime, endTime }) => ({
        file: path.relative(root, file),
        seconds: (endTime - startTime) / 1000,
      })),
    );
    const failed = report.testResults.flatMap((suite) =>
      suite.assertionResults
        .filter(({ status }) => status === 'failed')
        .map(
          ({ fullName, failureMessages }) =>
            `${suite.name} > ${fullName}\n${failureMessages.join('\n').replace(/\n.*node_modules.*/g, '')}`,
        ),
    );
    failures.push(...(failed.length || ok ? failed : [`${name}: see its messages above`]));
    total.passed += report.numPassedTests;
    total.failed += report.numFailedTests || (ok ? 0 : 1);
    total.skipped += report.numPendingTests;
  };
  check('bundle the generator', ['packages/fieldguide/scripts/bundle.mjs']);
  if (process.argv.includes('--pages')) await vitest('every page in a browser', 'vitest.pages.config.ts');
  else {
    const others = beside([
      ['lint and format', ['node_modules/@biomejs/biome/bin/biome', 'ci', '.']],
      ['types', ['node_modules/typescript/bin/tsc', '--noEmit']],
      ['pages (npm run check)', ['bin/fieldguide.mjs', 'check']],
    ]);
    await vitest('tests beside the source, fixtures and mini sites', 'vitest.config.ts');
    (await others)();
    await vitest('the site in a browser', 'vitest.e2e.config.ts');
    const firefox = ensureFirefox();
    if (!firefox)
      console.log('\n== a short ring in Firefox: skipped, since no Firefox can be installed here');
    await vitest('a short ring in Firefox', 'vitest.firefox.config.ts', { FIREFOX: firefox });
  }
  const ok = total.failed === 0;
  const { COUNTS_FILE: counts } = process.env;
  if (counts) {
    const before = existsSync(counts) ? JSON.parse(readFileSync(counts, 'utf8')) : {};
    for (const [name, count] of Object.entries(before.total ?? {})) total[name] += count;
    failures.unshift(...(before.failures ?? []));
    writeFileSync(counts, JSON.stringify({ total, failures }));
  }
  if (failures.length) console.log(`\n== What failed\n${failures.join('\n\n')}`);
  slow.sort((a, b) => b.seconds - a.seconds);
  console.log('\n== The slowest files');
  for (const { file, seconds } of slow.slice(0, 10))
    console.log(`${seconds.toFixed(1).padStart(6)} s  ${file}`);
  console.log(cpuTime());
  console.log(
    `\n${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`,
  );
  process.exitCode = ok ? 0 : 1;
});

/** The processor time of everything that was run. Unlike the time on the clock, it says the same on a busy machine. */
function cpuTime() {
  const ticks = existsSync('/proc/self/stat')
    ? readFileSync('/proc/self/stat', 'utf8')
        .replace(/^.*\) /, '')
        .split(' ')
        .slice(13, 15)
    : [];
  const minutes = ticks.reduce((sum, each) => sum + Number(each), 0) / 100 / 60;
  return ticks.length > 0 ? `\nCPU time: ${minutes.toFixed(1)} minutes` : '';
}
