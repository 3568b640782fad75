import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { type Diagnostic, FieldguideError, isDataFault, isRecord } from 'fieldguide';
import { checkYaml, type Product, placeAt, replaceProduct, yamlDiagnostic } from 'fieldguide/components';
import { z } from 'zod';
import { readParts, whileSame } from '../yamlFiles.ts';
import { faultsBetween } from './faultsBetween.ts';
import type { Entry, Model } from './model.ts';
import { ENTRY_KINDS, type EntryKind } from './schema.ts';
import { withVariants } from './variants.ts';

const FOLDERS = Object.keys(ENTRY_KINDS) as EntryKind[];

/**
 * The product model in a folder: read when it is first asked for, and again after one of its files has changed.
 * @throws FieldguideError with file and line of each fault, the same one until a file changes.
 */
export function openModel(dir: string, product?: Product): () => Model {
  return whileSame(
    () => FOLDERS.flatMap((kind) => filesOf(dir, kind)),
    () => readModel(dir, product),
  );
}

/** Reads the model anew; throws as `openModel` does. */
export function readModel(dir: string, product?: Product): Model {
  const faults: Diagnostic[] = [];
  const read = <T>(kind: EntryKind, schema: z.ZodType<T>) => readKind(kind, schema, { dir, product, faults });
  const { screens, faults: ofVariants } = withVariants(read('screens', ENTRY_KINDS.screens));
  const model: Model = {
    screens,
    fields: read('fields', ENTRY_KINDS.fields),
    imports: read('imports', ENTRY_KINDS.imports),
    downloads: read('downloads', ENTRY_KINDS.downloads),
    files: read('files', ENTRY_KINDS.files),
    limits: read('limits', ENTRY_KINDS.limits),
    messages: read('messages', ENTRY_KINDS.messages),
    accounts: read('accounts', ENTRY_KINDS.accounts),
  };
  const all = faults.length > 0 ? faults : [...ofVariants, ...faultsBetween(model)];
  if (all.length === 0) return model;
  throw new FieldguideError('The product model has faults.', all);
}

interface Source {
  dir: string;
  product?: Product;
  faults: Diagnostic[];
}

function readKind<T>(
  kind: EntryKind,
  schema: z.ZodType<T>,
  { dir, product, faults }: Source,
): Map<string, Entry<T>> {
  const found = new Map<string, Entry<T>>();
  for (const name of filesOf(dir, kind)) {
    const file = path.relative(process.cwd(), name);
    const parsed = partsOf(name, faults);
    if (!parsed) continue;
    const value = withProduct(parsed.value, product);
    const checked = checkYaml({ ...parsed, value }, z.record(z.string(), schema));
    for (const fault of checked.faults) faults.push({ ...yamlDiagnostic(fault, file), code: 'product' });
    const tree = parsed.tree();
    for (const [id, entry] of Object.entries(checked.value ?? {})) {
      const place = placeAt(tree, [id]);
      const first = found.get(id);
      if (first) {
        const message = `"${id}" is described twice, first in ${first.file}:${first.line}.`;
        faults.push({ code: 'product', file, ...place, message, hint: 'Make one entry of both.' });
      } else
        found.set(id, {
          id,
          file,
          ...place,
          value: entry,
          placeOf: (...keys) => placeAt(tree, [id, ...keys]),
        });
    }
  }
  return found;
}

/** The product put into every text of a value, labels that are keys included. */
function withProduct(value: unknown, product: Product | undefined): unknown {
  if (typeof value === 'string') return replaceProduct(value, product);
  if (Array.isArray(value)) return value.map((item) => withProduct(item, product));
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).map(([key, item]) => [
    replaceProduct(key, product),
    withProduct(item, product),
  ]);
  return Object.fromEntries(entries);
}

/** What a file holds; a file that is no YAML is a fault, an empty one is none. */
function partsOf(name: string, faults: Diagnostic[]) {
  try {
    return readParts(name);
  } catch (error) {
    if (!isDataFault(error)) throw error;
    faults.push(...error.diagnostics);
    return undefined;
  }
}

function filesOf(dir: string, kind: EntryKind): string[] {
  const folder = path.join(dir, kind);
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.endsWith('.yaml'));
  return names.sort().map((name) => path.join(folder, name));
}
