import { type Fault, type PlacedFault, placeIn } from '../../shared/errors.ts';
import { hintFor, nearest } from '../../shared/text.ts';

/** One statement of a diagram: usually a line. */
export interface Statement {
  text: string;
  line: number;
  column: number;
}

/** What a statement's checker says of it; `at` counts characters from its start. */
export interface StatementFault extends Fault {
  at?: number;
}

/** The fault at its place in the source. */
export function placed(statement: Statement, { message, hint, at = 0 }: StatementFault): PlacedFault {
  return { ...placeIn(statement.text, at, statement), message, hint };
}

/**
 * The statements of a diagram, comments left out. Lines are joined while a text in quotes or a
 * description in braces goes on.
 */
export function statementsOf(source: string): Statement[] {
  const statements: Statement[] = [];
  const lines = source.split('\n');
  for (let index = headerLines(lines); index < lines.length; index += 1) {
    const start = index;
    let text = lines[index] ?? '';
    // What is said in a sequence diagram may hold quotes and inches.
    const isSequence = statements[0]?.text.startsWith('sequenceDiagram') ?? false;
    while (index + 1 < lines.length && goesOn(text, isSequence)) {
      index += 1;
      text += `\n${lines[index]}`;
    }
    const trimmed = text.trim();
    if (trimmed === '' || trimmed.startsWith('%%')) continue;
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

function goesOn(text: string, isSequence: boolean): boolean {
  if (/^\s*%%/.test(text)) return /^\s*%%\{/.test(text) && !text.includes('}%%');
  if (/^\s*accDescr\s*\{/.test(text)) return !text.includes('}');
  if (isSequence || /^\s*acc(?:Title|Descr)\s*:/.test(text)) return false;
  const quotes = [...text.matchAll(/"/g)];
  const open = quotes.length % 2 === 1 ? quotes.at(-1)?.index : undefined;
  // Where a bracket follows, the quote was forgotten rather than left open.
  return open !== undefined && !/[\])}]/.test(text.slice(open));
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
  for (const [index, character] of text.split('').entries()) {
    if (character === '"') quoted = !quoted;
    else if (quoted) continue;
    else if ('[({'.includes(character)) depth += 1;
    else if ('])}'.includes(character)) depth -= 1;
    else if (character === ';' && depth <= 0 && !/#\w+$/.test(text.slice(0, index))) take(index);
  }
  take(text.length);
  return parts;
}

/** A label without quotes and marks, its breaks as line breaks, its entities as what they mean. */
export function labelText(source: string): string {
  return source
    .trim()
    .replace(/^"([\s\S]*)"$/, '$1')
    .replace(/^`([\s\S]*)`$/, (_, text: string) => text.replace(/\*\*?|__?/g, ''))
    .replace(/\s*(?:<br\s*\/?>|\n|\\n)\s*/gi, '\n')
    .replace(/[#&](quot|amp|lt|gt|apos|nbsp|#?\d+);/g, (whole, name: string) => {
      const code = Number(name.replace('#', ''));
      return ENTITIES[name] ?? (code > 31 && code < 0x110000 ? String.fromCodePoint(code) : whole);
    })
    .trim();
}

const ENTITIES: Record<string, string> = { quot: '"', amp: '&', lt: '<', gt: '>', apos: "'", nbsp: ' ' };

const DIRECTIONS = ['TB', 'TD', 'BT', 'LR', 'RL'];

/** A statement that the kind of diagram does not have. */
export function unknownStatement(text: string, keywords: readonly string[]): StatementFault {
  const [word = ''] = text.split(/[\s:[({]/);
  const guess = word.length > 2 ? nearest(word, keywords) : undefined;
  return {
    message: `"${short(text)}" is not a statement of this diagram type.`,
    hint: guess && guess !== word ? `Did you mean "${guess}"?` : 'Check its brackets, arrows and keywords.',
  };
}

export function unknownArrow(arrow: string, known: readonly string[], at: number): StatementFault {
  const message = `"${arrow}" is not an arrow of this diagram type.`;
  return { message, hint: `Did you mean "${nearest(arrow, known) ?? known[0]}"?`, at };
}

export function unknownDirection(word: string, at: number): StatementFault {
  const hint = hintFor(word.toUpperCase(), DIRECTIONS, `Use one of ${DIRECTIONS.join(', ')}.`);
  return { message: `unknown direction "${word}".`, hint, at };
}

/** The fault of a `direction` statement; null where it is none. */
export function directionFault(text: string): StatementFault | undefined | null {
  const match = /^direction\s+(\S+)\s*$/.exec(text);
  if (!match) return null;
  const word = match[1] ?? '';
  return DIRECTIONS.includes(word.toUpperCase()) ? undefined : unknownDirection(word, text.indexOf(word, 9));
}

/** A quote that is not closed; texts in quotes may hold anything else. */
export function quoteFault(text: string): StatementFault | undefined {
  const quotes = [...text.matchAll(/"/g)];
  if (quotes.length % 2 === 0) return undefined;
  return openQuote(quotes.at(-1)?.index ?? 0);
}

/** A quote at that character has no partner. */
export function openQuote(at: number): StatementFault {
  return {
    message: 'a quote is not closed.',
    hint: 'Close it on the same line; write #quot; inside a text.',
    at,
  };
}

function short(text: string): string {
  const [line = ''] = text.split('\n');
  return line.length > 60 ? `${line.slice(0, 57)}...` : line;
}

/** Keeps count of blocks, each from its keyword to its `end`. */
export class Blocks<T> {
  readonly faults: PlacedFault[] = [];
  private readonly open: { statement: Statement; name: string; block: T }[] = [];

  push(statement: Statement, name: string, block: T): void {
    this.open.push({ statement, name, block });
  }

  /** The innermost open block. */
  get current(): { name: string; block: T } | undefined {
    return this.open.at(-1);
  }

  pop(statement: Statement): void {
    if (this.open.pop()) return;
    const message = 'this "end" has no block to close.';
    this.faults.push(placed(statement, { message, hint: 'Remove it, or open a block above it.' }));
  }

  finish(): PlacedFault[] {
    const hint = 'Write "end" after its last line.';
    const left = this.open.map(({ statement, name }) =>
      placed(statement, { message: `"${name}" is not closed.`, hint }),
    );
    return [...this.faults, ...left];
  }
}
