import { load, YAMLException } from 'js-yaml';
import type { z } from 'zod';
import { nearest } from '../../shared/text.ts';
import { type Place, parseYamlTree, type YamlNode } from './yamlTree.ts';

/** One fault in a piece of YAML; its place counts from 1 within the piece. */
export interface YamlFault extends Place {
  message: string;
  hint?: string;
}

export type YamlResult<T> = { value: T; faults: readonly [] } | { value?: undefined; faults: YamlFault[] };

/** Reads a piece of YAML that has a schema. A fault comes with its place and, for a key, the nearest known one. */
export function readYaml<T>(text: string, schema: z.ZodType<T>): YamlResult<T> {
  let value: unknown;
  try {
    // Comments alone, or nothing, say nothing; the parser would call it a fault.
    value = /^\s*[^\s#]/m.test(text) ? load(text) : undefined;
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    const place = { line: (error.mark?.line ?? 0) + 1, column: (error.mark?.column ?? 0) + 1 };
    const hint = 'Quote values that hold ": ", " #" or start with {, [, @ or *; indent with spaces.';
    return { faults: [{ ...place, message: `invalid YAML: ${error.reason}.`, hint }] };
  }
  return checkYaml(value, text, schema);
}

/** The same for a value that has been read from `text` already. */
export function checkYaml<T>(value: unknown, text: string, schema: z.ZodType<T>): YamlResult<T> {
  const result = schema.safeParse(value);
  if (result.success) return { value: result.data, faults: [] };
  const tree = value === undefined ? undefined : treeOf(text);
  return { faults: result.error.issues.flatMap((issue) => explain(issue, schema, { value, tree })) };
}

interface Written {
  value: unknown;
  tree: YamlNode | undefined;
}

function explain(issue: z.core.$ZodIssue, schema: z.ZodType, { value, tree }: Written): YamlFault[] {
  const { path } = issue;
  const where = nameOf(path);
  if (issue.code === 'unrecognized_keys') {
    const known = keysAt(schema, path);
    return issue.keys.map((key) => {
      const guess = nearest(key, known);
      const hint = guess ? `Did you mean "${guess}"?` : `Known keys: ${known.join(', ')}.`;
      const message = `unknown key "${key}"${where === '' ? '' : ` in ${where}`}.`;
      return { ...placeAt(tree, [...path, key]), message, hint };
    });
  }
  if (issue.code === 'invalid_value') {
    const known = issue.values.map(String);
    const given = String(valueAt(value, path));
    const guess = nearest(given, known);
    const hint = guess ? `Did you mean "${guess}"?` : `Known: ${known.join(', ')}.`;
    const message =
      valueAt(value, path) === undefined ? `${where} is missing.` : `${where} cannot be "${given}".`;
    return [{ ...placeAt(tree, path), message, hint }];
  }
  const missing = valueAt(value, path) === undefined && issue.code !== 'custom';
  const reason = issue.message.replace(/^Invalid input: /, '');
  const message = missing ? `${where || 'the content'} is missing.` : `${where} is wrong: ${reason}.`;
  const keys = path.length === 0 ? keysAt(schema, []) : [];
  const hint = keys.length > 0 ? `Known keys: ${keys.join(', ')}.` : undefined;
  return [{ ...placeAt(tree, path), message, hint }];
}

/** `"devices", entry 2, "u"`: entries of a list count from 1. */
function nameOf(path: readonly PropertyKey[]): string {
  return path.map((key) => (typeof key === 'number' ? `entry ${key + 1}` : `"${String(key)}"`)).join(', ');
}

function treeOf(text: string): YamlNode | undefined {
  try {
    return parseYamlTree(text, (message) => {
      throw new Error(message);
    });
  } catch {
    // What has anchors has no tree; its faults stand at its beginning.
    return undefined;
  }
}

/** The place of the deepest part of a path that was written. */
function placeAt(tree: YamlNode | undefined, path: readonly PropertyKey[]): Place {
  let place = tree?.place ?? { line: 1, column: 1 };
  let node = tree;
  for (const key of path) {
    if (node?.kind === 'map') {
      const entry = node.entries.find((one) => one.key === String(key));
      if (!entry) break;
      place = entry.place;
      node = entry.value;
    } else if (node?.kind === 'list') {
      node = node.items[Number(key)];
      place = node?.place ?? place;
    } else break;
  }
  return place;
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  let current = value;
  for (const key of path) {
    if (typeof current !== 'object' || current === null) return undefined;
    current = Reflect.get(current, key);
  }
  return current;
}

/** Keys that a schema knows at a path: those of every object that may stand there. */
function keysAt(schema: unknown, path: readonly PropertyKey[]): string[] {
  const [key, ...rest] = path;
  return objectsOf(schema).flatMap((shape) => {
    if (key === undefined) return Array.isArray(shape) ? [] : Object.keys(shape);
    const child = Array.isArray(shape) ? shape[0] : Reflect.get(shape, key);
    return keysAt(child, rest);
  });
}

/** Objects by their shape and lists by their element, with what is only wrapped around them taken off. */
function objectsOf(schema: unknown): (object | [unknown])[] {
  const def = member(schema, 'def');
  const type = member(def, 'type');
  if (type === 'object') return [member(schema, 'shape')].filter((shape) => isObject(shape));
  if (type === 'array') return [[member(def, 'element')]];
  if (type === 'union') return list(member(def, 'options')).flatMap(objectsOf);
  const inner = member(def, 'innerType') ?? member(def, 'in');
  return inner === undefined ? [] : objectsOf(inner);
}

function member(value: unknown, key: string): unknown {
  return isObject(value) ? Reflect.get(value, key) : undefined;
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
