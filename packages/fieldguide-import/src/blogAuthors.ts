import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isRecord } from 'fieldguide';
import { isFile } from 'fieldguide/sites';
import { parseYaml } from './sourcePages.ts';
import type { Losses } from './types.ts';

/**
 * Names of the authors of a blog, by their keys. What else it says of them is reported: posts show names only.
 * `given`: where the settings say that they are.
 */
export function readAuthors(dir: string, given: unknown, losses: Losses): ReadonlyMap<string, string> {
  const file = [...(typeof given === 'string' ? [given] : []), 'authors.yml', 'authors.yaml', 'authors.json']
    .map((name) => path.join(dir, name))
    .find(isFile);
  if (file === undefined) return new Map();
  const value = parseYaml(readFileSync(file, 'utf8'));
  const authors = Object.entries(isRecord(value) ? value : {}).filter(
    (entry): entry is [string, Record<string, unknown>] => isRecord(entry[1]),
  );
  const more = new Set(authors.flatMap(([, author]) => Object.keys(author)).filter((key) => key !== 'name'));
  if (more.size > 0) losses.add({ kind: 'config', what: `of authors: ${[...more].sort().join(', ')}`, file });
  return new Map(
    authors.flatMap(([key, { name }]) => (typeof name === 'string' ? [[key, name] as const] : [])),
  );
}
