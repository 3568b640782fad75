import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from './support/fieldguide.ts';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

it('docs/dependencies.md names each package that is installed for readers, with its version and licence', () => {
  const rows = [...read('docs/dependencies.md').matchAll(/^\| `([^`]+)` \| (\S+) \| (\S+) \|/gm)];
  const parts = ['packages/fieldguide', 'packages/fieldguide-import', '.'];
  const needed = parts.flatMap((part) => Object.keys(JSON.parse(read(`${part}/package.json`)).dependencies));
  const own = ['fieldguide', 'fieldguide-import'];
  const installed = [...new Set(needed)]
    .sort()
    .filter((name) => !own.includes(name))
    .map((name) => {
      const { version, license } = JSON.parse(read(`node_modules/${name}/package.json`));
      return `${name} ${version} ${license}`;
    });
  expect(rows.map(([, name, version, licence]) => `${name} ${version} ${licence}`)).toEqual(installed);
});
