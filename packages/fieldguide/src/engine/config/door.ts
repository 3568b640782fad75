import { existsSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'rolldown';
import { type Diagnostic, placeIn } from '../../shared/errors.ts';

/** What a site may import of this package: `fieldguide`, and these below it. Each is a module of its name in `src/door`. */
const ENTRIES = ['', '/components', '/rules', '/islands', '/testing', '/sites'];
const NAME = 'fieldguide';

/** In the repository's tests the sources run; otherwise the bundle, in whose folder all its modules are. */
const isSource = import.meta.filename.endsWith('.ts');
const packageFolder = path.resolve(import.meta.dirname, isSource ? '../../..' : '..');

interface Door {
  plugin: Plugin;
  /** What reaches past the door, once all modules have been read. */
  faults: readonly Diagnostic[];
}

interface DoorOptions {
  /** Where the bundle will run. */
  platform: 'node' | 'browser';
  /** Folder that paths in messages are relative to. */
  cwd: string;
}

/**
 * Gives the modules of a site what they import by name. The generator is always the one that runs, wherever the site lies,
 * so that there is one copy of it. In Node other packages are those of the site, or else the generator's, and stay outside
 * of the bundle; React is the generator's.
 */
export function openDoor({ platform, cwd }: DoorOptions): Door {
  const faults: Diagnostic[] = [];
  const plugin: Plugin = {
    name: 'fieldguide:door',
    async resolveId(id, importer) {
      if (importer === undefined) return undefined;
      const isPath = /^[./]/.test(id) || path.isAbsolute(id);
      if (!isInside(importer)) {
        if (isOwnName(id) && ENTRIES.includes(id.slice(NAME.length))) return entryModule(id, platform);
        if (isOwnName(id) || (isPath && isInside(path.resolve(path.dirname(importer), id)))) {
          faults.push(await pastDoor(id, importer, cwd));
          return { id, external: true };
        }
      }
      if (isPath || platform === 'browser') return undefined;
      if (isBuiltin(id)) return { id, external: true };
      const own = path.join(packageFolder, 'package.json');
      const froms = /^react(?:-dom)?(?:\/|$)/.test(id) ? [own] : [importer, own];
      for (const from of froms) {
        const found = await this.resolve(id, from, { skipSelf: true });
        if (found && path.isAbsolute(found.id)) return { id: pathToFileURL(found.id).href, external: true };
      }
      return { id, external: true };
    },
  };
  return { plugin, faults };
}

function isOwnName(id: string): boolean {
  return id === NAME || id.startsWith(`${NAME}/`);
}

function isInside(file: string): boolean {
  return ['src', 'dist'].some((folder) => file.startsWith(path.join(packageFolder, folder, path.sep)));
}

/** The file of an entry: a source, or what was made of it. */
function fileOf(id: string, platform: DoorOptions['platform']): string {
  const name = id === NAME ? 'index' : id.slice(NAME.length + 1);
  if (isSource) return path.join(packageFolder, 'src/door', `${name}.ts`);
  return path.join(packageFolder, 'dist', platform === 'browser' ? 'browser' : '', `${name}.mjs`);
}

/** In Node a bundle shares the generator's own modules; a browser gets those parts of it that are used. */
function entryModule(id: string, platform: DoorOptions['platform']) {
  const file = fileOf(id, platform);
  if (isSource) return { id: file };
  if (platform === 'node') return { id: pathToFileURL(file).href, external: true };
  // What is for Node alone has no copy for browsers.
  return { id: existsSync(file) ? file : fileOf(id, 'node'), moduleSideEffects: false };
}

/** The fault of a module that imports what lies behind the door, with the name to use. */
async function pastDoor(id: string, importer: string, cwd: string): Promise<Diagnostic> {
  const source = readFileSync(importer, 'utf8');
  const at = [`'${id}'`, `"${id}"`].map((quoted) => source.indexOf(quoted)).find((index) => index >= 0) ?? 0;
  const [, list = ''] = /\{([^{}]*)\}\s*from\s*$/.exec(source.slice(0, at)) ?? [];
  const names = list.split(',').flatMap((part) => /^\s*(?!type\s)([\w$]+)/.exec(part)?.[1] ?? []);
  const hints = await Promise.all(names.map(entryOf));
  const message = `"${id}" is a file inside of ${NAME}, which the next version may move.`;
  const hint =
    hints.length > 0
      ? hints.join(' ')
      : `Import what you need from "${NAME}" or one of ${ENTRIES.slice(1)
          .map((entry) => `"${NAME}${entry}"`)
          .join(', ')}.`;
  return {
    code: 'past-door',
    file: path.relative(cwd, importer) || importer,
    ...placeIn(source, at),
    message,
    hint,
  };
}

async function entryOf(name: string): Promise<string> {
  for (const entry of ENTRIES) {
    const offered: object = await import(pathToFileURL(fileOf(NAME + entry, 'node')).href);
    if (name in offered) return `Import ${name} from "${NAME}${entry}".`;
  }
  return `The package does not offer ${name}: its README lists what it does.`;
}
