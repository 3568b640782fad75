import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from './support/fieldguide.ts';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** What `npm update` leaves as it is: the major version, below 1.0.0 the minor one too. */
const promiseOf = (version: string) => /^(?:0\.)?\d+/.exec(version)?.[0];

it('docs/dependencies.md names each package that our packages and our site use, with its version and license', () => {
  const rows = [...read('docs/dependencies.md').matchAll(/^\| `([^`]+)` \| (\S+) \| (\S+) \|/gm)];
  const parts = ['packages/fieldguide', 'packages/fieldguide-import', '.'];
  const needed = parts.flatMap((part) => {
    const { dependencies, devDependencies } = JSON.parse(read(`${part}/package.json`));
    // What is bundled into a package is not installed with it.
    return Object.keys({ ...dependencies, ...(part === '.' ? {} : devDependencies) });
  });
  const own = ['fieldguide', 'fieldguide-import'];
  const used = [...new Set(needed)].sort().filter((name) => !own.includes(name));
  const installed = used.map((name) => {
    const { version, license } = JSON.parse(read(`node_modules/${name}/package.json`));
    return `${name} ${promiseOf(version)} ${license}`;
  });
  expect(rows.map(([, name, version = '', license]) => `${name} ${promiseOf(version)} ${license}`)).toEqual(
    installed,
  );
});
