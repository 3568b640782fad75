import path from 'node:path';
import { isRecord } from 'fieldguide';
import { isFolder } from 'fieldguide/sites';
import type { Located } from './locate.ts';
import { STAND_IN_MARK } from './protocol.ts';

export type Data = Readonly<Record<string, unknown>>;

/** A plugin of a configuration, or one that a preset brings. */
export interface Part {
  kind: 'docs' | 'blog' | 'pages' | 'redirects' | 'unknown';
  name: string;
  options: Data;
}

/** A set of documentation, with a folder, a base path and sidebars of its own. */
export interface DocsSet {
  /** `default` for the one without an id. */
  id: string;
  options: Data;
  /** Absolute path of the folder of its pages. */
  dir: string;
  /** The base path of its pages, which is also their folder in the new site: `''` or `docs`. */
  base: string;
  /** How formulas are written; false where there are none. */
  math: false | { singleDollarTextMath: boolean };
  admonitions: ReadonlySet<string>;
  /** The settings name it; otherwise it is there if the usual folder is. */
  isNamed: boolean;
}

/** The plugins of a configuration, those of its presets among them. */
export function partsOf(config: Data, known: (options: unknown) => Data): Part[] {
  const entries = (list: unknown): [string, Data][] =>
    (Array.isArray(list) ? list : []).flatMap((entry: unknown): [string, Data][] => {
      if (!entry) return [];
      const [name, options] = Array.isArray(entry) ? entry : [entry, {}];
      return [
        [(typeof name === 'string' && name.replace(STAND_IN_MARK, '')) || 'a function', known(options)],
      ];
    });
  const parts: Part[] = [];
  for (const [name, options] of entries(config.presets)) {
    if (!/classic/.test(name)) {
      // Third-party presets usually contain the classic one.
      if (!('docs' in options) && !('blog' in options)) parts.push({ kind: 'unknown', name, options });
    }
    for (const kind of ['docs', 'blog', 'pages'] as const)
      if (options[kind] !== false && (isRecord(options[kind]) || /classic/.test(name)))
        parts.push({ kind, name, options: known(options[kind]) });
  }
  for (const [name, options] of entries(config.plugins)) {
    const [, kind] = /content-(docs|blog|pages)$/.exec(name) ?? [];
    if (kind === 'docs' || kind === 'blog' || kind === 'pages')
      parts.push({ kind, name, options: known(options) });
    else if (/client-redirects$/.test(name)) parts.push({ kind: 'redirects', name, options: known(options) });
    else parts.push({ kind: 'unknown', name, options });
  }
  return parts;
}

/** The main one of a kind: the one without an id, the first whose folder exists, or the first. */
export function mainOf(parts: readonly Part[], kind: Part['kind'], siteDir: string): Data | undefined {
  const found = parts.flatMap((part) => (part.kind === kind ? [part.options] : []));
  const folder = ({ path: own }: Data) => path.resolve(siteDir, typeof own === 'string' ? own : kind);
  return (
    found.find(({ id }) => id === undefined || id === 'default') ??
    found.find((own) => isFolder(folder(own))) ??
    found[0]
  );
}

/** All sets of documentation, the main one first; those of settings that name none are in the usual folder. */
export function docsSets(
  config: Data,
  parts: readonly Part[],
  { siteDir, docsDir, config: file }: Located,
): DocsSet[] {
  const main = mainOf(parts, 'docs', siteDir);
  if (main === undefined && saysNoDocs(config)) return [];
  const all = parts.flatMap(({ kind, options }) => (kind === 'docs' && options !== main ? [options] : []));
  return [main ?? {}, ...all].map((options) => {
    const plugins = JSON.stringify([
      options.remarkPlugins,
      options.rehypePlugins,
      options.beforeDefaultRemarkPlugins,
    ]);
    const usual = file === undefined ? '' : 'docs';
    return {
      id: String(options.id ?? 'default'),
      options,
      dir: typeof options.path === 'string' ? path.resolve(siteDir, options.path) : docsDir,
      base: String(options.routeBasePath ?? usual).replace(/^\/+|\/+$/g, ''),
      math: /remark-math|katex/.test(plugins) && {
        singleDollarTextMath: !plugins.includes('"singleDollarTextMath":false'),
      },
      admonitions: keywordsOf(options.admonitions),
      isNamed: main !== undefined || Object.keys(config).length === 0,
    };
  });
}

function saysNoDocs({ presets }: Data): boolean {
  return (Array.isArray(presets) ? presets : []).some(
    (entry: unknown) => Array.isArray(entry) && isRecord(entry[1]) && entry[1].docs === false,
  );
}

const DEFAULT_ADMONITIONS = 'note tip info warning danger caution secondary important success'.split(' ');

/** The names of boxes, by the setting of them. */
export function keywordsOf(setting: unknown): ReadonlySet<string> {
  const keywords = isRecord(setting) && Array.isArray(setting.keywords) ? setting.keywords.map(String) : [];
  const extends_ = !isRecord(setting) || setting.extendDefaults !== false || keywords.length === 0;
  return new Set([...(extends_ ? DEFAULT_ADMONITIONS : []), ...keywords]);
}
