import { readFileSync } from 'node:fs';
import path from 'node:path';
import { FieldguideError, isRecord, parseJson } from 'fieldguide';
import { isFile, isFolder } from 'fieldguide/sites';
import type { DocsSet } from './configParts.ts';
import { shown } from './isolated.ts';
import type { Losses } from './types.ts';

/** A set with the version of it that is imported: folder and base path are those of the version. */
export interface PlacedSet extends DocsSet {
  /** Undefined for a set without versions. */
  version?: string;
  /** The file of its sidebars. */
  sidebars?: string;
}

interface Choice {
  siteDir: string;
  root: string;
  /** The version that was asked for. */
  wanted?: string;
  losses: Losses;
  /** The command that imports another version. */
  command(version: string, set: string | undefined): string;
}

interface Versions {
  /** Undefined for a set without a list of versions. */
  list?: string;
  known: string[];
  /** Listed, but without a folder. */
  missing: string[];
  /** The one that is shown first. */
  last: string;
}

/**
 * For each set, the version that Docusaurus serves at its root, or the one that was asked for where the set has it. All
 * others are reported.
 * @throws FieldguideError for a version that no set has.
 */
export function chooseVersions(sets: readonly DocsSet[], choice: Choice): PlacedSet[] {
  const { wanted } = choice;
  const all = sets.map((set) => ({ set, versions: versionsOf(set, choice) }));
  if (wanted !== undefined && !all.some(({ versions }) => versions.known.includes(wanted))) {
    const known = [...new Set(all.flatMap(({ versions }) => versions.known))];
    throw new FieldguideError(
      `The documentation has no version "${wanted}". Its versions: ${known.join(', ')}.`,
    );
  }
  return all.map(({ set, versions }) => placed(set, versions, { ...choice, several: sets.length > 1 }));
}

function placed(
  set: DocsSet,
  { list, known, missing, last }: Versions,
  { siteDir, root, wanted, losses, command, several }: Choice & { several: boolean },
): PlacedSet {
  const usual =
    typeof set.options.sidebarPath === 'string' ? path.resolve(siteDir, set.options.sidebarPath) : undefined;
  if (list === undefined) return { ...set, sidebars: usual };
  const file = shown(list, root);
  for (const version of missing)
    losses.add({ kind: 'version', what: `${version}, whose folder does not exist`, file });
  const first = known.includes(last) ? last : (known[0] ?? 'current');
  const name = wanted !== undefined && known.includes(wanted) ? wanted : first;
  for (const other of known)
    if (other !== name)
      losses.add({ kind: 'version', what: command(other, several ? set.id : undefined), file });
  const base = [set.base, pathOf(name, set, last)].filter(Boolean).join('/');
  if (name === 'current') return { ...set, version: name, base, sidebars: usual };
  return {
    ...set,
    version: name,
    base,
    dir: folderOf(name, set, siteDir),
    sidebars: path.join(siteDir, `${prefixOf(set)}versioned_sidebars`, `version-${name}-sidebars.json`),
  };
}

function versionsOf(set: DocsSet, { siteDir }: Choice): Versions {
  const { options } = set;
  const list = path.join(siteDir, `${prefixOf(set)}versions.json`);
  const listed = isFile(list) ? parseJson(readFileSync(list, 'utf8')) : [];
  const only = Array.isArray(options.onlyIncludeVersions)
    ? options.onlyIncludeVersions.map(String)
    : undefined;
  const released = (Array.isArray(listed) ? listed.map(String) : []).filter(
    (name) => only?.includes(name) ?? true,
  );
  const there = released.filter((version) => isFolder(folderOf(version, set, siteDir)));
  const hasCurrent = options.includeCurrentVersion !== false && (only?.includes('current') ?? true);
  return {
    list: released.length === 0 ? undefined : list,
    known: [...there, ...(hasCurrent ? ['current'] : [])],
    missing: released.filter((version) => !there.includes(version)),
    last: typeof options.lastVersion === 'string' ? options.lastVersion : (there[0] ?? 'current'),
  };
}

/** What the files of a set have in front of their names. */
function prefixOf({ id }: DocsSet): string {
  return id === 'default' ? '' : `${id}_`;
}

function folderOf(version: string, set: DocsSet, siteDir: string): string {
  return path.join(siteDir, `${prefixOf(set)}versioned_docs`, `version-${version}`);
}

/** The path of a version: its own, or its name, but for the one that is shown first. */
function pathOf(name: string, { options }: DocsSet, last: string): string {
  const versions = isRecord(options.versions) ? options.versions : {};
  const own = versions[name];
  if (isRecord(own) && typeof own.path === 'string') return own.path.replace(/^\/+|\/+$/g, '');
  if (name === last) return '';
  return name === 'current' ? 'next' : name;
}
