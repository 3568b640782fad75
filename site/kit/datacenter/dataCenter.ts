import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { type Diagnostic, FieldguideError, hintFor } from 'fieldguide';
import { checkYaml, yamlDiagnostic } from 'fieldguide/components';
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
  const parts = yamlFiles(dir).map((file) => ({ file, ...readParts(file) }));
  const faults = parts.flatMap(({ file, ...parsed }): Diagnostic[] => {
    const name = path.basename(file, '.yaml');
    const shown = path.relative(process.cwd(), file);
    const schema = SCHEMAS[name];
    if (schema) return checkYaml(parsed, schema).faults.map((fault) => yamlDiagnostic(fault, shown));
    const hint = hintFor(
      name,
      Object.keys(SCHEMAS),
      'Remove the file, or describe it in dataCenterModel.ts.',
    );
    return [
      {
        code: 'yaml',
        file: shown,
        line: 1,
        column: 1,
        message: 'the sample data center has no file of this name.',
        hint,
      },
    ];
  });
  if (faults.length > 0) throw new FieldguideError('The sample data center has faults.', faults);
  const whole = parts.map(({ file, value }) => [path.basename(file, '.yaml'), value]);
  return dataCenterSchema.parse(Object.fromEntries(whole));
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
