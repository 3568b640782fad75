import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { vi } from 'vitest';
import { main } from '../../packages/fieldguide/src/engine/cli/main.ts';
import { type BuildResult, buildSite } from '../../packages/fieldguide/src/engine/output/buildSite.ts';
import { readClient } from '../../packages/fieldguide/src/engine/output/clientFiles.ts';
import { createTools } from '../../packages/fieldguide/src/engine/output/compileTools.ts';
import { createPictures } from '../../packages/fieldguide/src/engine/output/pictures.ts';
import type { ProjectOptions } from '../../packages/fieldguide/src/engine/output/projectTypes.ts';
import {
  createSearchIndexer,
  readSearchWords,
  type SearchIndexer,
} from '../../packages/fieldguide/src/engine/output/searchIndexer.ts';
import { StageClock } from '../../packages/fieldguide/src/engine/output/stageClock.ts';
import { createWorkerIndexer } from '../../packages/fieldguide/src/engine/output/workerIndexer.ts';
import {
  type Diagnostic,
  FieldguideError,
  formatDiagnostic,
} from '../../packages/fieldguide/src/shared/errors.ts';
import { temporaryFolder } from './temporaryFolders.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const FONT = path.join(ROOT, 'packages/fieldguide/src/engine/output/fonts/Inter-SemiBold.otf');
const BUNDLE = path.join(ROOT, 'packages/fieldguide/dist');
const OWN_CONFIG = path.join(ROOT, 'site/site.config.ts');

/** A picture of one pixel. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Files by path; a path without a folder of the site (`site/`, `docs/` ...) is a page of `site/docs`. */
export type Files = Record<string, string | Uint8Array>;

export interface MiniSiteOptions {
  /** What `site/site.config.ts` exports; text: the file as it stands; `false`: no config file. */
  config?: object | string | false;
  /** The site has the kit of our own. */
  kit?: boolean;
}

export interface Commanded {
  code: number;
  /** Lines of standard output and of standard error. */
  output: string[];
  errors: string[];
}

export interface BuildFlags {
  lenient?: boolean;
  compress?: boolean;
  /** Builds `site/docs` as a bare folder, without settings. */
  zeroConfig?: boolean;
  /** Builds another bare folder of the site's own. */
  docs?: string;
  out?: string;
}

export interface MiniSite {
  /** Absolute path of the temporary folder; commands run in it. */
  folder: string;
  /** Where the generator keeps what it has made. */
  home: string;
  write(files: Files): void;
  remove(file: string): void;
  /** Builds; a failing build throws an error that lists its messages. */
  build(flags?: BuildFlags): Promise<BuildResult & { messages: string[] }>;
  /** Builds, and returns the messages of the build that must fail. */
  fail(flags?: BuildFlags): Promise<string[]>;
  /** Runs the command line, as typed in the site's folder. */
  command(...args: string[]): Promise<Commanded>;
  /** Text of a file of the output folder. */
  read(file: string, out?: string): string;
  has(file: string, out?: string): boolean;
  /** Every file of a folder with its bytes as text, sorted. */
  snapshot(folder?: string): Record<string, string>;
  path(...parts: string[]): string;
}

/** A site in a folder of its own. */
export function miniSite(
  files: Files,
  { config = { title: 'Mini' }, kit = false }: MiniSiteOptions = {},
): MiniSite {
  const folder = temporaryFolder('site-');
  const home = generatorHome();
  const at = (...parts: string[]) => path.join(folder, ...parts);
  const site: MiniSite = {
    folder,
    home,
    path: at,
    write(more) {
      for (const [name, content] of Object.entries(more)) writeFile(at(placeOf(name)), content);
    },
    remove: (file) => rmSync(at(placeOf(file)), { recursive: true }),
    async build(flags = {}) {
      const result = await outcome(flags);
      if ('failed' in result) throw new Error(`The build failed:\n${result.failed.join('\n')}`);
      return result;
    },
    async fail(flags = {}) {
      const result = await outcome(flags);
      if (!('failed' in result)) throw new Error('The build was expected to fail, and passed.');
      return result.failed;
    },
    async command(...args) {
      const output: string[] = [];
      const errors: string[] = [];
      const log = vi.spyOn(console, 'log').mockImplementation((line: string) => void output.push(line));
      const error = vi.spyOn(console, 'error').mockImplementation((line: string) => void errors.push(line));
      const before = process.cwd();
      process.chdir(folder);
      try {
        const code = await main({ argv: ['node', 'fieldguide', ...args], home });
        return { code, output, errors };
      } finally {
        process.chdir(before);
        log.mockRestore();
        error.mockRestore();
      }
    },
    read: (file, out = 'dist') => readFileSync(at(out, file), 'utf8'),
    has: (file, out = 'dist') => existsSync(at(out, file)),
    snapshot: (below = 'dist') =>
      Object.fromEntries(listFiles(at(below)).map((file) => [file, readFileSync(at(below, file), 'latin1')])),
  };

  async function outcome(
    flags: BuildFlags,
  ): Promise<(BuildResult & { messages: string[] }) | { failed: string[] }> {
    const bare = flags.zeroConfig || flags.docs !== undefined;
    const options: ProjectOptions & { out: string; compress?: boolean } = {
      cwd: folder,
      siteDir: bare ? undefined : at('site'),
      docsDir: at(flags.docs ?? 'site/docs'),
      tolerant: flags.lenient,
      drafts: false,
      cache: path.join(home, 'modules'),
      out: at(flags.out ?? 'dist'),
      compress: flags.compress,
    };
    const services = {
      client: readClient(path.join(home, 'client')),
      tools: createTools(),
      clock: new StageClock(),
      startIndexer: () => createSearchIndexer(readSearchWords(path.join(home, 'search-words.json'))),
      pictures: createPictures({ font: FONT, cache: path.join(home, 'pictures') }),
    };
    try {
      const result = await buildSite(options, services);
      return { ...result, messages: messagesOf(result.warnings) };
    } catch (error) {
      if (!(error instanceof FieldguideError)) throw error;
      return {
        failed:
          error.diagnostics.length > 0
            ? messagesOf(error.diagnostics)
            : [error.message.replaceAll(`${folder}/`, '')],
      };
    }
  }

  const settings =
    typeof config === 'string' ? config : `export default ${JSON.stringify(config, undefined, 2)};\n`;
  const withKit = `import own from ${JSON.stringify(OWN_CONFIG)};\n${settings.replace(/\};\n$/, '  ,kit: own.kit };\n')}`;
  site.write(config === false ? files : { 'site/site.config.ts': kit ? withKit : settings, ...files });
  mkdirSync(at('site/docs'), { recursive: true });
  return site;
}

/** The files are pages of the docs folder unless they name another. */
function placeOf(name: string): string {
  return /^(?:site|docs|elsewhere)\//.test(name) ? name : `site/docs/${name}`;
}

export function messagesOf(diagnostics: readonly Diagnostic[]): string[] {
  return diagnostics.map(formatDiagnostic);
}

let home: string | undefined;

/** The folder of a bundled generator, once for each process: settings that were compiled stay compiled. */
function generatorHome(): string {
  if (home === undefined) {
    home = temporaryFolder('home-');
    writeFile(
      path.join(home, 'search-words.json'),
      JSON.stringify({ terms: [['k8s', 'kubernetes']], common: ['tower'] }),
    );
    writeStubClient(path.join(home, 'client'));
    symlinkSync(FONT, path.join(home, 'font.otf'));
    symlinkSync(path.join(ROOT, 'deploy/github'), path.join(home, 'github'));
    // The command line has helpers in threads of their own, which need JavaScript on disk: `freshBundle.ts` made it.
    for (const name of ['fenceWorker.mjs', 'searchWorker.mjs'])
      symlinkSync(path.join(BUNDLE, name), path.join(home, name));
  }
  return home;
}

/** Makes an index in a thread of its own, as the command line does. */
export function threadIndexer(): SearchIndexer {
  const folder = generatorHome();
  return createWorkerIndexer(path.join(folder, 'searchWorker.mjs'), path.join(folder, 'search-words.json'));
}

export function writeFile(file: string, content: string | Uint8Array): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** Every file below a folder, sorted; nothing where there is no folder. */
export function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
}

/** The least a browser's part can be: these tests read HTML, and must not wait for a bundler. */
export function writeStubClient(folder: string): void {
  const manifest = {
    id: 'stub',
    files: ['assets/client-57ab0000.js', 'assets/dev-57ab0000.js', 'assets/styles-57ab0000.css'],
    stylesheet: 'assets/styles-57ab0000.css',
    face: 'assets/face-57ab0000.woff2',
    script: 'assets/client-57ab0000.js',
    portable: ['assets/portable-57ab0000.js'],
    devScript: 'assets/dev-57ab0000.js',
  };
  for (const file of [...manifest.files, manifest.face, ...manifest.portable])
    writeFile(path.join(folder, file), `/* ${file} */\n`);
  writeFile(path.join(folder, 'manifest.json'), JSON.stringify(manifest));
  writeFile(path.join(folder, 'headScript.js'), 'document.title\n');
  writeFile(path.join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>\n');
}
