import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { DataSets } from '../../shared/dataSet.ts';
import { FieldguideError } from '../../shared/errors.ts';
import { fileHref, type UrlSettings } from '../../shared/url.ts';
import { headScript } from '../../theme/browser/headScript.ts';
import { type BundleJob, bundleOnce } from '../config/bundleOnce.ts';
import type { Kit } from '../config/kit.ts';
import type { LoadModuleOptions } from '../config/load.ts';
import { findFences, isMeant } from '../content/codeFence.ts';
import { shortHash } from './assets.ts';

/** A file of the browser's part. */
export interface ClientFile {
  source: string;
  output: string;
  /** A copy that opens from a folder does without it. */
  forServers?: boolean;
  /** Code of a worker that compiles WebAssembly: the policy allows it that. */
  worker?: boolean;
}

/** The browser's part, bundled when the generator was installed. The same for every site. */
export interface Client {
  /** Changes with any of its files. */
  id: string;
  files: readonly ClientFile[];
  stylesheet: string;
  styles: string;
  script: string;
  /** The script is a classic one, for pages that open from a folder. */
  portable: boolean;
  devScript: string;
  favicon: string;
}

const manifestSchema = z.object({
  id: z.string(),
  files: z.array(z.string()),
  stylesheet: z.string(),
  script: z.string(),
  portable: z.array(z.string()),
  devScript: z.string(),
});

/** Reads what `scripts/bundle.mjs` wrote. `portable`: for a site that opens from a folder. */
export function readClient(folder: string, { portable = false } = {}): Client {
  const manifest = manifestSchema.parse(JSON.parse(readFileSync(path.join(folder, 'manifest.json'), 'utf8')));
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8').trim();
  const [script = ''] = manifest.portable;
  const own = portable
    ? { id: script, script, files: [...manifest.portable, manifest.stylesheet] }
    : manifest;
  return {
    ...manifest,
    ...own,
    portable,
    styles: read(manifest.stylesheet),
    files: own.files.map((file) => ({ source: path.join(folder, file), output: file })),
    favicon: readFileSync(path.join(folder, 'favicon.svg'), 'utf8'),
  };
}

/** The hrefs that pages of one site load. */
export function clientAssets(client: Client, urls: UrlSettings, dev = false): ClientAssets {
  return {
    stylesheet: fileHref(client.stylesheet, urls),
    styles: client.styles,
    script: fileHref(client.script, urls),
    portable: client.portable,
    ...(dev ? { devScript: fileHref(client.devScript, urls) } : {}),
    inlineScript: headScript(),
  };
}

/** What the bundler left for pages to load; hrefs are final. */
export interface ClientAssets {
  stylesheet: string;
  /** The same as text. Pages carry it: a sheet of its own would cost a round trip before the first paint. */
  styles: string;
  script: string;
  /** The script is a classic one: no module loads from a folder. */
  portable: boolean;
  /** Loaded only by the dev server. */
  devScript?: string;
  /** Text of the inline script that sets the colour mode before the first paint; its hash goes into the policy. */
  inlineScript: string;
}

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
  const used = needed.filter((fence) => found.some((one) => isMeant(fence, one)));
  const named = (kind: 'islands' | 'workers') =>
    used.flatMap(({ browser }) => Object.entries(browser?.[kind] ?? {}));
  const islands = components.flatMap(({ name, island, islandProps }) =>
    island === undefined ? [] : [[name, island, islandProps?.(data)] as const],
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
    const output = `assets/${name}-${bundled.hash.slice(0, 8)}.js`;
    add(name, { source: bundled.file, output, forServers: true, worker: true });
  }
  for (const [name, from] of used.flatMap(({ browser }) => Object.entries(browser?.files ?? {}))) {
    const source = typeof from === 'string' ? from : keepText(name, from(), cache);
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

/** A file that is made, as one that can be copied. */
function keepText(name: string, text: string, cache: string): string {
  const file = path.join(cache, name);
  mkdirSync(cache, { recursive: true });
  writeFileSync(file, text);
  return file;
}

/** The browser's part of one site: the generator's, and what its kit adds. */
export function withKit(client: Client, { files: own, styles, cache }: KitFiles): Client {
  const files = [...client.files, ...own.values()];
  if (styles === '') return { ...client, files };
  const all = `${client.styles}\n${styles}`;
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
