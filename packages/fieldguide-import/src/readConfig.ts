import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isRecord } from 'fieldguide';
import { isFile, isFolder } from 'fieldguide/sites';
import { bundleCode } from './bundler.ts';
import { type Data, type DocsSet, docsSets, mainOf, type Part, partsOf } from './configParts.ts';
import { type IsolationOptions, readExports, shown } from './isolated.ts';
import type { Located } from './locate.ts';
import { plainSettings } from './plainSettings.ts';
import { STAND_IN_MARK } from './protocol.ts';
import { withoutStandIns } from './standIns.ts';
import type { Losses } from './types.ts';

/** The parts of a Docusaurus configuration that the importer needs. */
export interface SiteFacts {
  config: Data;
  themeConfig: Data;
  /** The sets of documentation, the main one first. */
  sets: readonly DocsSet[];
  blog: Data | undefined;
  pages: Data | undefined;
  redirects: Data | undefined;
  /** Further blogs and sets of pages, in words. */
  further: string[];
  /** The settings say that the site has no docs, though their folder may be there. */
  docsOff: boolean;
  /** Absolute paths of the static folders. */
  staticDirs: string[];
  baseUrl: string;
  /** The pages that are plain Markdown: all, those that end in `.md`, or none. */
  format: 'mdx' | 'md' | 'detect';
}

export interface Reading {
  located: Located;
  work: string;
  isolation: IsolationOptions;
  losses: Losses;
}

/** Runs the configuration of a website, and finds in it what the importer needs. */
export async function readSiteFacts(reading: Reading, routes?: readonly string[]): Promise<SiteFacts> {
  const { located, losses } = reading;
  const value = located.config === undefined ? {} : await readSettings(located.config, reading, routes);
  const known = (given: unknown): Data => {
    const { value: own, unknown } = withoutStandIns(given);
    const file = shown(located.config ?? '', located.root);
    for (const what of unknown) losses.add({ kind: 'config', what, file });
    return isRecord(own) ? own : {};
  };
  const config = known(value);
  const parts = partsOf(config, known);
  const main = (kind: Part['kind']) => mainOf(parts, kind, located.siteDir);
  const sets = docsSets(config, parts, located);
  const folders = Array.isArray(config.staticDirectories) ? config.staticDirectories.map(String) : ['static'];
  const markdown = isRecord(config.markdown) ? config.markdown : {};
  for (const { kind, name } of parts)
    if (kind === 'unknown' && !QUIET.test(name))
      losses.add({
        kind: 'config',
        what: `the plugin ${path.isAbsolute(name) ? shown(path.normalize(name), located.root) : name} is not part of the copy`,
        file: shown(located.config ?? '', located.root),
      });
  for (const name of markdownPlugins([...sets.map(({ options }) => options), main('blog'), main('pages')]))
    losses.add({
      kind: 'config',
      what: `the Markdown plugin ${name} is not applied: what it changes on pages is as it is written`,
      file: shown(located.config ?? '', located.root),
    });
  return {
    config,
    themeConfig: isRecord(config.themeConfig) ? config.themeConfig : {},
    sets,
    blog: main('blog'),
    pages: main('pages'),
    redirects: main('redirects'),
    further: parts.flatMap(({ kind, options }) =>
      (kind === 'blog' || kind === 'pages') && options !== main(kind)
        ? [`the ${kind === 'blog' ? 'blog' : 'pages'} ${JSON.stringify(options.id ?? options.path ?? '')}`]
        : [],
    ),
    docsOff: sets.length === 0,
    staticDirs: folders.map((folder) => path.resolve(located.siteDir, folder)).filter(isFolder),
    baseUrl: typeof config.baseUrl === 'string' ? config.baseUrl.replace(/\/*$/, '/') : '/',
    format: markdown.format === 'md' || markdown.format === 'detect' ? markdown.format : 'mdx',
  };
}

/** The settings; only what they say as plain data where they do not run. */
async function readSettings(file: string, reading: Reading, routes?: readonly string[]): Promise<unknown> {
  const value = await readModule(file, reading, routes);
  if (value !== undefined) return value;
  const name = shown(file, reading.located.root);
  const plain = plainSettings(readFileSync(file, 'utf8'), file);
  if (plain !== undefined)
    reading.losses.add({
      kind: 'config',
      what: `${name} was read without running it: settings that are more than plain data are missing`,
      file: name,
    });
  return plain;
}

/** Plugins that add nothing to pages. */
const QUIET =
  /search|sitemap|pwa|svgr|debug|ideal-image|theme-mermaid|theme-classic|sass|tailwind|zoom|css-cascade|rsdoctor|vercel|faster/;

/** Plugins that the settings have for Markdown, but for those of formulas. */
function markdownPlugins(options: readonly (Data | undefined)[]): string[] {
  const lists = options.flatMap((own) =>
    Object.entries(own ?? {}).flatMap(([key, list]) =>
      /(?:remark|rehype|recma)Plugins$/i.test(key) && Array.isArray(list) ? list : [],
    ),
  );
  const names = lists.map((entry: unknown) => {
    const first: unknown = Array.isArray(entry) ? entry[0] : entry;
    // What `require` gives, or what the module exports.
    const plugin = isRecord(first) ? first.default : first;
    return (typeof plugin === 'string' && plugin.replace(STAND_IN_MARK, '')) || 'without a name';
  });
  return [...new Set(names.filter((name) => !/math|katex/i.test(name)))];
}

/** A module of the website as data; undefined, with a loss reported, if it cannot be run. */
export async function readModule(
  file: string,
  reading: Reading,
  routes?: readonly string[],
): Promise<unknown> {
  const { located, work, isolation, losses } = reading;
  const name = shown(file, located.root);
  if (!isFile(file)) {
    losses.add({ kind: 'config', what: `${name} does not exist`, file: name });
    return undefined;
  }
  const out = path.join(work, `config-${path.basename(file).replace(/\W+/g, '-')}`);
  try {
    const bundled = await bundleCode({
      entries: new Map([['config', file]]),
      out,
      siteDir: located.siteDir,
      docsDir: located.docsDir,
      root: located.root,
      lost: ({ kind, what, importer }) =>
        losses.add({ kind: kind === 'failed' ? 'config' : kind, what, file: shown(importer, located.root) }),
    });
    const entry = bundled.get('config') ?? '';
    const first = await readExports(entry, isolation, { routes });
    // A configuration that needs a secret runs with any value.
    const second =
      first.fault === undefined ? undefined : await readExports(entry, isolation, { routes, pretend: true });
    const { value, packages, fault } = second && second.fault === undefined ? second : first;
    if (second && fault === undefined)
      losses.add({
        kind: 'config',
        what: `${name} wants variables of the environment: ${first.fault}`,
        file: name,
      });
    if (fault !== undefined)
      losses.add({ kind: 'config', what: `${name} does not run: ${fault}`, file: name });
    for (const one of packages) {
      const isFile = path.isAbsolute(one);
      losses.add({
        kind: isFile ? 'import' : 'package',
        what: isFile ? shown(one, located.root) : one,
        file: name,
      });
    }
    return value;
  } catch (error) {
    losses.add({
      kind: 'config',
      what: `${name} cannot be read: ${error instanceof Error ? error.message.split('\n').slice(0, 3).join(' ') : error}`,
      file: name,
    });
    return undefined;
  }
}
