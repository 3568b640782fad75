import { existsSync, readFileSync, statSync } from 'node:fs';
import { builtinModules, createRequire } from 'node:module';
import path from 'node:path';
import { load as loadYaml } from 'js-yaml';
import { build, type Plugin } from 'rolldown';
import { parseSync } from 'rolldown/utils';
import { isFile } from '../engine/content/disk.ts';
import { asError } from '../shared/errors.ts';
import { FILE_MARK } from './protocol.ts';

export interface CodeBundle {
  /** Entries by name: absolute paths, or the code of modules that are made. */
  entries: ReadonlyMap<string, string>;
  /** Folder of the bundle. */
  out: string;
  /** The website folder, `@site`. */
  siteDir: string;
  docsDir: string;
  /** No file outside of this folder is read. */
  root: string;
  /** A Markdown file that is imported, as a module. */
  markdown?(file: string): Promise<string>;
  /** Something that is not there: `importer` asks for it. */
  lost(fault: { kind: 'import' | 'outside' | 'failed'; what: string; importer: string }): void;
}

/** What code may use of Node; the rest would reach the network or start processes, and is not there. */
const ALLOWED = new Set(
  'assert buffer console constants crypto events fs fs/promises module os path path/posix path/win32 process punycode querystring stream string_decoder timers tty url util v8 zlib'.split(
    ' ',
  ),
);
const BUILTIN = new Set(builtinModules);

const CODE = /\.(?:[cm]?[jt]sx?)$/;
const PICTURE = /\.(?:png|jpe?g|gif|webp|avif|ico|bmp|mp4|webm|mov|mp3|pdf|zip|woff2?|ttf|eot)$/i;
const STYLE = /\.(?:css|scss|sass|less|styl)$/;
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
      const from = importer?.replace(ENTRY, '') ?? job.siteDir;
      const found = resolve(id, from, job);
      if (typeof found !== 'string' || !/\.mdx?$/.test(found)) return found;
      // A page inside of itself would never end.
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

/** Whether a page is another one, or imports it, directly or by others. */
function leadsTo(page: string, wanted: string, imports: ReadonlyMap<string, ReadonlySet<string>>): boolean {
  return page === wanted || [...(imports.get(page) ?? [])].some((next) => leadsTo(next, wanted, imports));
}

/** Passes on what a module exports, however it does. */
function entryOf(file: string): string {
  const from = JSON.stringify(file);
  return `import * as all from ${from};\nexport default all.default ?? all;\nexport * from ${from};`;
}

function moduleCode(name: string) {
  return {
    code: `module.exports = globalThis.fieldguideModule(${JSON.stringify(name)});`,
    moduleType: 'js' as const,
  };
}

function resolve(given: string, importer: string, job: CodeBundle): string | { id: string; external: true } {
  // Loaders of webpack: only the last part names a file.
  const isRaw = /(?:^|!)raw-loader!|\?raw$/.test(given);
  const id = given.replace(/^.*!/, '').replace(/\?.*$/, '');
  const mark = isRaw ? '?raw' : '';
  const bare = id.replace(/^node:/, '');
  if (BUILTIN.has(bare)) return ALLOWED.has(bare) ? { id: `node:${bare}`, external: true } : MODULE + id;
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

function baseOf(id: string, importer: string, { siteDir, docsDir }: CodeBundle): string | undefined {
  if (id.startsWith('.')) return path.resolve(path.dirname(importer.replace(/\?.*$/, '')), id);
  if (path.isAbsolute(id)) return id;
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

/** A package that the repository has installed; those that stand-ins are for are none. */
function installed(id: string, importer: string): string | undefined {
  if (/^(?:react|react-dom|clsx|classnames)(?:\/|$)/.test(id)) return undefined;
  try {
    const file = createRequire(path.isAbsolute(importer) ? importer : '/').resolve(id);
    // Packages above the repository are none of its own: those of this generator, for one.
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

async function loadFile(id: string, job: CodeBundle) {
  const file = id.replace(/\?.*$/, '');
  if (id.endsWith('?raw')) return text(readFileSync(file, 'utf8'));
  if (/\.mdx?$/.test(file)) {
    if (!job.markdown) return text(readFileSync(file, 'utf8'));
    try {
      return { code: await job.markdown(file), moduleType: 'js' as const };
    } catch (error) {
      job.lost({ kind: 'failed', what: `${path.basename(file)}: ${asError(error).message}`, importer: file });
      return moduleCode(file);
    }
  }
  if (STYLE.test(file))
    return {
      code: 'module.exports = new Proxy({}, { get: (_, key) => String(key) });',
      moduleType: 'js' as const,
    };
  if (PICTURE.test(file))
    return { code: `export default ${JSON.stringify(FILE_MARK + file)};`, moduleType: 'js' as const };
  if (/\.svg$/i.test(file)) return { code: pictureComponent(file), moduleType: 'js' as const };
  if (/\.ya?ml$/.test(file))
    return {
      code: `export default ${JSON.stringify(loadYaml(readFileSync(file, 'utf8')))};`,
      moduleType: 'js' as const,
    };
  if (CODE.test(file)) return loadCode(file, job);
  if (file.endsWith('.json')) return undefined;
  return text(readFileSync(file, 'utf8'));
}

function text(content: string) {
  return { code: `export default ${JSON.stringify(content)};`, moduleType: 'js' as const };
}

/** A drawing may be used as a component, and as an address. */
function pictureComponent(file: string): string {
  const address = JSON.stringify(FILE_MARK + file);
  return `import { jsx } from 'react/jsx-runtime';
const Picture = (props) => jsx('img', { src: ${address}, alt: props.title ?? props.alt ?? '', width: props.width, height: props.height });
Picture.toString = () => ${address};
export default Picture;
export { Picture as ReactComponent };`;
}

/** One file that does not parse must not take all others along. */
function loadCode(file: string, job: CodeBundle) {
  const source = readFileSync(file, 'utf8');
  if (/[\\/]node_modules[\\/]/.test(file)) return undefined;
  const lang = /\.[cm]?ts$/.test(file) ? 'ts' : file.endsWith('.tsx') ? 'tsx' : 'jsx';
  const { errors } = parseSync(file, source, { lang });
  if (errors.length > 0) {
    job.lost({
      kind: 'failed',
      what: `${path.basename(file)}: ${errors[0]?.message ?? 'it cannot be read'}`,
      importer: file,
    });
    return moduleCode(file);
  }
  const folder = path.dirname(file);
  const lines = [
    /\b__dirname\b/.test(source) ? `var __dirname = ${JSON.stringify(folder)};` : '',
    /\b__filename\b/.test(source) ? `var __filename = ${JSON.stringify(file)};` : '',
    /\brequire\.resolve\(/.test(source)
      ? `var __resolveFile = (name) => /^[./]/.test(name) ? ${JSON.stringify(`${folder}/`)} + name : name;`
      : '',
  ].join('');
  const code = source
    .replace(/\brequire\.resolve\(/g, '__resolveFile(')
    .replace(/\bimport\.meta\.url\b/g, JSON.stringify(`file://${file}`))
    .replace(/\bimport\.meta\.(?:dirname)\b/g, JSON.stringify(folder));
  // On the first line, so that faults keep theirs; a directive stays the first statement.
  return {
    code: lines === '' ? code : `${lines}${code.replace(/^#!.*/, '')}`,
    moduleType: lang === 'jsx' ? ('jsx' as const) : (lang as 'ts' | 'tsx'),
  };
}
