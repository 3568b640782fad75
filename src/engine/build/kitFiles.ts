import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bundleOnce } from '../config/bundleOnce.ts';
import type { Kit } from '../config/kit.ts';
import { cannotLoad, type LoadModuleOptions } from '../config/load.ts';
import type { Client } from './client.ts';

/** What the browser needs of a site's kit. */
export interface KitFiles {
  /** The code of islands, by the names of their components. */
  islands: ReadonlyMap<string, { source: string; output: string }>;
  /** Style sheets as one text. */
  styles: string;
  /** Folder for files that are made of these. */
  cache: string;
}

/**
 * Bundles the islands of a kit, each as a classic script, so that it runs on a server as from a folder. React is what
 * the page has: see `loadKitIsland`.
 * @throws FieldguideError when one cannot be compiled.
 */
export async function bundleKit(
  { components = [], styles = [] }: Kit,
  options: LoadModuleOptions,
): Promise<KitFiles> {
  const islands = new Map<string, { source: string; output: string }>();
  for (const { name, island } of components) {
    if (island === undefined) continue;
    const bundled = await bundleIsland(name, island, options);
    islands.set(name, { source: bundled.file, output: `assets/${name}-${bundled.hash.slice(0, 8)}.js` });
  }
  const css = styles.map((file) => readFileSync(file, 'utf8')).join('\n');
  return { islands, styles: smallCss(css), cache: options.cache };
}

async function bundleIsland(name: string, file: string, { cache, cwd }: LoadModuleOptions) {
  try {
    return await bundleOnce({
      file,
      cache,
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
  } catch (error) {
    throw cannotLoad(file, error, cwd);
  }
}

/** The browser's part of one site: the generator's, and what its kit adds. */
export function withKit(client: Client, { islands, styles, cache }: KitFiles): Client {
  const files = [...client.files, ...islands.values()];
  if (styles === '') return { ...client, files };
  const all = `${client.styles}\n${styles}`;
  const stylesheet = `assets/styles-${hashOf(all)}.css`;
  const source = path.join(cache, path.basename(stylesheet));
  mkdirSync(cache, { recursive: true });
  writeFileSync(source, all);
  return {
    ...client,
    id: hashOf(`${client.id} ${stylesheet} ${[...islands.values()].map(({ output }) => output).join(' ')}`),
    styles: all,
    stylesheet,
    files: [...files.filter(({ output }) => output !== client.stylesheet), { source, output: stylesheet }],
  };
}

/** Without comments and blanks that mean nothing: every page carries it. */
function smallCss(css: string): string {
  return css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}
