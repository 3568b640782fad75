import { FAILSAFE_SCHEMA, load, YAMLException } from 'js-yaml';
import { z } from 'zod';
import type { Diagnostic } from '../../shared/errors.ts';
import { nearest } from '../../shared/text.ts';

/** A number or a truth value in the place of text is what the author wrote; a list or a map (`{product}`) is not. */
const text = z.union(
  [z.string(), z.number().transform(String), z.boolean().transform(String)],
  'expected text',
);
const date = z
  .string('expected a date')
  .refine((value) => !Number.isNaN(Date.parse(value)), 'expected a date')
  .transform(isoDate);
const link = z.string().nullable();
const headingLevel = z.number().int().min(2).max(6);

/** Light Markdown: inline code, labels and links. A number is what the author wrote (`time: 10`). */
const line = z.union([z.string(), z.number().transform(String)], 'expected text');
const lines = z.union([line.transform((only) => [only]), z.array(line)], 'expected text or a list of texts');

/** `"19.05"`, never 19.05, since YAML would read 19.10 as 19.1. */
const quoted = z.string('expected text; quote a number ("19.10")').min(1, 'must not be empty');

/** The Docusaurus front matter our pages may carry; see `docs/writing.md`. */
export const frontMatterSchema = z
  .object({
    id: text,
    title: text,
    slug: z.string(),
    description: text,
    keywords: z.union([z.array(text), z.string().transform((list) => list.split(/\s*,\s*/))]),
    image: z.string(),
    sidebar_position: z.number(),
    sidebar_label: text,
    sidebar_class_name: z.string(),
    sidebar_custom_props: z.record(z.string(), z.unknown()),
    displayed_sidebar: link,
    hide_title: z.boolean(),
    hide_table_of_contents: z.boolean(),
    toc_min_heading_level: headingLevel,
    toc_max_heading_level: headingLevel,
    pagination_prev: link,
    pagination_next: link,
    pagination_label: text,
    custom_edit_url: link,
    parse_number_prefixes: z.boolean(),
    tags: z.array(z.union([text, z.object({ label: text, permalink: z.string() })])),
    draft: z.boolean(),
    /** Blog posts only. */
    date: z.union([z.date(), text]),
    authors: z.union([text, z.array(z.union([text, z.object({ name: text })]))]),
    unlisted: z.boolean(),
    /** `false`: the page is not found by search. */
    search: z.boolean(),
    /** `false`: the page does not explain the terms of the glossary. */
    term_tips: z.boolean(),
    last_update: z.object({ date: date.optional(), author: text.optional() }),
    /** What must be true before the reader begins, and what the page is about: see `docs/components.md`. */
    before: z.record(z.string(), lines),
    /** One map, or a list of them. */
    applies_to: z.preprocess(
      (given) => (Array.isArray(given) ? given : [given]),
      z.array(z.record(z.string(), quoted)),
    ),
  })
  // One schema for all pages: making it costs more than using it.
  .partial();

/** `2026-11-21`. A date without a time is read in no time zone, so that it is the same day everywhere. */
function isoDate(value: string): string {
  const written = /^\d{4}-\d{2}-\d{2}/.exec(value)?.[0];
  if (written) return written;
  const parsed = new Date(value);
  return [parsed.getFullYear(), parsed.getMonth() + 1, parsed.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}

export type FrontMatter = z.infer<typeof frontMatterSchema>;

export interface FrontMatterResult {
  data: FrontMatter;
  /** The text after the front matter, with the front matter's lines emptied: line numbers stay right. */
  body: string;
  /** Line in the file of each top-level key. */
  keyLines: Record<string, number>;
  diagnostics: Diagnostic[];
}

const BLOCK = /^---[ \t]*\n(?:([\s\S]*?)\n)?---[ \t]*(?:\n|$)/;

/**
 * Reads the YAML block at the head of a page. A fault of YAML is an error with its line and column;
 * a wrong-typed value is an error at the line of its key; an unknown key is a warning that names the nearest.
 */
export function readFrontMatter(source: string, file: string): FrontMatterResult {
  const match = BLOCK.exec(source);
  if (!match) return { data: {}, body: source, keyLines: {}, diagnostics: unclosedBlock(source, file) };
  const yaml = match[1] ?? '';
  const body = '\n'.repeat(match[0].split('\n').length - 1) + source.slice(match[0].length);
  try {
    // Comments alone, or nothing, say nothing; the parser would call it a fault.
    const value = /^\s*[^\s#]/m.test(yaml) ? (load(yaml) ?? {}) : {};
    return { ...validate(value, yaml, file), body, keyLines: linesOfKeys(yaml) };
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    const diagnostic = yamlDiagnostic(error, yaml, file);
    return {
      data: {},
      body,
      keyLines: {},
      diagnostics: [{ ...diagnostic, line: (diagnostic.line ?? 1) + 1 }],
    };
  }
}

function unclosedBlock(source: string, file: string): Diagnostic[] {
  if (!/^---[ \t]*\n[\w-]+:/.test(source)) return [];
  return [
    {
      severity: 'error',
      code: 'front-matter-unclosed',
      file,
      line: 1,
      column: 1,
      message: 'the front matter has no closing line.',
      hint: 'Add a line with three hyphens (---) after its last key.',
    },
  ];
}

/** The diagnostic for a YAML fault; lines count from 1 within `yaml`. */
export function yamlDiagnostic(error: YAMLException, yaml: string, file: string): Diagnostic {
  const line = (error.mark?.line ?? 0) + 1;
  const text = yaml.split('\n')[line - 1] ?? '';
  const indent = /^\s*/.exec(text)?.[0].indexOf('\t') ?? -1;
  const tab = indent >= 0 || /\btab\b/i.test(error.reason);
  return {
    severity: 'error',
    code: 'yaml',
    file,
    line,
    column: (indent >= 0 ? indent : (error.mark?.column ?? 0)) + 1,
    message: `invalid YAML: ${error.reason}.`,
    hint: tab
      ? 'Indent with spaces; YAML allows no tabs.'
      : 'Quote values that hold ": ", " #" or start with {, [, @ or *.',
  };
}

function validate(
  value: unknown,
  yaml: string,
  file: string,
): Pick<FrontMatterResult, 'data' | 'diagnostics'> {
  const lines = linesOfKeys(yaml);
  const at = (...keys: string[]) => {
    const key = keys.find((name) => Object.hasOwn(lines, name));
    return { line: key === undefined ? 2 : lines[key], column: 1 };
  };
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    const message = 'the front matter is not a list of "key: value" lines.';
    return {
      data: {},
      diagnostics: [{ severity: 'error', code: 'front-matter-type', file, line: 2, column: 1, message }],
    };
  }
  const diagnostics: Diagnostic[] = [];
  const known: Record<string, unknown> = {};
  for (const [key, entry] of Object.entries(value)) {
    if (Object.hasOwn(frontMatterSchema.shape, key)) {
      // An empty value means "not set", except where null has a meaning of its own.
      if (entry !== null || NULLABLE.has(key))
        known[key] = typeof entry === 'number' ? asWritten(key, entry, yaml) : entry;
      continue;
    }
    const guess = nearest(key, Object.keys(frontMatterSchema.shape));
    diagnostics.push({
      severity: 'warning',
      code: 'front-matter-unknown',
      file,
      ...at(key),
      message: `unknown front matter key "${key}".`,
      hint: guess ? `Did you mean "${guess}"?` : 'Remove it; nothing reads it.',
    });
  }
  const result = frontMatterSchema.safeParse(known);
  if (result.success) return { data: result.data, diagnostics };
  const wrong = new Set<string>();
  for (const issue of result.error.issues) {
    const key = String(issue.path[0] ?? '');
    wrong.add(key);
    diagnostics.push({
      severity: 'error',
      code: 'front-matter-type',
      file,
      ...at(issue.path.slice(0, 2).join('.'), key),
      message: `"${issue.path.join('.')}" has the wrong type: ${issue.message}.`,
      hint: 'Change the value, or quote it if it should be text.',
    });
  }
  const rest = Object.fromEntries(Object.entries(known).filter(([key]) => !wrong.has(key)));
  const partial = frontMatterSchema.safeParse(rest);
  return { data: partial.success ? partial.data : {}, diagnostics };
}

const TEXTS = new Set(['id', 'title', 'description', 'sidebar_label', 'pagination_label']);

/** `title: 1.30` is the text "1.30", not the number 1.3. */
function asWritten(key: string, value: number, yaml: string): unknown {
  if (!TEXTS.has(key)) return value;
  const texts: unknown = load(yaml, { schema: FAILSAFE_SCHEMA });
  return typeof texts === 'object' && texts !== null ? Reflect.get(texts, key) : value;
}

const NULLABLE = new Set(['pagination_prev', 'pagination_next', 'custom_edit_url', 'displayed_sidebar']);

/** Line of each top-level key, and of each key right below one (`before.role`), counted in the file (the opening `---` is line 1). */
function linesOfKeys(yaml: string): Record<string, number> {
  const lines = new Map<string, number>();
  let top = '';
  let depth = '';
  for (const [index, line] of yaml.split('\n').entries()) {
    const [, indent = '', key] = /^( *)["']?([^\s"'#:-][^"':]*)["']?\s*:/.exec(line) ?? [];
    if (key === undefined) continue;
    if (indent === '') [top, depth] = [key, ''];
    else depth ||= indent;
    const name = indent === '' ? key : `${top}.${key}`;
    if (indent === depth && !lines.has(name)) lines.set(name, index + 2);
  }
  return Object.fromEntries(lines);
}
