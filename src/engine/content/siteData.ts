import { load, YAMLException } from 'js-yaml';
import { z } from 'zod';
import type { BadgeValues } from '../../components/AppliesTo/badges.ts';
import type { Diagnostic } from '../../shared/errors.ts';
import { nearest } from '../../shared/text.ts';
import { yamlDiagnostic } from './frontMatter.ts';
import type { Placeholder } from './placeholders.ts';
import { type Product, replaceProduct } from './product.ts';

/** One file of `site/data`. */
export interface SiteDataFile {
  text: string;
  /** Path for messages. */
  file: string;
  product?: Product;
}

const filled = z.union(
  [z.string().min(1, 'must not be empty'), z.number().transform(String)],
  'expected text',
);

const placeholderSchema = z.strictObject({
  name: z
    .string('expected text')
    .regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/, 'expected small letters, digits and hyphens, such as "rc-ip"'),
  label: filled,
  example: filled,
  about: filled,
});

const PLACEHOLDER_KEYS = placeholderSchema.keyof().options;

/** Reads `placeholders.yaml`: a list of names with what they mean. Faults come with file and line. */
export function readPlaceholders(source: SiteDataFile): {
  placeholders: Map<string, Placeholder>;
  diagnostics: Diagnostic[];
} {
  const placeholders = new Map<string, Placeholder>();
  const { value, diagnostics, fault } = open(source);
  if (value === undefined) return { placeholders, diagnostics };
  if (!Array.isArray(value)) {
    fault(
      1,
      'the placeholders are not a list.',
      'An entry is "- name: appliance" with label, example and about.',
    );
    return { placeholders, diagnostics };
  }
  const places = entryLines(source.text);
  const first = new Map<string, number>();
  for (const [index, entry] of value.entries()) {
    const at = places[index] ?? { line: 1, keys: new Map<string, number>() };
    const result = placeholderSchema.safeParse(entry);
    if (!result.success) {
      for (const issue of result.error.issues)
        explain(issue, PLACEHOLDER_KEYS, (key, message, hint) =>
          fault(at.keys.get(key) ?? at.line, message, hint),
        );
      continue;
    }
    const { name, ...texts } = result.data;
    const before = first.get(name);
    if (before !== undefined) {
      const message = `the placeholder <${name}> stands twice; line ${before} declares it already.`;
      fault(at.line, message, 'Give each a name of its own.');
      continue;
    }
    first.set(name, at.line);
    const named = (text: string) => (source.product ? replaceProduct(text, source.product) : text);
    placeholders.set(name, {
      name,
      label: named(texts.label),
      example: named(texts.example),
      about: named(texts.about),
    });
  }
  return { placeholders, diagnostics };
}

/** Reads `applies-to.yaml`: the values that badges may have, by key. Faults come with file and line. */
export function readAppliesValues(
  source: SiteDataFile,
  keys: readonly string[],
): { values: BadgeValues; diagnostics: Diagnostic[] } {
  const { value, diagnostics, fault } = open(source);
  if (value === undefined) return { values: {}, diagnostics };
  const texts = z.array(z.string('quote a number ("19.10")')).optional();
  const result = z.strictObject(Object.fromEntries(keys.map((key) => [key, texts]))).safeParse(value);
  if (!result.success) {
    const lines = source.text.split('\n');
    const lineOf = (key: string) =>
      Math.max(
        0,
        lines.findIndex((line) => line.startsWith(`${key}:`)),
      ) + 1;
    for (const issue of result.error.issues)
      explain(issue, keys, (key, message, hint) => fault(lineOf(key), message, hint));
    return { values: {}, diagnostics };
  }
  const { product } = source;
  const values: Record<string, readonly string[]> = {};
  for (const key of keys) {
    const given = result.data[key];
    if (given) values[key] = product ? given.map((text) => replaceProduct(text, product)) : given;
  }
  return { values, diagnostics };
}

function open({ text, file }: SiteDataFile) {
  const diagnostics: Diagnostic[] = [];
  const fault = (line: number, message: string, hint?: string) =>
    diagnostics.push({ severity: 'error', code: 'site-data', file, line, column: 1, message, hint });
  // Comments alone, or nothing, say nothing; the parser would call it a fault.
  if (!/^\s*[^\s#]/m.test(text)) return { value: undefined, diagnostics, fault };
  try {
    const value: unknown = load(text);
    return { value, diagnostics, fault };
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    diagnostics.push(yamlDiagnostic(error, text, file));
    return { value: undefined, diagnostics, fault };
  }
}

/** One issue in words, with the key it is about. */
function explain(
  issue: z.core.$ZodIssue,
  known: readonly string[],
  tell: (key: string, message: string, hint?: string) => void,
): void {
  if (issue.code === 'unrecognized_keys') {
    for (const key of issue.keys) {
      const guess = nearest(key, known);
      tell(
        key,
        `unknown key "${key}".`,
        guess ? `Did you mean "${guess}"?` : `Known keys: ${known.join(', ')}.`,
      );
    }
    return;
  }
  const key = String(issue.path[0] ?? '');
  const missing = issue.code === 'invalid_type' || issue.code === 'invalid_union';
  tell(key, `"${key || 'the entry'}" is wrong${missing ? ' or missing' : ''}: ${issue.message}.`);
}

/** Where the entries of a list and their keys stand. */
function entryLines(text: string): { line: number; keys: Map<string, number> }[] {
  const entries: { line: number; keys: Map<string, number> }[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (/^-(?:\s|$)/.test(line)) entries.push({ line: index + 1, keys: new Map() });
    const key = /^(?:-\s+|\s+)([\w-]+)\s*:/.exec(line)?.[1];
    if (key !== undefined) entries.at(-1)?.keys.set(key, index + 1);
  }
  return entries;
}
