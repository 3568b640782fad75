import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { parseYaml, yamlDiagnostic } from '../../../src/engine/data/readYaml.ts';
import { FieldguideError } from '../../../src/shared/errors.ts';

import type { DataCenter } from './types.ts';

/** Files without which nothing can be drawn; what they hold is checked by the rules of the tests. */
const FILES = [
  'about',
  'addresses',
  'cables',
  'devices',
  'power-units',
  'racks',
  'rooms',
  'subnets',
  'views',
];
const dataCenterSchema = z.custom<DataCenter>(
  (value) => isRecord(value) && FILES.every((name) => isRecord(value[name])),
  `the sample data center needs the files ${FILES.map((name) => `${name}.yaml`).join(', ')}`,
);

/**
 * Reads the files of a folder anew.
 * @throws FieldguideError with file and line where a file is no YAML.
 */
export function readDataCenter(dir: string): DataCenter {
  const entries = yamlFiles(dir).map((file) => {
    const { parsed, fault } = parseYaml(readFileSync(file, 'utf8'));
    if (parsed) return [path.basename(file, '.yaml'), parsed.value];
    throw new FieldguideError(fault.message, [yamlDiagnostic(fault, path.relative(process.cwd(), file))]);
  });
  return dataCenterSchema.parse(Object.fromEntries(entries));
}

/** The sample data center in a folder: read when it is first asked for, and again after one of its files has changed. */
export function openDataCenter(dir: string): () => DataCenter {
  let known: { stamp: string; data: DataCenter } | undefined;
  return () => {
    const stamp = yamlFiles(dir)
      .map((file) => `${file} ${statSync(file).mtimeMs}`)
      .join('\n');
    if (known?.stamp !== stamp) known = { stamp, data: readDataCenter(dir) };
    return known.data;
  };
}

function yamlFiles(dir: string): string[] {
  const names = readdirSync(dir).filter((name) => name.endsWith('.yaml'));
  return names.sort().map((name) => path.join(dir, name));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
