import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseYaml, yamlDiagnostic } from '../../src/engine/data/readYaml.ts';
import { FieldguideError } from '../../src/shared/errors.ts';

/**
 * What a YAML file holds.
 * @throws FieldguideError with file and line where it is no YAML or empty, as a file is while an editor saves it.
 */
export function readEntries(file: string): object {
  const { parsed, fault } = parseYaml(readFileSync(file, 'utf8'));
  const value = parsed?.value;
  if (typeof value === 'object' && value !== null) return value;
  const name = path.relative(process.cwd(), file);
  const told = fault ?? { line: 1, column: 1, message: 'the file has no entries.' };
  throw new FieldguideError(`${name}:${told.line}: ${told.message}`, [yamlDiagnostic(told, name)]);
}

/** What is made of some files: when it is first asked for, and again after one of them has changed. */
export function whileSame<T>(filesOf: () => readonly string[], read: () => T): () => T {
  let known: { stamp: string; value: T } | undefined;
  return () => {
    const stamp = filesOf()
      .map((file) => `${file} ${statSync(file).mtimeMs}`)
      .join('\n');
    if (known?.stamp !== stamp) known = { stamp, value: read() };
    return known.value;
  };
}
