/** Signs that begin a comment on a line of code, in any language, and what may end it. */
const START = String.raw`(?:\{\s*/\*|/\*|<!--|\(\*|\{-|//+|#+|--+|;+|%+|'|"|!|\*>|(?:@?rem|REM)(?=\s)|\.\.)`;
const END = String.raw`(?:\*/\s*\}?|-->|\*\)|-\})?`;
const ALONE = new RegExp(String.raw`^\s*${START}\s*highlight-(next-line|line|start|end)\s*${END}\s*$`);
const BEHIND = new RegExp(String.raw`^(.*\S)\s*${START}\s*highlight-line\s*${END}\s*$`);

/** Code without the comments that mark its lines. */
interface MarkedLines {
  code: string;
  /** Marked lines, from 1. */
  marked: number[];
  /** A comment without its partner, and its line as it is written, from 1. */
  lone?: { name: string; line: number };
}

/** Reads the comments of Docusaurus that mark lines, as it writes them in the comments of each language. */
export function readLineMarks(code: string): MarkedLines {
  if (!code.includes('highlight-')) return { code, marked: [] };
  const lines: string[] = [];
  const marked: number[] = [];
  let start: number | undefined;
  let lone: MarkedLines['lone'];
  let next = false;
  for (const [index, line] of code.split('\n').entries()) {
    const name = ALONE.exec(line)?.[1];
    if (name === 'start') start ??= index + 1;
    else if (name === 'end') {
      if (start === undefined) lone ??= { name: 'highlight-end', line: index + 1 };
      start = undefined;
    } else if (name) next = true;
    else {
      const before = BEHIND.exec(line)?.[1];
      lines.push(before ?? line);
      if (next || start !== undefined || before !== undefined) marked.push(lines.length);
      next = false;
    }
  }
  if (start !== undefined) lone ??= { name: 'highlight-start', line: start };
  return { code: lines.join('\n'), marked, lone };
}
