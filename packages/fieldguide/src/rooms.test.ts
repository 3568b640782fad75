import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/** The rooms of `src`, the lowest first: each may use those before it. */
const ROOMS = [
  'shared',
  'search',
  'theme',
  'components',
  ...['engine/data', 'engine/content', 'engine/config', 'engine/site'],
  ...['engine/output', 'engine/server', 'engine/cli'],
  'door',
];
const COMMAND = ['engine/cli/import.ts', 'engine/cli/loadImporter.ts'];

const src = import.meta.dirname;
const repository = path.resolve(src, '../../..');
const importer = path.join(repository, 'packages/fieldguide-import/src');
const site = path.join(repository, 'site');

/** All imports of the sources below a folder; what is imported by its path, as a path from that folder. */
function importsOf(folder: string) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(path.join(folder, file), 'utf8');
      return [...text.matchAll(/\b(from|import|import\()\s*'([^'\n]+)'/g)].map(([, how = '', name = '']) => ({
        file,
        to: name.startsWith('.') ? path.join(path.dirname(file), name) : name,
        isPath: name.startsWith('.'),
        isLate: how === 'import(',
      }));
    });
}

const isTest = (file: string) => /\.test\.tsx?$/.test(file);
const imports = importsOf(src).filter(({ file }) => !isTest(file));

const roomOf = (file: string) =>
  file
    .split('/')
    .slice(0, file.startsWith('engine/') ? 2 : 1)
    .join('/');

function mayUse(file: string, to: string): boolean {
  const [own, other] = [roomOf(file), roomOf(to)];
  return to === '../package.json' || (ROOMS.includes(other) && ROOMS.indexOf(other) <= ROOMS.indexOf(own));
}

const shown = ({ file, to }: { file: string; to: string }) => `${file} uses ${to}`;
const { exports: door } = JSON.parse(readFileSync(path.join(src, '../package.json'), 'utf8'));
const offered = Object.keys(door).map((name) => `fieldguide${name.slice(1)}`);

it('Each room uses those below it, types included, and none uses what is outside of src', () => {
  const paths = imports.filter(({ isPath }) => isPath);
  expect(paths.length).toBeGreaterThan(500);
  expect(paths.filter(({ file, to }) => !mayUse(file, to)).map(shown)).toEqual([]);
});

it('What imports a site of others is loaded by its command alone', () => {
  const users = imports.filter(({ to }) => to === 'fieldguide-import').map(({ file }) => file);
  expect([...new Set(users)].sort()).toEqual(COMMAND);
  const ofCommand = imports.filter(({ to }) => to === COMMAND[0]);
  expect(ofCommand.map(({ isLate }) => isLate)).toEqual([true]);
});

it.each([
  ['The kit of our own site', site],
  ['The importer', importer],
])('%s, tests included, uses the generator by the names of its door', (_, folder) => {
  const all = importsOf(folder);
  const byName = all.filter(({ to }) => /^fieldguide(?:\/|$)/.test(to));
  expect(byName.length).toBeGreaterThan(10);
  expect(byName.filter(({ to }) => !offered.includes(to)).map(shown)).toEqual([]);
  const past = all.filter(
    ({ file, to, isPath }) =>
      isPath &&
      to.startsWith('..') &&
      to !== '../package.json' &&
      !(isTest(file) && /tests\/support\//.test(to)),
  );
  expect(past.map(shown)).toEqual([]);
});

it('The door has one module for each of its names', () => {
  const modules = readdirSync(path.join(src, 'door')).map((file) =>
    file === 'index.ts' ? 'fieldguide' : `fieldguide/${path.parse(file).name}`,
  );
  expect([...modules, 'fieldguide/package.json'].sort()).toEqual(offered.sort());
});
