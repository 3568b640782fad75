import type { Component } from '../../components/component.ts';
import { type Product, replaceProductInLine, UNMOVED } from '../data/product.ts';
import { ATTRIBUTES, componentLines } from './componentLines.ts';
import { FenceReader } from './fenceLines.ts';
import { type Line, type WayBack, wayBack } from './place.ts';
import { themedSources } from './tagAttributes.ts';

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
  /** The components that pages may use; default: none. */
  components?: Iterable<Pick<Component, 'name' | 'place'>>;
}

/**
 * The conventions that Markdown itself does not know are brought into a form it does, line by line:
 * admonition titles without brackets, heading ids, import lines, component tags glued to text, JSX
 * attributes, and the product's name. Lines in code fences keep their text.
 */
export function prepareSource(body: string, options: PrepareOptions): PreparedSource {
  const headingIds = new Map<number, string>();
  const headingApplies = new Map<number, string>();
  let lines = markCode(body.split('\n'));
  if (options.format === 'mdx') commentsOfMdx(lines);
  else dropMdx(lines);
  // Each rule looks at every line: one look at the whole page spares most pages that.
  if (options.format === 'md' && body.includes('<')) lines = componentLines(lines, options.components ?? []);
  const output = lines.map((line, index) => {
    if (!line.code && line.text !== '') {
      line.text = admonitionLabel(line.text);
      if (options.format === 'md') line.text = jsxAttributes(line.text);
      line.text = takeHeadingApplies(line.text, (given) => headingApplies.set(index + 1, given));
      line.text = takeHeadingId(line.text, (id) => headingIds.set(index + 1, id));
    }
    if (options.product) {
      const replaced = replaceProductInLine(line.text, options.product, {
        keepEscapes: options.format === 'mdx' && !line.code,
      });
      line.text = replaced.line;
      line.shifts = [...line.shifts, ...replaced.shifts];
    }
    return line.text;
  });
  return {
    text: output.join('\n'),
    lines: output,
    headingIds,
    headingApplies,
    originOf: wayBack(lines),
  };
}

function markCode(texts: string[]): Line[] {
  const fences = new FenceReader();
  // Docusaurus reads what stands in such a fence as part of the page.
  let opened = false;
  return texts.map((text, index) => {
    const line = fences.read(text);
    if (line.kind === 'start') opened = line.info === 'mdx-code-block';
    const isMark = line.kind === 'start' || line.kind === 'end';
    const isCode = line.kind !== 'text' && !opened;
    return lineOf(opened && isMark ? '' : text, index, isCode);
  });
}

function lineOf(text: string, index: number, code: boolean): Line {
  return { text, origin: index + 1, indent: 0, shifts: UNMOVED, code };
}

/** A text in which each bracket has its partner; they nest twice at most, as in `[[text](address)]`. */
const PAIRED = String.raw`(?:\\.|[^\\[\]]|\[(?:\\.|[^\\[\]])*\])*`;
const IS_PAIRED = new RegExp(`^${PAIRED}$`);
/** A title in brackets, attributes in braces, or both: the product's name may begin a title. */
const IS_LABEL = new RegExp(String.raw`^(?:\[${PAIRED}\])?\s*(?:\{(?!product)[^{}]*\})?$`);

/** `:::warning Old title` and `::: Info` to the directive syntax `:::warning[Old title]`, `:::info`. */
function admonitionLabel(text: string): string {
  if (!text.includes(':::')) return text;
  const match = /^(\s*(?:>\s*)*)(:{3,})\s*([A-Za-z]+)[ \t]*(.*?)\s*$/.exec(text);
  if (!match) return text;
  const [, indent, colons, name = '', rest = ''] = match;
  const title = IS_PAIRED.test(rest) ? rest : rest.replace(/(?<!\\)[[\]]/g, '\\$&');
  const label = IS_LABEL.test(rest) ? rest : `[${title}]`;
  return `${indent}${colons}${name.toLowerCase()}${label}`;
}

/** An import from Docusaurus or the site, which means nothing here; as a part of a pattern. */
export const EMPTY_IMPORT = String.raw`import\s(?:[^;'"]*?\bfrom\s+)?['"]@(?:theme|docusaurus|site)(?:/[^'"]*)?['"];?`;
const IMPORT = new RegExp(`^${EMPTY_IMPORT}\\s*$`);
/** An import goes on over as many lines at most. */
const LONGEST_IMPORT = 20;

/** Imports and comments of MDX mean nothing on a `.md` page: Docusaurus reads it as MDX. */
function dropMdx(lines: readonly Line[]): void {
  dropComments(lines);
  for (const [index, { text, code }] of lines.entries())
    if (!code && text.startsWith('import')) dropImport(lines.slice(index, index + LONGEST_IMPORT));
}

/**
 * Comments of HTML in an MDX page become those of MDX, as in Docusaurus, each mark as long as it was. One that never
 * ends stays: the fault that MDX tells then names what the author wrote.
 */
function commentsOfMdx(lines: readonly Line[]): void {
  const lastEnd = lines.findLastIndex(({ code, text }) => !code && text.includes('-->'));
  let isOpen = false;
  for (const [index, line] of lines.entries()) {
    let ticks = 0;
    if (line.code && !isOpen) continue;
    line.text = line.text.replace(/`|<!--|-->|\*\//g, (sign, at: number, text: string) => {
      if (isOpen) {
        isOpen = sign !== '-->';
        return isOpen ? sign.replace('*/', '* ') : '*/}';
      }
      if (sign === '`') ticks += 1;
      const ends = index < lastEnd || text.includes('-->', at);
      isOpen = sign === '<!--' && ticks % 2 === 0 && ends;
      return isOpen ? '{/**' : sign;
    });
  }
}

function dropImport(lines: readonly Line[]): void {
  let source = '';
  for (const [index, { text, code }] of lines.entries()) {
    if (code || text.trim() === '') return;
    source += `${text}\n`;
    if (!IMPORT.test(source)) continue;
    for (const line of lines.slice(0, index + 1)) line.text = '';
    return;
  }
}

/** Takes comments out that end; the id of a heading may stand in one. */
function dropComments(lines: readonly Line[]): void {
  const lastEnd = lines.findLastIndex(({ code, text }) => !code && text.includes('*/}'));
  let isOpen = false;
  for (const [index, line] of lines.slice(0, lastEnd + 1).entries()) {
    const { text, code } = line;
    if (!isOpen && (code || !text.includes('{/*') || HEADING_ID.test(text))) continue;
    const shifts = [...line.shifts];
    let kept = '';
    let ticks = 0;
    let from = 0;
    let to = 0;
    for (const { 0: sign, index: at } of code ? [] : text.matchAll(/`|\{(?=\/\*)|\*\/\}/g)) {
      if (isOpen && sign === '*/}') {
        isOpen = false;
        to = at + 3;
        shifts.push({ column: kept.length + 1, shift: to - from });
      } else if (!isOpen && sign === '`') ticks += 1;
      else if (!isOpen && sign === '{' && ticks % 2 === 0 && (index < lastEnd || text.includes('*/}', at))) {
        isOpen = true;
        kept += text.slice(to, at);
        from = at;
      }
    }
    line.text = isOpen ? kept : kept + text.slice(to);
    line.shifts = shifts;
  }
}

/** A tag, or what stands of it on its first line. */
const TAG = new RegExp(String.raw`<[A-Za-z][\w.]*\s${ATTRIBUTES}(?:>|$)`, 'g');

/** JSX attribute values that have a plain meaning become strings; what only JavaScript could know is left out. */
function jsxAttributes(text: string): string {
  if (!text.includes('={')) return text;
  // Inline code keeps its text.
  return text
    .split(/((?<!\{)`+[^`]*`+)/)
    .map((part, index) => (index % 2 === 0 ? part.replace(TAG, (tag) => plainAttributes(tag)) : part))
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
