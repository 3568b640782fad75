import { readFileSync, writeSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { asError, isRecord } from 'fieldguide';
import type { Answer, ConfigJob, Job } from '../protocol.ts';
import { ANSWER_PIPE, SAMPLE_FOLDER, SAMPLE_PAGE, STAND_IN_MARK, UNSET } from '../protocol.ts';
import { closeProcess } from './closed.ts';
import { reactFor } from './guardedReact.ts';
import { missingModule } from './missing.ts';
import { Notes } from './notes.ts';
import { renderPages } from './renderPages.ts';
import { themeModules } from './theme.ts';

/** Runs in a separate process, which the importer starts for the code of a repository. */
async function main(job: Job): Promise<void> {
  const notes = new Notes();
  const guarding = { on: false };
  const { react, jsxRuntime } = reactFor(notes, guarding);
  const modules = themeModules(
    job.kind === 'render' ? job : { siteConfig: {}, language: 'en', messages: {} },
    notes,
  );
  modules.set('react', react);
  modules.set('react/jsx-runtime', jsxRuntime);
  modules.set('react/jsx-dev-runtime', jsxRuntime);
  const moduleOf = (name: string) =>
    modules.get(name.replace(/^@docusaurus\/core\/lib\/client\/exports\//, '@docusaurus/')) ??
    missingModule(name, () => notes.addMissing(name));
  Reflect.set(globalThis, 'fieldguideModule', moduleOf);
  silence();
  closeProcess();
  try {
    if (job.kind === 'config') answer({ kind: 'config', value: await readConfig(job), notes: notes.take() });
    else await renderPages(job, { modules, notes, guarding, answer });
  } catch (error) {
    answer({ kind: 'failed', message: asError(error).message });
  }
}

/** At once: the next line of the repository's code may hang. A line of its own: that code may have written half of one. */
function answer(message: Answer): void {
  const bytes = Buffer.from(`\n${JSON.stringify(message)}\n`);
  for (let at = 0; at < bytes.length; ) at += writeSync(ANSWER_PIPE, bytes, at);
}

/** Output of the repository's code is for its own authors. */
function silence(): void {
  for (const name of ['log', 'info', 'warn', 'error', 'debug', 'trace'] as const) console[name] = () => {};
}

async function readConfig({ file, routes, pretend }: ConfigJob): Promise<unknown> {
  if (pretend)
    process.env = new Proxy(
      {},
      { get: (_, key) => (key === 'NODE_ENV' ? 'production' : UNSET), has: () => true },
    );
  const loaded = await loadSettings(pathToFileURL(file).href);
  let value =
    isRecord(loaded) || typeof loaded === 'object'
      ? (Reflect.get(Object(loaded), 'default') ?? loaded)
      : loaded;
  if (typeof value === 'function') value = await value();
  return plain((await value) as unknown, { routes: routes ?? [], above: [] });
}

/** Settings may assign to names that they do not declare: they are scripts, but their bundle is a module. */
async function loadSettings(href: string, tries = 0): Promise<unknown> {
  try {
    return await import(`${href}?${tries}`);
  } catch (error) {
    const [, name] = /^([\w$]+) is not defined$/.exec(asError(error).message) ?? [];
    if (name === undefined || name in globalThis) throw error;
    Reflect.set(globalThis, name, undefined);
    return loadSettings(href, tries + 1);
  }
}

interface Place {
  routes: readonly string[];
  above: readonly object[];
  key?: string;
}

/** A value as data. Functions that have a plain meaning are called; a value that holds itself is named. */
function plain(value: unknown, place: Place): unknown {
  if (typeof value === 'function') return calledFor(value as Callable, place);
  if (typeof value === 'bigint' || typeof value === 'symbol') return undefined;
  if (value instanceof RegExp) return value.source;
  if (typeof value !== 'object' || value === null) return value;
  if (place.above.includes(value)) return `${STAND_IN_MARK}cycle`;
  const inside = (key: string) => ({ ...place, above: [...place.above, value], key });
  if (Array.isArray(value)) return value.map((item, index) => plain(item, inside(String(index))));
  return Object.fromEntries(Object.entries(value).map(([key, own]) => [key, plain(own, inside(key))]));
}

const SAMPLE = {
  versionDocsDirPath: SAMPLE_FOLDER,
  docPath: SAMPLE_PAGE,
  blogDirPath: 'blog',
  blogPath: SAMPLE_PAGE,
  permalink: '/fg/sample',
  locale: 'en',
  version: 'current',
};

type Callable = (...given: unknown[]) => unknown;

function calledFor(value: Callable, { key, routes }: Place): unknown {
  const json: unknown = Reflect.get(value, 'toJSON');
  if (typeof json === 'function') return json();
  try {
    if (key === 'editUrl') return value(SAMPLE);
    if (key === 'createRedirects')
      return routes.flatMap((to) => {
        const from = value(to) ?? [];
        return (Array.isArray(from) ? from : [from]).map((one) => ({ from: one, to }));
      });
  } catch {
    return undefined;
  }
  return `${STAND_IN_MARK}${value.name}`;
}

const { exit } = process;
await main(JSON.parse(readFileSync(0, 'utf8')) as Job);
// What the repository's code still waits for is of no use to anybody.
exit(0);
