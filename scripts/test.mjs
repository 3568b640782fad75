// `npm test`: installs what is missing, then runs every check. `npm run check:pages` (`--pages`) looks at every page of
// our own site in a browser, which takes the longer the more pages there are. Each ends with the line
// "N passed, N failed"; where COUNTS_FILE names a file, with what earlier runs wrote there added. What failed stands
// right above that line again: of a long log often only the end is kept.
import { spawnSync } from 'node:child_process';
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
  const check = (name, args) => {
    const ok = node(name, args);
    total[ok ? 'passed' : 'failed'] += 1;
    if (!ok) failures.push(name);
  };
  const vitest = (name, config, env = {}) => {
    const file = path.join(results, `${name.replace(/\W+/g, '-')}.json`);
    const ok = node(
      name,
      [
        'node_modules/vitest/vitest.mjs',
        'run',
        '--config',
        config,
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${file}`,
      ],
      { NODE_ENV: 'test', ...env },
    );
    const report = existsSync(file)
      ? JSON.parse(readFileSync(file, 'utf8'))
      : { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, testResults: [] };
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
  if (process.argv.includes('--pages')) vitest('every page in a browser', 'vitest.pages.config.ts');
  else {
    check('lint and format', ['node_modules/@biomejs/biome/bin/biome', 'ci', '.']);
    check('types', ['node_modules/typescript/bin/tsc', '--noEmit']);
    check('pages (npm run check)', ['bin/fieldguide.mjs', 'check']);
    vitest('tests beside the source, fixtures and mini sites', 'vitest.config.ts');
    vitest('the site in a browser', 'vitest.e2e.config.ts');
    const firefox = ensureFirefox();
    if (!firefox)
      console.log('\n== a short ring in Firefox: skipped, since no Firefox can be installed here');
    vitest('a short ring in Firefox', 'vitest.firefox.config.ts', { FIREFOX: firefox });
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
