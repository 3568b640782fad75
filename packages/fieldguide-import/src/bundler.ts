import { existsSync, statSync } from 'node:fs';
import { builtinModules, createRequire } from 'node:module';
import path from 'node:path';
import { isFile } from 'fieldguide/sites';
import { build, type Plugin } from 'rolldown';
import { type CodeBundle, loadFile, moduleCode } from './moduleLoader.ts';

/** Node modules that code may use. The others can reach the network or start processes, so they are missing. */
const ALLOWED = new Set(
  'assert buffer console constants crypto events fs fs/promises os path path/posix path/win32 process punycode querystring stream string_decoder timers tty url util v8 zlib'.split(
    ' ',
  ),
);
const BUILTIN = new Set(builtinModules);

const EXTENSIONS = [
  '',
  '.tsx',
  '.ts',
  '.jsx',
  '.js',
  '.mjs',
  '.cjs',
  '.json',
  '.mdx',
  '.md',
  '/index.tsx',
  '/index.ts',
  '/index.jsx',
  '/index.js',
  '/index.mdx',
  '/index.md',
];

const MODULE = '\0fg-module:';
const ENTRY = '\0fg-entry:';

/**
 * Bundles code of a repository. What it imports of Docusaurus, of packages that are not installed and of the network is
 * replaced by stand-ins, which the process that runs it has.
 * @returns The files of the entries, by name.
 */
export async function bundleCode(job: CodeBundle): Promise<Map<string, string>> {
  const names = new Map([...job.entries.keys()].map((name, index) => [`e${index}`, name]));
  const { output } = await build({
    input: Object.fromEntries([...names].map(([short, name]) => [short, ENTRY + name])),
    platform: 'node',
    logLevel: 'silent',
    treeshake: false,
    tsconfig: false,
    shimMissingExports: true,
    plugins: [repository(job)],
    moduleTypes: { '.js': 'jsx', '.cjs': 'jsx', '.mjs': 'jsx' },
    transform: {
      jsx: { runtime: 'automatic', development: false },
      define: { 'process.env.NODE_ENV': '"production"' },
    },
    output: {
      dir: job.out,
      format: 'esm',
      entryFileNames: '[name].mjs',
      chunkFileNames: 'part-[name]-[hash].mjs',
    },
  });
  const files = new Map<string, string>();
  for (const chunk of output) {
    const name = chunk.type === 'chunk' && chunk.isEntry ? names.get(chunk.name) : undefined;
    if (name !== undefined) files.set(name, path.join(job.out, chunk.fileName));
  }
  return files;
}

function repository(job: CodeBundle): Plugin {
  const imports = new Map<string, Set<string>>();
  return {
    name: 'fieldguide:repository',
    resolveId(id, importer) {
      if (id.startsWith('\0')) return id;
      // What the bundler adds needs `createRequire`.
      if (importer?.startsWith('\0rolldown')) return { id, external: true };
      const from = importer?.replace(ENTRY, '') ?? job.siteDir;
      const found = resolve(id, from, job);
      if (typeof found !== 'string' || !/\.mdx?$/.test(found)) return found;
      // A page that contains itself would never end.
      if (leadsTo(found, from, imports)) {
        job.lost({ kind: 'failed', what: `${id} contains itself`, importer: from });
        return MODULE + id;
      }
      imports.set(from, (imports.get(from) ?? new Set()).add(found));
      return found;
    },
    async load(id) {
      if (id.startsWith(MODULE)) return moduleCode(id.slice(MODULE.length));
      if (id.startsWith(ENTRY)) {
        const name = id.slice(ENTRY.length);
        const entry = job.entries.get(name) ?? '';
        return { code: isFile(entry) ? entryOf(entry) : entry, moduleType: 'js' };
      }
      return loadFile(id, job);
    },
  };
}

/** Whether a page is another one, or imports it directly or through others. */
function leadsTo(page: string, wanted: string, imports: ReadonlyMap<string, ReadonlySet<string>>): boolean {
  return page === wanted || [...(imports.get(page) ?? [])].some((next) => leadsTo(next, wanted, imports));
}

/** Exports what a module exports, CommonJS or not. */
function entryOf(file: string): string {
  const from = JSON.stringify(file);
  return `import * as all from ${from};\nexport default all.default ?? all;\nexport * from ${from};`;
}

function resolve(given: string, importer: string, job: CodeBundle): string | { id: string; external: true } {
  // Loaders of webpack: only the last part names a file.
  const isRaw = /(?:^|!)raw-loader!|\?raw$/.test(given);
  const id = given.replace(/^.*!/, '').replace(/\?.*$/, '');
  const mark = isRaw ? '?raw' : '';
  const bare = id.replace(/^node:/, '');
  if (BUILTIN.has(bare)) return ALLOWED.has(bare) ? { id: `node:${bare}`, external: true } : MODULE + id;
  const known = /^@site\/src\/theme\/(\w+)(?:\/index)?(?:\.[jt]sx?)?$/.exec(id)?.[1] ?? '';
  if (KNOWN_THEME.has(known)) return `${MODULE}@theme/${known}`;
  const base = baseOf(id, importer, job);
  if (base === undefined) {
    if (/^@(?:docusaurus|theme|theme-original|theme-init|generated|mdx-js)\//.test(id)) {
      const own = /^@theme\/(.+)/.exec(id)?.[1];
      const swizzled = own === undefined ? undefined : existing(path.join(job.siteDir, 'src/theme', own));
      return swizzled !== undefined && !KNOWN_THEME.has(own ?? '') ? swizzled : MODULE + id;
    }
    return installed(id, importer) ?? MODULE + id;
  }
  const file = existing(base);
  if (file === undefined) {
    job.lost({ kind: 'import', what: given, importer });
    return MODULE + id;
  }
  const isOutside = path.relative(job.root, file).startsWith('..') && !/[\\/]node_modules[\\/]/.test(file);
  if (isOutside) {
    job.lost({ kind: 'outside', what: given, importer });
    return MODULE + id;
  }
  return file + mark;
}

/** Parts of the theme that become Markdown of ours, even where a site has its own. */
const KNOWN_THEME = new Set(
  'Tabs TabItem Admonition CodeBlock Details DocCard DocCardList ThemedImage TOCInline Heading IdealImage Mermaid MDXComponents Layout CodeInline'.split(
    ' ',
  ),
);

function baseOf(
  id: string,
  importer: string,
  { siteDir, docsDir, staticDirs = [] }: CodeBundle,
): string | undefined {
  if (id.startsWith('.')) return path.resolve(path.dirname(importer.replace(/\?.*$/, '')), id);
  if (path.isAbsolute(id)) return staticDirs.map((dir) => path.join(dir, id)).find(isFile) ?? id;
  const [, alias, rest = ''] = /^(@site|@docs|~)(?:\/(.*))?$/.exec(id) ?? [];
  if (alias === '@site') return path.join(siteDir, rest);
  if (alias === '@docs') return path.join(docsDir, rest);
  return undefined;
}

function existing(base: string): string | undefined {
  return EXTENSIONS.map((extension) => base + extension).find(
    (file) => statSync(file, { throwIfNoEntry: false })?.isFile() ?? false,
  );
}

/** A package that the repository has installed, except packages that the importer replaces. */
function installed(id: string, importer: string): string | undefined {
  if (/^(?:react|react-dom|clsx|classnames)(?:\/|$)/.test(id)) return undefined;
  // Plugins of Markdown are known by their names and never run.
  if (/(?:^|\/)(?:remark|rehype|recma)-/.test(id)) return undefined;
  try {
    const file = createRequire(path.isAbsolute(importer) ? importer : '/').resolve(id);
    // Packages in folders above the repository do not belong to it; they may be those of this generator.
    return /[\\/]node_modules[\\/]/.test(file) && file.startsWith(packageFolder(importer)) ? file : undefined;
  } catch {
    return undefined;
  }
}

function packageFolder(importer: string): string {
  let folder = path.dirname(importer);
  while (folder !== path.dirname(folder) && !existsSync(path.join(folder, 'package.json')))
    folder = path.dirname(folder);
  return folder;
}
