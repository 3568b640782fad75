import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { type Diagnostic, FieldguideError, hintFor } from 'fieldguide';
import { checkYaml, type ParsedYaml, yamlDiagnostic } from 'fieldguide/components';
import type { z } from 'zod';
import { readParts, whileSame } from '../yamlFiles.ts';
import { type DataCenter, dataCenterSchema } from './dataCenterModel.ts';

const SCHEMAS: Readonly<Record<string, z.ZodType>> = dataCenterSchema.shape;

/**
 * Reads the files of a folder anew.
 * @throws FieldguideError with each file that is missing or unknown, and the place of each key that is wrong.
 */
export function readDataCenter(dir: string): DataCenter {
  const where = path.relative(process.cwd(), dir);
  const missing = Object.keys(SCHEMAS).filter((name) => !existsSync(path.join(dir, `${name}.yaml`)));
  if (missing.length > 0) throw new FieldguideError(`${where} needs ${missing.join('.yaml, ')}.yaml.`);
  const parts = yamlFiles(dir).map((file) => ({ file, name: nameOf(file), ...readParts(file) }));
  const whole = dataCenterSchema.safeParse(Object.fromEntries(parts.map(({ name, value }) => [name, value])));
  if (whole.success) return whole.data;
  throw new FieldguideError('The sample data center has faults.', parts.flatMap(faultsOf));
}

/** What is wrong in one file. */
function faultsOf({ file, name, ...parsed }: ParsedYaml & { file: string; name: string }): Diagnostic[] {
  const shown = path.relative(process.cwd(), file);
  const schema = SCHEMAS[name];
  if (schema) return checkYaml(parsed, schema).faults.map((fault) => yamlDiagnostic(fault, shown));
  const message = 'the sample data center has no file of this name.';
  const hint = hintFor(name, Object.keys(SCHEMAS), 'Remove the file, or describe it in dataCenterModel.ts.');
  return [yamlDiagnostic({ line: 1, column: 1, message, hint }, shown)];
}

function nameOf(file: string): string {
  return path.basename(file, '.yaml');
}

/** The sample data center in a folder: read when it is first asked for, and again after one of its files has changed. */
export function openDataCenter(dir: string): () => DataCenter {
  return whileSame(
    () => yamlFiles(dir),
    () => readDataCenter(dir),
  );
}

function yamlFiles(dir: string): string[] {
  const names = readdirSync(dir).filter((name) => name.endsWith('.yaml'));
  return names.sort().map((name) => path.join(dir, name));
}
