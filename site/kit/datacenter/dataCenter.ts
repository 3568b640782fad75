import { readdirSync } from 'node:fs';
import path from 'node:path';
import { FieldguideError } from 'fieldguide';
import { readEntries, whileSame } from '../yamlFiles.ts';
import type { DataCenter } from './dataCenterModel.ts';

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

/**
 * Reads the files of a folder anew.
 * @throws FieldguideError where a file is missing, empty or no YAML.
 */
export function readDataCenter(dir: string): DataCenter {
  const entries = yamlFiles(dir).map((file) => [path.basename(file, '.yaml'), readEntries(file)]);
  const data: object = Object.fromEntries(entries);
  if (isWhole(data)) return data;
  const missing = FILES.filter((name) => !(name in data));
  throw new FieldguideError(`${path.relative(process.cwd(), dir)} needs ${missing.join('.yaml, ')}.yaml.`);
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

function isWhole(data: object): data is DataCenter {
  return FILES.every((name) => name in data);
}
