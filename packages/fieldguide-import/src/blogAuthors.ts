import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isRecord } from 'fieldguide';
import { isFile } from 'fieldguide/sites';
import { parseYaml } from './sourcePages.ts';

/** Names of the authors of a blog, by their keys. `given`: where the settings say that they are. */
export function readAuthors(dir: string, given: unknown): ReadonlyMap<string, string> {
  const file = [...(typeof given === 'string' ? [given] : []), 'authors.yml', 'authors.yaml', 'authors.json']
    .map((name) => path.join(dir, name))
    .find(isFile);
  const value = file === undefined ? {} : parseYaml(readFileSync(file, 'utf8'));
  return new Map(
    Object.entries(isRecord(value) ? value : {}).flatMap(([key, author]) =>
      isRecord(author) && typeof author.name === 'string' ? [[key, author.name]] : [],
    ),
  );
}
