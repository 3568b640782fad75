import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { InputOptions, OutputOptions } from 'rolldown';
import { z } from 'zod';
import { asError, type Diagnostic, FieldguideError } from '../../shared/errors.ts';
import { shortHash } from '../data/shortHash.ts';
import { openDoor } from './door.ts';
import { keepJson, keptJson } from './keptJson.ts';

export interface BundleJob {
  /** Absolute path of the module. */
  file: string;
  /** Folder for what is made; safe to delete. */
  cache: string;
  /** Folder that paths in messages are relative to. */
  cwd: string;
  input: InputOptions;
  output: OutputOptions;
}

interface Bundled {
  /** Absolute path of the entry. */
  file: string;
  /** Changes with anything that it is made of. */
  hash: string;
}

/** What a bundle was made of, and what was made: files and the hashes of their contents. */
const recordSchema = z.object({
  inputs: z.record(z.string(), z.string()),
  hash: z.string(),
  made: z.record(z.string(), z.string()),
});

/**
 * Bundles a module of the site. The bundle is kept with the hashes of all it was made of, so that one whose files
 * have not changed costs no bundler.
 * @throws FieldguideError when it cannot be compiled.
 */
export async function bundleOnce({ file, cache, cwd, input, output }: BundleJob): Promise<Bundled> {
  const kind = hashOf(JSON.stringify([file, output]));
  const name = `${path.basename(file).replace(/\W+/g, '-')}-${kind}`;
  const record = path.join(cache, `${name}.json`);
  const entry = (hash: string) => path.join(cache, `${name}-${hash}`, 'entry.mjs');
  const known = keptJson(record, recordSchema);
  if (known && isWhole('', known.inputs) && isWhole(path.dirname(entry(known.hash)), known.made))
    return { file: entry(known.hash), hash: known.hash };
  const { build } = await import('rolldown');
  const door = openDoor({ platform: input.platform === 'browser' ? 'browser' : 'node', cwd });
  const made = await build({
    logLevel: 'silent',
    ...input,
    input: { entry: file },
    plugins: [ownFolders, door.plugin],
    write: false,
    output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs', ...output },
  }).catch((error: unknown) => {
    throw cannotLoad(file, error, cwd);
  });
  if (door.faults.length > 0)
    throw new FieldguideError(`${path.relative(cwd, file) || file} cannot be loaded.`, door.faults);
  const chunks = made.output.flatMap((chunk) => (chunk.type === 'chunk' ? [chunk] : []));
  const files = new Set(chunks.flatMap(({ moduleIds }) => moduleIds).filter((id) => existsSync(id)));
  const inputs = Object.fromEntries([...files].sort().map((id) => [id, hashOf(readFileSync(id))]));
  const hash = hashOf(JSON.stringify(inputs));
  mkdirSync(path.dirname(entry(hash)), { recursive: true });
  for (const { fileName, code } of chunks)
    writeFileSync(path.join(path.dirname(entry(hash)), fileName), code);
  const outputs = Object.fromEntries(chunks.map(({ fileName, code }) => [fileName, hashOf(code)]));
  keepJson(record, { inputs, hash, made: outputs });
  return { file: entry(hash), hash };
}

/** The fault of a module of the site that cannot be compiled or throws while loading. */
export function cannotLoad(file: string, error: unknown, cwd: string): FieldguideError {
  const shown = path.relative(cwd, file) || file;
  const faults = bundlerFaults(error, cwd, shown);
  const message = `${shown} cannot be loaded${faults.length > 0 ? '.' : `: ${asError(error).message}`}`;
  return new FieldguideError(message, faults, { cause: error });
}

/** What the bundler says of a file, as our own faults: its text is made for a terminal with colours. */
function bundlerFaults(error: unknown, cwd: string, shown: string): Diagnostic[] {
  const errors: unknown = error instanceof Error ? Reflect.get(error, 'errors') : undefined;
  if (!Array.isArray(errors)) return [];
  return errors.map((fault: { message?: unknown; loc?: { file?: string; line: number; column: number } }) => {
    const [first = ''] = stripVTControlCharacters(String(fault.message)).split('\n');
    const place = fault.loc && { line: fault.loc.line, column: fault.loc.column + 1 };
    const file = fault.loc?.file ? path.relative(cwd, fault.loc.file) : shown;
    const message = `${first.replace(/^\[\w+\]\s*/, '').replace(/\.$/, '')}.`;
    return { code: 'module', file, ...place, message };
  });
}

/** Whether all files of a folder are there, with the contents that these hashes name. */
function isWhole(folder: string, hashes: Readonly<Record<string, string>>): boolean {
  return Object.entries(hashes).every(([name, hash]) => {
    const file = path.join(folder, name);
    return existsSync(file) && hashOf(readFileSync(file)) === hash;
  });
}

/** In a bundle a module still knows the folder that it was written in. */
const ownFolders = {
  name: 'fieldguide:own-folders',
  transform: (code: string, id: string) =>
    code.includes('import.meta.dirname')
      ? code.replaceAll('import.meta.dirname', JSON.stringify(path.dirname(id)))
      : undefined,
};

function hashOf(content: string | Uint8Array): string {
  return shortHash(content, 16);
}
