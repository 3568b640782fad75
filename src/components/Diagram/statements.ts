import { placeIn } from '../../shared/errors.ts';

/** A fault of a diagram's source; line and column count from 1. */
export interface DiagramFault {
  line: number;
  column: number;
  message: string;
  hint: string;
}

/** One statement of a diagram: usually a line. */
export interface Statement {
  text: string;
  line: number;
  column: number;
}

/** What a statement's checker says of it; `at` counts characters from its start. */
export interface StatementFault {
  message: string;
  hint: string;
  at?: number;
}

/** The fault at its place in the source. */
export function placed(statement: Statement, { message, hint, at = 0 }: StatementFault): DiagramFault {
  return { ...placeIn(statement.text, at, statement), message, hint };
}

/**
 * The statements of a diagram, comments and accessible texts left out. Lines are joined while a text in quotes, a
 * description in braces or node data (`@{`) goes on.
 */
export function statementsOf(source: string): Statement[] {
  const statements: Statement[] = [];
  const lines = source.split('\n');
  for (let index = headerLines(lines); index < lines.length; index += 1) {
    const start = index;
    let text = lines[index] ?? '';
    while (index + 1 < lines.length && goesOn(text)) {
      index += 1;
      text += `\n${lines[index]}`;
    }
    const trimmed = text.trim();
    if (trimmed === '' || /^(?:%%|accTitle\b|accDescr\b)/.test(trimmed)) continue;
    const column = text.length - text.trimStart().length + 1;
    statements.push({ text: trimmed, line: start + 1, column });
  }
  return statements;
}

/** Lines of the front matter of a diagram. */
function headerLines(lines: readonly string[]): number {
  if (lines[0]?.trim() !== '---') return 0;
  const end = lines.findIndex((line, index) => index > 0 && line.trim() === '---');
  return end < 0 ? 0 : end + 1;
}

function goesOn(text: string): boolean {
  if (/^\s*%%/.test(text)) return /^\s*%%\{/.test(text) && !text.includes('}%%');
  if (/^\s*accDescr\s*\{/.test(text)) return !text.includes('}');
  if (/@\{/.test(text) && count(text, /[{]/g) > count(text, /[}]/g)) return true;
  const quotes = [...text.matchAll(/"/g)];
  const open = quotes.length % 2 === 1 ? quotes.at(-1)?.index : undefined;
  // Where a bracket follows, the quote was forgotten rather than left open.
  return open !== undefined && !/[\])}]/.test(text.slice(open));
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

/** Parts a line at semicolons outside of quotes and brackets. */
export function splitStatements({ text, line, column }: Statement): Statement[] {
  if (!text.includes(';')) return [{ text, line, column }];
  const parts: Statement[] = [];
  let depth = 0;
  let quoted = false;
  let start = 0;
  const take = (end: number) => {
    const part = text.slice(start, end);
    const lead = part.length - part.trimStart().length;
    if (part.trim() !== '') parts.push({ text: part.trim(), line, column: column + start + lead });
    start = end + 1;
  };
  for (const [index, character] of [...text].entries()) {
    if (character === '"') quoted = !quoted;
    else if (quoted) continue;
    else if ('[({'.includes(character)) depth += 1;
    else if ('])}'.includes(character)) depth -= 1;
    else if (character === ';' && depth <= 0 && !/#\w+$/.test(text.slice(0, index))) take(index);
  }
  take(text.length);
  return parts;
}
