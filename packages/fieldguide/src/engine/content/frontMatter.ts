import { z } from 'zod';
import { type Diagnostic, placeIn } from '../../shared/errors.ts';
import { isRecord, printable } from '../../shared/text.ts';
import { type Product, productIn, replaceProductInLine } from '../data/product.ts';
import { mapDiagnostics, parseAnyYaml, readMap, yamlDiagnostic } from '../data/readYaml.ts';
import { partOf, textsIn, type YamlNode } from '../data/yamlTree.ts';
import { type FrontMatter, frontMatterSchema, TARGET_KEYS } from './frontMatterSchema.ts';

interface FrontMatterResult {
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

/**
 * Values as their author means them, by one rule: what is written counts, with quotes or without. `title: 1.30` is the
 * text "1.30", not the number 1.3; `draft: "true"` is true; and an empty value is "not set", except where null has a
 * meaning of its own.
 */
function asWritten(value: unknown, tree: YamlNode | undefined): unknown {
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).flatMap(([key, given]): [string, unknown][] => {
    if (given === null && isKey(key) && !(typeOf(key) instanceof z.ZodNullable)) return [];
    return [[key, isKey(key) ? meant(key, given, partOf(tree, key)?.value) : given]];
  });
  return Object.fromEntries(entries);
}

type Key = keyof typeof frontMatterSchema.shape;

function isKey(key: string): key is Key {
  return Object.hasOwn(frontMatterSchema.shape, key);
}

function typeOf(key: Key): z.ZodType {
  return frontMatterSchema.shape[key].unwrap();
}

function meant(key: Key, given: unknown, written: YamlNode | undefined): unknown {
  const type = typeOf(key);
  if (type instanceof z.ZodNumber)
    return typeof given === 'string' && /^\s*-?\d+(?:\.\d+)?\s*$/.test(given) ? Number(given) : given;
  if (type instanceof z.ZodBoolean) return given === 'true' || given === 'false' ? given === 'true' : given;
  // Only the kit knows what a site's own keys hold; `false` is no name of a page.
  if (type instanceof z.ZodRecord && type.valueType instanceof z.ZodUnknown) return given;
  if (type instanceof z.ZodNullable && given === false) return given;
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

/** The product in front matter. What `before` says is light Markdown: the name, and in the targets of links the slug. */
export function productInFrontMatter(data: FrontMatter, product: Product | undefined): FrontMatter {
  const { before, ...rest } = data;
  const texts = productIn(rest, product, TARGET_KEYS);
  if (!before || !product) return { ...texts, before };
  const inLine = (text: string) => replaceProductInLine(text, product).line;
  const lines = Object.entries(before).map(([key, given]) => [key, given.map(inLine)]);
  return { ...texts, before: Object.fromEntries(lines) };
}
