import { load, YAMLException } from 'js-yaml';
import type { z } from 'zod';
import type { Diagnostic, Place } from '../../shared/errors.ts';
import { nearest, printable } from '../../shared/text.ts';
import { parseYamlTree, type YamlNode } from './yamlTree.ts';

/** A fault with its place, which counts from 1 within the piece of YAML. */
export interface PlacedFault extends Place {
  message: string;
  hint?: string;
}

/** A fault that reading has found. Its message fits any file; with the rest, a file can say it in its own words. */
export interface YamlFault extends PlacedFault {
  kind: 'syntax' | 'unknown key' | 'type' | 'value';
  /** Where the value stands, or the map that has the unknown key. */
  path: readonly PropertyKey[];
  /** The unknown key, or why the value is wrong. */
  reason: string;
  /** The nearest known key or value. */
  guess?: string;
}

export type YamlResult<T> = { value: T; faults: readonly [] } | { value?: undefined; faults: YamlFault[] };

/** YAML as a value, with the place of each of its parts. */
export interface ParsedYaml {
  /** Undefined for nothing but comments. */
  value: unknown;
  /** The tree of its parts; undefined where it has none, as with anchors. */
  tree: () => YamlNode | undefined;
}

/** Reads a piece of YAML that has a schema. A fault comes with its place and, for a key, the nearest known one. */
export function readYaml<T>(text: string, schema: z.ZodType<T>): YamlResult<T> {
  const { parsed, fault } = parseYaml(text);
  if (parsed) return checkYaml(parsed, schema);
  // In a fence, tabs and quotes are easily mixed up: it says both.
  const hint = 'Quote values that hold ": ", " #" or start with {, [, @ or *; indent with spaces.';
  return { faults: [{ ...fault, hint }] };
}

/** Reads YAML of any form. */
export function parseYaml(
  text: string,
): { parsed: ParsedYaml; fault?: undefined } | { parsed?: undefined; fault: YamlFault } {
  try {
    // Comments alone, or nothing, say nothing; the parser would call it a fault.
    const loaded: unknown = /^\s*[^\s#]/m.test(text) ? load(text) : undefined;
    // An escape such as "\u0000" can stand for what no page may hold.
    const value = text.includes('\\') ? withoutControls(loaded) : loaded;
    return { parsed: { value, tree: () => (value === undefined ? undefined : treeOf(text)) } };
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    return { fault: syntaxFault(error, text) };
  }
}

function withoutControls(value: unknown): unknown {
  if (typeof value === 'string') return printable(value);
  if (Array.isArray(value)) return value.map(withoutControls);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [printable(key), withoutControls(each)]),
  );
}

/** A fault of syntax as a diagnostic; `above`: lines of the file in front of the piece. */
export function yamlDiagnostic(
  { line, column, message, hint }: YamlFault,
  file: string,
  above = 0,
): Diagnostic {
  return { code: 'yaml', file, line: line + above, column, message, hint };
}

/** What the parser says of its fault, at its place. */
export function syntaxFault(error: YAMLException, text: string): YamlFault {
  const line = (error.mark?.line ?? 0) + 1;
  const indent = /^\s*/.exec(text.split('\n')[line - 1] ?? '')?.[0].indexOf('\t') ?? -1;
  const tab = indent >= 0 || /\btab\b/i.test(error.reason);
  return {
    kind: 'syntax',
    path: [],
    line,
    column: (indent >= 0 ? indent : (error.mark?.column ?? 0)) + 1,
    reason: error.reason,
    message: `invalid YAML: ${error.reason}.`,
    hint: tab
      ? 'Indent with spaces; YAML allows no tabs.'
      : 'Quote values that hold ": ", " #" or start with {, [, @ or *.',
  };
}

/** Holds a value against its schema. */
export function checkYaml<T>(parsed: ParsedYaml, schema: z.ZodType<T>): YamlResult<T> {
  const result = schema.safeParse(parsed.value);
  if (result.success) return { value: result.data, faults: [] };
  const written = { value: parsed.value, tree: parsed.tree() };
  return { faults: result.error.issues.flatMap((issue) => explain(issue, schema, written)) };
}

/**
 * Reads a map whose keys may all be missing: what is wrong is told and left out, the rest is read. Faults stand at
 * the key at the top of the map.
 */
export function readMap<T extends object>(
  { value = {}, tree }: ParsedYaml,
  schema: z.ZodType<T>,
): { value: Partial<T>; faults: YamlFault[] } {
  const checked = checkYaml({ value: value ?? {}, tree }, schema);
  if (checked.value) return { value: checked.value, faults: [] };
  const faults = checked.faults.map((fault) => {
    const path = fault.kind === 'unknown key' ? [...fault.path, fault.reason] : fault.path;
    return { ...fault, ...placeAt(tree(), path.slice(0, 2)) };
  });
  const wrong = new Set(faults.map(({ kind, path, reason }) => (kind === 'unknown key' ? reason : path[0])));
  const rest = Object.entries(value ?? {}).filter(([key]) => !wrong.has(key));
  const kept = schema.safeParse(Object.fromEntries(rest));
  return { value: kept.success ? kept.data : {}, faults };
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
      return {
        kind: 'unknown key',
        path,
        reason: key,
        guess,
        ...placeAt(tree, [...path, key]),
        message,
        hint,
      };
    });
  }
  const kind = issue.code === 'invalid_type' || issue.code === 'invalid_union' ? 'type' : 'value';
  const fault = { kind, path, reason: issue.message, ...placeAt(tree, path) } as const;
  if (issue.code === 'invalid_value') {
    const known = issue.values.map(String);
    const given = String(valueAt(value, path));
    const guess = nearest(given, known);
    const hint = guess ? `Did you mean "${guess}"?` : `Known: ${known.join(', ')}.`;
    const message =
      valueAt(value, path) === undefined ? `${where} is missing.` : `${where} cannot be "${given}".`;
    return [{ ...fault, guess, message, hint }];
  }
  const missing = valueAt(value, path) === undefined && issue.code !== 'custom';
  const reason = issue.message.replace(/^Invalid input: /, '');
  const message = missing ? `${where || 'the content'} is missing.` : `${where} is wrong: ${reason}.`;
  const keys = path.length === 0 ? keysAt(schema, []) : [];
  const hint = keys.length > 0 ? `Known keys: ${keys.join(', ')}.` : undefined;
  return [{ ...fault, message, hint }];
}

/** `"devices", entry 2, "u"`: entries of a list count from 1. */
function nameOf(path: readonly PropertyKey[]): string {
  return path.map((key) => (typeof key === 'number' ? `entry ${key + 1}` : `"${String(key)}"`)).join(', ');
}

function treeOf(text: string): YamlNode | undefined {
  try {
    return parseYamlTree(text);
  } catch {
    // What has anchors has no tree; its faults stand at its beginning.
    return undefined;
  }
}

/** The place of the deepest part of a path that was written. */
export function placeAt(tree: YamlNode | undefined, path: readonly PropertyKey[]): Place {
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

/** The part of a value at a path; undefined where there is none. */
export function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
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
