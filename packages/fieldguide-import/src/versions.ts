import { readFileSync } from 'node:fs';
import path from 'node:path';
import { FieldguideError, isRecord, parseJson } from 'fieldguide';
import { isFile, isFolder } from 'fieldguide/sites';
import { shown } from './isolated.ts';
import type { SiteFacts } from './readConfig.ts';
import type { Losses } from './types.ts';

export interface ChosenVersion {
  /** Undefined for a site without versions. */
  name?: string;
  docsDir: string;
  /** Its address below that of the docs; empty for the one that is shown first. */
  path: string;
  /** The file of its sidebars, where it is not the one that the settings name. */
  sidebars?: string;
}

/**
 * The version that Docusaurus serves at the root of the docs, or the one that was asked for. All others are reported.
 * @throws FieldguideError for a version that does not exist.
 */
export function chooseVersion(
  facts: SiteFacts,
  { siteDir, root, wanted, losses }: { siteDir: string; root: string; wanted?: string; losses: Losses },
): ChosenVersion {
  const id = facts.docs?.id;
  const set = typeof id === 'string' && id !== 'default' ? `${id}_` : '';
  const list = path.join(siteDir, `${set}versions.json`);
  const listed = isFile(list) ? parseJson(readFileSync(list, 'utf8')) : [];
  const only = Array.isArray(facts.docs?.onlyIncludeVersions)
    ? facts.docs.onlyIncludeVersions.map(String)
    : undefined;
  const released = (Array.isArray(listed) ? listed.map(String) : []).filter(
    (name) => only?.includes(name) ?? true,
  );
  const hasCurrent = facts.docs?.includeCurrentVersion !== false && (only?.includes('current') ?? true);
  const folderOf = (version: string) => path.join(siteDir, `${set}versioned_docs`, `version-${version}`);
  const there = released.filter((version) => isFolder(folderOf(version)));
  for (const version of released)
    if (!there.includes(version))
      losses.add({
        kind: 'version',
        what: `${version}, whose folder does not exist`,
        file: shown(list, root),
      });
  const known = [...there, ...(hasCurrent ? ['current'] : [])];
  if (released.length === 0 && wanted === undefined) return { docsDir: facts.docsDir, path: '' };
  const last = typeof facts.docs?.lastVersion === 'string' ? facts.docs.lastVersion : (there[0] ?? 'current');
  const name = wanted ?? (known.includes(last) ? last : (known[0] ?? 'current'));
  if (!known.includes(name))
    throw new FieldguideError(
      `The documentation has no version "${name}". Its versions: ${known.join(', ')}.`,
    );
  for (const other of known)
    if (other !== name) losses.add({ kind: 'version', what: other, file: shown(list, root) });
  const base = pathOf(name, { facts, last });
  if (name === 'current') return { name, docsDir: facts.docsDir, path: base };
  return {
    name,
    docsDir: folderOf(name),
    path: base,
    sidebars: path.join(siteDir, `${set}versioned_sidebars`, `version-${name}-sidebars.json`),
  };
}

/** The path of a version: its own, or its name, but for the one that is shown first. */
function pathOf(name: string, { facts, last }: { facts: SiteFacts; last: string }): string {
  const versions = isRecord(facts.docs?.versions) ? facts.docs.versions : {};
  const own = versions[name];
  if (isRecord(own) && typeof own.path === 'string') return own.path.replace(/^\/+|\/+$/g, '');
  if (name === last) return '';
  return name === 'current' ? 'next' : name;
}
