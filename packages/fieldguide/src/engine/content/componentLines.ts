import type { Component } from '../../components/component.ts';
import { inCode } from '../data/product.ts';
import type { Line } from './place.ts';

/**
 * Brings the tags of components in a `.md` page into a form the Markdown parser takes for blocks: each on one line of
 * its own, with Markdown between them that is not indented as code.
 */
export function componentLines(
  lines: Line[],
  components: Iterable<Pick<Component, 'name' | 'place'>>,
): Line[] {
  const names = blockNames(components);
  if (names === '') return lines.flatMap(aroundDetails);
  return dedentBlocks(separateComponents(joinTags(lines, names), names), names);
}

/** Attributes up to the end of a tag; quotes may hold a `>`. */
const ATTRIBUTES = String.raw`(?:[^>"']|"[^"]*"|'[^']*')*`;
const TAG = new RegExp(`^<${ATTRIBUTES}>`);

/** Names of tags that get their own line, as part of a pattern. */
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

/** The offset after the `>` of a tag; -1 if the tag does not end. */
function tagEnd(text: string): number {
  return TAG.exec(text)?.[0].length ?? -1;
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
    const lead = quoteMarks(line.text);
    const indent = /^\s*/.exec(line.text.slice(lead.length))?.[0] ?? '';
    const start = lead.length + indent.length;
    const at = (from: number) => ({ ...line, indent: Math.max(0, from - start) });
    const empty = { ...line, text: lead };
    let last = start;
    for (const tag of [...tags, undefined]) {
      const before = line.text.slice(last, tag?.index).trim();
      if (before) result.push({ ...at(last), text: lead + indent + before });
      if (!tag) break;
      result.push(empty, { ...at(tag.index), text: lead + indent + tag[0] }, { ...empty });
      last = tag.index + tag[0].length;
    }
  }
  return result;
}

/** Markdown may follow a `<summary>` and end before `</details>` without an empty line; the parser wants one. */
function aroundDetails(line: Line): Line[] {
  if (line.code) return [line];
  const lead = quoteMarks(line.text);
  const text = line.text.slice(lead.length).trim();
  if (text.startsWith('|')) return [line];
  const empty = { ...line, text: lead };
  if (text.endsWith('</summary>')) return [line, empty];
  return text.startsWith('</details>') ? [empty, line] : [line];
}

/** The marks of the quotes that a line is in: an empty line without them would end these. */
function quoteMarks(text: string): string {
  return /^(?:\s*>)*/.exec(text)?.[0] ?? '';
}

/**
 * Authors indent what is inside a component tag. Four spaces would turn it into a code block, so from there on the
 * indentation shared by all lines between the tags (`names`, as a part of a pattern) is taken back to that of the
 * tag itself.
 */
function dedentBlocks(lines: Line[], names: string): Line[] {
  const tag = new RegExp(`^(\\s*)<(/?)(${names})(?=[\\s/>]).*?(/?)>\\s*$`);
  const open: { indent: number; start: number }[] = [];
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index];
    const match = line?.code ? null : tag.exec(line?.text ?? '');
    if (!match || match[4] === '/') continue;
    if (match[2] !== '/') open.push({ indent: match[1]?.length ?? 0, start: index });
    else {
      const block = open.pop();
      if (block) dedent(lines.slice(block.start + 1, index), block.indent);
    }
  }
  return lines;
}

function dedent(lines: Line[], indent: number): void {
  const written = lines.filter((line) => line.text.trim() !== '');
  const excess = written.reduce((least, line) => Math.min(least, indentOf(line.text)), Infinity) - indent;
  if (!Number.isFinite(excess) || excess <= 0 || excess + indent < 4) return;
  for (const line of lines) {
    line.text = line.text.slice(Math.min(excess, indentOf(line.text)));
    line.indent += excess;
  }
}

function indentOf(text: string): number {
  return text.length - text.trimStart().length;
}
