// `npm run house`: the size of the house and how well its rooms are kept, for whoever plans work on it. No test holds
// these numbers: a good change may raise one.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';

const root = path.resolve(import.meta.dirname, '..');
const read = (file) => readFileSync(path.join(root, file), 'utf8');
const list = (folder, ending) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name) && !name.includes('node_modules') && !name.startsWith('.work'))
    .map((name) => path.join(folder, name));

const CODE = /\.(?:tsx?|mjs)$/;
const isTest = (file) => /\.test\.tsx?$/.test(file);
const PACKAGES = ['packages/fieldguide/src', 'packages/fieldguide-import/src'];
const code = PACKAGES.flatMap((folder) => list(folder, CODE));
const source = code.filter((file) => !isTest(file));
const kit = list('site/kit', CODE).filter((file) => !isTest(file));
const tests = [...list('tests', CODE), ...code.filter(isTest), ...list('site/kit', CODE).filter(isTest)];
const styles = ['packages', 'site'].flatMap((folder) => list(folder, /\.css$/));
const linesOf = (files) => files.reduce((sum, file) => sum + read(file).split('\n').length - 1, 0);
const show = (name, value) => console.log(`${String(value).padStart(7)}  ${name}`);
const count = (files, pattern) =>
  files.reduce((sum, file) => sum + (read(file).match(pattern)?.length ?? 0), 0);

for (const [name, files] of Object.entries({ packages: source, kit, CSS: styles, tests }))
  show(`lines of ${name}, in ${files.length} files`, linesOf(files));
const rooms = PACKAGES.flatMap((folder) =>
  readdirSync(path.join(root, folder))
    .filter((name) => !name.includes('.'))
    .map((name) => path.join(folder, name)),
);
for (const folder of rooms)
  show(`  ${folder}`, linesOf(source.filter((file) => file.startsWith(path.join(folder, '/')))));

// Growth since the last tag, or since the commit or branch that is named: `npm run house -- main~20`.
// The importer is one room, whose files are in no folder of their own.
const growthRoom = (folder) => (folder.startsWith(PACKAGES[1]) ? PACKAGES[1] : folder);
const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.trim();
const since = process.argv[2] ?? git('describe', '--tags', '--abbrev=0');
if (!since) console.log('         no tag to measure growth from; name a commit: npm run house -- main~20');
if (since && !git('rev-parse', '--verify', `${since}^{commit}`)) throw new Error(`${since} is no commit.`);
for (const folder of since ? [...new Set(rooms.map(growthRoom)), 'site/kit', 'tests'] : []) {
  const changes = git('diff', '--numstat', '--no-renames', since, '--', folder).split('\n');
  const grown = changes
    .map((line) => line.split('\t'))
    .filter(([, , file = '']) => CODE.test(file) && (folder === 'tests' || !isTest(file)))
    .reduce((sum, [added, removed]) => sum + Number(added) - Number(removed), 0);
  show(`  ${folder}, lines since ${since}`, grown > 0 ? `+${grown}` : grown);
}

const LONG = 250;
const long = [...source, ...kit].filter((file) => linesOf([file]) > LONG);
show(`files of more than ${LONG} lines: ${long.join(', ')}`, long.length);

const NAME = /^export (?:async )?(?:function\*?|const|class|interface|type) (\w+)/gm;
const exported = new Map();
// Names of the importer are its own: it meets the generator at its door. The texts are made of a list, and read as `english.x`.
const named = [...source, ...kit].filter(
  (file) => !/fieldguide-import|shared\/texts\/english\.ts$/.test(file),
);
for (const file of named)
  for (const [, name] of read(file).matchAll(NAME)) exported.set(name, [...(exported.get(name) ?? []), file]);
const several = [...exported]
  .filter(([, files]) => files.length > 1)
  .sort((a, b) => b[1].length - a[1].length);
show(
  `exported names that several files have: ${several.map(([name, files]) => `${name} (${files.length})`).join(', ')}`,
  several.length,
);

const comments = [...source, ...kit].flatMap((file) => read(file).match(/^\s*(?:\/\/|\/?\*).*$/gm) ?? []);
show('lines of comments', comments.length);
show('of them with "stand" or "stands"', comments.filter((line) => /\bstands?\b/.test(line)).length);
show('pointers to what is not in the repository', count([...source, ...kit], /design decision|\(issue "/g));

const names = source.map((file) => path.basename(file)).filter((name) => !/^index\.tsx?$/.test(name));
const repeated = [...new Set(names.filter((name, at) => names.indexOf(name) !== at))].sort();
show(`names that several files have: ${repeated.join(', ')}`, repeated.length);

// One thing, one description: the functions by which a component says what it shows.
const [, component = ''] =
  /^export interface Component \{\n([\s\S]*?)^\}/m.exec(
    read('packages/fieldguide/src/components/component.ts'),
  ) ?? [];
show('ways in which a component describes what it shows', component.match(/^ {2}\w+\(/gm)?.length ?? 0);

// The command that imports has its own, since it reads another language.
const readers = [...source, ...kit].filter(
  (file) =>
    !file.startsWith(path.join('packages', 'fieldguide-import')) &&
    /markdownToMdast\(|^export class FenceReader/m.test(read(file)),
);
show('files that read Markdown', readers.length);
for (const file of readers) console.log(`           ${file}`);

// The examples of the recipes are tested (`tests/maintainers`), so that their files are all that a change takes.
const recipes = load(read('tests/maintainers/recipes.yaml'));
const lists = new Set(recipes['An island'].edits.map(({ file }) => file));
show(`lists that a component is in: ${[...lists].join(', ')}`, lists.size);
for (const [title, { edits, files = {} }] of Object.entries(recipes)) {
  const changed = new Set(edits.map(({ file }) => file));
  const inSource = [...changed].filter((file) => file.startsWith('packages/')).length;
  const beside = changed.size - inSource;
  const more = Object.keys(files).length;
  show(`source files that change for: ${title}; and ${more} new ones, ${beside} of tests`, inSource);
}

for (const folder of ['packages/fieldguide', 'packages/fieldguide-import', '.']) {
  const { dependencies, devDependencies = {} } = JSON.parse(read(`${folder}/package.json`));
  show(`packages that ${folder} needs at run time`, Object.keys(dependencies).length);
  if (folder === '.') show('packages for development', Object.keys(devDependencies).length);
}
