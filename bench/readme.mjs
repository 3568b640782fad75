import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bench } from './paths.mjs';

/**
 * Replaces what stands between `<!-- name -->` and `<!-- /name -->` in the README.
 * @param {string} name
 * @param {string} text
 */
export function writeSection(name, text) {
  const file = path.join(bench, 'README.md');
  const readme = readFileSync(file, 'utf8');
  const [open, close] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const start = readme.indexOf(open);
  const end = readme.indexOf(close);
  if (start < 0 || end < start)
    throw new Error(`bench/README.md has no section between ${open} and ${close}.`);
  writeFileSync(file, `${readme.slice(0, start + open.length)}\n${text.trim()}\n${readme.slice(end)}`);
}
