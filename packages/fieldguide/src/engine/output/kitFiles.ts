import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { DataSets } from '../../shared/dataSet.ts';
import { FieldguideError, isDataFault } from '../../shared/errors.ts';
import type { UrlSettings } from '../../shared/url.ts';
import { type BundleJob, bundleOnce } from '../config/bundleOnce.ts';
import type { LoadModuleOptions } from '../config/load.ts';
import { findFences, isFenceOf } from '../content/codeFence.ts';
import { writeInFolder } from '../content/disk.ts';
import type { Kit, SiteComponent } from '../content/kit.ts';
import { shortHash } from '../data/shortHash.ts';
import { type Client, type ClientFile, faceRule } from './clientFiles.ts';

/** What the browser needs of a site's kit. */
export interface KitFiles {
  /** The code of islands and what else fences need, by name. */
  files: ReadonlyMap<string, ClientFile & { bytes: number }>;
  /** Style sheets as one text. */
  styles: string;
  /** Folder for files that are made of these. */
  cache: string;
}

/**
 * Bundles what a kit has for the browser: islands each as a classic script, so that it runs on a server as from a folder
 * (React is what the page has: see `loadKitIsland`), workers as modules, and copies of other files. `bodies`: the texts of
 * all pages; what belongs to a fence that none of them has is left out.
 * @throws FieldguideError when a module cannot be compiled.
 */
export async function bundleKit(
  { components = [], fences = [], styles = [] }: Kit,
  { cache, cwd }: LoadModuleOptions,
  { bodies, data }: { bodies: readonly string[]; data: DataSets },
): Promise<KitFiles> {
  const needed = fences.filter(({ browser }) => browser);
  const found = needed.length > 0 ? bodies.flatMap(findFences) : [];
  const used = needed.filter((fence) => found.some((one) => isFenceOf(fence, one)));
  const named = (kind: 'islands' | 'workers') =>
    used.flatMap(({ browser }) => Object.entries(browser?.[kind] ?? {}));
  const islands = components.flatMap(({ name, island, islandProps }) =>
    island === undefined ? [] : [[name, island, propsOf(islandProps, data)] as const],
  );
  const files = new Map<string, ClientFile & { bytes: number }>();
  const add = (name: string, file: ClientFile) =>
    files.set(name, { ...file, bytes: statSync(file.source).size });
  for (const [name, file, props = {}] of [...islands, ...named('islands')]) {
    const bundled = await bundleOnce({ file, cache, cwd, ...islandJob(name) });
    const code = `${readFileSync(bundled.file, 'utf8')}\nfieldguide.props.${name} = ${JSON.stringify(props)};\n`;
    const output = `assets/${name}-${shortHash(code)}.js`;
    add(name, { source: keepText(path.basename(output), code, cache), output });
  }
  for (const [name, file] of named('workers')) {
    const bundled = await bundleOnce({ file, cache, cwd, ...WORKER_JOB });
    const output = `assets/${name}-${shortHash(readFileSync(bundled.file))}.js`;
    add(name, { source: bundled.file, output, forServers: true, worker: true });
  }
  for (const [name, from] of used.flatMap(({ browser }) => Object.entries(browser?.files ?? {}))) {
    const source = typeof from === 'string' ? from : keepMade(name, from, cache);
    if (source === undefined) continue;
    const hash = shortHash(readFileSync(source));
    const { name: base, ext } = path.parse(name);
    add(name, { source, output: `assets/${base}-${hash}${ext}`, forServers: true });
  }
  const sheets = await Promise.all(styles.map((file) => smallCss(file, cwd)));
  return { files, styles: sheets.join('\n'), cache };
}

const islandJob = (name: string): Pick<BundleJob, 'input' | 'output'> => ({
  input: {
    platform: 'browser',
    external: ['react', 'react/jsx-runtime'],
    transform: { target: 'es2022', jsx: { runtime: 'automatic', development: false } },
  },
  output: {
    format: 'iife',
    name: `fieldguide.islands.${name}`,
    exports: 'default',
    globals: { react: 'fieldguide.react', 'react/jsx-runtime': 'fieldguide.jsx' },
    minify: true,
  },
});

const WORKER_JOB: Pick<BundleJob, 'input' | 'output'> = {
  // Libraries ask for modules of Node where they run in it.
  input: { platform: 'browser', external: /^node:/, transform: { target: 'es2022' } },
  output: { format: 'esm', codeSplitting: false, minify: true },
};

/** The props that come with the code of an island; none if their data has faults, which the component reports. */
function propsOf(make: SiteComponent['islandProps'], data: DataSets) {
  try {
    return make?.(data);
  } catch (error) {
    if (!isDataFault(error)) throw error;
    return undefined;
  }
}

/** A file that is made; none if its data has faults, which the fence reports when it is drawn. */
function keepMade(name: string, make: () => string, cache: string): string | undefined {
  try {
    return keepText(name, make(), cache);
  } catch (error) {
    if (!isDataFault(error)) throw error;
    return undefined;
  }
}

/** A file that is made, as one that can be copied. */
function keepText(name: string, text: string, cache: string): string {
  const file = path.join(cache, name);
  writeInFolder(file, text);
  return file;
}

/** The browser's part of one site: the generator's, with the address of its typeface, and what its kit adds. */
export function withKit(client: Client, { files: own, styles, cache }: KitFiles, urls: UrlSettings): Client {
  const files = [...client.files, ...own.values()];
  const added = [faceRule(client, urls), styles].filter((text) => text !== '');
  if (added.length === 0) return { ...client, files };
  const all = [client.styles, ...added].join('\n');
  const stylesheet = `assets/styles-${shortHash(all)}.css`;
  const source = keepText(path.basename(stylesheet), all, cache);
  return {
    ...client,
    id: shortHash(`${client.id} ${stylesheet} ${[...own.values()].map(({ output }) => output).join(' ')}`),
    styles: all,
    stylesheet,
    files: [...files.filter(({ output }) => output !== client.stylesheet), { source, output: stylesheet }],
  };
}

/** A style sheet as short as its rules can be written: every page carries it. */
async function smallCss(file: string, cwd: string): Promise<string> {
  const { transform } = await import('lightningcss');
  try {
    return transform({ filename: file, code: readFileSync(file), minify: true }).code.toString();
  } catch (cause) {
    const { loc, message } = cause as Error & { loc?: { line: number; column: number } };
    const shown = path.relative(cwd, file);
    const fault = { code: 'style-sheet', file: shown, ...loc, message: `${message}.` };
    throw new FieldguideError(`${shown} cannot be loaded.`, [fault], { cause });
  }
}
