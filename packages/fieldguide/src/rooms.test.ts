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
];
/** What `import` may use beside itself and `shared`: the form of pages and settings, and the disk. */
const OF_IMPORT = [
  ...['engine/config/schema.ts', 'engine/content/disk.ts'],
  ...['engine/content/frontMatter.ts', 'engine/content/pageSource.ts'],
];
const COMMAND = 'engine/cli/import.ts';

const src = import.meta.dirname;
const importer = path.resolve(src, '../../fieldguide-import/src');
const sourcesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => path.join(folder, file));
/** A file by its room: the importer's package is the room `import`. */
const named = (file: string) =>
  file.startsWith(importer) ? path.join('import', path.relative(importer, file)) : path.relative(src, file);

const imports = [...sourcesOf(src), ...sourcesOf(importer)].flatMap((file) => {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(/\b(from|import|import\()\s*'(\.[^']+)'/g)].map(([, how = '', name = '']) => ({
    file: named(file),
    to: named(path.join(path.dirname(file), name)),
    isLate: how === 'import(',
  }));
});

const roomOf = (file: string) =>
  file
    .split('/')
    .slice(0, file.startsWith('engine/') ? 2 : 1)
    .join('/');

function mayUse(file: string, to: string): boolean {
  const [own, other] = [roomOf(file), roomOf(to)];
  if (own === 'import') return [own, 'shared'].includes(other) || OF_IMPORT.includes(to);
  if (other === 'import') return file === COMMAND;
  return ROOMS.includes(other) && ROOMS.indexOf(other) <= ROOMS.indexOf(own);
}

const shown = ({ file, to }: { file: string; to: string }) => `${file} uses ${to}`;

it('Each room uses those below it, types included, and none uses what is outside of the packages', () => {
  expect(imports.length).toBeGreaterThan(500);
  expect(imports.filter(({ file, to }) => !mayUse(file, to)).map(shown)).toEqual([]);
});

it('What imports a site of others is loaded by its command alone', () => {
  const ofCommand = imports.filter(({ to }) => to === COMMAND);
  expect(ofCommand.length).toBeGreaterThan(0);
  expect(ofCommand.filter(({ isLate }) => !isLate).map(shown)).toEqual([]);
});
