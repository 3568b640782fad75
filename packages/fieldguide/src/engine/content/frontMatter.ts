import { z } from 'zod';
import { type Diagnostic, placeIn } from '../../shared/errors.ts';
import { isRecord, printable } from '../../shared/text.ts';
import { isScriptUrl, SCRIPT_URL } from '../../shared/url.ts';
import { type Product, productIn, replaceProductInLine } from '../data/product.ts';
import { mapDiagnostics, parseAnyYaml, readMap, yamlDiagnostic } from '../data/readYaml.ts';
import { partOf, textsIn, type YamlNode } from '../data/yamlTree.ts';

/** Numbers and truth values are text by now (`asWritten`); a list or a map (`{product}`) is none. */
const text = z.string('expected text');
const date = z
  .string('expected a date')
  .refine((value) => !Number.isNaN(Date.parse(value)), 'expected a date')
  .transform(isoDate);
const address = z.string().refine((value) => !isScriptUrl(value), SCRIPT_URL);
const link = z.string().nullable();
const headingLevel = z.number().int().min(2).max(6);

/** Light Markdown: inline code, labels and links. */
const lines = z.union([text.transform((only) => [only]), z.array(text)], 'expected text or a list of texts');

const filled = text.min(1, 'must not be empty');

/** Of the page, or of the section or row with this id. */
const question = z.union(
  [
    text.transform((only) => [{ id: '', text: only }]),
    z
      .record(z.string(), text)
      .transform((ofIds) => Object.entries(ofIds).map(([id, only]) => ({ id, text: only }))),
  ],
  'expected a text, or an id with a text',
);

const helpId = z
  .string('expected an id or a list of ids')
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'use lowercase letters, digits and single hyphens');

/** The Docusaurus front matter our pages may carry; see `docs/writing.md`. */
const frontMatterSchema = z
  .strictObject({
    id: text,
    title: text,
    slug: z.string(),
    description: text,
    keywords: z.union([z.array(text), z.string().transform((list) => list.split(/\s*,\s*/))]),
    /** What readers ask that this page answers, or would call a section of it; search knows it by them. */
    questions: z.array(question).transform((list) => list.flat()),
    image: address,
    sidebar_position: z.number(),
    sidebar_label: text,
    sidebar_class_name: z.string(),
    /** Stands above this item and its neighbours, up to the next one with a caption. */
    sidebar_caption: text,
    sidebar_custom_props: z.record(z.string(), z.unknown()),
    displayed_sidebar: link,
    hide_title: z.boolean(),
    hide_table_of_contents: z.boolean(),
    toc_min_heading_level: headingLevel,
    toc_max_heading_level: headingLevel,
    pagination_prev: link,
    pagination_next: link,
    pagination_label: text,
    custom_edit_url: address.nullable(),
    tags: z.array(z.union([text, z.object({ label: text, permalink: z.string() })])),
    draft: z.boolean(),
    /** Blog posts only. */
    date,
    authors: z.union([text, z.array(z.union([text, z.object({ name: text })]))]),
    unlisted: z.boolean(),
    /** `false`: the page is not found by search. */
    search: z.boolean(),
    /** `false`: the page does not explain the terms of the glossary. */
    term_tips: z.boolean(),
    last_update: z.object({ date: date.optional(), author: text.optional() }),
    /** What must be true before the reader begins, and what the page is about: see `docs/components.md`. */
    before: z.record(z.string(), lines),
    /** Ids that the page had, each with the one that is in its place now. */
    anchors: z.record(z.string(), text),
    /** Ids by which the product's context help finds the page; one or a list. Other releases keep them. */
    help_id: z.preprocess((given) => (typeof given === 'string' ? [given] : given), z.array(helpId)),
    /** One map, or a list of them. */
    applies_to: z.preprocess(
      (given) => (Array.isArray(given) ? given : [given]),
      z.array(z.record(z.string(), filled)),
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
export function readFrontMatter(text: string, file: string): FrontMatterResult {
  const source = printable(text);
  const read = readBlock(source, file);
  if (source === text) return read;
  const at = text.split('').findIndex((sign, index) => sign !== source[index]);
  const message = 'the page contains control characters; each is shown as \uFFFD.';
  const fault = { code: 'control-character', file, ...placeIn(text, at), message, hint: 'Remove them.' };
  return { ...read, diagnostics: [{ severity: 'warning', ...fault }, ...read.diagnostics] };
}

function readBlock(source: string, file: string): FrontMatterResult {
  const match = BLOCK.exec(source);
  if (!match) {
    const diagnostics = [...unclosedBlock(source, file), ...unreadBlock(source, file)];
    return { data: {}, body: source, keyLines: {}, diagnostics };
  }
  const body = '\n'.repeat(match[0].split('\n').length - 1) + source.slice(match[0].length);
  const { parsed, fault } = parseAnyYaml(match[1] ?? '');
  if (!parsed) return { data: {}, body, keyLines: {}, diagnostics: [yamlDiagnostic(fault, file, 1)] };
  const tree = parsed.tree();
  const written = { value: asWritten(parsed.value, tree), tree: () => tree };
  const { value, faults } = readMap(written, frontMatterSchema);
  const diagnostics = mapDiagnostics(faults, { what: 'front matter', code: 'front-matter', file, above: 1 });
  const { cut } = parsed;
  if (cut && !diagnostics.some(({ line }) => line === cut.line + 1))
    diagnostics.push({ ...yamlDiagnostic(cut, file, 1), severity: 'forgivable' });
  const keyLines = linesOfKeys(tree);
  if (value.title?.trim() !== '') return { data: value, body, keyLines, diagnostics };
  const { title: _, ...data } = value;
  const message = 'the title is empty, so the page is named after its first heading or its file.';
  const report = { code: 'title-empty', message, hint: 'Write a title, or remove the key.' };
  diagnostics.push({ severity: 'warning', file, line: keyLines.title ?? 1, column: 1, ...report });
  return { data, body, keyLines, diagnostics };
}

function unclosedBlock(source: string, file: string): Diagnostic[] {
  if (!/^---[ \t]*\n[\w-]+:/.test(source)) return [];
  const message = 'the front matter has no closing line.';
  const hint = 'Add a line with three hyphens (---) after its last key.';
  return [{ code: 'front-matter-unclosed', file, line: 1, column: 1, message, hint }];
}

const NULLABLE = new Set(['pagination_prev', 'pagination_next', 'custom_edit_url', 'displayed_sidebar']);

/**
 * Values as their author means them, by one rule: what is written counts, with quotes or without. `title: 1.30` is the
 * text "1.30", not the number 1.3; `draft: "true"` is true; and an empty value is "not set", except where null has a
 * meaning of its own.
 */
function asWritten(value: unknown, tree: YamlNode | undefined): unknown {
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).flatMap(([key, given]): [string, unknown][] => {
    if (given === null && isKey(key) && !NULLABLE.has(key)) return [];
    return [[key, isKey(key) ? meant(key, given, partOf(tree, key)?.value) : given]];
  });
  return Object.fromEntries(entries);
}

type Key = keyof typeof frontMatterSchema.shape;

function isKey(key: string): key is Key {
  return Object.hasOwn(frontMatterSchema.shape, key);
}

function meant(key: Key, given: unknown, written: YamlNode | undefined): unknown {
  const type: z.ZodType = frontMatterSchema.shape[key].unwrap();
  if (type instanceof z.ZodNumber)
    return typeof given === 'string' && /^\s*-?\d+(?:\.\d+)?\s*$/.test(given) ? Number(given) : given;
  if (type instanceof z.ZodBoolean) return given === 'true' || given === 'false' ? given === 'true' : given;
  // Of a site's own keys only the kit knows what they hold; `false` is no name of a page.
  if (key === 'sidebar_custom_props' || (NULLABLE.has(key) && given === false)) return given;
  return textsIn(given, written);
}

/** Front matter that is text on the page: behind an empty line or a comment, or as TOML. */
function unreadBlock(source: string, file: string): Diagnostic[] {
  const [found, before = ''] = LATE_BLOCK.exec(source) ?? TOML_BLOCK.exec(source) ?? [];
  if (found === undefined) return [];
  const isToml = found.startsWith('+++');
  const message = isToml
    ? 'TOML front matter is not supported and is shown as text.'
    : 'front matter must start on the first line; here it is shown as text.';
  const hint = isToml
    ? 'Write it as YAML between lines of three hyphens (---).'
    : 'Remove everything before it.';
  const place = placeIn(source, before.length);
  return [{ severity: 'warning', code: 'front-matter-unread', file, ...place, message, hint }];
}

const LATE_BLOCK =
  /^((?:\s|<!--[\s\S]*?-->)+)---[ \t]*\n[\w-]+:(?:[ \t].*)?\n(?:.*\S.*\n)*?---[ \t]*(?:\n|$)/;
const TOML_BLOCK = /^()\+\+\+[ \t]*\n(?:[\w.-]+[ \t]*=.*\n)(?:.*\n)*?\+\+\+[ \t]*(?:\n|$)/;

/** Line of each top-level key, and of each key right below one (`before.role`), counted in the file (the opening `---` is line 1). */
function linesOfKeys(tree: YamlNode | undefined): Record<string, number> {
  const lines: Record<string, number> = {};
  for (const { key, place, value } of tree?.kind === 'map' ? tree.entries : []) {
    lines[key] = place.line + 1;
    for (const inner of value.kind === 'map' ? value.entries : [])
      lines[`${key}.${inner.key}`] = inner.place.line + 1;
  }
  return lines;
}

const FRONT_MATTER_TARGETS = new Set(
  'slug image custom_edit_url pagination_prev pagination_next id permalink'.split(' '),
);

/** The product in front matter. What `before` says is light Markdown: the name, and in the targets of links the slug. */
export function productInFrontMatter(data: FrontMatter, product: Product | undefined): FrontMatter {
  const { before, ...rest } = data;
  const texts = productIn(rest, product, FRONT_MATTER_TARGETS);
  if (!before || !product) return { ...texts, before };
  const inLine = (text: string) => replaceProductInLine(text, product).line;
  const lines = Object.entries(before).map(([key, given]) => [key, given.map(inLine)]);
  return { ...texts, before: Object.fromEntries(lines) };
}
