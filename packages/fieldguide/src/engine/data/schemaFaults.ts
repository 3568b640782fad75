import { z } from 'zod';
import type { Fault } from '../../shared/errors.ts';
import { nearest } from '../../shared/text.ts';

/** What is wrong with a value, by its schema. Its message fits any file; with the rest, a file can say it in its own words. */
export interface SchemaFault extends Fault {
  kind: 'unknown key' | 'missing' | 'value';
  /** The place of the value, or of the map that has the unknown key. */
  path: readonly PropertyKey[];
  /** The unknown key, or why the value is wrong. */
  reason: string;
  /** The nearest known key or value. */
  guess?: string;
}

interface Checked {
  schema: z.ZodType;
  value: unknown;
  /** A path in words; an empty one is the whole. */
  nameOf: (path: readonly PropertyKey[]) => string;
}

/** Turns an issue of Zod into a message. */
export function explainIssue(issue: z.core.$ZodIssue, { schema, value, nameOf }: Checked): SchemaFault[] {
  const { path } = issue;
  const where = nameOf(path);
  if (issue.code === 'unrecognized_keys') {
    const known = knownKeys(path, schema, value);
    return issue.keys.map((key) => {
      const guess = nearest(key, known);
      const hint = guess ? `Did you mean "${guess}"?` : `Known keys: ${known.join(', ')}.`;
      const message = `unknown key "${key}"${path.length > 0 ? ` in ${where}` : ''}.`;
      return { kind: 'unknown key', path, reason: key, guess, message, hint };
    });
  }
  const given = valueAt(value, path);
  const missing = given === undefined && issue.code !== 'custom';
  const reason = issue.message.replace(/^Invalid input: /, '');
  const fault = { kind: missing ? 'missing' : 'value', path, reason } as const;
  if (issue.code === 'invalid_value') {
    const known = issue.values.map(String);
    // Not all that is no text can become one.
    const isPart = typeof given === 'object' && given !== null;
    const guess = isPart ? undefined : nearest(String(given), known);
    const hint = guess ? `Did you mean "${guess}"?` : `Known: ${known.join(', ')}.`;
    const message = missing
      ? `${where} is missing.`
      : `${where} cannot be ${isPart ? (Array.isArray(given) ? 'a list' : 'a map') : `"${String(given)}"`}.`;
    return [{ ...fault, guess, message, hint }];
  }
  const message = missing ? `${where} is missing.` : `${where} is wrong: ${reason}.`;
  const keys = path.length === 0 ? knownKeys([], schema, value) : [];
  const hint = keys.length > 0 ? `Known keys: ${keys.join(', ')}.` : undefined;
  return [{ ...fault, message, hint }];
}

/** The part of a value at a path; undefined where there is none. */
export function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  let current = value;
  for (const key of path) {
    if (typeof current !== 'object' || current === null) return undefined;
    current = Reflect.get(current, key);
  }
  return current;
}

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Keys that a schema knows at a path; where it is one of several, those of the one that the value names by its constants. */
function knownKeys(path: readonly PropertyKey[], schema: z.ZodType, value: unknown): string[] {
  const taken = keysAt(path, { schema, value, io: 'input' });
  // What is preprocessed takes anything: its keys are those of what comes out.
  return taken.length > 0 ? taken : keysAt(path, { schema, value, io: 'output' });
}

function keysAt(
  path: readonly PropertyKey[],
  { schema, value, io }: { schema: z.ZodType; value: unknown; io: 'input' | 'output' },
): string[] {
  const root = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  const plain = (schema: JsonSchema): JsonSchema[] => {
    const named = schema.$ref && root.$defs?.[schema.$ref.replace('#/$defs/', '')];
    const branches = schema.anyOf ?? schema.oneOf ?? (named ? [named] : undefined);
    return branches ? branches.filter(isSchema).flatMap(plain) : [schema];
  };
  let schemas: JsonSchema[] = plain(root).filter((one) => takesValue(one, value));
  for (const [depth, key] of path.entries()) {
    const inside = schemas.flatMap(({ items, properties, additionalProperties }) =>
      [properties?.[String(key)] ?? items ?? additionalProperties].flat().filter(isSchema),
    );
    const own = valueAt(value, path.slice(0, depth + 1));
    schemas = inside.flatMap(plain).filter((one) => takesValue(one, own));
  }
  return [...new Set(schemas.flatMap(({ properties }) => Object.keys(properties ?? {})))];
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null;
}

/** Whether the constants of a branch, such as its `type`, are those of the value. */
function takesValue({ properties = {} }: JsonSchema, value: unknown): boolean {
  return Object.entries(properties).every(
    ([key, schema]) =>
      !isSchema(schema) || schema.const === undefined || schema.const === valueAt(value, [key]),
  );
}
