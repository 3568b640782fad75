import { load, parseEvents, YAMLException } from 'js-yaml';
import type { z } from 'zod';
import type { Diagnostic, Place, PlacedFault } from '../../shared/errors.ts';
import { isRecord, printable } from '../../shared/text.ts';
import { parseCsvTree } from './csvTree.ts';
import { explainIssue, type SchemaFault } from './schemaFaults.ts';
import { cutText, parseYamlTree, partOf, TreeFault, type YamlNode } from './yamlTree.ts';

/** What is wrong with a part of YAML, at its place. */
type YamlFault = SchemaFault & Place;

export type YamlResult<T, F extends PlacedFault = PlacedFault> =
  | { value: T; faults: readonly [] }
  | { value?: undefined; faults: F[] };

/** YAML as a value, with the place of each key and item. */
export interface ParsedYaml {
  /** Undefined for nothing but comments. */
  value: unknown;
  /** A text in braces that a comma has cut in two: half of it is a key now. */
  cut?: PlacedFault;
  /** The tree of its nodes; undefined if it has none, for example because of anchors. */
  tree: () => YamlNode | undefined;
}

/** Reads a piece of YAML that has a schema. A fault comes with its place and, for a key, the nearest known one. */
export function readYaml<T>(text: string, schema: z.ZodType<T>): YamlResult<T> {
  const { parsed, fault } = parseAnyYaml(text);
  if (parsed) return parsed.cut ? { faults: [parsed.cut] } : checkYaml(parsed, schema);
  // In a fence, tabs and quotes are easily mixed up: it says both.
  const hint = 'Quote values that hold ": ", " #" or start with {, [, @ or *; indent with spaces.';
  return { faults: [{ ...fault, hint }] };
}

type YamlOutcome = { parsed: ParsedYaml; fault?: undefined } | { parsed?: undefined; fault: PlacedFault };

/** Reads YAML of any form. A text that a comma has cut is a fault, as one of syntax is. */
export function parseYaml(text: string): YamlOutcome {
  const outcome = parseAnyYaml(text);
  return outcome.parsed?.cut ? { fault: outcome.parsed.cut } : outcome;
}

/** Reads YAML of any form, and says beside it where a text is cut: for files that are read as far as they can be. */
export function parseAnyYaml(text: string): YamlOutcome {
  try {
    // Comments alone, or nothing, say nothing; the parser would call it a fault.
    const loaded: unknown = /^\s*[^\s#]/m.test(text) ? load(text) : undefined;
    // An escape such as "\u0000" can mean a character that no page may contain.
    if (!isSmall(loaded)) return { fault: sizeFault(text) };
    const value = text.includes('\\') ? withoutControls(loaded) : loaded;
    return {
      parsed: {
        value,
        cut: cutFault(text),
        tree: () => (value === undefined ? undefined : treeOf(text).tree),
      },
    };
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    return { fault: syntaxFault(error, text) };
  }
}

const ALIAS = /[\s,:[{-]\*[^\s,[\]{}]/;
/** More than any file holds that is not made to grow. */
const MOST_VALUES = 100_000;

/**
 * Whether a walk over all values of this one ends after a sensible number. Aliases are walked each time they are used,
 * as by everything that reads the value later: ten lines can mean a billion values, or lead back to themselves.
 */
function isSmall(value: unknown): boolean {
  const waiting: unknown[] = [value];
  for (let seen = 0; waiting.length > 0; seen++) {
    const next = waiting.pop();
    const inner = typeof next === 'object' && next !== null ? Object.values(next) : [];
    if (seen + waiting.length + inner.length > MOST_VALUES) return false;
    waiting.push(...inner);
  }
  return true;
}

/** The fault of values without an end, at the first alias; without one there are simply too many. */
function sizeFault(text: string): PlacedFault {
  const alias = ALIAS.exec(text);
  const most = MOST_VALUES.toLocaleString('en-US');
  if (!alias) {
    const message = `there are more than ${most} values.`;
    return { line: 1, column: 1, message, hint: 'Split them into several files.' };
  }
  const lines = text.slice(0, alias.index + 1).split('\n');
  return {
    line: lines.length,
    column: (lines.at(-1)?.length ?? 0) + 1,
    message: `aliases refer to themselves, or expand to more than ${most} values.`,
    hint: 'Write the values out instead of repeating them with "*".',
  };
}

function withoutControls(value: unknown): unknown {
  if (typeof value === 'string') return printable(value);
  if (Array.isArray(value)) return value.map(withoutControls);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [printable(key), withoutControls(each)]),
  );
}

/** A fault of syntax as a diagnostic; `above`: lines of the file in front of the piece. */
export function yamlDiagnostic(
  { line, column, message, hint }: PlacedFault,
  file: string,
  above = 0,
): Diagnostic {
  return { code: 'yaml', file, line: line + above, column, message, hint };
}

/** The parser's message, at its place. */
function syntaxFault(error: YAMLException, text: string): PlacedFault {
  const line = (error.mark?.line ?? 0) + 1;
  if (/duplicated mapping key/.test(error.reason))
    return twiceFault(text, { line, column: (error.mark?.column ?? 0) + 1 });
  const indent = /^\s*/.exec(text.split('\n')[line - 1] ?? '')?.[0].indexOf('\t') ?? -1;
  const tab = indent >= 0 || /\btab\b/i.test(error.reason);
  return {
    line,
    column: (indent >= 0 ? indent : (error.mark?.column ?? 0)) + 1,
    message: `invalid YAML: ${error.reason}.`,
    hint: tab
      ? 'Indent with spaces; YAML allows no tabs.'
      : 'Quote values that hold ": ", " #" or start with {, [, @ or *.',
  };
}

/** A key that is in its map twice, at the second place. */
function twiceFault(text: string, { line, column }: Place): PlacedFault {
  const rest = text.split('\n')[line - 1]?.slice(column - 1) ?? '';
  const [, key = rest] = /^["']?([^"':]+)/.exec(rest) ?? [];
  return { line, column, message: `the key "${key}" is there twice.`, hint: 'Make one entry of both.' };
}

/** Holds a value against its schema. */
export function checkYaml<T>({ value, tree }: ParsedYaml, schema: z.ZodType<T>): YamlResult<T, YamlFault> {
  const result = schema.safeParse(value);
  if (result.success) return { value: result.data, faults: [] };
  const written = tree();
  const faults = result.error.issues.flatMap((issue) => explainIssue(issue, { schema, value, nameOf }));
  return { faults: faults.map((fault) => ({ ...fault, ...placeAt(written, keyPath(fault)) })) };
}

/** The path of what is wrong, an unknown key included. */
function keyPath({ kind, path, reason }: SchemaFault): readonly PropertyKey[] {
  return kind === 'unknown key' ? [...path, reason] : path;
}

/**
 * Reads a map whose keys may all be missing: what is wrong is reported and left out, the rest is read. Faults have
 * the place of the key at the top of the map.
 */
export function readMap<T extends object>(
  { value = {}, tree }: ParsedYaml,
  schema: z.ZodType<T>,
): { value: Partial<T>; faults: YamlFault[] } {
  const checked = checkYaml({ value: value ?? {}, tree }, schema);
  if (checked.value) return { value: checked.value, faults: [] };
  const written = tree();
  const faults = checked.faults.map((fault) => ({
    ...fault,
    ...placeAt(written, keyPath(fault).slice(0, 2)),
  }));
  const wrong = new Set(faults.map((fault) => keyPath(fault).at(fault.kind === 'unknown key' ? -1 : 0)));
  const rest = Object.entries(value ?? {}).filter(([key]) => !wrong.has(key));
  const kept = schema.safeParse(Object.fromEntries(rest));
  return { value: kept.success ? kept.data : {}, faults };
}

/** What is wrong with a map, as diagnostics; an unknown key is a warning. `what`: the map in words. */
export function mapDiagnostics(
  faults: readonly YamlFault[],
  { what, code, file, above = 0 }: { what: string; code: string; file: string; above?: number },
): Diagnostic[] {
  return faults.map(({ kind, path, reason, guess, line }) => {
    const place = { file, line: line + above, column: 1 };
    if (kind === 'unknown key') {
      const hint = guess ? `Did you mean "${guess}"?` : 'Remove it, because it has no effect.';
      const message = `unknown key "${reason}" in the ${what}.`;
      return { severity: 'warning', code: `${code}-unknown`, ...place, message, hint };
    }
    if (path.length === 0) {
      const message = `the ${what} is not a list of "key: value" lines.`;
      return { code: `${code}-type`, ...place, message };
    }
    const message = `"${path.join('.')}" in the ${what} is wrong: ${reason}.`;
    const hint = 'Change the value, or quote it if it should be text.';
    return { code: `${code}-type`, ...place, message, hint };
  });
}

/** `"devices", entry 2, "u"`: entries of a list count from 1. */
function nameOf(path: readonly PropertyKey[]): string {
  const names = path.map((key) => (typeof key === 'number' ? `entry ${key + 1}` : `"${String(key)}"`));
  return names.join(', ') || 'the content';
}

function cutFault(text: string): PlacedFault | undefined {
  const found = text.includes('{') ? cutText(text, parseEvents(text, {})) : undefined;
  return (
    found && {
      ...found.place,
      message: `"${found.key}" between braces has no value.`,
      hint: 'If it continues the text in front of its comma, quote that text; otherwise give it a colon and a value.',
    }
  );
}

type TreeOutcome = { tree: YamlNode; fault?: undefined } | { tree?: undefined; fault: PlacedFault };

/** YAML of text alone, as a tree. A text that a comma has cut is a fault, as one of syntax is. */
export function parseTree(text: string): TreeOutcome {
  const outcome = treeOf(text);
  const fault = outcome.tree && cutFault(text);
  return fault ? { fault } : outcome;
}

/** CSV as the tree of a data file; `keys`: those of its columns, where they are set. */
export function parseCsv(text: string, keys?: readonly string[]): TreeOutcome {
  return treeOf(text, (csv) => parseCsvTree(csv, keys));
}

function treeOf(text: string, parse: (source: string) => YamlNode = parseYamlTree): TreeOutcome {
  try {
    return { tree: parse(text) };
  } catch (error) {
    if (error instanceof TreeFault) return { fault: { ...error.place, message: `${error.message}.` } };
    if (error instanceof YAMLException) return { fault: syntaxFault(error, text) };
    throw error;
  }
}

/** The place of the deepest part of a path that was written. */
export function placeAt(tree: YamlNode | undefined, path: readonly PropertyKey[]): Place {
  let place = tree?.place ?? { line: 1, column: 1 };
  let node = tree;
  for (const key of path) {
    const part = partOf(node, key);
    place = part?.place ?? place;
    node = part?.value;
  }
  return place;
}
