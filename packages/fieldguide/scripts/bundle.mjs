// Bundles the packages: for Node, which runs no TypeScript in version 20, the command line with what sites may import, and
// the importer; and the browser's part, which is the same for every site. Runs on `npm install` and `npm pack`, and
// whenever a source file has changed.
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { commandLine, importer, islandModules, quiet } from './bundleNode.mjs';
import { bundleStamp, sourceStamp } from './stamp.mjs';
import { writeTexts } from './texts.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const home = path.join(root, 'dist');
/** The importer's package, which is bundled beside. */
const importHome = path.join(root, '../fieldguide-import/dist');

/** As all other files with a hash in their name: a server knows them by it, and no word of an author's looks so. */
const HEX = { hashCharacters: 'hex' };

export async function bundle() {
  process.env.NODE_ENV = 'production';
  writeTexts();
  const sources = sourceStamp(root);
  const staging = `${home}-${process.pid}`;
  const importStaging = `${importHome}-${process.pid}`;
  for (const folder of [staging, importStaging]) rmSync(folder, { recursive: true, force: true });
  try {
    const [{ build: viteBuild }, { build: rolldownBuild }] = await Promise.all([
      import('vite'),
      import('rolldown'),
    ]);
    const [manifest, portable] = await Promise.all([
      client(viteBuild, staging),
      portableClient(viteBuild, staging),
      headScript(rolldownBuild, staging),
      commandLine(rolldownBuild, root, staging),
      islandModules(rolldownBuild, root, staging),
      importer(rolldownBuild, path.dirname(importHome), importStaging),
    ]);
    cpSync(path.join(root, '../../deploy/github'), path.join(staging, 'github'), { recursive: true });
    writeFileSync(path.join(staging, 'client/manifest.json'), JSON.stringify({ ...manifest, portable }));
    const stamp = bundleStamp(sources, [staging, importStaging]);
    writeFileSync(path.join(staging, 'stamp.json'), JSON.stringify(stamp));
    for (const [made, place] of [
      [importStaging, importHome],
      [staging, home],
    ]) {
      rmSync(place, { recursive: true, force: true });
      renameSync(made, place);
    }
  } finally {
    for (const folder of [staging, importStaging]) rmSync(folder, { recursive: true, force: true });
  }
}

async function client(build, staging) {
  const input = {
    client: path.join(root, 'src/theme/browser/client.ts'),
    dev: path.join(root, 'src/theme/browser/devClient.ts'),
    styles: path.join(root, 'src/theme/styles/index.css'),
  };
  const { output } = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    base: './',
    publicDir: false,
    plugins: [plainImports(), componentStyles()],
    define: { 'process.env.NODE_ENV': '"production"' },
    worker: {
      format: 'es',
      rolldownOptions: { output: { ...HEX, entryFileNames: 'assets/[name]-[hash].js' } },
    },
    build: {
      outDir: path.join(staging, 'client'),
      // The folder is new, and the portable client is written to it meanwhile.
      emptyOutDir: false,
      target: 'es2022',
      cssTarget: ['chrome111', 'firefox114', 'safari16.4'],
      modulePreload: false,
      rolldownOptions: {
        input,
        // A constant that two entries share would be a chunk of its own.
        optimization: { inlineConst: true },
        onLog: quiet,
        output: {
          ...HEX,
          entryFileNames: 'assets/[name]-[hash].js',
          chunkFileNames: 'assets/[name]-[hash].js',
          assetFileNames: 'assets/[name]-[hash][extname]',
          codeSplitting: {
            // React is evaluated in a task of its own, so that no task blocks the page for long. What would be
            // a file of a few bytes rides along: it would cost every page a request.
            groups: [
              {
                name: 'react',
                // What these files need of the entry's stays in the entry, or each page would wait for React.
                includeDependenciesRecursively: false,
                test: /node_modules[\\/](react|react-dom|scheduler|lucide[\\/].*[\\/]x\.)[\\/]?|rolldown[\\/]runtime|src[\\/](theme[\\/]browser[\\/]react|search[\\/]interface[\\/]SearchInput|shared[\\/](errors|url|text|dataAttributes|ui[\\/](storage|takeAlong|trusted|Icon|useOnline|useTexts)))\.tsx?$/,
              },
            ],
          },
        },
      },
    },
  });
  const files = output.map((file) => file.fileName).filter((name) => !name.endsWith('.map'));
  const entry = (name) =>
    output.find((file) => file.type === 'chunk' && file.isEntry && file.name === name)?.fileName;
  const stylesheet = files.find((file) => /\/styles-[^/]+\.css$/.test(file));
  // A style sheet makes an entry without code.
  const kept = files.filter((name) => name !== entry('styles'));
  const face = keepFace(staging);
  const hash = createHash('sha256').update(face);
  for (const name of kept.sort()) hash.update(name);
  copyFileSync(path.join(root, 'src/engine/output/fonts/Inter-SemiBold.otf'), path.join(staging, 'font.otf'));
  copyFileSync(path.join(root, 'src/theme/favicon.svg'), path.join(staging, 'client/favicon.svg'));
  return {
    id: hash.digest('hex').slice(0, 12),
    files: kept,
    stylesheet,
    face,
    script: entry('client'),
    devScript: entry('dev'),
  };
}

/** The typeface of headings: its name in the folder of the client. */
function keepFace(staging) {
  const source = path.join(root, 'src/theme/face/Bitter-SemiBold.woff2');
  const hash = createHash('sha256').update(readFileSync(source)).digest('hex').slice(0, 8);
  const face = `assets/face-${hash}.woff2`;
  copyFileSync(source, path.join(staging, 'client', face));
  return face;
}

/**
 * The same for pages in a folder, as one classic script, since browsers load no modules from there; returns its name and
 * that of its style sheet. Modules of the folder `portable` stand in the place of others, and `fetchFile.ts` in that of
 * the browser's `fetch`.
 */
async function portableClient(build, staging) {
  const { output } = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [plainImports(), componentStyles(), standIns()],
    define: { 'process.env.NODE_ENV': '"production"' },
    worker: { format: 'iife' },
    build: {
      outDir: path.join(staging, 'client'),
      emptyOutDir: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: { portable: path.join(root, 'src/theme/browser/client.ts') },
        transform: { inject: { fetch: [path.join(PORTABLE, 'fetchFile.ts'), 'fetchFile'] } },
        onLog: quiet,
        output: {
          ...HEX,
          format: 'iife',
          codeSplitting: false,
          entryFileNames: 'assets/[name]-[hash].js',
        },
      },
    },
  });
  return output.map(({ fileName }) => fileName);
}

/** The script that pages have in their head, as one text. */
export async function headScript(build, staging) {
  await build({
    input: path.join(root, 'src/theme/browser/headScript.ts'),
    logLevel: 'warn',
    optimization: { inlineConst: { mode: 'all', pass: 2 } },
    transform: { target: 'es2022' },
    output: { file: path.join(staging, 'client/headScript.js'), format: 'iife', minify: true },
  });
}

const PORTABLE = path.join(root, 'src/theme/browser/portable');

/** Modules that those of the portable client stand for. */
const STAND_INS = {
  'search/browser/providers.ts': 'embeddedProviders.ts',
  'theme/browser/lateStyles.ts': 'standIns.ts',
  'theme/browser/navigation/navigation.tsx': 'standIns.ts',
  'theme/browser/page.ts': 'standIns.ts',
  'theme/browser/tree.ts': 'standIns.ts',
  'components/Suggestions/hydrateSuggestions.tsx': 'standIns.ts',
};

/** Puts them in; they themselves may use what they stand for. */
function standIns() {
  const byFile = new Map(
    Object.entries(STAND_INS).map(([file, own]) => [path.join(root, 'src', file), path.join(PORTABLE, own)]),
  );
  return {
    name: 'fieldguide:stand-ins',
    enforce: 'pre',
    resolveId(id, importer) {
      if (!id.startsWith('.') || !importer || path.dirname(importer) === PORTABLE) return undefined;
      return byFile.get(path.resolve(path.dirname(importer), id));
    },
  };
}

/** Nothing is preloaded and no style comes with a part: Vite's helper for that would be dead weight on each page. */
function plainImports() {
  return {
    name: 'fieldguide:plain-imports',
    enforce: 'pre',
    load: (id) =>
      id.includes('vite/preload-helper') ? 'export const __vitePreload = (load) => load();' : undefined,
  };
}

/** An `@import` of `components/*` imports that style sheet of each component that has it. */
function componentStyles() {
  const folder = path.join(root, 'src/components');
  return {
    name: 'fieldguide:component-styles',
    enforce: 'pre',
    transform(code, id) {
      if (!/\.css(?:\?|$)/.test(id)) return undefined;
      return code.replace(/@import "(.*\/components\/)\*\/(.*)";/g, (_, above, file) =>
        readdirSync(folder)
          .sort()
          .filter((name) => existsSync(path.join(folder, name, file)))
          .map((name) => `@import "${above}${name}/${file}";`)
          .join('\n'),
      );
    },
  };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const start = performance.now();
  await bundle();
  console.log(`Bundled the packages in ${Math.round(performance.now() - start)} ms.`);
}
