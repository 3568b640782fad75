import type { Component } from '../../components/component.ts';
import { type Product, replaceProductInLine, UNMOVED } from '../data/product.ts';
import { endCellAddresses } from './cellAddresses.ts';
import { componentLines } from './componentLines.ts';
import { textDollars } from './dollars.ts';
import { FenceReader } from './fenceLines.ts';
import { parseMarkdown } from './parseMarkdown.ts';
import { type Line, type SourceMap, sourceMap, withBackslash } from './place.ts';
import { type Unclosed, unclosedHtml } from './unclosed.ts';

/** A page's source made ready for the Markdown parser, with the way back to the author's lines. */
export interface PreparedSource {
  text: string;
  /** The same, line by line. */
  lines: readonly string[];
  originOf: SourceMap;
  /** Comments and their like that have no end; they are text, so that they take nothing with them. */
  unclosed: readonly Unclosed[];
  /** How the text is parsed: what is between single dollar signs is a formula. */
  singleDollars: boolean;
}

export interface PrepareOptions {
  product?: Product;
  /** The components that pages may use; default: none. */
  components?: Iterable<Pick<Component, 'name' | 'place'>>;
  /** What is between single dollar signs is a formula. */
  math?: boolean;
}

/**
 * The conventions that Markdown itself does not know are brought into a form it does, line by line:
 * admonition titles without brackets, component tags glued to text, the product's name, and addresses that end with
 * their cells. Lines in code fences keep their text.
 */
export function prepareSource(body: string, options: PrepareOptions): PreparedSource {
  let lines = markCode(body.split('\n'));
  // Each rule checks every line. One check of the whole page avoids that for most pages.
  if (body.includes('<')) lines = componentLines(lines, options.components ?? []);
  for (const [index, line] of lines.entries()) {
    if (!line.code) line.text = headingMark(line.text, lines[index + 1]);
    if (!line.code) line.text = admonitionLabel(line.text);
    if (options.product) {
      const replaced = replaceProductInLine(line.text, options.product);
      line.text = replaced.line;
      line.shifts = [...line.shifts, ...replaced.shifts];
    }
  }
  const { lines: ready, unclosed, singleDollars } = readByParser(lines, options.math);
  const output = ready.map(({ text }) => text);
  return { text: output.join('\n'), lines: output, originOf: sourceMap(ready), unclosed, singleDollars };
}

/**
 * What only the parser can tell apart: cells, prices, and comments that have no end. A page that it refuses stays as it is:
 * that is reported where it is compiled.
 */
function readByParser(given: readonly Line[], math = false) {
  try {
    const lines = endCellAddresses(given, (text) => parseMarkdown(text, math));
    const parse = (text: string) => parseMarkdown(text);
    const { lines: priced, formulas } = textDollars(lines, { parse, drawn: math });
    const singleDollars = math || formulas;
    return { singleDollars, ...withoutOpenComments(singleDollars ? priced : lines, singleDollars) };
  } catch {
    return { singleDollars: math, lines: given, unclosed: [] };
  }
}

/** More than one page has of them; each is found by reading the page once more. */
const MOST = 20;

/** A comment without an end would take all that follows it: a backslash makes text of its sign. */
function withoutOpenComments(
  given: readonly Line[],
  math: boolean,
): { lines: readonly Line[]; unclosed: Unclosed[] } {
  const lines = [...given];
  const unclosed: Unclosed[] = [];
  for (let round = 0; round < MOST && lines.some(mayOpen); round++) {
    const text = lines.map((line) => line.text).join('\n');
    const [found] = unclosedHtml(parseMarkdown(text, math), text);
    const line = found && lines[found.place.line - 1];
    if (!found || !line) break;
    unclosed.push(found);
    lines[found.place.line - 1] = withBackslash(line, found.place.column);
  }
  return { lines, unclosed };
}

/** Whether a comment or its like may begin a block here. */
function mayOpen({ text, code }: Line): boolean {
  return !code && /^(?:[\s>*+-]|\d+[.)])*<[!?]/.test(text);
}

function markCode(texts: string[]): Line[] {
  const fences = new FenceReader();
  return texts.map((text, index) => lineOf(text, index, fences.read(text).kind !== 'text'));
}

function lineOf(text: string, index: number, code: boolean): Line {
  return { text, origin: index + 1, indent: 0, shifts: UNMOVED, code };
}

const ID_COMMENT = /[ \t]*(?:\{\/\*\s*(#[^\s{}*]+)\s*\*\/\}|<!--\s*(#[^\s{}<>]+?)\s*-->)[ \t]*#*[ \t]*$/;

/** The id of a heading in a comment, as Docusaurus has it too: `## Words {/* #id *\/}`. It is the end of its line, so that nothing moves. */
function headingMark(text: string, next: Line | undefined): string {
  if (!text.includes('/*') && !text.includes('<!--')) return text;
  const isHeading =
    /^ {0,3}(?:(?:>|[-*+]|\d+[.)])\s*)*#{1,6}\s/.test(text) ||
    (next && /^[\s>]*(?:=+|-+)\s*$/.test(next.text));
  return isHeading ? text.replace(ID_COMMENT, (_, mdx?: string, html?: string) => ` {${mdx ?? html}}`) : text;
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
