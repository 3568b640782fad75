import path from 'node:path';
import { FieldguideError } from 'fieldguide';
import { isFolder } from 'fieldguide/sites';
import type { DocsSet } from './configParts.ts';
import type { Source } from './docsSources.ts';
import { shown } from './isolated.ts';
import type { Located } from './locate.ts';
import { quietSettings } from './quietSettings.ts';
import type { SiteFacts } from './readConfig.ts';
import { filesBelow } from './sourceFiles.ts';
import type { Losses } from './types.ts';

interface Choice {
  wanted: readonly string[] | undefined;
  located: Located;
  losses: Losses;
}

/**
 * The sets of documentation that come over: all, or those that were asked for. The others are reported.
 * @throws FieldguideError for a set that does not exist.
 */
export function chooseSets(sets: readonly DocsSet[], { wanted, located, losses }: Choice): DocsSet[] {
  const unknown = wanted?.find((id) => !sets.some((set) => set.id === id));
  if (unknown !== undefined)
    throw new FieldguideError(
      `The repository has no set of documentation "${unknown}". Its sets: ${sets.map(({ id }) => id).join(', ')}.`,
    );
  return sets.filter(({ id }) => {
    if (wanted?.includes(id) ?? true) return true;
    losses.add({ kind: 'instance', what: id, file: configOf(located) });
    return false;
  });
}

interface NoDocs {
  facts: SiteFacts;
  located: Located;
  losses: Losses;
  /** All folders of pages that the settings name. */
  every: readonly Source[];
}

/**
 * Reports the folders of docs that do not exist.
 * @throws FieldguideError where there are no pages at all.
 */
export function reportNoDocs({ facts, located, losses, every }: NoDocs): void {
  const { root } = located;
  const file = configOf(located);
  const missing = every.filter(({ kind, dir }) => kind === 'docs' && !isFolder(dir));
  if (every.some(({ dir }) => isFolder(dir))) {
    for (const { dir, set } of missing)
      if (set?.isNamed)
        losses.add({ kind: 'config', what: `the docs folder ${shown(dir, root)} does not exist`, file });
    return;
  }
  if (facts.docsOff) throw new FieldguideError(`${file} has no docs, and names no other pages.`);
  const reasons = losses.all.flatMap(({ kind, what }) => (kind === 'config' ? [`${what}.`] : []));
  const folders = missing.map(({ dir }) => `"${shown(dir, root)}"`).join(', ');
  const fault =
    missing.length === 1
      ? `The docs folder ${folders} does not exist`
      : `The docs folders ${folders} do not exist`;
  throw new FieldguideError([`${fault}, and ${file} names no other pages.`, ...reasons].join(' '));
}

function configOf({ config, siteDir, root }: Located): string {
  return shown(config ?? siteDir, root);
}

/** Reports what is not imported. */
export function reportNotImported(
  { further, config, sets, pages }: SiteFacts,
  located: Located,
  losses: Losses,
): void {
  const { siteDir, root, others } = located;
  const file = configOf(located);
  for (const what of further) losses.add({ kind: 'instance', what, file });
  for (const folder of others)
    losses.add({ kind: 'instance', what: `the website ${shown(folder, root)}`, file });
  for (const what of quietSettings(config)) losses.add({ kind: 'config', what, file });
  for (const name of ['sidebarItemsGenerator', 'numberPrefixParser'] as const)
    if (sets.some(({ options }) => typeof options[name] === 'string'))
      losses.add({ kind: 'config', what: `${name} of the docs`, file });
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
export function reportShownAsSource(
  { file, source }: { file: string; source: string },
  text: string,
  losses: Losses,
): void {
  for (const [opening, name = ''] of text.matchAll(READ_BY_PLUGINS)) {
    const at = source.indexOf(opening.trim());
    const line = at < 0 ? undefined : source.slice(0, at).split('\n').length;
    losses.add({ kind: 'plugin', what: MEANINGS[name] ?? name, file, line });
  }
  for (const [, kind = ''] of text.matchAll(DIAGRAM))
    if (!DRAWN.has(kind)) losses.add({ kind: 'diagram', what: kind, file });
}
