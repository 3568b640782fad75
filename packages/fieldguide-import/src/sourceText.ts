import type { Edit } from './types.ts';

/** Replaces the brace of a heading's id, which would start an expression in MDX. */
export const ID_BRACE = '\uE001';

export interface ReadyText {
  /** As long as the page, character by character: places in it are places in the page. */
  text: string;
  /** Titles of admonitions that are written without brackets, by the offset of their line. */
  titles: ReadonlyMap<number, string>;
  /** Ranges that only MDX needs. */
  edits: Edit[];
}

const ADMONITION = /^([ \t>]*)(:{3,})([ \t]?)([a-zA-Z][\w-]*)([ \t]+(?![[{])([^\n]*?))?[ \t]*$/;
const HEADING_ID = /^([ \t>]*#{1,6}[ \t].*)(\{)(#[^\s{}]+\}[ \t]*#*[ \t]*)$/;
/** The same as a comment of MDX or HTML; the page keeps it, since Fieldguide reads it too. */
const COMMENTED_ID =
  /^([ \t>]*#{1,6}[ \t].*?)(?:\{\/\*\s*(#[^\s{}*]+)\s*\*\/\}|<!--\s*(#[^\s{}<>]+?)\s*-->)([ \t]*#*[ \t]*)$/;

function braces(...[line = '', before = '', mdx, html]: (string | undefined)[]): string {
  return `${before}{${mdx ?? html}}`.padEnd(line.length);
}

/**
 * Brings a page into the form that MDX reads, as Docusaurus does before it parses: comments of HTML, ids of headings,
 * `mdx-code-block` fences, titles of admonitions. `isMdx`: false for pages that are plain Markdown.
 */
export function readyText(source: string, bodyStart: number, isMdx: boolean): ReadyText {
  const titles = new Map<number, string>();
  const edits: Edit[] = [];
  // A fence of MDX may hold others.
  const fences: { mark: string; isMdx: boolean }[] = [];
  let isComment = false;
  let offset = 0;
  const lines = source.split('\n').map((line) => {
    const start = offset;
    offset += line.length + 1;
    if (start < bodyStart) return ' '.repeat(line.length);
    const mark = /^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*(`{3,}|~{3,})(.*)$/.exec(line);
    if (!isComment && mark) {
      const [, ticks = '', info = ''] = mark;
      const fence = fences.at(-1);
      const closes = fence !== undefined && ticks.startsWith(fence.mark) && info.trim() === '';
      const opens = !closes && fence?.isMdx !== false && !(ticks.startsWith('`') && info.includes('`'));
      const changed = closes
        ? fence
        : opens
          ? { mark: ticks, isMdx: info.trim() === 'mdx-code-block' }
          : undefined;
      if (closes) fences.pop();
      if (opens && changed) fences.push(changed);
      if (changed) {
        if (!changed.isMdx) return line;
        edits.push({ start, end: offset, text: '' });
        return ' '.repeat(line.length);
      }
    }
    if (fences.at(-1)?.isMdx === false) return line;
    let text = isMdx && !isComment ? line.replace(COMMENTED_ID, braces) : line;
    if (isMdx) {
      const commented = comments(text, isComment);
      isComment = commented.isOpen;
      text = commented.text.replace(
        HEADING_ID,
        (...[, before = '', , id = '']: string[]) => before + ID_BRACE + id,
      );
    }
    const admonition = isComment ? null : ADMONITION.exec(text);
    if (!admonition) return text;
    const [, indent = '', colons = '', , name = '', , title = ''] = admonition;
    if (title !== '') titles.set(start, title);
    return `${indent}${colons}${name}`.padEnd(text.length);
  });
  return { text: lines.join('\n'), titles, edits };
}

/** Comments of HTML as those of MDX, each mark as long as it was. */
function comments(line: string, wasOpen: boolean): { text: string; isOpen: boolean } {
  let isOpen = wasOpen;
  let ticks = 0;
  const text = line.replace(/`|<!--|-->|\*\//g, (sign) => {
    if (isOpen) {
      if (sign === '-->') {
        isOpen = false;
        return '*/}';
      }
      return sign === '*/' ? '* ' : sign;
    }
    if (sign === '`') ticks += 1;
    if (sign !== '<!--' || ticks % 2 === 1) return sign;
    isOpen = true;
    return '{/**';
  });
  return { text, isOpen };
}
