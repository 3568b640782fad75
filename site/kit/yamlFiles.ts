import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { FieldguideError, type PlacedFault } from 'fieldguide';
import { type ParsedYaml, parseYaml, yamlDiagnostic } from 'fieldguide/components';

/**
 * What a YAML file holds, with the places of its parts.
 * @throws FieldguideError with file and line where it is no YAML or empty, as a file is while an editor saves it.
 */
export function readParts(file: string): ParsedYaml & { value: object } {
  const { parsed, fault } = parseYaml(readFileSync(file, 'utf8'));
  const value = parsed?.value;
  if (parsed && typeof value === 'object' && value !== null) return { ...parsed, value };
  throw faultIn(file, fault ?? { line: 1, column: 1, message: 'the file has no entries.' });
}

/** What is wrong in a file, to be thrown. */
export function faultIn(file: string, fault: PlacedFault): FieldguideError {
  const name = path.relative(process.cwd(), file);
  return new FieldguideError(`${name}:${fault.line}: ${fault.message}`, [yamlDiagnostic(fault, name)]);
}

/**
 * What is made of some files: when it is first asked for, and again after one of them has changed. A fault is thrown again
 * as it is, so that the build knows it for one.
 */
export function whileSame<T>(filesOf: () => readonly string[], read: () => T): () => T {
  let known: { stamp: string; value: () => T } | undefined;
  return () => {
    const stamp = filesOf()
      .map((file) => `${file} ${statSync(file).mtimeMs}`)
      .join('\n');
    if (known?.stamp !== stamp) known = { stamp, value: outcomeOf(read) };
    return known.value();
  };
}

function outcomeOf<T>(read: () => T): () => T {
  try {
    const value = read();
    return () => value;
  } catch (error) {
    return () => {
      throw error;
    };
  }
}
