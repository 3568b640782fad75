import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './support/fieldguide.ts';

const folder = path.join(root, 'packages/fieldguide/src/door');
/** The sections of the package's README, by their titles. */
const sections = new Map(
  readFileSync(path.join(root, 'packages/fieldguide/README.md'), 'utf8')
    .split(/^### /m)
    .map((section): [string, string] => [/^`([^`]+)`/.exec(section)?.[1] ?? '', section]),
);

/** The names that a module exports, types included. */
function namesOf(source: string): string[] {
  return [...source.matchAll(/^export (?:type )?\{([^}]*)\}/gm)]
    .flatMap(([, list = '']) => list.split(','))
    .map((name) => name.trim().replace(/^type /, ''))
    .filter(Boolean)
    .sort();
}

/** The names in the first column of a table, each with an example in the last one. */
function rowsOf(section: string): { names: string[]; example: string }[] {
  return [...section.matchAll(/^\| (`.*?) \| .*? \| (.*) \|$/gm)].map(([, names = '', example = '']) => ({
    names: [...names.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
    example,
  }));
}

describe('The README of the package', () => {
  it.each(readdirSync(folder).sort())(
    'has each name of %s, and no other, with an example that uses one of them',
    (file) => {
      const entry = file === 'index.ts' ? 'fieldguide' : `fieldguide/${path.parse(file).name}`;
      const rows = rowsOf(sections.get(entry) ?? '');
      expect(rows.flatMap(({ names }) => names).sort()).toEqual(
        namesOf(readFileSync(path.join(folder, file), 'utf8')),
      );
      const unused = rows.filter(({ names, example }) => !names.some((name) => example.includes(name)));
      expect(unused).toEqual([]);
    },
  );
});
