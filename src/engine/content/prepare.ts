import type { Component } from '../../components/component.ts';
import { components } from '../../components/registry.ts';
import { dedentBlocks } from './dedent.ts';
import { themedSources } from './jsxValues.ts';
import { inCode, type Product, replaceProductInLine, UNMOVED } from './product.ts';
import { type LineMove, type WayBack, wayBack } from './wayBack.ts';

/** A page's source made ready for the Markdown parser, with the way back to the author's lines. */
export interface PreparedSource {
  text: string;
  /** The same, line by line. */
  lines: readonly string[];
  /** Ids written as `{#id}` behind a heading, by line of `text` (from 1). */
  headingIds: Map<number, string>;
  /** Attributes of `{applies release="..."}` behind a heading, by line of `text` (from 1). */
  headingApplies: Map<number, string>;
  originOf: WayBack;
}

export interface PrepareOptions {
  format: 'md' | 'mdx';
  product?: Product;
  /** The components that pages may use; default: the generator's own. */
  components?: Iterable<Pick<Component, 'name' | 'place'>>;
}

/** One line on its way: its text, where it came from, and what was moved on it. */
export interface Line extends LineMove {
  text: string;
  /** Inside a code fence: left as it is but for the product's name. */
  code: boolean;
}

const FENCE = /^\s*(?:[-*+]\s+|\d+[.)]\s+|>\s?)*(`{3,}|~{3,})(.*)$/;

/**
 * The conventions that Markdown itself does not know are brought into a form it does, line by line:
 * admonition titles without brackets, heading ids, import lines, component tags glued to text, JSX
 * attributes, and the product's name. Lines in code fences keep their text.
 */
export function prepareSource(body: string, options: PrepareOptions): PreparedSource {
  const headingIds = new Map<number, string>();
  const headingApplies = new Map<number, string>();
  let lines = markCode(body.split('\n'));
  // Each rule looks at every line: one look at the whole page spares most pages that.
  if (options.format === 'md' && body.includes('<')) {
    const names = blockNames(options.components ?? components);
    lines = dedentBlocks(separateComponents(joinTags(lines, names), names), names);
  }
  const output = lines.map((line, index) => {
    if (!line.code && line.text !== '') {
      line.text = admonitionLabel(line.text);
      if (options.format === 'md') line.text = jsxAttributes(dropImport(line.text));
      line.text = takeHeadingApplies(line.text, (given) => headingApplies.set(index + 1, given));
      line.text = takeHeadingId(line.text, (id) => headingIds.set(index + 1, id));
    }
    if (options.product) {
      const replaced = replaceProductInLine(line.text, options.product, {
        keepEscapes: options.format === 'mdx' && !line.code,
      });
      line.text = replaced.line;
      line.shifts = replaced.shifts;
    }
    return line.text;
  });
  return {
    // Signs that stand for something else while a page is compiled.
    text: output.join('\n').replaceAll('\u0001', '\uFFFD').replaceAll('\u0002', '\uFFFD'),
    lines: output,
    headingIds,
    headingApplies,
    originOf: wayBack(lines),
  };
}

function markCode(texts: string[]): Line[] {
  let fence: string | undefined;
  return texts.map((text, index) => {
    const match = FENCE.exec(text);
    let code = fence !== undefined;
    const marker = match?.[1];
    if (fence === undefined && marker && !(marker.startsWith('`') && match?.[2]?.includes('`'))) {
      fence = marker;
      code = true;
    } else if (fence !== undefined && marker && closes(marker, fence) && match?.[2]?.trim() === '') {
      fence = undefined;
    }
    return { text, origin: index + 1, indent: 0, shifts: UNMOVED, code };
  });
}

function closes(marker: string, fence: string): boolean {
  return marker[0] === fence[0] && marker.length >= fence.length;
}

/** Attributes up to the end of a tag; quotes and braces may hold a `>`. */
const ATTRIBUTES = String.raw`(?:[^>"'{]|"[^"]*"|'[^']*'|\{(?:[^{}]|\{[^{}]*\})*\})*`;

/** The tags that stand on lines of their own, as a part of a pattern. */
function blockNames(known: Iterable<Pick<Component, 'name' | 'place'>>): string {
  return [...known]
    .filter(({ place }) => place === 'block')
    .map(({ name }) => name)
    .join('|');
}
const LONGEST_TAG = 60;

/** A component's tag may run over several lines, one attribute each: it is put on its first line, the others are emptied. */
function joinTags(lines: Line[], names: string): Line[] {
  const tagStart = new RegExp(`<(?:${names})(?=\\s|$)`);
  for (const [index, line] of lines.entries()) {
    const start = line.code ? -1 : line.text.search(tagStart);
    if (start < 0 || inCode(line.text, start) || tagEnd(line.text.slice(start)) >= 0) continue;
    let tag = line.text.slice(start);
    for (let next = index + 1; next < Math.min(lines.length, index + LONGEST_TAG); next++) {
      const more = lines[next];
      if (!more || more.code) break;
      const end = tagEnd(`${tag} ${more.text.trim()}`);
      if (end < 0) {
        tag += ` ${more.text.trim()}`;
        continue;
      }
      const taken = more.text.length - (`${tag} ${more.text.trim()}`.length - end);
      line.text = line.text.slice(0, start) + `${tag} ${more.text.trim()}`.slice(0, end);
      more.text = more.text.trimEnd().slice(taken);
      more.indent += taken;
      for (const emptied of lines.slice(index + 1, next)) emptied.text = '';
      break;
    }
  }
  return lines;
}

/** Where a tag ends, behind its `>`; -1 where it does not. Braces and quotes may hold anything. */
export function tagEnd(text: string): number {
  let depth = 0;
  let quote = '';
  for (let index = 0; index < text.length; index++) {
    const character = text[index] ?? '';
    if (quote) quote = character === quote ? '' : quote;
    else if (/["'`]/.test(character)) quote = character;
    else if (character === '{') depth += 1;
    else if (character === '}') depth -= 1;
    else if (character === '>' && depth <= 0) return index + 1;
  }
  return -1;
}

/** Puts each tag of a block component on a line of its own between empty lines, so that the Markdown beside it is parsed. */
function separateComponents(lines: Line[], names: string): Line[] {
  const componentTag = new RegExp(`</?(?:${names})(?=[\\s/>])${ATTRIBUTES}>`, 'g');
  const result: Line[] = [];
  for (const line of lines) {
    if (!line.text.includes('<')) {
      result.push(line);
      continue;
    }
    const tags = line.code
      ? []
      : [...line.text.matchAll(componentTag)].filter((m) => !inCode(line.text, m.index));
    if (tags.length === 0) {
      result.push(...aroundDetails(line));
      continue;
    }
    const indent = /^\s*/.exec(line.text)?.[0] ?? '';
    let last = 0;
    for (const tag of [...tags, undefined]) {
      const before = line.text.slice(last, tag?.index).trim();
      if (before) result.push({ ...line, text: indent + before, indent: Math.max(0, last - indent.length) });
      if (!tag) break;
      result.push({ ...line, text: '' });
      result.push({ ...line, text: indent + tag[0], indent: tag.index - indent.length });
      result.push({ ...line, text: '' });
      last = tag.index + tag[0].length;
    }
  }
  return result;
}

/** Markdown may follow a `<summary>` and end before `</details>` without an empty line; the parser wants one. */
function aroundDetails(line: Line): Line[] {
  const text = line.code ? '' : line.text.trim();
  if (text.startsWith('|')) return [line];
  const empty = { ...line, text: '' };
  if (text.endsWith('</summary>')) return [line, empty];
  return text.startsWith('</details>') ? [empty, line] : [line];
}

/** `:::warning Old title` and `::: Info` to the directive syntax `:::warning[Old title]`, `:::info`. */
function admonitionLabel(text: string): string {
  if (!text.includes(':::')) return text;
  const match = /^(\s*(?:>\s*)*)(:{3,})\s*([A-Za-z]+)[ \t]*(.*?)\s*$/.exec(text);
  if (!match) return text;
  const [, indent, colons, name = '', rest = ''] = match;
  const label = rest === '' || /^[[{]/.test(rest) ? rest : `[${rest}]`;
  return `${indent}${colons}${name.toLowerCase()}${label}`;
}

const IMPORT = /^import\s[^;]*?\bfrom\s+['"]@(?:theme|docusaurus|site)(?:\/[^'"]*)?['"];?\s*$/;

function dropImport(text: string): string {
  return IMPORT.test(text) ? '' : text;
}

/** JSX attribute values that have a plain meaning become strings; what only JavaScript could know is left out. */
function jsxAttributes(text: string): string {
  if (!text.includes('={') || !/<[A-Za-z]/.test(text)) return text;
  // Inline code keeps its text.
  return text
    .split(/((?<!\{)`+[^`]*`+)/)
    .map((part, index) => (index % 2 === 0 ? plainAttributes(part) : part))
    .join('');
}

function plainAttributes(text: string): string {
  return (
    text
      .replace(/\ssources=\{\{([^}]*)\}\}/g, (_, sources: string) =>
        Object.entries(themedSources(sources))
          .map(([theme, file]) => ` ${theme}="${file}"`)
          .join(''),
      )
      // Read by the renderer of tabs; other lists mean nothing on a static page.
      .replace(
        /\svalues=\{(\[[^\]]*\])\}/g,
        (_, values: string) => ` values="${values.replace(/"/g, '&quot;')}"`,
      )
      .replace(/=\{\s*(?:require|useBaseUrl)\(\s*(['"])(.*?)\1\s*\)(?:\.default)?\s*\}/g, '="$2"')
      .replace(/=\{\s*(["'`])([^"'`${}]*)\1\s*\}/g, '="$2"')
      .replace(/=\{\s*(true|\d+)\s*\}/g, '="$1"')
      .replace(/\s[A-Za-z]+=\{(?:[^{}]|\{[^{}]*\})*\}(?=[\s/>])/g, '')
  );
}

const HEADING_APPLIES = /^(\s*#{1,6}\s.*?)\s*\{applies((?:\s+[\w-]+="[^"]*")+)\s*\}(.*)$/;

function takeHeadingApplies(text: string, keep: (attributes: string) => void): string {
  if (!text.includes('{applies')) return text;
  const [, before, attributes, after] = HEADING_APPLIES.exec(text) ?? [];
  if (before === undefined || attributes === undefined) return text;
  keep(attributes);
  return before + after;
}

const HEADING_ID = /^(\s*#{1,6}\s.*?)\s*(?:\{#([^\s{}]+)\}|\{\/\*\s*#(\S+)\s*\*\/\})\s*#*\s*$/;

function takeHeadingId(text: string, keep: (id: string) => void): string {
  if (!text.includes('{')) return text;
  const match = HEADING_ID.exec(text);
  const id = match?.[2] ?? match?.[3];
  if (!match || !id) return text;
  keep(id);
  return match[1] ?? '';
}
