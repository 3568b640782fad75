import path from 'node:path';
import { FieldguideError, isRecord } from 'fieldguide';
import { isFolder } from 'fieldguide/sites';
import { shown } from './isolated.ts';
import type { Located } from './locate.ts';
import { quietSettings } from './quietSettings.ts';
import type { SiteFacts } from './readConfig.ts';
import { filesBelow } from './sourceFiles.ts';
import type { Losses } from './types.ts';

interface NoDocs {
  facts: SiteFacts;
  located: Located;
  losses: Losses;
  /** Where other pages are. */
  sources: readonly unknown[];
}

/**
 * Reports that the folder of the docs does not exist.
 * @throws FieldguideError where there are no other pages either.
 */
export function reportNoDocs(docsDir: string, { facts, located, losses, sources }: NoDocs): void {
  const { root, config = '' } = located;
  const [folder, file] = [shown(docsDir, root), shown(config, root)];
  if (sources.length === 0 && facts.docsOff)
    throw new FieldguideError(`${file} has no docs, and names no other pages.`);
  if (sources.length === 0) {
    const reasons = losses.all.flatMap(({ kind, what }) => (kind === 'config' ? [`${what}.`] : []));
    const missing = `The docs folder "${folder}" does not exist, and ${file} names no other pages.`;
    throw new FieldguideError([missing, ...reasons].join(' '));
  }
  if (facts.docs) losses.add({ kind: 'config', what: `the docs folder ${folder} does not exist`, file });
}

/** Reports what is not imported. */
export function reportNotImported(
  { instances, config, docs, pages }: SiteFacts,
  located: Located,
  losses: Losses,
): void {
  const { siteDir, root, others, config: configFile } = located;
  const file = shown(configFile ?? siteDir, root);
  for (const id of instances) losses.add({ kind: 'instance', what: id, file });
  for (const folder of others)
    losses.add({ kind: 'instance', what: `the website ${shown(folder, root)}`, file });
  for (const what of quietSettings(config)) losses.add({ kind: 'config', what, file });
  for (const name of ['sidebarItemsGenerator', 'numberPrefixParser'] as const)
    if (typeof docs?.[name] === 'string') losses.add({ kind: 'config', what: `${name} of the docs`, file });
  const i18n = isRecord(config.i18n) ? config.i18n : {};
  for (const locale of Array.isArray(i18n.locales) ? i18n.locales.map(String) : [])
    if (locale !== (i18n.defaultLocale ?? 'en')) losses.add({ kind: 'locale', what: locale, file });
  const folder = path.resolve(siteDir, typeof pages?.path === 'string' ? pages.path : 'src/pages');
  if (!pages || !isFolder(folder)) return;
  for (const name of filesBelow(folder, { root, losses }))
    if (/\.[jt]sx?$/.test(name) && !/(?:^|\/)_|\.test\./.test(name))
      losses.add({
        kind: 'page',
        what: `/${name.replace(/(?:^|\/)index\.\w+$|\.\w+$/, '')}`,
        file: shown(path.join(folder, name), root),
      });
}

const DIAGRAM =
  /^[ \t>]*(?:`{3,}|~{3,})[ \t]*mermaid\b[^\n]*\n(?:[ \t>]*(?:%%[^\n]*)?\n|[ \t>]*---[ \t]*\n(?:[^\n]*\n)*?[ \t>]*---[ \t]*\n)*[ \t>]*([\w-]+)/gm;
const DRAWN = new Set(['graph', 'flowchart', 'flowchart-elk', 'sequenceDiagram']);

/** Words after the language of a code sample that a plugin or theme reads. */
const READ_BY_PLUGINS =
  /^[ \t>]*(?:`{3,}|~{3,})[ \t]*[\w+-]+[ \t][^\n]*?\b(npm2yarn|live|reference)\b(?!=)/gm;

const MEANINGS: Readonly<Record<string, string>> = {
  live: 'live code: it is shown as it is written',
  reference: 'code that a theme fetches: only its address is shown',
};

/** Reports what a page shows as source: kinds of diagrams that are not drawn, and code that plugins change. */
export function reportShownAsSource(file: string, text: string, losses: Losses): void {
  for (const [, name = ''] of text.matchAll(READ_BY_PLUGINS))
    losses.add({ kind: 'plugin', what: MEANINGS[name] ?? name, file });
  for (const [, kind = ''] of text.matchAll(DIAGRAM))
    if (!DRAWN.has(kind)) losses.add({ kind: 'diagram', what: kind, file });
}
