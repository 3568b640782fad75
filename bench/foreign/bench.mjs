// Imports each tree, builds it strictly, and compares the words of its pages with those of their sources.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { cli, work } from '../paths.mjs';
import { folder, SAMPLE, TREES } from './trees.mjs';

const made = path.join(work, 'foreign');

/**
 * @typedef {{ name: string, kind: string, found: number, whole: number, lossy: number, failed: number,
 *   wanting: number, seconds: number,
 *   builds: boolean, buildSeconds: number, warnings: number, leftovers: string[], losses: Record<string, number> }} Imported
 */

/** @param {{ only?: string[] }} options @returns {{ rows: Imported[], skipped: string[] }} */
export function benchForeign({ only }) {
  const rows = [];
  const skipped = [];
  for (const tree of [SAMPLE, ...TREES]) {
    if (only && !only.some((name) => tree.name.includes(name))) continue;
    if (existsSync(tree.path)) rows.push(importTree(tree));
    else skipped.push(`${tree.name} is not in ${folder}.`);
  }
  return { rows, skipped };
}

function importTree({ name, kind, path: from }) {
  const site = path.join(made, name.replace(/\W+/g, '-'));
  const dist = `${site}-dist`;
  for (const old of [site, dist]) rmSync(old, { recursive: true, force: true });
  const imported = timed([cli, 'import', from, '--out', site, '--trust']);
  const { found, whole, lossy, failed, wanting } = countsOf(path.join(site, 'import-report.md'));
  const built = timed([cli, 'build', '--site', site, '--out', dist]);
  if (found === 0 || built.code !== 0)
    console.error(`${name}:\n${imported.errors}${built.errors}`.slice(0, 4_000));
  const losses = Object.fromEntries(
    [...imported.output.matchAll(/^ {2}(.+): (\d+)$/gm)].map(([, label, count]) => [label, Number(count)]),
  );
  return {
    name,
    kind,
    found,
    whole,
    lossy,
    failed,
    wanting,
    seconds: imported.seconds,
    builds: built.code === 0,
    buildSeconds: built.seconds,
    warnings: built.errors.split('\n').filter((line) => / warning: /.test(line)).length,
    leftovers: leftovers(dist),
    losses,
  };
}

/** The numbers of pages in a report. */
function countsOf(file) {
  const report = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const count = (label) => Number(new RegExp(`^\\| ${label}.* \\| (\\d+) \\|$`, 'm').exec(report)?.[1] ?? 0);
  return {
    found: count('Found'),
    whole: count('Whole'),
    lossy: count('With losses'),
    failed: count('Failed'),
    wanting: count('Of them'),
  };
}

function timed(args) {
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  return { code: status, output: stdout, errors: stderr, seconds: (performance.now() - start) / 1000 };
}

/** Pages that show an import line or the tag of a component outside of code. */
function leftovers(dist) {
  const found = [];
  for (const file of pagesOf(dist, /index\.html$|\.html$/)) {
    const html = readFileSync(file, 'utf8');
    const [, article = ''] = /<article[^>]*>([\s\S]*?)<\/article>/.exec(html) ?? [];
    const text = article.replace(/<(pre|code|svg)\b[\s\S]*?<\/\1>/g, ' ').replace(/<[^>]*>/g, '\n');
    const line = /^\s*import\s.+\sfrom\s+(?:&quot;|['"]).*$|&lt;\/?[A-Z][a-z]\w*(?:\s[^\n]*)?\/?&gt;/m.exec(
      text,
    );
    if (line) found.push(`${path.relative(dist, file)}: ${line[0].trim().slice(0, 80)}`);
  }
  return found;
}

function pagesOf(folder, meant = /\.md$/) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && meant.test(entry.name))
    .map(({ parentPath, name }) => path.join(parentPath, name));
}

/** @param {Imported[]} rows */
export function foreignTable(rows) {
  const lines = rows.map(
    ({ name, found, whole, lossy, failed, wanting, seconds, builds, buildSeconds, warnings, leftovers }) =>
      `| ${name} | ${found} | ${whole} | ${lossy} | ${wanting} | ${failed} | ${share(lossy + failed - wanting, found)} | ${seconds.toFixed(0)} s | ${builds ? `${buildSeconds.toFixed(0)} s` : 'fails'} | ${warnings} | ${leftovers.length} |`,
  );
  return [
    '| tree | pages | whole | with losses | of them in want of a package or plugin | failed | lossy besides | import | strict build | its warnings | tags or imports as text |',
    '| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |',
    ...lines,
  ].join('\n');
}

function share(part, whole) {
  return `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
}
