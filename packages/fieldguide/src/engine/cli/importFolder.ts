import { createHash } from 'node:crypto';
import {
  copyFileSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { FieldguideError } from '../../shared/errors.ts';
import { isRecord, parseJson, plural } from '../../shared/text.ts';
import { filesBelow, isFile, isFolder } from '../content/disk.ts';
import { onDisk } from '../output/diskFaults.ts';
import { MARKER, openOutput } from '../output/outputFolder.ts';

/** The file of an imported site that lists what the import wrote, with a hash of each file. */
const LIST = '.fieldguide-import';

interface FolderJob {
  /** Folders that are read. */
  inputs: readonly string[];
  /** The site that is there may be replaced. */
  force: boolean;
  /** The folder as messages show it. */
  shown: string;
}

/**
 * Prepares a folder for an imported site. The site is written beside it and takes its place when it is whole. What an
 * earlier import wrote goes; what the author added is kept, and a file that the author changed is a fault.
 * @throws FieldguideError where the folder must not be replaced.
 */
export function openImportFolder(out: string, { inputs, force, shown }: FolderJob) {
  const place = openOutput(out, inputs, LIST);
  try {
    if (!force && isFolder(out) && readdirSync(out).length > 0)
      throw new FieldguideError(
        `The folder "${shown}" exists. Choose another one, or replace its site with --force.`,
      );
    refuseChanged(out, shown);
  } catch (error) {
    place.discard();
    throw error;
  }
  const { staging, discard } = place;
  return {
    staging,
    discard,
    /** Puts the new site in the place of the old one. */
    commit(): void {
      rmSync(path.join(staging, MARKER), { force: true });
      const written = filesBelow(staging);
      const hashes = Object.fromEntries(written.map((file) => [file, hashOf(path.join(staging, file))]));
      // Once more: people write while an import runs.
      refuseChanged(out, shown);
      onDisk(shown, () => {
        keepAdded(out, staging, shown);
        writeFileSync(path.join(staging, LIST), `${JSON.stringify(hashes, undefined, 1)}\n`);
      });
      place.commit();
    },
  };
}

/** What the last import wrote to a folder. */
function listOf(dir: string): ReadonlyMap<string, string> {
  const file = path.join(dir, LIST);
  const listed = isFile(file) ? parseJson(readFileSync(file, 'utf8')) : undefined;
  return new Map(Object.entries(isRecord(listed) ? listed : {}).map(([name, hash]) => [name, String(hash)]));
}

function refuseChanged(dir: string, shown: string): void {
  const changed = [...listOf(dir)].flatMap(([name, hash]) => {
    const file = path.join(dir, name);
    return existsSync(file) && (!isFile(file) || hashOf(file) !== hash) ? [name] : [];
  });
  if (changed.length === 0) return;
  throw new FieldguideError(
    `Since the last import, ${plural(changed.length, 'file')} of "${shown}" changed: ${someOf(changed)}. Move what you need to another place and delete it here, or name another folder.`,
  );
}

/** Copies what no import wrote. */
function keepAdded(from: string, to: string, shown: string): void {
  if (!isFolder(from)) return;
  const listed = listOf(from);
  const added = filesBelow(from).filter((name) => name !== LIST && !listed.has(name));
  const taken = added.filter((name) => existsSync(path.join(to, name)));
  if (taken.length > 0)
    throw new FieldguideError(
      `The import would write over ${plural(taken.length, 'file')} that you added to "${shown}": ${someOf(taken)}. Move it, or name another folder.`,
    );
  for (const name of added) {
    const [source, target] = [path.join(from, name), path.join(to, name)];
    mkdirSync(path.dirname(target), { recursive: true });
    if (lstatSync(source).isFile()) copyFileSync(source, target);
    else cpSync(source, target, { verbatimSymlinks: true });
  }
}

function hashOf(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}

const MOST_NAMES = 5;

function someOf(names: readonly string[]): string {
  const more = names.length - MOST_NAMES;
  return names.slice(0, MOST_NAMES).join(', ') + (more > 0 ? `, and ${more} more` : '');
}
